package io.github.flightstand.web.build;

import io.github.flightstand.protocol.operation.Operation;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.stream.Stream;
import org.teavm.extension.spi.resources.ResourcesPolicy;

/**
 * Packs the protocol's files into the module, while the compiler runs: catalogue, missions, style.
 */
public final class PackedResources implements ResourcesPolicy {

  private static final String PROTOCOL = "io/github/flightstand/protocol";

  @Override
  public String[] supplyResources(Collection<? extends String> classes) {
    try {
      Path place =
          Path.of(Operation.class.getProtectionDomain().getCodeSource().getLocation().toURI());
      if (Files.isDirectory(place)) {
        return names(place.resolve(PROTOCOL));
      }
      try (FileSystem jar = FileSystems.newFileSystem(place)) {
        return names(jar.getPath(PROTOCOL));
      }
    } catch (IOException failed) {
      throw new UncheckedIOException(failed);
    } catch (URISyntaxException impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  private static String[] names(Path protocol) throws IOException {
    try (Stream<Path> files = Files.walk(protocol)) {
      return files
          .map(file -> protocol.relativize(file).toString().replace('\\', '/'))
          .filter(name -> name.matches("(squad|json/missions|picture)/.*[.](json|css)"))
          .map(name -> PROTOCOL + "/" + name)
          .toArray(String[]::new);
    }
  }
}
