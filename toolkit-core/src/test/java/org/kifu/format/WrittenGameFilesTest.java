package org.kifu.format;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.kifu.board.MoveToken;
import org.kifu.board.StartSpec;
import org.kifu.game.ClockTime;
import org.kifu.game.Evaluation;
import org.kifu.game.GameDate;
import org.kifu.game.GameHeader;
import org.kifu.game.GameRecord;
import org.kifu.game.MoveList;
import org.kifu.game.Notes;
import org.kifu.game.Outcome;
import org.kifu.game.Remark;
import org.kifu.game.Tag;
import org.kifu.game.TheoreticalScore;
import org.kifu.game.Variation;
import org.kifu.notation.ForcedPasses;
import org.kifu.replay.Replay;
import org.kifu.rules.Othello;
import org.kifu.testing.Draw;
import org.kifu.testing.Property;
import org.kifu.testing.RandomRecords;
import org.kifu.testing.Reading;
import org.kifu.testing.Slow;

/** GGF, SGF, PGN and JSON: what is written and read back is the same game, but for what is said. */
class WrittenGameFilesTest {
  private static String formats(Draw draw) {
    return draw.oneOf("ggf", "sgf", "pgn", "json");
  }

  @Slow
  @Property(tries = 300)
  void whatIsNotSaidToBeLostIsThereAgain(Draw draw) {
    String format = formats(draw);
    int seed = draw.between(0, 1_000_000);
    GameRecord game = RandomRecords.of(format, new Random(seed), RandomRecords.Texts.ANY);
    if (losses(format, game).isEmpty()) {
      assertThat(written(format, List.of(game)).records()).containsExactly(expected(format, game));
    }
  }

  @Slow
  @Property(tries = 300)
  void allThatANotationHoldsIsThereAgain(Draw draw) {
    String format = formats(draw);
    int seed = draw.between(0, 1_000_000);
    Random random = new Random(seed);
    List<GameRecord> games =
        Stream.generate(() -> RandomRecords.of(format, random, RandomRecords.Texts.PLAIN))
            .limit(3)
            .toList();
    games.forEach(game -> assertThat(losses(format, game)).isEmpty());
    Reading reading = written(format, games);
    assertThat(reading.records())
        .isEqualTo(games.stream().map(game -> expected(format, game)).toList());
    assertThat(reading.codes()).isEmpty();
  }

  @Slow
  @Property(tries = 200)
  void textsOfARecordDoNotBreakTheGame(Draw draw) {
    String format = formats(draw);
    int seed = draw.between(0, 1_000_000);
    Random random = new Random(seed);
    GameRecord game = RandomRecords.of(format, random, RandomRecords.Texts.ANY);
    GameRecord next = RandomRecords.of(format, random, RandomRecords.Texts.PLAIN);
    List<GameRecord> read = written(format, List.of(game, next)).records();
    assertThat(read).hasSize(2);
    assertThat(read.getFirst().moves()).isEqualTo(expected(format, game).moves());
    assertThat(read.getFirst().start()).isEqualTo(game.start());
    assertThat(read.getLast()).isEqualTo(expected(format, next));
  }

  /** With its passes, and in PGN with a result where the board tells it. */
  private static GameRecord expected(String format, GameRecord game) {
    if (format.equals("json")) {
      return game;
    }
    Replay<?, ?> replay = Replay.of(Othello.RULES, game);
    boolean isCounted =
        format.equals("pgn") && replay.isComplete() && game.declared().equals(Outcome.NONE);
    GameRecord whole = ForcedPasses.written(game);
    return isCounted
        ? new GameRecord(
            whole.header(),
            whole.rules(),
            whole.start(),
            whole.moves(),
            Outcome.ofBlackDiscs(replay.count().blackDiscs()),
            whole.theory(),
            whole.notes())
        : whole;
  }

  @Property(tries = 100)
  void aBoardOfAnySizeIsThereAgain(Draw draw) {
    String format = formats(draw);
    int kind = draw.between(0, 3);
    String rules = List.of("grid:6x6", "grand", "grid:14x14", "othello").get(kind);
    GameRecord plain = GameRecord.ofMoves(MoveList.of(List.of(new MoveToken.Place(2, 1))));
    GameRecord game =
        new GameRecord(
            GameHeader.NONE,
            rules,
            StartSpec.STANDARD,
            plain.moves(),
            Outcome.NONE,
            plain.theory(),
            Notes.NONE);
    if (refusal(format, game).isEmpty()) {
      assertThat(written(format, List.of(game)).records()).containsExactly(game);
    }
    assertThat(refusal(format, game).isEmpty()).isEqualTo(kind == 3 || !format.equals("pgn"));
  }

  @Test
  void eachNotationSaysWhatItCannotHold() {
    GameRecord game =
        new GameRecord(
            new GameHeader("A]", "B", "Cup", "Paris", new GameDate(1997, 8, 7)),
            "othello",
            StartSpec.STANDARD,
            MoveList.of(List.of(new MoveToken.Place(5, 4))),
            new Outcome(Outcome.Kind.RESIGNED, OptionalInt.of(40)),
            Optional.of(new TheoreticalScore(32, 24)),
            new Notes(
                List.of(new Remark(1, "{x}\n{y}")),
                List.of(new ClockTime(0, 1.5)),
                List.of(new Evaluation(0, 2)),
                List.of(new Tag(0, "ggf:TI", "1:00"), new Tag(0, Tag.KOMI, "1")),
                List.of(
                    new Variation(
                        1, MoveList.of(List.of(new MoveToken.Place(3, 2))), Notes.NONE))));
    assertThat(losses("json", game)).isEmpty();
    assertThat(losses("ggf", game))
        .containsExactly(
            "the event", "variations", "the theoretical score", "the exact wording of 'A]'");
    assertThat(losses("sgf", game))
        .containsExactly(
            "times",
            "the theoretical score",
            "the result resigned with 40 black discs",
            "the tag ggf:TI");
    assertThat(losses("pgn", game))
        .containsExactly(
            "evaluations",
            "the theoretical score",
            "variations after the last move",
            "the tag ggf:TI",
            "the tag komi",
            "the exact wording of comments");
  }

  private static Reading written(String format, List<GameRecord> games) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try (GameWriter writer = GameWriter.open(format, out)) {
      for (GameRecord game : games) {
        writer.write(game);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return Reading.of(out.toString(StandardCharsets.UTF_8), format);
  }

  private static List<String> losses(String format, GameRecord game) {
    return GameWriter.open(format, new ByteArrayOutputStream()).losses(game);
  }

  private static String refusal(String format, GameRecord game) {
    return GameWriter.open(format, new ByteArrayOutputStream()).refusal(game).orElse("");
  }
}
