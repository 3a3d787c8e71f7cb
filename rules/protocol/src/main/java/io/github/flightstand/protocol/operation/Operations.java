package io.github.flightstand.protocol.operation;

import io.github.flightstand.protocol.json.Keeping;
import io.github.flightstand.protocol.json.Kept;
import io.github.flightstand.protocol.json.KeptGame;
import io.github.flightstand.rules.engine.hook.CardSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Supplier;

/**
 * All operations that are served, by their names in {@code op}. Each is created when it is first
 * used, so that a query loads only what its own operation needs.
 */
public final class Operations {

  private final Map<String, Supplier<Operation<?, ?>>> byName = new LinkedHashMap<>();

  /** Creates the operations on what a caller keeps, with games played with the given cards. */
  public Operations(Keeping keeping, Supplier<CardSet> cards) {
    Kept<KeptGame> games = keeping.games();
    addTables(keeping);
    Supplier<GameOperations> playing = () -> new GameOperations(games, cards.get());
    Supplier<ViewOperations> looking = () -> new ViewOperations(cards.get());
    byName.put("start", () -> playing.get().start());
    byName.put("decisions", () -> playing.get().decisions());
    byName.put("act", () -> playing.get().act());
    byName.put("acts", () -> new ActsOperation(games, cards.get()).operation());
    byName.put("view", () -> looking.get().view());
    byName.put("sample", () -> looking.get().sample());
    Supplier<EncodingOperations> encoding = () -> new EncodingOperations(cards.get());
    byName.put("encoding", () -> encoding.get().encoding());
    byName.put("encode", () -> encoding.get().encode());
    byName.put("playout", () -> new PlayoutOperation(cards.get()).operation());
    byName.put("odds", () -> new OddsOperation(cards.get()).operation());
    byName.put("squad", () -> new SquadOperation(cards.get()).operation());
    addAbout(() -> ids(cards.get()));
  }

  private static List<String> ids(CardSet known) {
    Set<String> ids = new TreeSet<>(known.ids());
    known.sets().forEach(set -> ids.addAll(known.inForce(List.of(set)).ids()));
    return List.copyOf(ids);
  }

  /**
   * Creates the operations about tables alone; of games and logs, they only forget those that are
   * kept.
   */
  public static Operations ofTables(Keeping keeping) {
    Operations operations = new Operations(Map.of());
    operations.addTables(keeping);
    operations.addAbout(List::of);
    return operations;
  }

  private void addTables(Keeping kept) {
    Supplier<TableOperations> keeping = () -> new TableOperations(kept);
    byName.put("maneuver", () -> ManeuverOperation.operation());
    byName.put("barrelRoll", () -> RepositionOperations.barrelRoll());
    byName.put("decloak", () -> RepositionOperations.decloak());
    byName.put("boost", () -> AheadOperations.boost());
    byName.put("adjust", () -> AheadOperations.adjust());
    byName.put("rotate", () -> AheadOperations.rotate());
    byName.put("overlap", () -> OverlapOperation.operation());
    byName.put("place", () -> PlaceOperation.operation());
    byName.put("drop", () -> DropOperation.operation());
    byName.put("freeRegion", () -> FreeRegionOperation.operation());
    byName.put("remote", () -> RemoteOperation.operation());
    byName.put("dock", () -> DockOperation.operation());
    byName.put("tow", () -> TowOperation.operation());
    byName.put("formation", () -> FormationOperation.operation());
    byName.put("near", () -> NearOperation.operation());
    byName.put("range", () -> RangeOperation.operation());
    byName.put("attack", () -> AttackOperation.operation());
    byName.put("threats", () -> ThreatsOperation.operation());
    byName.put("calibrate", () -> CalibrateOperation.operation());
    byName.put("table", () -> keeping.get().keep());
    byName.put("forget", () -> keeping.get().forget());
  }

  private void addAbout(Supplier<List<String>> cards) {
    byName.put("about", () -> AboutOperation.operation(this::names, cards));
  }

  /** Creates a set of other operations. */
  public Operations(Map<String, Operation<?, ?>> operations) {
    operations.forEach((name, operation) -> byName.put(name, () -> operation));
  }

  /** Adds an operation, which is created when it is first used. */
  public Operations with(String name, Supplier<Operation<?, ?>> operation) {
    byName.put(name, operation);
    return this;
  }

  public List<String> names() {
    return List.copyOf(byName.keySet());
  }

  /** Creates the operation of a name, or returns empty if there is none. */
  public Optional<Operation<?, ?>> named(String name) {
    return Optional.ofNullable(byName.get(name)).map(Supplier::get);
  }
}
