package io.github.flightstand.protocol.json;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.flightstand.movement.table.PlayArea;
import io.github.flightstand.movement.table.Table;
import io.github.flightstand.protocol.format.FaultException;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A line that is answered by an error neither keeps nor drops anything. */
class KeptTest {

  private final Kept<KeptTable> tables = Kept.tables();

  private void keep() {
    keep("t1");
  }

  private void keep(String name) {
    Table table = Table.builder(PlayArea.STANDARD).build();
    tables.keep(name, new KeptTable(TableFigures.of(table), table, OwnParts.NONE));
  }

  private void assertUnknown() {
    assertThrows(FaultException.class, () -> tables.forget("t1"));
  }

  @Test
  void whatIsKeptCountsOnceTheLineIsAnswered() {
    keep();
    tables.settle(false);
    assertUnknown();
    keep();
    tables.settle(true);
    tables.forget("t1");
    tables.settle(false);
    tables.forget("t1");
    tables.settle(true);
    assertUnknown();
  }

  @Test
  void namesAreInTheOrderOfTheirUse() {
    int turn = 0;
    for (String name : List.of("t2", "t1", "t3", "t2")) {
      tables.begin(++turn);
      keep(name);
      tables.settle(true);
    }
    assertEquals(List.of("t1", "t3", "t2"), tables.names());
  }
}
