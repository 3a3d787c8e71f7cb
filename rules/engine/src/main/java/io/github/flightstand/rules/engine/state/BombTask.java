package io.github.flightstand.rules.engine.state;

import io.github.flightstand.rules.engine.state.Die.Announced;
import io.github.flightstand.rules.member.Default;
import java.util.List;
import java.util.Optional;

/** A task about bombs and mines (000, heading on bombs). */
public sealed interface BombTask extends Task {

  /** A ship that revealed its dial may drop a bomb (000, heading on bombs; 000-080). */
  record Dropping(String ship) implements BombTask {}

  /**
   * A dropped token lies under at least one ship, which sets it off at once; if there are several,
   * the layer picks one (000-083, -084).
   */
  record Landed(String ship, String token, List<String> under) implements BombTask {

    public Landed {
      under = List.copyOf(under);
    }
  }

  /** A ship that moved sets off the remaining tokens, one after another (000-085, -090). */
  record MinesMet(String ship, List<String> tokens) implements BombTask {

    public MinesMet {
      tokens = List.copyOf(tokens);
    }
  }

  /**
   * Bombs detonate at the end of the activation phase, one after another (000-080).
   *
   * @param spared the tokens that cards kept from detonating this time
   */
  record BombsDue(@Default("[]") List<String> spared) implements BombTask {

    public BombsDue {
      spared = List.copyOf(spared);
    }
  }

  /**
   * A bomb has detonated, and one ship after another suffers its effect (000-086 to -089).
   *
   * @param layer the ship that dropped it
   * @param reached the ships that it reaches and that have not suffered it yet
   * @param near the ships at range 1 of its token, if a card takes effect before that is removed
   * @param over whether its effect is over, and such cards take effect
   */
  record Detonation(
      String layer,
      String bomb,
      List<String> reached,
      @Default("[]") List<String> near,
      @Default("false") boolean over)
      implements BombTask {

    /** Creates the detonation of a bomb that no card takes part in. */
    public Detonation(String layer, String bomb, List<String> reached) {
      this(layer, bomb, reached, List.of(), false);
    }

    public Detonation {
      reached = List.copyOf(reached);
      near = List.copyOf(near);
    }
  }

  /**
   * A ship rolls attack dice and suffers the damage that they show (000-087).
   *
   * @param plain whether critical hits do normal damage
   * @param announced the result that a card named before the roll; absent until cards may take
   *     effect
   */
  record MineDice(
      String ship, int dice, @Default("false") boolean plain, Optional<Announced> announced)
      implements BombTask {

    /** Creates a roll before which cards may take effect. */
    public MineDice(String ship, int dice, boolean plain) {
      this(ship, dice, plain, Optional.empty());
    }

    /** Returns the roll with what a card named. */
    public MineDice announcing(Announced named) {
      return new MineDice(ship, dice, plain, Optional.of(named));
    }
  }
}
