package io.github.flightstand.teavm.build;

import io.github.flightstand.protocol.operation.Operation;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.teavm.extension.spi.resources.ResourcesPolicy;

/**
 * Packs the protocol's files into the module, while the compiler runs: catalogue, missions,
 * version.
 */
public final class PackedResources implements ResourcesPolicy {

  /** The class that reads the files of a folder, by the folder. */
  private static final Map<String, String> READERS =
      Map.of(
          "squad/ready", "squad.ReadySquads",
          "squad", "squad.CatalogueFiles",
          "json/missions", "json.ReadyMissions",
          "operation", "operation.AboutOperation");

  private static final String PROTOCOL = "io/github/flightstand/protocol";

  @Override
  public String[] supplyResources(Collection<? extends String> classes) {
    try {
      Path place =
          Path.of(Operation.class.getProtectionDomain().getCodeSource().getLocation().toURI());
      if (Files.isDirectory(place)) {
        return names(place.resolve(PROTOCOL), classes);
      }
      try (FileSystem jar = FileSystems.newFileSystem(place)) {
        return names(jar.getPath(PROTOCOL), classes);
      }
    } catch (IOException failed) {
      throw new UncheckedIOException(failed);
    } catch (URISyntaxException impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  private static String[] names(Path protocol, Collection<? extends String> classes)
      throws IOException {
    List<String> names = new ArrayList<>();
    for (Map.Entry<String, String> each : READERS.entrySet()) {
      if (classes.contains(PROTOCOL.replace('/', '.') + "." + each.getValue())) {
        try (Stream<Path> files = Files.list(protocol.resolve(each.getKey()))) {
          files
              .map(file -> file.getFileName().toString())
              .filter(name -> name.endsWith(".json") || name.endsWith(".txt"))
              .forEach(name -> names.add(PROTOCOL + "/" + each.getKey() + "/" + name));
        }
      }
    }
    // In one order, whatever the folder's and the map's.
    return names.stream().sorted().toArray(String[]::new);
  }
}
