package io.github.flightstand.tools.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.flightstand.referee.Logs;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The option {@code --cards}: cards of a user's own, in a jar. */
class CardsOptionTest extends CommandStreams {

  static final String SET_UP =
      """
      {"placed": true, "chance": {"seed": 7}, "rounds": 2, "players": [
        {"id": "A", "squad": {"ships": [{"id": "red", "base": "small", "skill": 2, "attack": 3,
          "agility": 1, "hull": 2, "shields": 0, "actions": ["focus"], "dial": ["1FG"],
          "cards": ["nerves"], "pose": {"x": 300, "y": 100, "heading": 90}}]}},
        {"id": "B", "squad": {"ships": [{"id": "blue", "base": "small", "skill": 2, "attack": 3,
          "agility": 1, "hull": 2, "shields": 0, "actions": ["focus"], "dial": ["1FG"],
          "pose": {"x": 300, "y": 800, "heading": 270}}]}}]}
      """;

  private static final String UNKNOWN =
      "'red' has the card 'nerves', which the engine does not know, expected one of its own or of"
          + " a jar given by '--cards'";

  @TempDir private Path folder;

  private int anew(String input, Stream<String> args) {
    out.reset();
    err.reset();
    return run(input, args.toArray(String[]::new));
  }

  private int anew(String... args) {
    return anew("", Stream.of(args));
  }

  private String nerves() throws IOException {
    return OutsideJar.of(folder, "nerves", OutsideJar.NERVES, "outside.Nerves");
  }

  private String setUp() throws IOException {
    return Files.writeString(folder.resolve("set-up.json"), SET_UP).toString();
  }

  @Test
  void aGameWithACardOfItsOwnIsPlayedReplayedAndRefereed() throws IOException {
    String jar = nerves();
    String logs = folder.resolve("logs").toString();
    String log = folder.resolve("logs").resolve("game-1.ndjson").toString();
    String[] play = {"play", "--set-up", setUp(), "--players", "look-ahead", "random"};
    Stream<String> more = Stream.of("--log", logs, "--cards", jar);
    assertEquals(0, anew("", Stream.concat(Stream.of(play), more)), this::err);
    assertEquals(0, anew("replay", log, "--cards", jar), this::err);
    assertTrue(out().contains("focus") && out().contains("nerves"), out());
    assertEquals(0, anew("referee", log, "--cards", jar), this::err);
    assertEquals(0, anew("referee", log, log, "--cards", jar), this::err);
    assertTrue(out().contains("\"illegal\":0,"), out());
    String page = folder.resolve("page.html").toString();
    assertEquals(0, anew("replay", log, "--page", page, "--cards", jar), this::err);
    assertEquals(0, anew("draw", log, "--cards", jar), this::err);

    assertEquals(1, anew(play));
    assertEquals("play: cannot play '" + setUp() + "': the ship " + UNKNOWN + "\n", err());
    assertEquals(1, anew("replay", log));
    assertEquals("replay: line 1: the ship " + UNKNOWN + "\n", err());
    assertEquals(2, anew("referee", log));
    assertEquals("referee: '" + log + "', line 1: the ship " + UNKNOWN + "\n", err());
    assertEquals(1, anew("draw", log));
    assertTrue(err().contains(UNKNOWN), err());
  }

  @Test
  void anErrorInOneLogCostsNoOtherLogItsVerdicts() throws IOException {
    Path logs = folder.resolve("logs");
    String log = logs.resolve("game-1.ndjson").toString();
    String[] play = {"play", "--set-up", setUp(), "--log", logs.toString(), "--cards", nerves()};
    assertEquals(0, anew(play), this::err);
    Files.write(
        logs.resolve("more.ndjson"),
        List.of(
            Logs.HEADER,
            Logs.place("red", "small", 200, 100, 90),
            Logs.activate("red", "1FW", 200, 180, 90)));
    String source =
        OutsideJar.NERVES.replace(
            "return List.of(now.gain(TokenType.FOCUS, 1));", "throw new StackOverflowError();");
    String broken = OutsideJar.of(folder, "broken", source, "outside.Nerves");
    assertEquals(2, anew("referee", logs.toString(), "--cards", broken));
    String told = ": this is a defect of the program, not a fault of its input";
    assertTrue(err().contains("referee: '" + log + "'" + told), err());
    assertTrue(out().contains("\"legal\":1,"), out());
    // Status 1 would say that a line does not fit the game.
    assertEquals(2, anew("replay", log, "--cards", broken));
    assertTrue(err().contains("replay" + told), err());
  }

  @Test
  void queriesKnowTheCards() throws IOException {
    String jar = nerves();
    String start = "{\"op\": \"start\", \"setup\": " + SET_UP.replace('\n', ' ') + "}";
    assertEquals(0, anew(start, Stream.of("query", "-", "--cards", jar)), this::out);
    String state = out().substring(out().indexOf("{\"state\""), out().indexOf(",\"events\""));
    assertEquals(0, anew(start, Stream.of("serve", "--cards=" + jar)));
    assertTrue(out().startsWith("{\"ok\":true"), out());
    assertEquals(1, anew(start, Stream.of("query", "-")));
    assertTrue(out().contains(UNKNOWN), out());
    String decisions = "{\"op\": \"decisions\", \"game\": " + state + "}";
    assertEquals(0, anew(decisions, Stream.of("query", "-", "--cards", jar)), this::out);
    assertEquals(1, anew(decisions, Stream.of("query", "-")));
    assertTrue(out().contains("beside 'red' lies the card 'nerves', which the engine"), out());
    assertTrue(out().contains("'--cards'"), out());
  }

  @Test
  void severalJarsAndSeveralSourcesAreTaken() throws IOException {
    String second =
        OutsideJar.of(
            folder,
            "second",
            OutsideJar.source("Calm", "calm"),
            "# two of a kind",
            "outside.Calm",
            "outside.Calm");
    assertEquals(0, anew("play", "--set-up", setUp(), "--cards", second, "--cards", nerves()));
  }

  @Test
  void whatBringsNoCardsIsSaidInASentence() throws IOException {
    String none = folder.resolve("none.jar").toString();
    fails("cannot read the file '" + none + "', expected cards in it, but there is no such", none);
    fails("cannot read the file '" + folder + "', expected cards in it, but", folder.toString());
    String text = Files.writeString(folder.resolve("text.jar"), "no jar").toString();
    fails("'" + text + "' is not a jar, expected one with cards in it", text);
    String source = OutsideJar.NERVES;
    String mute = OutsideJar.of(folder, "mute", source);
    fails("'" + mute + "' has no cards, expected CardSource classes named in its file", mute);
    String blank = OutsideJar.of(folder, "blank", source, "# nothing");
    fails("'" + blank + "' has no cards", blank);
    failsToLoad("Provider outside.Gone not found", source, "outside.Gone");
    failsToLoad(
        "CardSource: outside.Nerves not a subtype",
        source.replace("implements CardSource", ""),
        "outside.Nerves");
    failsToLoad("Illegal configuration-file syntax", source, "no name of a class");
    failsToLoad(
        "Provider outside.Nerves could not be instantiated (java.lang.IllegalStateException: no)",
        throwing("public Nerves() { throw new IllegalStateException(\"no\"); }"),
        "outside.Nerves");
    failsToLoad(
        "Unable to get public no-arg constructor",
        throwing("public Nerves(int one) {}"),
        "outside.Nerves");
    failsToLoad(
        "java.lang.IllegalStateException: no cards",
        body("throw new IllegalStateException(\"no cards\");"),
        "outside.Nerves");
    failsToLoad("java.lang.NullPointerException", body("return null;"), "outside.Nerves");
    failsToLoad(
        "java.lang.NullPointerException: a card has an id",
        body("return List.of(Card.of(null, CardKind.ELITE).build());"),
        "outside.Nerves");
  }

  @Test
  void everyCommandLooksAtTheJarsFirst() throws IOException {
    String none = folder.resolve("none.jar").toString();
    String log = Files.writeString(folder.resolve("log.ndjson"), "{}").toString();
    for (List<String> command :
        List.of(
            List.of("play", "--set-up", setUp()),
            List.of("query", "-"),
            List.of("replay", log),
            List.of("referee", log))) {
      Stream<String> cards = Stream.of("--cards", none);
      assertEquals(2, anew("", Stream.concat(command.stream(), cards)), this::err);
      assertTrue(err().startsWith(command.get(0) + ": cannot read the file '" + none), err());
      assertEquals(1, err().lines().count(), this::err);
    }
  }

  @Test
  void aCardsIdIsItsOwn() throws IOException {
    String one = nerves();
    String other =
        OutsideJar.of(folder, "other", OutsideJar.source("Calm", "nerves"), "outside.Calm");
    fails(
        "the card 'nerves' is in '%s' and in '%s', expected one card of an id"
            .formatted(one, other),
        one,
        other);
    String taken = "reference-2015/direct-hit";
    String deck = OutsideJar.of(folder, "deck", OutsideJar.source("Calm", taken), "outside.Calm");
    fails("the card '" + taken + "' is in the program and in '" + deck + "', expected one", deck);
  }

  /** The same for jars whose cards belong to sets, one set or two. */
  @Test
  void aCardsIdIsItsOwnInSetsToo() throws IOException {
    String one = OutsideJar.of(folder, "one", inSet("mine", OutsideJar.NERVES), "outside.Nerves");
    for (String set : List.of("mine", "yours")) {
      String source = inSet(set, OutsideJar.source("Calm", "nerves"));
      String other = OutsideJar.of(folder, "in-" + set, source, "outside.Calm");
      fails(
          "the card 'nerves' is in '%s' and in '%s', expected one card of an id"
              .formatted(one, other),
          one,
          other);
    }
  }

  /** A jar's set may have a card that a set of the program has; they are not in force together. */
  @Test
  void aSetThatTakesAnIdOfTheProgramsIsNamed() throws IOException {
    String source = inSet("mine", OutsideJar.source("Mine", "predator"));
    String jar = OutsideJar.of(folder, "mine", source, "outside.Mine");
    assertEquals(0, anew(start("predator", "mine"), Stream.of("query", "-", "--cards", jar)));
    assertEquals(
        1, anew(start("predator", "flown", "mine"), Stream.of("query", "-", "--cards", jar)));
    assertTrue(
        out().contains("found 'predator' twice, in 'mine' of outside.Mine again"), this::out);
  }

  /** The command that led to it is refused, the card is named, and the game stays where it was. */
  @Test
  void aCardOfASetThatThrowsEndsNothing() throws IOException {
    String source =
        inSet("mine", OutsideJar.NERVES)
            .replaceFirst(
                "return List.of\\(now.gain.*", "throw new ArithmeticException(\"zero\");");
    String jar = OutsideJar.of(folder, "bad", source, "outside.Nerves");
    StringBuilder asked = new StringBuilder(start("nerves", "mine"));
    for (String command :
        List.of(
            "dial:red dial 1FG",
            "dial:blue dial 1FG",
            "ready:A ready",
            "ready:B ready",
            "action:red pass",
            "action:blue pass",
            "action:blue focus")) {
      asked.append('\n').append(act(command));
    }
    asked.append("\n{\"op\": \"decisions\", \"game\": \"g\"}");
    anew(asked.toString(), Stream.of("serve", "--cards", jar));
    List<String> answers = out().lines().toList();
    for (String answer : answers.subList(6, 8)) {
      assertTrue(answer.contains("\"refused\""), this::out);
      assertTrue(answer.contains("the card 'nerves' failed: zero"), this::out);
    }
    assertTrue(answers.get(8).contains("\"action:blue\""), this::out);
  }

  /** A query that starts a game in which red has a card, with sets of cards in force. */
  private static String start(String card, String... sets) {
    String inForce =
        "{\"initiative\": \"A\", \"cardSets\": [\"" + String.join("\", \"", sets) + "\"], ";
    String setUp = inForce + SET_UP.substring(1).replace('\n', ' ').replace("nerves", card);
    return "{\"op\": \"start\", \"keep\": \"g\", \"setup\": " + setUp + "}";
  }

  /** A query that plays a command of the kept game. */
  private static String act(String command) {
    String[] words = command.split(" ");
    String value = words.length > 2 ? ", \"value\": \"" + words[2] + "\"" : "";
    return "{\"op\": \"act\", \"game\": \"g\", \"keep\": \"g\", \"command\": "
        + "{\"decision\": \"%s\", \"key\": \"%s\"%s}}".formatted(words[0], words[1], value);
  }

  private static String inSet(String set, String source) {
    return source.replace(
        "public List", "public String name() { return \"" + set + "\"; } public List");
  }

  private static String throwing(String constructor) {
    return OutsideJar.NERVES.replace("public List", constructor + " public List");
  }

  private static String body(String statement) {
    return OutsideJar.NERVES.replaceFirst(
        "(?s)return List.of\\(\\s*Card.*?build\\(\\)\\);", Matcher.quoteReplacement(statement));
  }

  private void failsToLoad(String sentence, String source, String service) throws IOException {
    String jar = OutsideJar.of(folder, "bad", source, service);
    fails("cannot take cards from '" + jar + "': ", jar);
    assertTrue(err().contains(sentence), err());
  }

  private void fails(String sentence, String... jars) {
    Stream<String> cards = Stream.of(jars).flatMap(jar -> Stream.of("--cards", jar));
    assertEquals(2, anew("", Stream.concat(Stream.of("serve"), cards)), this::err);
    assertTrue(err().startsWith("serve: " + sentence), err());
    assertEquals(1, err().lines().count(), this::err);
    assertEquals("", out());
  }
}
