package io.github.flightstand.protocol.json;

import io.github.flightstand.movement.Barriers;
import io.github.flightstand.movement.Fleeing;
import io.github.flightstand.movement.MovementRules;
import io.github.flightstand.movement.MovementRules.ObstacleSpacing;
import io.github.flightstand.movement.MovementRules.RollPositions;
import io.github.flightstand.movement.parts.HugeTemplate;
import io.github.flightstand.movement.table.ObstacleKind;
import io.github.flightstand.protocol.format.Excerpt;
import io.github.flightstand.protocol.format.In;
import io.github.flightstand.protocol.format.NumberRange;
import io.github.flightstand.protocol.format.OrNull;
import io.github.flightstand.rules.ArcFigures;
import io.github.flightstand.rules.BoardingRules;
import io.github.flightstand.rules.BoardingRules.LastMovable;
import io.github.flightstand.rules.Edition;
import io.github.flightstand.rules.EpicRules;
import io.github.flightstand.rules.Factions;
import io.github.flightstand.rules.GameRules;
import io.github.flightstand.rules.GameRules.DamageCards;
import io.github.flightstand.rules.GameRules.SetUpRules;
import io.github.flightstand.rules.Rules;
import io.github.flightstand.rules.Rules.Measuring;
import io.github.flightstand.rules.Rules.ObstacleEffect;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * An adjusted rule set: what is absent is as in the base.
 *
 * <pre>{@code
 * {"base": "reference-2015", "guidesFlee": true}
 * {"base": "core-2012", "rulerWidth": 20, "boostBarriers": {"base": ["asteroid"], "template": []}}
 * }</pre>
 *
 * @param base the rule set
 * @param guidesFlee whether guides outside the play area make a ship flee, and a set-up fail
 * @param rulerWidth the width of the ruler that measures attacks, in millimeters; what lies under
 *     it obstructs
 * @param contactForbidsAttacks whether ships whose bases are in contact cannot attack each other
 * @param barrelRollBarriers the obstacles that forbid a barrel roll
 * @param boostBarriers the obstacles that forbid a boost
 * @param decloakBarriers the obstacles that forbid a decloak
 * @param obstacleSpacing the distances that obstacles keep at set-up
 * @param hugeTemplate the template of the huge ships, by its year
 * @param zoneDepth the distance from its owner's edge within which a large ship's corner fills a
 *     zone's depth
 * @param attackNeedsDice whether an attack does no damage if its number of attack dice sums to 0
 * @param overlappedKoiogranIsStraight whether a Koiogran turn that overlaps a ship counts as the
 *     straight of its speed
 * @param endsAtOnce whether a game is over as soon as one side is left, not at the end of the round
 * @param initiativeWinsMutualLoss whether the side with initiative wins when all sides lose their
 *     last ships at the same time
 * @param damageDeck the deck of damage cards
 * @param upgradesFitEveryFaction whether upgrades for one faction fit ships of every faction
 * @param ionWaitsForDial whether a ship that is ionized after its dial was set flies its dial
 *     before it drifts
 * @param lastMovable with boarding: the outcome when all sides but one have only disabled ships
 *     left
 * @param setUp the choice of initiative and each side's number of obstacles; not for epic battles
 * @param edition the edition whose rules measure ranges and attacks
 * @param arcs the edition whose printed arcs are used; if absent, that of {@code edition}
 * @param asteroids the kinds of obstacle that are asteroids
 * @param epic the rules of epic battles that are added
 * @param rollPositions the places of a roll's template, and of the ship at its end
 * @param decloakBySize whether medium and large ships decloak along the straight 1; otherwise
 *     medium ships decloak only forward
 * @param tractorBarriers the obstacles that forbid a roll or boost that a tractor beam causes
 * @param measuring the additions of the second edition to measuring
 */
public record AdjustedRules(
    NamedRules base,
    Optional<Boolean> guidesFlee,
    @In(NumberRange.FIGURE) Optional<Double> rulerWidth,
    Optional<Boolean> contactForbidsAttacks,
    Optional<BarriersJson> barrelRollBarriers,
    Optional<BarriersJson> boostBarriers,
    Optional<BarriersJson> decloakBarriers,
    Optional<SpacingJson> obstacleSpacing,
    Optional<HugeTemplate> hugeTemplate,
    @In(NumberRange.FIGURE) Optional<Double> zoneDepth,
    Optional<Boolean> attackNeedsDice,
    Optional<Boolean> overlappedKoiogranIsStraight,
    Optional<Boolean> endsAtOnce,
    Optional<Boolean> initiativeWinsMutualLoss,
    Optional<DamageCards> damageDeck,
    Optional<Boolean> upgradesFitEveryFaction,
    Optional<Boolean> ionWaitsForDial,
    Optional<LastMovable> lastMovable,
    Optional<SetUpJson> setUp,
    Optional<Edition> edition,
    Optional<Edition> arcs,
    Optional<List<ObstacleKind>> asteroids,
    Optional<EpicJson> epic,
    Optional<RollPositions> rollPositions,
    Optional<Boolean> decloakBySize,
    Optional<BarriersJson> tractorBarriers,
    Optional<MeasuringJson> measuring)
    implements RulesJson {

  /**
   * Checks that the set can be adjusted in this way.
   *
   * @throws IllegalArgumentException if {@code setUp} is present although chance settles who
   *     begins, or {@code lastMovable} is present without the rules for boarding
   */
  public AdjustedRules {
    if (lastMovable.isPresent() && base.rules().game().boarding().isEmpty()) {
      throw new IllegalArgumentException(
          "'lastMovable' is given without the rules for boarding, expected a base like"
              + " [\"reference-2015\", \"boarding-2.2\"]");
    }
    EpicRules battles = base.rules().game().epic();
    if (setUp.isPresent() && epic.map(json -> json.rules(battles)).orElse(battles).playerOrder()) {
      throw new IllegalArgumentException(
          ("'setUp' says which of two sides begins and what it brings, expected none with '%s',"
                  + " where chance settles the players' order and they lay one pool of obstacles")
              .formatted(base.set().shortName()));
    }
  }

  /**
   * Returns the template of the huge ships of a year.
   *
   * @throws IllegalArgumentException if there is no template of that year
   */
  static HugeTemplate hugeTemplate(String year) {
    return switch (year) {
      case "2015" -> HugeTemplate.OF_2015;
      case "2019" -> HugeTemplate.OF_2019;
      default ->
          throw new IllegalArgumentException(
              "found " + Excerpt.quoted(year) + ", expected one of 2015, 2019");
    };
  }

  /** Returns the year of a template of the huge ships. */
  static String year(HugeTemplate template) {
    return template.equals(HugeTemplate.OF_2015) ? "2015" : "2019";
  }

  /**
   * Returns the outcome of a game in which one side alone can still move.
   *
   * @throws IllegalArgumentException if the word is neither {@code wins} nor {@code playsOn}
   */
  static LastMovable lastMovable(String word) {
    return Arrays.stream(LastMovable.values())
        .filter(one -> word(one).equals(word))
        .findFirst()
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    "found " + Excerpt.quoted(word) + ", expected one of wins, playsOn"));
  }

  /** Returns the JSON word of the outcome. */
  static String word(LastMovable lastMovable) {
    return lastMovable == LastMovable.WINS ? "wins" : "playsOn";
  }

  /**
   * The kinds of obstacle that a move's final base and template must not overlap.
   *
   * @param base the kinds that the final base must not overlap
   * @param template the kinds that the template must not overlap
   */
  public record BarriersJson(List<ObstacleKind> base, List<ObstacleKind> template) {

    private Barriers barriers() {
      return new Barriers(Set.copyOf(base), Set.copyOf(template));
    }

    private static BarriersJson of(Barriers barriers) {
      return new BarriersJson(
          barriers.toBase().stream().sorted().toList(),
          barriers.toTemplate().stream().sorted().toList());
    }
  }

  /**
   * The least distances of obstacles at set-up, in millimeters.
   *
   * @param fromEdges every obstacle is farther than this from every edge, in millimeters
   * @param fromObstacles every two obstacles are farther apart than this, in millimeters; if null,
   *     they must only not overlap
   */
  public record SpacingJson(
      @In(NumberRange.SPACING) double fromEdges,
      @OrNull @In(NumberRange.SPACING) Optional<Double> fromObstacles) {

    private static SpacingJson of(ObstacleSpacing spacing) {
      return new SpacingJson(spacing.fromEdges(), Forms.of(spacing.fromObstacles()));
    }

    private ObstacleSpacing spacing() {
      return new ObstacleSpacing(
          fromEdges, fromObstacles.map(OptionalDouble::of).orElseGet(OptionalDouble::empty));
    }
  }

  /**
   * The choice of initiative and each side's number of obstacles.
   *
   * @param fewerPointsDecide whether the side with fewer points decides who has initiative; else it
   *     has it
   * @param firstFaction the faction that has initiative at equal points; if null, a die settles the
   *     tie
   * @param obstaclesEach the number of obstacles that each side brings, if it brings any
   */
  public record SetUpJson(
      boolean fewerPointsDecide,
      @OrNull Optional<String> firstFaction,
      @In(NumberRange.OBSTACLES) Integer obstaclesEach) {

    /** Throws IllegalArgumentException if the faction is unknown. */
    public SetUpJson {
      firstFaction = firstFaction.map(Factions::known);
    }

    private static SetUpJson of(SetUpRules rules) {
      return new SetUpJson(rules.fewerPointsDecide(), rules.firstFaction(), rules.obstaclesEach());
    }

    private SetUpRules rules() {
      return new SetUpRules(fewerPointsDecide, firstFaction, obstaclesEach);
    }
  }

  /**
   * The rules of epic battles that are added; what is absent is as in the base.
   *
   * @param systemPhase whether there is a system phase
   * @param playerOrder whether chance settles the order of the players
   * @param allies whether team mates' ships are allied, not friendly, and a team orders what its
   *     members do
   * @param halfHealth whether half the points of an enemy at half health count
   * @param commandSlot whether every ship has a slot for a command upgrade
   * @param wings whether ships may fly in wings
   * @param laidApart whether ships and remotes are set up without lying on each other; otherwise
   *     remotes may lie on or under anything
   */
  public record EpicJson(
      Optional<Boolean> systemPhase,
      Optional<Boolean> playerOrder,
      Optional<Boolean> allies,
      Optional<Boolean> halfHealth,
      Optional<Boolean> commandSlot,
      Optional<Boolean> wings,
      Optional<Boolean> laidApart) {

    private static EpicJson of(EpicRules rules) {
      return new EpicJson(
          Optional.of(rules.systemPhase()),
          Optional.of(rules.playerOrder()),
          Optional.of(rules.allies()),
          Optional.of(rules.halfHealth()),
          Optional.of(rules.commandSlot()),
          Optional.of(rules.wings()),
          Optional.of(rules.laidApart()));
    }

    private EpicRules rules(EpicRules set) {
      return new EpicRules(
          systemPhase.orElse(set.systemPhase()),
          playerOrder.orElse(set.playerOrder()),
          allies.orElse(set.allies()),
          halfHealth.orElse(set.halfHealth()),
          commandSlot.orElse(set.commandSlot()),
          wings.orElse(set.wings()),
          laidApart.orElse(set.laidApart()));
    }
  }

  /**
   * The additions of the second edition to measuring. Absent members are as in the base.
   *
   * @param rangeZeroOfAll whether all pieces in contact are at range 0; otherwise ships alone are
   * @param attackFromArc whether attacks are measured from the part of the attacker's base in the
   *     arc; otherwise from the whole base
   * @param tellsInTheWay whether an attack lists the ships and tokens in its way
   * @param bonusAtRangeZero whether range 0 adds an attack die
   * @param effects the effects of obstacles, by their kind; absent kinds have none
   */
  public record MeasuringJson(
      Optional<Boolean> rangeZeroOfAll,
      Optional<Boolean> attackFromArc,
      Optional<Boolean> tellsInTheWay,
      Optional<Boolean> bonusAtRangeZero,
      Optional<List<EffectsJson>> effects) {

    private static MeasuringJson of(Measuring rules) {
      return new MeasuringJson(
          Optional.of(rules.rangeZeroOfAll()),
          Optional.of(rules.attackFromArc()),
          Optional.of(rules.tellsInTheWay()),
          Optional.of(rules.bonusAtRangeZero()),
          Optional.of(
              rules.effects().entrySet().stream()
                  .map(entry -> new EffectsJson(entry.getKey(), List.copyOf(entry.getValue())))
                  .toList()));
    }

    private Measuring measuring(Measuring set) {
      return new Measuring(
          rangeZeroOfAll.orElse(set.rangeZeroOfAll()),
          attackFromArc.orElse(set.attackFromArc()),
          tellsInTheWay.orElse(set.tellsInTheWay()),
          bonusAtRangeZero.orElse(set.bonusAtRangeZero()),
          effects
              .map(
                  all ->
                      all.stream()
                          .collect(
                              Collectors.toMap(
                                  EffectsJson::kind, one -> Set.copyOf(one.effects()))))
              .orElse(set.effects()));
    }

    /** Throws an IllegalArgumentException if a kind stands twice. */
    public MeasuringJson {
      long kinds = effects.orElse(List.of()).stream().map(EffectsJson::kind).distinct().count();
      if (kinds != effects.orElse(List.of()).size()) {
        throw new IllegalArgumentException(
            "'effects' has a kind of obstacle twice, expected different kinds");
      }
    }
  }

  /**
   * The effects of a kind of obstacle. That asteroids forbid attacks is not an effect here.
   *
   * @param kind the kind of obstacle
   * @param effects its effect
   */
  public record EffectsJson(ObstacleKind kind, List<ObstacleEffect> effects) {

    /** Throws an IllegalArgumentException if the effects contain {@code no-attack}. */
    public EffectsJson {
      if (effects.contains(ObstacleEffect.NO_ATTACK)) {
        throw new IllegalArgumentException(
            "'effects' has 'no-attack', expected it in 'asteroids' instead");
      }
    }
  }

  /**
   * Returns the JSON form of rules, as a rule set with adjustments.
   *
   * @throws IllegalArgumentException if no field adjusts a difference from every rule set
   */
  static AdjustedRules of(Rules rules) {
    // The fields that tell the rule sets apart are written only if no set alone has their values.
    for (boolean whole : new boolean[] {false, true}) {
      for (NamedRules named : NamedRules.all()) {
        AdjustedRules adjusted = of(named, rules, whole);
        if (adjusted.rules().equals(rules)) {
          return adjusted;
        }
      }
    }
    throw new IllegalArgumentException(
        "these rules differ from every rule set in a part that no field adjusts");
  }

  private static AdjustedRules of(NamedRules named, Rules rules, boolean whole) {
    MovementRules movement = rules.movement();
    GameRules game = rules.game();
    EpicRules battles = whole ? game.epic() : named.rules().game().epic();
    return new AdjustedRules(
        named,
        Optional.of(movement.fleeing().guidesCount()),
        Optional.of(rules.rulerWidth()),
        Optional.of(rules.contactForbidsAttacks()),
        Optional.of(BarriersJson.of(movement.barrelRollBarriers())),
        Optional.of(BarriersJson.of(movement.boostBarriers())),
        Optional.of(BarriersJson.of(movement.decloakBarriers())),
        Optional.of(SpacingJson.of(movement.obstacleSpacing())),
        Optional.of(movement.parts().hugeTemplate()),
        Optional.of(movement.zoneDepth()),
        Optional.of(game.attackNeedsDice()),
        Optional.of(game.overlappedKoiogranIsStraight()),
        Optional.of(game.endsAtOnce()),
        Optional.of(game.initiativeWinsMutualLoss()),
        Optional.of(game.damageDeck()),
        Optional.of(game.upgradesFitEveryFaction()),
        Optional.of(game.ionWaitsForDial()),
        game.boarding()
            .filter(any -> named.rules().game().boarding().isPresent())
            .map(BoardingRules::lastMovable),
        Optional.of(SetUpJson.of(game.setUp())).filter(any -> !battles.playerOrder()),
        Optional.of(rules.edition()).filter(any -> whole),
        Arrays.stream(Edition.values())
            .filter(one -> whole && ArcFigures.of(one).equals(rules.arcs()))
            .findFirst(),
        Optional.of(rules.asteroids().stream().sorted().toList()).filter(any -> whole),
        Optional.of(EpicJson.of(game.epic())).filter(any -> whole),
        Optional.of(movement.rollPositions())
            .filter(any -> any != named.rules().movement().rollPositions()),
        Optional.of(movement.decloakBySize())
            .filter(any -> any != named.rules().movement().decloakBySize()),
        Optional.of(movement.tractorBarriers())
            .filter(any -> !any.equals(named.rules().movement().tractorBarriers()))
            .map(BarriersJson::of),
        Optional.of(rules.measuring())
            .filter(any -> !any.equals(named.rules().measuring()))
            .map(MeasuringJson::of));
  }

  @Override
  public Rules rules() {
    Rules set = base.rules();
    MovementRules movement = set.movement();
    return new Rules(
        new MovementRules(
            hugeTemplate.map(movement.parts()::with).orElse(movement.parts()),
            movement.tolerance(),
            guidesFlee.map(Fleeing::new).orElse(movement.fleeing()),
            barrelRollBarriers.map(BarriersJson::barriers).orElse(movement.barrelRollBarriers()),
            boostBarriers.map(BarriersJson::barriers).orElse(movement.boostBarriers()),
            decloakBarriers.map(BarriersJson::barriers).orElse(movement.decloakBarriers()),
            obstacleSpacing.map(SpacingJson::spacing).orElse(movement.obstacleSpacing()),
            zoneDepth.orElse(movement.zoneDepth()),
            rollPositions.orElse(movement.rollPositions()),
            decloakBySize.orElse(movement.decloakBySize()),
            tractorBarriers.map(BarriersJson::barriers).orElse(movement.tractorBarriers())),
        edition.orElse(set.edition()),
        arcs.or(() -> edition).map(ArcFigures::of).orElse(set.arcs()),
        rulerWidth.orElse(set.rulerWidth()),
        contactForbidsAttacks.orElse(set.contactForbidsAttacks()),
        asteroids.map(Set::copyOf).orElse(set.asteroids()),
        measuring.map(json -> json.measuring(set.measuring())).orElse(set.measuring()),
        game(set.game()));
  }

  private GameRules game(GameRules set) {
    return new GameRules(
        attackNeedsDice.orElse(set.attackNeedsDice()),
        overlappedKoiogranIsStraight.orElse(set.overlappedKoiogranIsStraight()),
        endsAtOnce.orElse(set.endsAtOnce()),
        initiativeWinsMutualLoss.orElse(set.initiativeWinsMutualLoss()),
        damageDeck.orElse(set.damageDeck()),
        upgradesFitEveryFaction.orElse(set.upgradesFitEveryFaction()),
        setUp.map(SetUpJson::rules).orElse(set.setUp()),
        epic.map(json -> json.rules(set.epic())).orElse(set.epic()),
        set.boarding().map(rules -> lastMovable.map(rules::with).orElse(rules)),
        ionWaitsForDial.orElse(set.ionWaitsForDial()),
        set.firstBook());
  }
}
