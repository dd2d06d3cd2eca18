package org.kifu.testing;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.kifu.format.GameReader;
import org.kifu.format.ReadOptions;
import org.kifu.game.ByteCounts;
import org.kifu.game.GameRecord;
import org.kifu.game.ParsedGame;
import org.kifu.game.Problem;
import org.kifu.rules.Catalogue;
import org.kifu.source.Encoding;
import org.kifu.source.Source;

/**
 * All that a reader says of one source.
 *
 * @param format the format's name; nothing if it was not recognised
 * @param games the games
 * @param problems the problems of the source as a whole
 * @param counts the bytes of the source, by kind
 */
public record Reading(
    Optional<String> format, List<ParsedGame> games, List<Problem> problems, ByteCounts counts) {
  /** Reads a source, its format recognised or given. */
  public static Reading of(Source source, Optional<String> format) {
    return of(source, format, Optional.empty());
  }

  /** Reads a source, its format and encoding recognised or given. */
  public static Reading of(Source source, Optional<String> format, Optional<Encoding> encoding) {
    List<Problem> problems = new ArrayList<>();
    ReadOptions options = ReadOptions.reportingTo(problems::add);
    ReadOptions inFormat = format.map(options::as).orElse(options);
    return of(source, encoding.map(inFormat::in).orElse(inFormat), problems);
  }

  /** Reads text by other rules than those of the tournament game. */
  public static Reading byRules(String text, String rules) {
    List<Problem> problems = new ArrayList<>();
    ReadOptions options =
        new ReadOptions(
            Optional.empty(),
            Optional.empty(),
            Catalogue.byName(rules).orElseThrow().rules(),
            problems::add);
    return of(Source.of("t", text.getBytes(StandardCharsets.UTF_8)), options, problems);
  }

  private static Reading of(Source source, ReadOptions options, List<Problem> problems) {
    try (GameReader reader = GameReader.open(source, options)) {
      List<ParsedGame> games = reader.stream().toList();
      return new Reading(reader.format(), games, problems, reader.counts());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Reads bytes whose format is to be recognised. */
  public static Reading of(byte[] bytes) {
    return of(Source.of("t", bytes), Optional.empty());
  }

  /** Reads bytes in a given format. */
  public static Reading of(byte[] bytes, String format) {
    return of(Source.of("t", bytes), Optional.of(format));
  }

  /** Reads text whose format is to be recognised. */
  public static Reading of(String text) {
    return of(text.getBytes(StandardCharsets.UTF_8));
  }

  /** Reads text in a given format. */
  public static Reading of(String text, String format) {
    return of(text.getBytes(StandardCharsets.UTF_8), format);
  }

  /** Whether it was recognised as a format, or as the one that reads what is written in it. */
  public boolean isOf(String name) {
    String readAs =
        switch (name) {
          case "transcript-labelled", "diagram", "quest" -> "transcript";
          case "logistello" -> "edax";
          default -> name;
        };
    return format.filter(readAs::equals).isPresent() || format.filter(name::equals).isPresent();
  }

  /** The records of the games that have one. */
  public List<GameRecord> records() {
    return games.stream().flatMap(game -> game.record().stream()).toList();
  }

  /** The moves of each game, joined in lower case, a written pass as {@code pass}. */
  public List<String> moves() {
    return records().stream()
        .map(record -> record.moves().stream().map(Object::toString).collect(Collectors.joining()))
        .toList();
  }

  /** The problems of the source and of its games as lines, such as {@code t:1:7: ... [code]}. */
  public List<String> findings() {
    List<String> lines = new ArrayList<>();
    problems.forEach(problem -> lines.add(problem.toString()));
    games.forEach(game -> game.problems().forEach(problem -> lines.add(problem.toString())));
    return lines;
  }

  /** The codes of all problems, those of the source first. */
  public List<String> codes() {
    List<String> codes = new ArrayList<>();
    problems.forEach(problem -> codes.add(problem.code().code()));
    games.forEach(game -> game.problems().forEach(each -> codes.add(each.code().code())));
    return codes;
  }
}
