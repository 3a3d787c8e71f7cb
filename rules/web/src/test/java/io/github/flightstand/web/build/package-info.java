/** Tests of what changes a module while it is compiled. */
package io.github.flightstand.web.build;
