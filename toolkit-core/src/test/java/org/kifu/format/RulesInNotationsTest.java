package org.kifu.format;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.kifu.board.MoveToken;
import org.kifu.board.StartSpec;
import org.kifu.game.GameRecord;
import org.kifu.game.MoveList;
import org.kifu.game.ParsedGame;
import org.kifu.replay.Replay;
import org.kifu.rules.Catalogue;
import org.kifu.rules.Rules;
import org.kifu.source.Source;
import org.kifu.testing.Games;
import org.kifu.testing.Slow;

/**
 * Games of all rules in all notations: what is written is read as the same game, by a reader that
 * was not told the rules, or the writer says that the rules are lost; and a reader that is told
 * them always reads the same game.
 */
class RulesInNotationsTest {
  /** The rules of examples whose notation does not name them. */
  private static String rulesOf(Path file) {
    String name = file.getFileName().toString();
    return name.endsWith(".pdn")
        ? "russian-draughts"
        : name.equals("solo.txt") ? "solo" : "othello";
  }

  private static List<GameRecord> read(Source source, String rules) throws IOException {
    List<GameRecord> records = new ArrayList<>();
    ReadOptions options =
        new ReadOptions(
            Optional.empty(),
            Optional.empty(),
            Catalogue.byName(rules).orElseThrow().rules(),
            _ -> {});
    try (GameReader games = GameReader.open(source, options)) {
      for (ParsedGame game : games) {
        game.record().ifPresent(records::add);
      }
    }
    return records;
  }

  /** Whole games; the same from a position in the middle; and their first 0, 1 and 20 moves. */
  private static List<GameRecord> games() throws IOException {
    List<GameRecord> games = new ArrayList<>();
    try (DirectoryStream<Path> files =
        Files.newDirectoryStream(Games.examples().resolve("rules"))) {
      for (Path file : files) {
        for (GameRecord whole : read(Source.of(file), rulesOf(file))) {
          GameRecord game = GameRecord.of(whole.rules(), whole.start(), whole.moves());
          games.add(game);
          fromTheMiddle(rules(game), game).ifPresent(games::add);
          Stream.of(0, 1, 20)
              .map(count -> MoveList.of(game.moves().stream().limit(count).toList()))
              .forEach(moves -> games.add(game.withMoves(moves)));
        }
      }
    }
    return games;
  }

  private static Rules<?, ?> rules(GameRecord game) {
    return Catalogue.byName(game.rules()).orElseThrow().rules();
  }

  private static <P, M> Optional<GameRecord> fromTheMiddle(Rules<P, M> rules, GameRecord game) {
    Replay<P, M> replay = Replay.of(rules, game);
    return replay.steps().stream()
        .skip(replay.steps().size() / 2)
        .filter(step -> step.token() > 0)
        .findFirst()
        .map(
            step ->
                GameRecord.of(
                    rules.name(),
                    new StartSpec.Setup(rules.key(step.before())),
                    MoveList.of(game.moves().stream().skip(step.token()).toList())));
  }

  /** The rules, the position of the start, the moves without passes, and the end. */
  private static <P, M> String identity(Rules<P, M> rules, GameRecord game) {
    List<String> moves =
        game.moves().stream()
            .filter(move -> !(move instanceof MoveToken.Pass))
            .map(MoveToken::toString)
            .toList();
    return rules.name()
        + rules.start(game.start()).map(rules::key)
        + moves
        + Replay.of(rules, game).ending();
  }

  private static String identity(GameRecord game) {
    return identity(rules(game), game);
  }

  static List<String> notations() {
    return GameWriter.formats().stream().filter(name -> !name.equals("wthor")).toList(); // 3 files
  }

  @Slow
  @ParameterizedTest
  @MethodSource("notations")
  void whatIsWrittenIsTheSameGameOrTheLossIsTold(String notation) throws IOException {
    int written = 0;
    for (GameRecord game : games()) {
      ByteArrayOutputStream bytes = new ByteArrayOutputStream();
      List<String> losses = new ArrayList<>();
      try (GameWriter writer = GameWriter.open(notation, bytes)) {
        if (writer.refusal(game).isPresent()) {
          continue;
        }
        losses.addAll(writer.losses(game));
        writer.write(game);
      }
      written++;
      String text = bytes.toString(StandardCharsets.UTF_8);
      assertThat(read(Source.of("x", bytes.toByteArray()), game.rules()))
          .as("%s of %s: %s", notation, game.rules(), text)
          .extracting(RulesInNotationsTest::identity)
          .containsExactly(identity(game));
      if (!losses.contains("the rules " + game.rules())) {
        assertThat(read(Source.of("x", bytes.toByteArray()), GameRecord.OTHELLO))
            .as("%s of %s without its rules: %s", notation, game.rules(), text)
            .extracting(RulesInNotationsTest::identity)
            .containsExactly(identity(game));
      }
    }
    assertThat(written).isPositive();
  }

  /** A diagram shows discs, and does not name its rules. */
  @ParameterizedTest
  @CsvSource({
    "ravensburger:parallel, d3, ''",
    "grid:5x5, a2, ''",
    "one-way, c4, ''",
    "grand, a1, a kifu diagram needs legal moves: a1 flips nothing",
    "solo, gold:d3, 'a kifu diagram shows discs that stay where they are placed, and no game of"
        + " solo'"
  })
  void aDiagramShowsDiscs(String rules, String move, String refusal) throws IOException {
    GameRecord game =
        GameRecord.of(rules, StartSpec.STANDARD, MoveList.of(List.of(MoveToken.parse(move))));
    try (GameWriter writer = GameWriter.open("diagram", new ByteArrayOutputStream())) {
      assertThat(writer.refusal(game).orElse("")).isEqualTo(refusal);
      assertThat(writer.losses(game)).containsExactly("the rules " + rules);
    }
  }

  /** A mail program wraps the remark below a diagram at any of its blanks. */
  @ParameterizedTest
  @ValueSource(strings = {", ", " "})
  void readsTheLinesBelowADiagramWhereTheyAreWrapped(String border) throws IOException {
    GameRecord game =
        read(Source.of(Games.examples().resolve("rules/one-way.json")), "one-way").getFirst();
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (GameWriter writer = GameWriter.open("diagram", bytes)) {
      writer.write(game);
    }
    String text = bytes.toString(StandardCharsets.UTF_8);
    int remark = text.indexOf("lines: ");
    String wrapped =
        text.substring(0, remark) + text.substring(remark).replace(border, border.strip() + "\n");
    assertThat(wrapped.lines().count()).isGreaterThan(text.lines().count() + 1);
    assertThat(read(Source.of("x", wrapped.getBytes(StandardCharsets.UTF_8)), "one-way"))
        .extracting(RulesInNotationsTest::identity)
        .containsExactly(identity(game));
  }
}
