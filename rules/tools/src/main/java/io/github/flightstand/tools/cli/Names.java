package io.github.flightstand.tools.cli;

import io.github.flightstand.protocol.json.ReadyMissions;
import io.github.flightstand.protocol.squad.ReadySquads;
import io.github.flightstand.tools.Schemas;
import java.util.Iterator;

/** Names that come with the program, which shells complete as values. */
final class Names {

  private Names() {}

  static final class OfSquads implements Iterable<String> {
    @Override
    public Iterator<String> iterator() {
      return ReadySquads.names().iterator();
    }
  }

  static final class OfScenarios implements Iterable<String> {
    @Override
    public Iterator<String> iterator() {
      return ReadyMissions.names().iterator();
    }
  }

  static final class OfSchemas implements Iterable<String> {
    @Override
    public Iterator<String> iterator() {
      return Schemas.names().iterator();
    }
  }
}
