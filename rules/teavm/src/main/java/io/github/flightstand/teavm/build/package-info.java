/** What runs while TeaVM compiles. */
@NullMarked
package io.github.flightstand.teavm.build;

import org.jspecify.annotations.NullMarked;
