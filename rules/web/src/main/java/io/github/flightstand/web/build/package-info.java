/** What runs while the module for browsers is built. */
@NullMarked
package io.github.flightstand.web.build;

import org.jspecify.annotations.NullMarked;
