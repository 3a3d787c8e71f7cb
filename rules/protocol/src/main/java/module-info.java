/**
 * The queries and answers of the game protocol, the operations that answer them, the codec, and
 * pictures.
 *
 * @since 1.0
 */
module io.github.flightstand.protocol {
  requires transitive io.github.flightstand.players;
  requires transitive io.github.flightstand.rules;
  requires com.fasterxml.jackson.annotation;
  // Frames that are fitted or in perspective, and errors that depend on each other.
  requires ejml.core;
  requires ejml.ddense;
  requires static org.jspecify;

  exports io.github.flightstand.protocol.line;
  exports io.github.flightstand.protocol.picture;
  exports io.github.flightstand.protocol.squad;
  exports io.github.flightstand.protocol.answer to
      io.github.flightstand.tools;
  exports io.github.flightstand.protocol.codec to
      io.github.flightstand.referee,
      io.github.flightstand.tools;
  exports io.github.flightstand.protocol.format to
      io.github.flightstand.referee,
      io.github.flightstand.tools;
  exports io.github.flightstand.protocol.json to
      io.github.flightstand.referee,
      io.github.flightstand.tools;
  exports io.github.flightstand.protocol.log to
      io.github.flightstand.referee,
      io.github.flightstand.tools;
  exports io.github.flightstand.protocol.operation to
      io.github.flightstand.referee,
      io.github.flightstand.tools;

  // The codec that reads the files that come with the protocol.
  uses io.github.flightstand.protocol.format.JsonCodec;

  provides io.github.flightstand.protocol.format.JsonCodec with
      io.github.flightstand.protocol.codec.Codec;
}
