/** Tests of what browsers run, on the Java platform. */
package io.github.flightstand.web.library;
