package io.github.flightstand.rules.referee.log;

import io.github.flightstand.movement.table.PlayArea;
import io.github.flightstand.rules.RuleSet;
import io.github.flightstand.rules.Rules;
import io.github.flightstand.rules.protocol.Fields;
import io.github.flightstand.rules.protocol.PoseErrorFormat;
import io.github.flightstand.rules.protocol.RulesFormat;
import io.github.flightstand.rules.protocol.TableReader;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Reads the header of a game log.
 *
 * <p>{@code log} and {@code playArea} have to be there; {@code rules} and {@code claimTolerance}
 * stand for {@link RuleSet#REFERENCE_2015} and {@link ClaimTolerance#STANDARD} if they are not.
 */
final class HeaderReader {

  private static final List<String> HEADER = List.of("log", "rules", "playArea", "claimTolerance");

  /** The versions of the log's form that can be read: as yet the first. */
  private static final Map<String, Integer> VERSIONS = Map.of("flightstand/1", 1);

  private final TableReader tables;

  HeaderReader(TableReader tables) {
    this.tables = tables;
  }

  /** Reads a header; faults are noted in the line's fields. */
  Optional<LogHeader> read(Fields line) {
    Optional<Integer> version = line.required("log").flatMap(log -> log.choice(VERSIONS));
    line.allowOnly(HEADER);
    Optional<Rules> rules =
        line.has("rules")
            ? line.optional("rules").flatMap(RulesFormat::read).map(RuleSet::rules)
            : Optional.of(Rules.standard());
    Optional<PlayArea> area = line.required("playArea").flatMap(tables::playArea);
    Optional<ClaimTolerance> tolerance =
        line.has("claimTolerance")
            ? line.optional("claimTolerance")
                .flatMap(field -> PoseErrorFormat.read(field, ClaimTolerance::new))
            : Optional.of(ClaimTolerance.STANDARD);
    return version.isPresent() && rules.isPresent() && area.isPresent() && tolerance.isPresent()
        ? Optional.of(new LogHeader(rules.get(), area.get(), tolerance.get()))
        : Optional.empty();
  }
}
