package io.github.flightstand.protocol.squad;

import io.github.flightstand.protocol.format.Excerpt;
import io.github.flightstand.rules.engine.state.WeaponRange;
import io.github.flightstand.rules.measure.FiringArc;
import io.github.flightstand.rules.squad.WeaponFigures;
import io.github.flightstand.rules.squad.WeaponFigures.Resource;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A reader of a card's weapon; its attack's heading and text say what it requires and costs. */
final class CommunityWeapon {

  private static final Pattern HEADING =
      Pattern.compile("attack ?\\((target lock|focus|energy)\\)", Pattern.CASE_INSENSITIVE);
  private static final Pattern DISCARDS =
      Pattern.compile(
          "discard this card( and spend your target lock)? to (perform this )?attack",
          Pattern.CASE_INSENSITIVE);
  private static final Pattern SPENDS_ENERGY =
      Pattern.compile("spend (\\d) energy from this card to perform", Pattern.CASE_INSENSITIVE);

  static Optional<WeaponFigures> of(JsonTree card) throws UnusableCardException {
    if (!card.has("attack") || !card.get("range").isText()) {
      return Optional.empty();
    }
    String range = CommunityCard.text(card, "range");
    if (!range.matches("[1-5](-[1-5])?")) {
      throw new UnusableCardException("'range' is " + Excerpt.quoted(range));
    }
    WeaponRange bands =
        new WeaponRange(range.charAt(0) - '0', range.charAt(range.length() - 1) - '0');
    String text = card.get("text").text().replaceAll("<[^>]*>", "");
    Matcher heading = HEADING.matcher(text);
    Optional<Resource> requires =
        heading.find() ? Optional.of(resource(heading.group(1))) : Optional.empty();
    Matcher energy = SPENDS_ENERGY.matcher(text);
    int cost = energy.find() ? Integer.parseInt(energy.group(1)) : 0;
    return Optional.of(
        new WeaponFigures(
            CommunityCard.number(card, "attack"),
            bands,
            text.contains("your firing arc") && text.contains("outside")
                ? FiringArc.TURRET
                : FiringArc.FRONT,
            requires,
            spends(text, cost),
            cost,
            DISCARDS.matcher(text).find()));
  }

  private static Resource resource(String word) {
    return switch (word.charAt(0)) {
      case 't', 'T' -> Resource.LOCK;
      case 'f', 'F' -> Resource.FOCUS;
      default -> Resource.ENERGY;
    };
  }

  private static Optional<Resource> spends(String text, int energy) {
    if (energy > 0) {
      return Optional.of(Resource.ENERGY);
    }
    if (text.contains("pend your target lock")) {
      return Optional.of(Resource.LOCK);
    }
    return text.contains("pend 1 focus token to perform")
        ? Optional.of(Resource.FOCUS)
        : Optional.empty();
  }
}
