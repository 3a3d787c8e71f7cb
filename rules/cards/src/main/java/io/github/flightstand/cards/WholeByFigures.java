package io.github.flightstand.cards;

import java.util.Set;

/**
 * The upgrades that are whole by their figures: they only raise a figure, change the bars or the
 * price of a ship, or are a weapon or a bomb that does no more than hit or detonate.
 */
final class WholeByFigures {

  static final Set<String> IDS =
      Set.of(
          // Elite talents and modifications that raise a figure or add an action.
          "veteraninstincts",
          "engineupgrade",
          "hullupgrade",
          "shieldupgrade",
          "targetingcomputer",
          "bwinge2",
          "vectoredthrusters",
          // Titles, refits and astromechs about the upgrade bar or the price.
          "awingtestpilot",
          "royalguardtie",
          "chardaanrefit",
          "havoc",
          "heavyscykinterceptor",
          "millenniumfalcon",
          "punishingone",
          "renegaderefit",
          "r2d6",
          "tiex1",
          "vaksai",
          "virago",
          // Weapons and bombs without more.
          "blasterturret",
          "hotshotblaster",
          "thermaldetonators",
          "ionbombs",
          "proximitymines",
          "clustermines",
          "connernet",
          "bombletgenerator");

  private WholeByFigures() {}
}
