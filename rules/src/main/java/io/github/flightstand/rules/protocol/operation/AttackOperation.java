package io.github.flightstand.rules.protocol.operation;

import io.github.flightstand.movement.parts.SectionName;
import io.github.flightstand.movement.table.Ship;
import io.github.flightstand.movement.table.Table;
import io.github.flightstand.rules.confidence.Uncertainty;
import io.github.flightstand.rules.confidence.Verdicts;
import io.github.flightstand.rules.measure.Aim;
import io.github.flightstand.rules.measure.Attack;
import io.github.flightstand.rules.measure.AttackRuler;
import io.github.flightstand.rules.measure.BadAimException;
import io.github.flightstand.rules.measure.FiringArc;
import io.github.flightstand.rules.measure.LineOfFire;
import io.github.flightstand.rules.measure.RangeBand;
import io.github.flightstand.rules.protocol.Field;
import io.github.flightstand.rules.protocol.Fields;
import io.github.flightstand.rules.protocol.LineFormat;
import io.github.flightstand.rules.protocol.Operation;
import io.github.flightstand.rules.protocol.RulesFormat;
import io.github.flightstand.rules.protocol.SectionFormat;
import io.github.flightstand.rules.protocol.TableReader;
import io.github.flightstand.rules.protocol.TableReading;
import io.github.flightstand.rules.protocol.json.JsonWriter;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** {@code attack}: whether a target is in the arc, at which range, and whether it is obstructed. */
final class AttackOperation implements Operation {

  private final TableReader tables;

  AttackOperation(TableReader tables) {
    this.tables = tables;
  }

  @Override
  public String name() {
    return "attack";
  }

  @Override
  public List<String> fields() {
    return List.of("table", "attacker", "target", "arc", "section");
  }

  @Override
  public Optional<Result> answer(Fields query) {
    TableReading reading = tables.tableOf(query);
    Optional<String> attacker = query.required("attacker").flatMap(reading::ship);
    Optional<String> target =
        query
            .required("target")
            .flatMap(field -> reading.ship(field).filter(id -> isAnother(field, id, attacker)));
    Optional<FiringArc> arc = query.required("arc").flatMap(field -> reading.arc(field, attacker));
    Optional<Table> table = reading.table();
    // Known without a table, and to be reported even if the table has faults.
    Optional<Ship> from = attacker.flatMap(reading::shipRead);
    Optional<Ship> aimedAt = target.flatMap(reading::shipRead);
    Optional<Field> section =
        aimedAt.filter(AttackOperation::needsSection).isPresent()
            ? query.required("section")
            : query.optional("section");
    Optional<SectionName> name = section.flatMap(SectionFormat::read);
    AttackRuler ruler = new AttackRuler(RulesFormat.of(query).rules());
    if (from.isEmpty()
        || aimedAt.isEmpty()
        || arc.isEmpty()
        || section.isPresent() != name.isPresent()) {
      return Optional.empty();
    }
    try {
      Aim aim = new Aim(from.get(), aimedAt.get(), name, arc.get());
      return table.map(known -> new Measured(ruler, known, aim, ruler.measure(known, aim)));
    } catch (BadAimException refused) {
      refuse(query, refused);
      return Optional.empty();
    }
  }

  /** Whether a section has to be named; for what cannot be attacked at all it is no matter. */
  private static boolean needsSection(Ship target) {
    return !target.base().sections().isEmpty() && !target.standsIn();
  }

  private static void refuse(Fields query, BadAimException refused) {
    // A section that is missing was noted as such when it was asked for.
    query
        .required(refused.part().name().toLowerCase(Locale.ROOT))
        .ifPresent(field -> field.unexpected(refused.expected()));
  }

  private static boolean isAnother(Field target, String id, Optional<String> attacker) {
    boolean another = attacker.filter(id::equals).isEmpty();
    if (!another) {
      target.unexpected("another ship than the attacker");
    }
    return another;
  }

  /** An attack that was measured. */
  private record Measured(AttackRuler ruler, Table table, Aim aim, Attack attack)
      implements Result {

    @Override
    public void write(JsonWriter out) {
      Optional<LineOfFire> line = attack.line();
      out.name("inArc").bool(attack.inArc()).name("distance");
      line.map(fire -> fire.lines().distance()).ifPresentOrElse(out::number, out::nothing);
      out.name("range");
      line.flatMap(LineOfFire::range)
          .map(RangeBand::number)
          .ifPresentOrElse(out::number, out::nothing);
      out.name("line");
      line.ifPresentOrElse(fire -> LineFormat.write(out, fire.lines()), out::nothing);
      out.name("many").bool(line.filter(fire -> fire.lines().many()).isPresent());
      out.name("obstructed").bool(line.filter(LineOfFire::obstructed).isPresent());
      out.name("choice").bool(line.filter(LineOfFire::choice).isPresent());
      out.name("obstructedBy").startArray();
      line.map(LineOfFire::obstructedBy).orElse(List.of()).forEach(out::text);
      out.endArray().name("touching").bool(attack.touching()).name("dice");
      line.ifPresentOrElse(
          fire ->
              out.startObject()
                  .name("attack")
                  .number(fire.dice().attack())
                  .name("defence")
                  .number(fire.dice().defence())
                  .endObject(),
          out::nothing);
      out.name("margins").startObject().name("arc");
      attack.arcDepth().ifPresentOrElse(out::number, out::nothing);
      out.name("range");
      line.map(LineOfFire::rangeMargin).ifPresentOrElse(out::number, out::nothing);
      attack.sight().ifPresent(sight -> out.name("section").number(sight.margin()));
      out.endObject();
      attack.sight().ifPresent(sight -> out.name("sectionClear").bool(sight.clear()));
    }

    @Override
    public void writeConfidence(JsonWriter out, Uncertainty uncertainty) {
      new Verdicts(table, uncertainty)
          .ofAttack(ruler, aim)
          .forEach((name, probability) -> out.name(name).number(probability));
    }
  }
}
