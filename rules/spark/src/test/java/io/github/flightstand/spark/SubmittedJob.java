package io.github.flightstand.spark;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A job that {@code spark-submit} runs from a home of Spark, made out of the tests' own jars. */
final class SubmittedJob {

  private SubmittedJob() {}

  /** Makes a home among what is built: links to all jars of the class path. */
  static Path home() throws IOException {
    Path jars = Files.createDirectories(Path.of("target", "spark-home", "jars").toAbsolutePath());
    for (String entry : classPath().filter(entry -> entry.endsWith(".jar")).toList()) {
      Path jar = Path.of(entry).toAbsolutePath();
      Files.deleteIfExists(jars.resolve(jar.getFileName()));
      Files.createSymbolicLink(jars.resolve(jar.getFileName()), jar);
    }
    return jars.getParent();
  }

  /**
   * Starts a job.
   *
   * @param master the cluster, as {@code spark-submit} takes it
   * @param memory the greatest heap of the driver, such as 512m
   * @param settings further settings of Spark
   */
  static Process start(
      Path home, String master, String memory, Map<String, String> settings, String... arguments)
      throws IOException {
    // Classes of this build that are no jars yet.
    String folders =
        classPath()
            .filter(entry -> !entry.endsWith(".jar"))
            .collect(Collectors.joining(File.pathSeparator));
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(List.of(System.getProperty("spark.opens").strip().split("\\s+")));
    command.addAll(
        List.of("-Xmx" + memory, "-cp", home + "/jars/*" + File.pathSeparator + folders));
    command.addAll(List.of("org.apache.spark.deploy.SparkSubmit", "--master", master));
    settings(folders, settings)
        .forEach((name, value) -> command.addAll(List.of("--conf", name + "=" + value)));
    command.addAll(List.of("--class", Main.class.getName(), "spark-internal"));
    command.addAll(List.of(arguments));
    ProcessBuilder process =
        new ProcessBuilder(command)
            .directory(home.toFile())
            .redirectErrorStream(true)
            .redirectOutput(home.resolve("log.txt").toFile());
    process.environment().put("SPARK_HOME", home.toString());
    process.environment().put("SPARK_SCALA_VERSION", "2.13");
    process.environment().put("SPARK_LOCAL_IP", "127.0.0.1");
    return process.start();
  }

  private static Map<String, String> settings(String folders, Map<String, String> more) {
    Map<String, String> settings = new TreeMap<>(more);
    settings.put("spark.ui.enabled", "false");
    settings.put("spark.driver.host", "127.0.0.1");
    settings.put("spark.driver.bindAddress", "127.0.0.1");
    if (!folders.isEmpty()) {
      settings.put("spark.executor.extraClassPath", folders);
    }
    return settings;
  }

  private static Stream<String> classPath() {
    return Stream.of(System.getProperty("java.class.path").split(File.pathSeparator));
  }
}
