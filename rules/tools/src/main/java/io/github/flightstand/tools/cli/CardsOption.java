package io.github.flightstand.tools.cli;

import io.github.flightstand.rules.engine.DamageDecks;
import io.github.flightstand.rules.engine.hook.Card;
import io.github.flightstand.rules.engine.hook.CardSet;
import io.github.flightstand.rules.engine.hook.CardSource;
import java.io.File;
import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.ServiceConfigurationError;
import java.util.ServiceLoader;
import java.util.function.Supplier;
import java.util.jar.JarFile;
import java.util.zip.ZipException;
import picocli.CommandLine.Option;

/** The option {@code --cards} of the commands that play games: a user's own cards. */
final class CardsOption {

  private static final String SERVICE = CardSource.class.getName();

  @Option(
      names = "--cards",
      paramLabel = "JAR",
      description =
          "Add cards of your own: those of the CardSource classes in this jar. You can give the"
              + " option several times.")
  private List<String> jars = List.of();

  /**
   * Returns the program's own cards, with its sets, and those in the jars. Without jars no card is
   * made until the first is needed.
   *
   * @throws FailedCommandException if a jar brings no cards, or a card whose id is taken
   */
  Supplier<CardSet> cards() throws FailedCommandException {
    if (jars.isEmpty()) {
      return () -> DamageDecks.cards().withFound();
    }
    CardSet all = DamageDecks.cards().withFound();
    Map<String, String> origins = new HashMap<>();
    all.ids().forEach(id -> origins.put(id, "in the program"));
    for (String jar : jars) {
      for (CardSource source : sources(jar, origins)) {
        all = all.withSource(source);
      }
    }
    CardSet known = all;
    return () -> known;
  }

  private static List<CardSource> sources(String jar, Map<String, String> origins)
      throws FailedCommandException {
    List<CardSource> sources = new ArrayList<>();
    List<Card> cards = new ArrayList<>();
    try {
      ClassLoader loader = loader(jar);
      ServiceLoader.load(CardSource.class, loader).stream()
          .filter(source -> source.type().getClassLoader() == loader)
          .map(ServiceLoader.Provider::get)
          .forEach(
              source -> {
                sources.add(source);
                cards.addAll(List.copyOf(source.cards()));
              });
    } catch (ServiceConfigurationError | LinkageError | RuntimeException failed) {
      throw new FailedCommandException(2, "cannot take cards from '" + jar + "': " + why(failed));
    }
    if (cards.isEmpty()) {
      throw new FailedCommandException(
          2,
          "'%s' has no cards, expected CardSource classes named in its file META-INF/services/%s"
              .formatted(jar, SERVICE));
    }
    for (Card card : cards) {
      String here = "in '" + jar + "'";
      String other = origins.put(card.id(), here);
      if (other != null) {
        throw new FailedCommandException(
            2,
            "the card '%s' is %s and %s, expected one card of an id"
                .formatted(card.id(), other, here));
      }
    }
    return sources;
  }

  /** Returns a loader of the jar's classes; it stays open, because acting cards load classes. */
  private static ClassLoader loader(String jar) throws FailedCommandException {
    File file = new File(jar);
    try (JarFile readable = new JarFile(file)) {
      return new URLClassLoader(
          new URL[] {file.toURI().toURL()}, CardsOption.class.getClassLoader());
    } catch (ZipException malformed) {
      throw new FailedCommandException(
          2, "'" + jar + "' is not a jar, expected one with cards in it");
    } catch (IOException unreadable) {
      throw new FailedCommandException(2, InputFile.words(jar, unreadable, "cards"));
    }
  }

  /** Returns what the loader reported, or what the provider threw. */
  private static String why(Throwable failed) {
    String sentence = failed.toString().replaceFirst("^.*Error: " + SERVICE, "CardSource");
    return failed.getCause() == null ? sentence : sentence + " (" + failed.getCause() + ")";
  }
}
