package org.kifu.format;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.kifu.board.MoveToken;
import org.kifu.game.GameRecord;
import org.kifu.source.Source;
import org.kifu.testing.Reading;
import org.kifu.testing.Slow;
import org.kifu.testing.Stored;

/**
 * The table of what survives, in docs/formats.md: the good files of each notation are written in
 * each other one and read back. Where it is not true any more, the failure shows the true one.
 */
class SurvivalTest {
  /** Files that only the name tells from transcripts. */
  private static final List<String> NAMED = List.of("edax", "logistello");

  @TempDir private Path folder;

  @Slow
  @Test
  void theTableOfTheDocumentationIsWhatHappens() throws IOException {
    Stored.assertTableIsIn(Stored.page("formats.md"), "| from | facts it can hold |", table());
  }

  private String table() throws IOException {
    List<String> targets = ofDiscs(GameWriter.formats());
    StringBuilder table = new StringBuilder();
    table.append("| from | facts it can hold | to `");
    table.append(String.join("` | to `", targets)).append("` |\n");
    table.append("| --- ".repeat(targets.size() + 2)).append("|\n");
    List<String> sources = new ArrayList<>(ofDiscs(GameReader.formats()));
    sources.remove("transcript-labelled"); // read as transcripts
    for (String source : sources) {
      List<GameRecord> games = games(source);
      Set<RecordFact> said = said(games);
      table.append("| `").append(source).append("` | ").append(labels(said));
      for (String target : targets) {
        if (isRefused(games, target)) {
          table.append(" | refused");
          continue;
        }
        Set<RecordFact> lost = lost(games, target);
        table.append(" | ").append(lost.equals(said) ? "all of it" : labels(lost));
      }
      table.append(" |\n");
    }
    return table.toString();
  }

  /** Those of draughts hold nothing that the others do. */
  private static List<String> ofDiscs(List<String> formats) {
    return formats.stream().filter(format -> !format.startsWith("pdn")).toList();
  }

  /** Whether a notation takes none of these games. */
  private boolean isRefused(List<GameRecord> games, String target) throws IOException {
    Path file = folder.resolve("none." + target);
    try (GameWriter writer = GameWriter.open(target, file)) {
      return games.stream().allMatch(game -> writer.refusal(game).isPresent());
    }
  }

  private static String labels(Set<RecordFact> facts) {
    return facts.isEmpty()
        ? "-"
        : facts.stream().map(RecordFact::label).collect(Collectors.joining(", "));
  }

  private static Set<RecordFact> said(List<GameRecord> games) {
    Set<RecordFact> said = EnumSet.allOf(RecordFact.class);
    said.removeIf(fact -> games.stream().noneMatch(game -> fact.of(game).isPresent()));
    return said;
  }

  /** What at least one of the games loses. */
  private Set<RecordFact> lost(List<GameRecord> games, String target) throws IOException {
    Set<RecordFact> lost = EnumSet.noneOf(RecordFact.class);
    for (GameRecord game : games) {
      Optional<GameRecord> again = written(game, target);
      again.ifPresent(same -> assertThat(squares(same)).isEqualTo(squares(game)));
      Set<RecordFact> open =
          again.isPresent()
              ? EnumSet.allOf(RecordFact.class)
              : EnumSet.of(RecordFact.SIZE, RecordFact.START); // for which it is refused
      open.removeIf(
          fact ->
              fact.of(game).isEmpty() || again.map(fact::of).equals(Optional.of(fact.of(game))));
      lost.addAll(open);
    }
    return lost;
  }

  private static List<MoveToken> squares(GameRecord game) {
    return game.moves().stream().filter(move -> !move.equals(MoveToken.Pass.WRITTEN)).toList();
  }

  /** A game after it has been written and read back; nothing if it is refused. */
  private Optional<GameRecord> written(GameRecord game, String target) throws IOException {
    Path file = folder.resolve("games." + (target.equals("wthor") ? "wtb" : target));
    try (GameWriter writer = GameWriter.open(target, file)) {
      if (writer.refusal(game).isPresent()) {
        return Optional.empty();
      }
      writer.write(game);
    }
    Reading again =
        game.rules().equals(GameRecord.OTHELLO)
            ? Reading.of(Source.of(file), Optional.of(target))
            : Reading.byRules(Files.readString(file), game.rules());
    return Optional.of(again.records().getFirst());
  }

  private static List<GameRecord> games(String source) {
    String corpus = NAMED.contains(source) ? "transcript" : source;
    try (Stream<Path> files = Files.list(corpus(corpus))) {
      return files
          .filter(file -> !file.toString().matches(".*\\.(JOU|TRN)"))
          .filter(file -> !NAMED.contains(source) || file.toString().contains(source))
          .sorted()
          .flatMap(file -> Reading.of(Source.of(file), Optional.of(source)).records().stream())
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Path corpus(String format) {
    try {
      return Path.of(SurvivalTest.class.getResource("good/" + format).toURI());
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }
}
