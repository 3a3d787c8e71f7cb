/**
 * The card set {@code flown}: what upgrades and pilots of real squads of the first edition do. The
 * engine finds it as it finds any other set.
 *
 * @since 1.0
 */
module io.github.flightstand.cards {
  requires io.github.flightstand.rules;
  requires static org.jspecify;

  provides io.github.flightstand.rules.engine.hook.CardSource with
      io.github.flightstand.cards.FlownCards;
}
