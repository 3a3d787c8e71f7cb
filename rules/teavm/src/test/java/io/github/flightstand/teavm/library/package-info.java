/** Tests of what TeaVM compiles, on the Java platform. */
package io.github.flightstand.teavm.library;
