/** Somebody else's module. */
module outside {
  requires io.github.flightstand.rules;
}
