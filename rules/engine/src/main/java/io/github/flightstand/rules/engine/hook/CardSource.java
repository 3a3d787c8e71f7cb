package io.github.flightstand.rules.engine.hook;

import java.util.List;
import java.util.Set;

/**
 * Cards of your own for the command line. A jar names its sources, one a line, in the file {@code
 * META-INF/services/io.github.flightstand.rules.engine.hook.CardSource}; {@link
 * java.util.ServiceLoader} finds them when the program is given {@code --cards JAR}.
 *
 * <pre>{@code
 * public final class MyCards implements CardSource {
 *   @Override
 *   public List<Card> cards() {
 *     return List.of(Card.of("armored", CardKind.MODIFICATION)
 *         .modify(Value.AGILITY, (now, agility) -> agility + 1)
 *         .build());
 *   }
 * }
 * }</pre>
 *
 * <p>A source is a public class with a public constructor without parameters.
 */
public interface CardSource {

  /**
   * Returns the name of the set that the cards belong to. A set's cards have effects only in games
   * that have the set in force. Then they are also those of the catalogue's cards with their ids.
   * Without a name, the default, a card has its effect in every game that gives it to a ship.
   */
  default String name() {
    return "";
  }

  /** Returns the cards. Each id must differ from those of the program's own cards. */
  List<Card> cards();

  /** Returns cards as they were before an erratum, each beside its present form. */
  default List<Former> former() {
    return List.of();
  }

  /**
   * Returns the ids of the catalogue's upgrades that are whole by their figures, without effects.
   */
  default Set<String> whole() {
    return Set.of();
  }

  /**
   * A card before an erratum.
   *
   * @param until the day from which its present form holds, such as {@code "2016-11-05"}
   */
  record Former(String until, Card card) {}
}
