package io.github.flightstand.rules.engine.state;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import org.junit.jupiter.api.Test;

class AgendaTest {

  private static final Task LOWEST = new PhaseTask.Rounds();
  private static final Task MIDDLE = new PhaseTask.EndPhase();
  private static final Task TOP = new PhaseTask.RoundEnd();

  private final Agenda agenda = Agenda.of(List.of(LOWEST, MIDDLE, TOP));

  @Test
  void isAListOfItsTasks() {
    assertEquals(List.of(LOWEST, MIDDLE, TOP), agenda);
    assertEquals(List.of(LOWEST, MIDDLE, TOP).hashCode(), agenda.hashCode());
    assertSame(agenda, Agenda.of(agenda));
    assertThrows(IndexOutOfBoundsException.class, () -> agenda.get(3));
    assertThrows(UnsupportedOperationException.class, () -> agenda.remove(0));
  }

  @Test
  void changesACopyAtAnyPlace() {
    assertEquals(List.of(LOWEST, TOP, MIDDLE, TOP), agenda.plus(1, TOP));
    assertEquals(List.of(LOWEST, MIDDLE, TOP, LOWEST), agenda.plus(3, LOWEST));
    assertEquals(List.of(TOP, MIDDLE, TOP), agenda.with(0, TOP));
    assertEquals(List.of(LOWEST, MIDDLE, LOWEST), agenda.with(2, LOWEST));
    assertEquals(List.of(LOWEST, TOP), agenda.without(1));
    assertEquals(List.of(LOWEST, MIDDLE), agenda.without(2));
    assertEquals(List.of(LOWEST, MIDDLE, TOP), agenda);
  }
}
