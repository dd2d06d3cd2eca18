package org.kifu.format.text;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.kifu.format.GameReader;
import org.kifu.format.ReadOptions;
import org.kifu.game.ParsedGame;
import org.kifu.source.Source;

/**
 * One input with the games that a reader of it expects.
 *
 * @param source opens the input
 * @param games the moves of each game without passes, joined; nothing for a game of which any moves
 *     are right
 * @param facts the expected facts of each game, with all values that are right
 */
record ComparedCase(
    String name,
    Source source,
    List<Optional<String>> games,
    List<Map<String, List<String>>> facts) {
  /** Files of games in binary form, which are not texts. */
  private static final Pattern BINARY = Pattern.compile("(?i)\\.(?:wtb|jou|trn|pzz)$");

  private static final ObjectMapper JSON = new ObjectMapper();

  /** The cases of a folder of odd inputs, with {@code cases.json}. */
  static List<ComparedCase> oddInputs(Path folder) throws IOException {
    List<ComparedCase> cases = new ArrayList<>();
    for (JsonNode each : JSON.readTree(folder.resolve("cases.json").toFile())) {
      List<Optional<String>> games = new ArrayList<>();
      each.get("games").forEach(game -> games.add(moves(game)));
      List<Map<String, List<String>>> facts = new ArrayList<>();
      each.path("facts").forEach(of -> facts.add(facts(of)));
      cases.add(new ComparedCase(each.get("name").asText(), source(folder, each), games, facts));
    }
    return cases;
  }

  /** The cases of the conformance corpus, which states moves and facts of a game together. */
  static List<ComparedCase> conformance(Path folder) throws IOException {
    List<ComparedCase> cases = new ArrayList<>();
    for (JsonNode each : JSON.readTree(folder.resolve("cases.json").toFile()).get("cases")) {
      List<Optional<String>> games = new ArrayList<>();
      List<Map<String, List<String>>> facts = new ArrayList<>();
      for (JsonNode game : each.get("games")) {
        games.add(moves(game.path("moves")));
        Map<String, List<String>> of = facts(game);
        of.keySet().retainAll(List.of("black", "white", "event", "place", "date"));
        if (game.has("blackDiscs")) {
          of.put("score", List.of(game.get("blackDiscs").asText()));
        }
        facts.add(of);
      }
      cases.add(new ComparedCase(each.get("name").asText(), source(folder, each), games, facts));
    }
    return cases;
  }

  /** Files whose expected games are those of the reader so far. */
  static List<ComparedCase> files(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      return files
          .filter(Files::isRegularFile)
          .filter(file -> !BINARY.matcher(file.toString()).find())
          .sorted()
          .map(file -> ofReader(folder.relativize(file).toString(), file))
          .toList();
    }
  }

  private static ComparedCase ofReader(String name, Path file) {
    Source source = Source.of(file);
    List<Optional<String>> games =
        read(source, ReadOptions.reportingTo(problem -> {})).stream()
            .map(game -> Optional.of(moves(game)))
            .toList();
    return new ComparedCase(name, source, games, List.of());
  }

  private static Source source(Path folder, JsonNode each) {
    if (each.has("file")) {
      Path file = folder.resolve(each.get("file").asText());
      return Source.of(
          Files.exists(file) ? file : folder.resolve("inputs").resolve(each.get("file").asText()));
    }
    List<String> words = new ArrayList<>();
    each.get("arguments").forEach(word -> words.add(word.asText()));
    return Source.of("text", String.join(" ", words).getBytes(StandardCharsets.UTF_8));
  }

  private static Optional<String> moves(JsonNode game) {
    return game.isTextual()
        ? Optional.of(
            game.asText().replace("pass", "").replaceAll("\\s", "").toLowerCase(Locale.ROOT))
        : Optional.empty();
  }

  private static Map<String, List<String>> facts(JsonNode of) {
    Map<String, List<String>> facts = new LinkedHashMap<>();
    of.properties()
        .forEach(
            fact -> {
              List<String> values = new ArrayList<>();
              if (fact.getValue().isArray()) {
                fact.getValue().forEach(value -> values.add(value.asText()));
              } else {
                values.add(fact.getValue().asText());
              }
              facts.put(fact.getKey(), values);
            });
    return facts;
  }

  /** The games of a source that have a record. */
  static List<ParsedGame> read(Source source, ReadOptions options) {
    try (GameReader reader = GameReader.open(source, options)) {
      return reader.stream().filter(game -> game.record().isPresent()).toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The moves of a game without passes, joined. */
  static String moves(ParsedGame game) {
    return game.record()
        .map(
            record ->
                record.moves().joined().replace("pass", "").replace("pa", "").replace(" ", ""))
        .orElse("");
  }
}
