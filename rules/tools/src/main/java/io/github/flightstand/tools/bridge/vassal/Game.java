package io.github.flightstand.tools.bridge.vassal;

import io.github.flightstand.tools.bridge.UnreadableSaveException;
import io.github.flightstand.tools.bridge.vassal.Piece.Place;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A game of VASSAL as its commands make it: the pieces, where they are, and who plays. */
final class Game {

  /** The command separator: the key code of Escape. */
  private static final char ESCAPE = 27;

  private static final String STEP = "LOG\t";
  private static final String PLAYER = "PLAYER\t";
  private static final int DEEPEST = 64;

  /** Where a move names the player: after the new and the old map, place and neighbor. */
  private static final int MOVER = 9;

  private static final int MOST_PIECES = 100_000;

  /**
   * The most looks at pieces and stacks that moves and steps take; a long game has some millions.
   */
  private static final long MOST_LOOKS = 100_000_000;

  private static final Pattern KIND = Pattern.compile("[A-Za-z_-]{1,40}");

  private final Map<String, Piece> pieces = new LinkedHashMap<>();
  private final Map<String, Place> places = new HashMap<>();
  private final Map<String, String> stacks = new LinkedHashMap<>();
  private final Map<String, String> sides = new HashMap<>();
  private final Map<String, String> movers = new HashMap<>();
  private final Map<String, Integer> unknown = new TreeMap<>();
  private Optional<String> board = Optional.empty();
  private final List<String> steps = new ArrayList<>();
  private int commands;
  private long looks;

  /** Sets up the game as the text of a save has it; the steps of a log wait. */
  static Game of(String text) throws UnreadableSaveException {
    Game game = new Game();
    game.play(text, 0, false);
    return game;
  }

  /** Returns the steps of a log, in order. */
  List<String> steps() {
    return steps;
  }

  /** Plays a step: a command and all that it has brought about, each marked as logged. */
  void step(String text) throws UnreadableSaveException {
    look(pieces.size());
    play(text, 0, true);
  }

  private void look(int at) throws UnreadableSaveException {
    looks += at;
    if (looks > MOST_LOOKS) {
      throw damaged("there are too many moves of too many pieces");
    }
  }

  private void play(String text, int depth, boolean logged) throws UnreadableSaveException {
    if (depth > DEEPEST) {
      throw damaged("it is nested deeper than " + DEEPEST + " levels");
    }
    if (text.startsWith(STEP) && !logged) {
      steps.add(text);
      return;
    }
    List<String> parts = Sequence.of(text, ESCAPE);
    if (parts.size() > 1) {
      for (String part : parts) {
        play(part, depth + 1, logged);
      }
    } else {
      commands++;
      String command = parts.get(0);
      take(command.startsWith(STEP) ? command.substring(STEP.length()) : command);
    }
  }

  private UnreadableSaveException damaged(String why) {
    return new UnreadableSaveException(
        "command %s of the saved game is damaged: %s".formatted(commands, why));
  }

  private void take(String command) throws UnreadableSaveException {
    if (command.startsWith("+/")) {
      add(Sequence.of(command.substring(2), '/'));
    } else if (command.startsWith("-/")) {
      remove(command.substring(2));
    } else if (command.startsWith("D/")) {
      change(Sequence.of(command.substring(2), '/'));
    } else if (command.startsWith("M/")) {
      move(Sequence.of(command.substring(2), '/'));
    } else if (command.startsWith(PLAYER)) {
      List<String> player = Sequence.of(command.substring(PLAYER.length()), '\t');
      if (player.size() > 2) {
        sides.put(player.get(0), player.get(2));
      }
    } else if (command.contains("BoardPicker\t")) {
      List<String> boards = Sequence.of(command, '\t');
      if (VassalImport.isMain(boards.get(0).replace("BoardPicker", ""))) {
        board = Optional.of(boards.get(1));
      }
    } else if (!command.isEmpty() && !command.equals("begin_save") && !command.equals("end_save")) {
      Matcher kind = KIND.matcher(command);
      unknown.merge(kind.lookingAt() ? kind.group() : "?", 1, Integer::sum);
    }
  }

  private void add(List<String> parts) throws UnreadableSaveException {
    if (parts.size() < 3) {
      throw damaged("a piece has " + parts.size() + " parts, expected its id, type and state");
    }
    String id = parts.get(0);
    if (parts.get(1).equals("stack")) {
      stacks.put(id, parts.get(2));
    } else {
      Piece piece = Piece.of(parts.get(1), parts.get(2));
      pieces.put(id, piece);
      piece.place().ifPresent(place -> places.put(id, place));
    }
    if (pieces.size() + stacks.size() > MOST_PIECES) {
      throw damaged("it has more than " + MOST_PIECES + " pieces");
    }
  }

  private void remove(String id) {
    pieces.remove(id);
    places.remove(id);
    stacks.remove(id);
  }

  private void change(List<String> parts) throws UnreadableSaveException {
    if (parts.size() < 2) {
      throw damaged("a change has no state");
    }
    String id = parts.get(0);
    if (stacks.containsKey(id)) {
      stacks.put(id, parts.get(1));
    } else if (pieces.containsKey(id)) {
      Piece changed = pieces.get(id).in(parts.get(1));
      pieces.put(id, changed);
      changed.place().ifPresent(place -> places.put(id, place));
    }
  }

  private void move(List<String> parts) throws UnreadableSaveException {
    Optional<Place> to =
        parts.size() < 4
            ? Optional.empty()
            : Piece.place(parts.get(1) + ";" + parts.get(2) + ";" + parts.get(3));
    if (to.isEmpty()) {
      throw damaged(
          "a move has no place, expected a map and two whole numbers from -%1$s to %1$s"
              .formatted(Piece.FARTHEST));
    }
    look(stacks.size());
    String id = parts.get(0);
    if (stacks.containsKey(id)) {
      List<String> stack = Sequence.of(stacks.get(id), ';');
      String rest = stack.size() > 3 ? ";" + String.join(";", stack.subList(3, stack.size())) : "";
      stacks.put(id, parts.get(1) + ";" + parts.get(2) + ";" + parts.get(3) + rest);
      for (String member : stack) {
        moved(member, parts);
      }
    } else if (pieces.containsKey(id)) {
      places.put(id, to.get());
      stacks.replaceAll((stack, state) -> without(state, id));
      moved(id, parts);
    }
  }

  private void moved(String id, List<String> parts) {
    String side = parts.size() > MOVER ? sides.getOrDefault(parts.get(MOVER), "") : "";
    if (!side.isEmpty()) {
      movers.putIfAbsent(id, side);
    }
  }

  private static String without(String stack, String id) {
    if (!stack.contains(id)) {
      return stack;
    }
    List<String> parts = new ArrayList<>(Sequence.of(stack, ';'));
    return parts.size() > 3 && parts.subList(3, parts.size()).remove(id)
        ? String.join(";", parts)
        : stack;
  }

  Map<String, Piece> pieces() {
    return pieces;
  }

  /** Returns where every piece is that is on a map; those in a stack are where it is. */
  Map<String, Place> places() {
    Map<String, Place> all = new HashMap<>(places);
    stacks.forEach(
        (id, state) ->
            Piece.place(state)
                .ifPresent(
                    place -> {
                      List<String> parts = Sequence.of(state, ';');
                      for (String member : parts.subList(3, parts.size())) {
                        all.put(member, place);
                      }
                    }));
    return all;
  }

  /** Returns the name of the main map's board. */
  Optional<String> board() {
    return board;
  }

  /** Returns the side of the player who first moved each piece, as far as the log says. */
  Map<String, String> movers() {
    return movers;
  }

  /** Returns the commands that mean nothing here, by their first word, with their number. */
  Map<String, Integer> unknown() {
    return unknown;
  }
}
