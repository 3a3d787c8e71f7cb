package io.github.flightstand.rules.engine.hook;

import java.util.List;

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

  /** Returns the cards. Each id must differ from those of the program's own cards. */
  List<Card> cards();
}
