package io.github.flightstand.protocol.format;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

/** Marks a component that callers may write and that no answer has. */
@Retention(RetentionPolicy.RUNTIME)
public @interface OnlyAsked {}
