package org.kifu.cli;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.kifu.format.Encoding;
import org.kifu.format.GameReader;
import org.kifu.format.Inputs;
import org.kifu.game.ParsedGame;
import org.kifu.rules.Rules;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** What a command reads, and which games of it. */
final class GameInput {
  /** The names that the command line knows; some notations are read by a later version. */
  private static final List<String> NOTATIONS =
      List.of(
          "transcript",
          "diagram",
          "wthor",
          "ggf",
          "sgf",
          "pgn",
          "quest",
          "obf",
          "edax",
          "logistello",
          "solo",
          "pdn",
          "json");

  @Parameters(
      arity = "1..*",
      paramLabel = "INPUT",
      description = "Files, folders, globs, '-' for standard input, or a game as text.")
  private List<String> words = new ArrayList<>();

  @Option(
      names = "--from",
      paramLabel = "FORMAT",
      description = "The notation of the input; without it, it is recognised from the content.")
  private @Nullable String format;

  @Option(
      names = "--encoding",
      paramLabel = "NAME",
      description = "How text is written as bytes, such as windows-1251; without it, it is told.")
  private @Nullable String encoding;

  @Mixin private RulesOption rules = new RulesOption();
  @Mixin private NamesOption names = new NamesOption();
  @Mixin private SelectionOptions selection = new SelectionOptions();

  Rules<?, ?> rules() {
    return rules.rules();
  }

  /** Looks at the words; nothing is read before the games are asked for. */
  Games open(Streams streams) {
    return open(words, streams, Edits.NONE);
  }

  /**
   * The same for a command that changes games.
   *
   * @param edits made before names are written as their rules say, and before games are chosen
   */
  Games open(Streams streams, Edits edits) {
    return open(words, streams, edits);
  }

  /** Each word by itself, for a command that compares its inputs. */
  List<Games> openEach(Streams streams) {
    return words.stream().map(word -> open(List.of(word), streams, Edits.NONE)).toList();
  }

  private Games open(List<String> some, Streams streams, Edits edits) {
    Optional<String> from = Optional.ofNullable(format).map(GameInput::readable);
    return new Games(
        InputWords.of(some, streams.in()),
        from,
        encoding(),
        rules(),
        edits.then(names.edits()),
        selection.filter());
  }

  /** Whether all games of the input are meant. */
  boolean isWhole() {
    return selection.filter().isAll();
  }

  /** How many games are chosen; 0 if that is not known before they are read. */
  long count(Streams streams) {
    if (words.stream().anyMatch(GameInput::canBeReadOnce)) {
      return 0;
    }
    try (Games games = open(streams)) {
      long count = 0;
      Iterator<ParsedGame> chosen = games.chosen(problem -> {}, Progress.NONE);
      for (; chosen.hasNext(); chosen.next()) {
        count++;
      }
      return count;
    } catch (Refusal e) {
      return 0; // the command itself will say so
    }
  }

  /** Refuses a folder whose files the words reach, where it would become input itself. */
  void refuseInside(Path folder, Streams streams) {
    Optional<String> word = Inputs.of(words, streams.in()).reaching(folder);
    if (word.isPresent()) {
      throw Refusal.usage(
          folder + ": lies in the input " + word.get() + "; name a folder beside it");
    }
  }

  /** Refuses what can be read only once, for a command that reads twice. */
  void refuseStreams(String why) {
    for (String word : words) {
      if (canBeReadOnce(word)) {
        throw Refusal.usage(word + ": " + why + " reads the input twice; name a file");
      }
    }
  }

  /** Whether a word is standard input or something like a pipe. */
  private static boolean canBeReadOnce(String word) {
    try {
      Path path = Path.of(word);
      return word.equals("-")
          || Files.exists(path) && !Files.isRegularFile(path) && !Files.isDirectory(path);
    } catch (InvalidPathException e) {
      return false;
    }
  }

  private Optional<Encoding> encoding() {
    String name = encoding;
    if (name == null) {
      return Optional.empty();
    }
    Optional<Encoding> known = Encoding.named(name);
    if (known.isEmpty()) {
      throw Refusal.usage(
          "--encoding: '%s' is no encoding of text here; such as utf-8 utf-16 iso-8859-1 windows-1251 koi8-r shift_jis"
              .formatted(name));
    }
    return known;
  }

  private static String readable(String format) {
    if (GameReader.formats().contains(format)) {
      return format;
    }
    String known = String.join(" ", GameReader.formats());
    throw Refusal.usage(
        NOTATIONS.contains(format)
            ? "--from: %s is not read by this version, only %s".formatted(format, known)
            : "--from: unknown format '%s'; known: %s".formatted(format, known));
  }
}
