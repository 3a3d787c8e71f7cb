package io.github.flightstand.tools;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.flightstand.referee.operation.RefereeOperations;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** The TypeScript declarations say what the schemas say, and name only what they declare. */
class TypeFilesTest {

  private static final Pattern DECLARED = Pattern.compile("(?m)^export (?:interface|type) (\\w+)");
  private static final Pattern OPERATION = Pattern.compile("(?m)^  (\\w+): \\{ query: ");
  private static final Pattern USED = Pattern.compile("\\b[A-Z]\\w*");

  private static Map<String, String> schemas;

  @BeforeAll
  static void read() {
    schemas =
        Schemas.names().stream()
            .collect(Collectors.toMap(Function.identity(), name -> Schemas.text(name).get()));
  }

  @Test
  void allOperationsAreDeclaredWithTypesThatAreDeclaredOnce() throws IOException {
    String types = new TypeFiles(schemas, List.of()).text();
    assertEquals(
        new TreeSet<>(RefereeOperations.all().names()), new TreeSet<>(found(OPERATION, types)));
    assertNamesAreDeclared(types);
  }

  @Test
  void chosenOperationsNeedNoTypesOfOthers() throws IOException {
    String types = new TypeFiles(schemas, List.of("table", "maneuver")).text();
    assertEquals(List.of("maneuver", "table"), found(OPERATION, types));
    assertNamesAreDeclared(types);
    assertFalse(found(DECLARED, types).contains("State"));
  }

  @Test
  void membersHaveTheTypesOfTheirSchemas() throws IOException {
    String types = new TypeFiles(schemas, List.of("maneuver", "attack")).text();
    assertTrue(
        types.contains(
            """
            export interface ManeuverMargins {
              /** The signed separation from the nearest other ship; null if there is none. */
              ships: number | null;
              /** The distance inside the play area, without guides; negative outside. */
              edge: number;
            }
            """));
    assertTrue(
        types.contains("export interface ManeuverQuery extends Envelope {\n  op: \"maneuver\";"));
    assertTrue(types.contains("\n  touching?: [string, string][];\n"));
    assertTrue(types.contains("\n  colors?: { [key: string]: \"blue\" | \"red\" | "));
    assertTrue(
        types.contains(
            "\n  /** The final pose as if no other ship were there. */\n  nominal: {\n"));
  }

  @Test
  void typesOfOneNameAreOneIfTheySayTheSame() throws IOException {
    List<String> declared = found(DECLARED, new TypeFiles(schemas, List.of()).text());
    // The damage decks of a game are in queries and in answers; an attack is a task and an effect.
    assertEquals(List.of(), declared.stream().filter(name -> name.matches(".*\\d")).toList());
    assertTrue(declared.contains("CardPile"));
    assertTrue(declared.containsAll(Set.of("Attack", "ResolvingAttack")));
  }

  private static void assertNamesAreDeclared(String types) {
    List<String> declared = found(DECLARED, types);
    assertEquals(new HashSet<>(declared).size(), declared.size());
    Set<String> undeclared =
        new TreeSet<>(found(USED, types.replaceAll("/\\*\\*.*\\*/|\"[^\"]*\"", "")));
    declared.forEach(undeclared::remove);
    assertEquals(Set.of(), undeclared);
  }

  private static List<String> found(Pattern pattern, String text) {
    List<String> found = new ArrayList<>();
    pattern
        .matcher(text)
        .results()
        .map((MatchResult match) -> match.group(match.groupCount()))
        .forEach(found::add);
    return found;
  }
}
