package io.github.flightstand.tools.page;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.flightstand.protocol.format.Formats;
import io.github.flightstand.rules.engine.state.TokenType;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The modules of pages are one script: nothing is left to load, and no name stands twice. */
class ModulesTest {

  private static final Pattern NAME =
      Pattern.compile("^(?:async )?(?:function|const|let|class) (\\w+)", Pattern.MULTILINE);

  @ParameterizedTest
  @ValueSource(strings = {"replay.js", "report.js", "sandbox/main.js"})
  void modulesStandAfterThoseThatTheyImport(String entry) {
    String script = Modules.joined(entry);
    assertTrue(script.startsWith("\"use strict\";\n"), entry);
    assertFalse(Pattern.compile("^(import|export)\\b", Pattern.MULTILINE).matcher(script).find());
    assertTrue(script.indexOf("function draw(") < script.indexOf("class Stage"), entry);

    List<String> names = NAME.matcher(script).results().map(ModulesTest::name).toList();
    Set<String> once = new HashSet<>(names);
    assertTrue(once.contains("Stage"), entry);
    assertEquals(once.size(), names.size(), () -> twice(names));
  }

  /** A kind of token that is new has a letter of its own, on pages and in their legend. */
  @Test
  void everyKindOfTokenHasALetter() {
    Matcher letters = Pattern.compile("TOKENS = \\{ (.*) };\n").matcher(Modules.text("signs.js"));
    assertTrue(letters.find());
    List<String> known = List.of(letters.group(1).split(", "));
    List<String> kinds =
        Stream.concat(Arrays.stream(TokenType.values()).map(Formats::word), Stream.of("lock"))
            .toList();
    assertEquals(kinds, known.stream().map(one -> one.replaceFirst(":.*", "")).toList());
    assertEquals(
        kinds.size(), known.stream().map(one -> one.replaceFirst(".*:", "")).distinct().count());
  }

  private static String name(MatchResult found) {
    return found.group(1);
  }

  private static String twice(List<String> names) {
    Set<String> seen = new HashSet<>();
    return names.stream().filter(name -> !seen.add(name)).toList() + " stand twice";
  }
}
