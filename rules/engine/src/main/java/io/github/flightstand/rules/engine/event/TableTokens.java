package io.github.flightstand.rules.engine.event;

import io.github.flightstand.movement.table.Table;
import io.github.flightstand.movement.table.Token;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Tokens on a table, in the order of their ids, so that equal tables give equal states. */
final class TableTokens {

  /** Returns the table with a token on it, which replaces any token with the same id. */
  static Table laid(Table table, Token token) {
    List<Token> lie = new ArrayList<>(table.tokens());
    lie.removeIf(other -> other.id().equals(token.id()));
    lie.add(token);
    lie.sort(Comparator.comparing(Token::id));
    Table.Builder laid = Table.builder(table.playArea());
    table.ships().forEach(laid::ship);
    table.obstacles().forEach(laid::obstacle);
    lie.forEach(laid::token);
    return laid.build().withTouching(table.touchingPairs());
  }
}
