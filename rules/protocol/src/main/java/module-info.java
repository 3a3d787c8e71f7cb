/** The queries and answers of the game protocol, and the operations that answer them. */
module io.github.flightstand.protocol {
  requires transitive io.github.flightstand.rules;
  requires com.fasterxml.jackson.annotation;
  requires com.fasterxml.jackson.core;
  requires com.fasterxml.jackson.databind;
  requires com.fasterxml.jackson.datatype.jdk8;
  requires static org.jspecify;

  exports io.github.flightstand.protocol.picture;
  exports io.github.flightstand.protocol.squad;
  exports io.github.flightstand.protocol.codec to
      io.github.flightstand.tools;
  exports io.github.flightstand.protocol.json to
      io.github.flightstand.tools;
  exports io.github.flightstand.protocol.operation to
      io.github.flightstand.tools;

  // Jackson reads and writes the records of queries and answers.
  opens io.github.flightstand.protocol.json to
      com.fasterxml.jackson.databind;
  opens io.github.flightstand.protocol.operation to
      com.fasterxml.jackson.databind;
  opens io.github.flightstand.protocol.squad to
      com.fasterxml.jackson.databind;
}
