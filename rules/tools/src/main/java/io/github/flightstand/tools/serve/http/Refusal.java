package io.github.flightstand.tools.serve.http;

/**
 * A response to a request that is not answered.
 *
 * @param status the HTTP status, from 400
 * @param sentence what was found and what was expected
 */
record Refusal(int status, String sentence) {}
