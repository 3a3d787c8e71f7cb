package io.github.flightstand.protocol.operation;

import io.github.flightstand.protocol.json.Kept;
import io.github.flightstand.protocol.json.KeptGame;
import io.github.flightstand.protocol.json.KeptTable;
import io.github.flightstand.protocol.operation.AttackOperation.AttackQuery;
import io.github.flightstand.protocol.operation.AttackOperation.AttackResult;
import io.github.flightstand.protocol.operation.CalibrateOperation.CalibrateQuery;
import io.github.flightstand.protocol.operation.CalibrateOperation.CalibrateResult;
import io.github.flightstand.protocol.operation.DockOperation.DockQuery;
import io.github.flightstand.protocol.operation.DockOperation.DockResult;
import io.github.flightstand.protocol.operation.DropOperation.DropQuery;
import io.github.flightstand.protocol.operation.DropOperation.DropResult;
import io.github.flightstand.protocol.operation.FormationOperation.FormationQuery;
import io.github.flightstand.protocol.operation.FormationOperation.FormationResult;
import io.github.flightstand.protocol.operation.FreeRegionOperation.FreeRegionQuery;
import io.github.flightstand.protocol.operation.FreeRegionOperation.FreeRegionResult;
import io.github.flightstand.protocol.operation.GameOperations.ActQuery;
import io.github.flightstand.protocol.operation.GameOperations.DecisionsQuery;
import io.github.flightstand.protocol.operation.GameOperations.DecisionsResult;
import io.github.flightstand.protocol.operation.GameOperations.GameResult;
import io.github.flightstand.protocol.operation.GameOperations.StartQuery;
import io.github.flightstand.protocol.operation.ManeuverOperation.ManeuverQuery;
import io.github.flightstand.protocol.operation.ManeuverOperation.ManeuverResult;
import io.github.flightstand.protocol.operation.NearOperation.NearQuery;
import io.github.flightstand.protocol.operation.NearOperation.NearResult;
import io.github.flightstand.protocol.operation.OverlapOperation.OverlapQuery;
import io.github.flightstand.protocol.operation.OverlapOperation.OverlapResult;
import io.github.flightstand.protocol.operation.PlaceOperation.PlaceQuery;
import io.github.flightstand.protocol.operation.PlaceOperation.PlaceResult;
import io.github.flightstand.protocol.operation.RangeOperation.RangeQuery;
import io.github.flightstand.protocol.operation.RangeOperation.RangeResult;
import io.github.flightstand.protocol.operation.RemoteOperation.RemoteQuery;
import io.github.flightstand.protocol.operation.RemoteOperation.RemoteResult;
import io.github.flightstand.protocol.operation.RepositionOperations.AheadResult;
import io.github.flightstand.protocol.operation.RepositionOperations.BoostQuery;
import io.github.flightstand.protocol.operation.RepositionOperations.DecloakQuery;
import io.github.flightstand.protocol.operation.RepositionOperations.RepositionResult;
import io.github.flightstand.protocol.operation.RepositionOperations.RollQuery;
import io.github.flightstand.protocol.operation.RepositionOperations.SidewaysResult;
import io.github.flightstand.protocol.operation.SquadOperation.SquadQuery;
import io.github.flightstand.protocol.operation.SquadOperation.SquadResult;
import io.github.flightstand.protocol.operation.TableOperations.ForgetQuery;
import io.github.flightstand.protocol.operation.TableOperations.KeptResult;
import io.github.flightstand.protocol.operation.TableOperations.TableQuery;
import io.github.flightstand.protocol.operation.TowOperation.TowQuery;
import io.github.flightstand.protocol.operation.TowOperation.TowResult;
import io.github.flightstand.protocol.operation.ViewOperations.SampleQuery;
import io.github.flightstand.protocol.operation.ViewOperations.SampleResult;
import io.github.flightstand.protocol.operation.ViewOperations.ViewQuery;
import io.github.flightstand.protocol.operation.ViewOperations.ViewResult;
import io.github.flightstand.rules.engine.DamageDecks;
import io.github.flightstand.rules.engine.hook.CardSet;
import java.util.List;

/** The operations that are served. A new one is added here and nowhere else. */
public final class Operations {

  private Operations() {}

  /** Returns the operations of a caller whose tables nobody keeps. */
  public static List<Operation<?, ?>> standard() {
    return standard(Kept.tables(), Kept.games(), DamageDecks.cards());
  }

  /**
   * Returns the operations.
   *
   * @param tables the tables that the caller keeps
   * @param games the games that the caller keeps
   * @param cards the cards with which games are played
   */
  public static List<Operation<?, ?>> standard(
      Kept<KeptTable> tables, Kept<KeptGame> games, CardSet cards) {
    TableOperations keeping = new TableOperations(tables, games);
    GameOperations playing = new GameOperations(games, cards);
    ViewOperations looking = new ViewOperations(cards);
    ManeuverOperation maneuvers = new ManeuverOperation();
    TowOperation tows = new TowOperation();
    return List.of(
        new Operation<>("maneuver", ManeuverQuery.class, ManeuverResult.class, maneuvers::answer)
            .drawn(MovePictures::maneuver),
        new Operation<>(
                "barrelRoll",
                RollQuery.class,
                SidewaysResult.class,
                RepositionOperations::barrelRoll)
            .drawn(MovePictures::barrelRoll),
        new Operation<>(
                "decloak",
                DecloakQuery.class,
                RepositionResult.class,
                RepositionOperations::decloak)
            .drawn(MovePictures::decloak),
        new Operation<>("boost", BoostQuery.class, AheadResult.class, RepositionOperations::boost)
            .drawn(MovePictures::boost),
        new Operation<>(
                "overlap", OverlapQuery.class, OverlapResult.class, OverlapOperation::answer)
            .drawn(PlacePictures::overlap),
        new Operation<>("place", PlaceQuery.class, PlaceResult.class, PlaceOperation::answer)
            .drawn(PlacePictures::place),
        new Operation<>("drop", DropQuery.class, DropResult.class, DropOperation::answer)
            .drawn(MovePictures::drop),
        new Operation<>(
                "freeRegion",
                FreeRegionQuery.class,
                FreeRegionResult.class,
                FreeRegionOperation::answer)
            .drawn(PlacePictures::freeRegion),
        new Operation<>("remote", RemoteQuery.class, RemoteResult.class, RemoteOperation::answer)
            .drawn(MovePictures::remote),
        new Operation<>("dock", DockQuery.class, DockResult.class, DockOperation::answer)
            .drawn(MovePictures::dock),
        new Operation<>("tow", TowQuery.class, TowResult.class, tows::answer)
            .drawn(MovePictures::tow),
        new Operation<>(
                "formation",
                FormationQuery.class,
                FormationResult.class,
                FormationOperation::answer)
            .drawn(MovePictures::formation),
        new Operation<>("near", NearQuery.class, NearResult.class, NearOperation::answer)
            .drawn(PlacePictures::near),
        new Operation<>("range", RangeQuery.class, RangeResult.class, RangeOperation::answer)
            .drawn(PlacePictures::range),
        new Operation<>("attack", AttackQuery.class, AttackResult.class, AttackOperation::answer)
            .drawn(PlacePictures::attack),
        new Operation<>(
            "calibrate", CalibrateQuery.class, CalibrateResult.class, CalibrateOperation::answer),
        new Operation<>("table", TableQuery.class, KeptResult.class, keeping::keep)
            .drawn(PlacePictures::table),
        new Operation<>("forget", ForgetQuery.class, KeptResult.class, keeping::forget),
        new Operation<>("start", StartQuery.class, GameResult.class, playing::start),
        new Operation<>(
            "decisions", DecisionsQuery.class, DecisionsResult.class, playing::decisions),
        new Operation<>("act", ActQuery.class, GameResult.class, playing::act),
        new Operation<>("view", ViewQuery.class, ViewResult.class, looking::view),
        new Operation<>("sample", SampleQuery.class, SampleResult.class, looking::sample),
        new Operation<>("squad", SquadQuery.class, SquadResult.class, SquadOperation::answer));
  }
}
