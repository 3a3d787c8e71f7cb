package io.github.flightstand.rules.protocol.operation;

import io.github.flightstand.movement.parts.TokenKind;
import io.github.flightstand.movement.token.TokenMoves;
import io.github.flightstand.movement.token.TokenMoves.Drop;
import io.github.flightstand.rules.protocol.Field;
import io.github.flightstand.rules.protocol.Fields;
import io.github.flightstand.rules.protocol.Operation;
import io.github.flightstand.rules.protocol.PoseFormat;
import io.github.flightstand.rules.protocol.TableReader;
import io.github.flightstand.rules.protocol.TableReading;
import io.github.flightstand.rules.protocol.TemplateFormat;
import io.github.flightstand.rules.protocol.json.JsonWriter;
import java.util.List;
import java.util.Optional;

/** {@code drop}: where a bomb or mine lands that a ship drops, and on whom. */
final class DropOperation implements Operation {

  private static final List<String> KINDS = List.of("bomb", "mine");

  private final TableReader tables;
  private final TokenMoves drops;

  DropOperation(TableReader tables, TokenMoves drops) {
    this.tables = tables;
    this.drops = drops;
  }

  @Override
  public String name() {
    return "drop";
  }

  @Override
  public List<String> fields() {
    return List.of("table", "ship", "kind", "template");
  }

  @Override
  public Optional<Result> answer(Fields query) {
    TableReading reading = tables.tableOf(query);
    Optional<String> ship = query.required("ship").flatMap(reading::ship);
    Optional<TokenKind> kind = query.required("kind").flatMap(DropOperation::kind);
    Optional<Field> template = query.optional("template");
    Optional<TemplateFormat.Laid> laid =
        template.isPresent()
            ? template.flatMap(TemplateFormat::read)
            : Optional.of(TemplateFormat.Laid.STRAIGHT_1);
    if (reading.table().isEmpty() || ship.isEmpty() || kind.isEmpty() || laid.isEmpty()) {
      return Optional.empty();
    }
    Drop drop =
        drops.drop(
            reading.table().get(),
            ship.get(),
            kind.get(),
            laid.get().kind(),
            laid.get().speed(),
            laid.get().side());
    return Optional.of(out -> write(out, drop));
  }

  private static Optional<TokenKind> kind(Field field) {
    return field.choice(KINDS).map(word -> word.equals("bomb") ? TokenKind.BOMB : TokenKind.MINE);
  }

  private static void write(JsonWriter out, Drop drop) {
    PoseFormat.write(out.name("pose"), drop.pose());
    out.name("under").startArray();
    drop.under().forEach(out::text);
    out.endArray();
    out.name("offTable").text(drop.offTable().word());
  }
}
