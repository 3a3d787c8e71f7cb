/**
 * Queries over HTTP: a POST with a query, a response with its answer, on Jetty's server.
 *
 * <p>{@link io.github.flightstand.tools.serve.http.HttpService} receives requests, {@code
 * Doorkeeper} refuses those that a stranger or a browser's page may have sent, and {@code
 * AnswerQueue} answers the queries of each token in order.
 */
@NullMarked
package io.github.flightstand.tools.serve.http;

import org.jspecify.annotations.NullMarked;
