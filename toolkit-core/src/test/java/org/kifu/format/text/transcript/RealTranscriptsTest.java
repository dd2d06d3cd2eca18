package org.kifu.format.text.transcript;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.kifu.format.GameReader;
import org.kifu.game.GameRecord;
import org.kifu.game.ParsedGame;
import org.kifu.game.ProblemCode;
import org.kifu.replay.CompactReplay;
import org.kifu.source.Source;
import org.kifu.testing.Games;
import org.kifu.testing.Reading;
import org.kifu.testing.RealData;
import org.kifu.testing.Slow;

/** The public transcripts, against the counts that were measured when they were collected. */
class RealTranscriptsTest {
  private final CompactReplay replay = new CompactReplay();
  private final Set<ProblemCode> codes = EnumSet.noneOf(ProblemCode.class);
  private final Set<String> firstMoves = new HashSet<>();
  private int illegal;
  private int games;
  private int complete;
  private int passes;
  private int problems;

  @Slow
  @Test
  void readsTheSelfPlayOfTheOthelloTextbook() throws IOException {
    try (Stream<Path> files = Files.list(RealData.folder("transcripts"))) {
      for (Path file : files.filter(each -> each.toString().contains("selfplay")).toList()) {
        count(file);
      }
    }
    assertThat(List.of(games, complete, passes, problems))
        .containsExactly(16_334, 16_334, 13_369, 0);
  }

  /**
   * The first move of every line, d3, is left out: no line is legal as it stands, and all are with
   * it. Five happen to be legal from the mirrored start too; the lines before them say what is
   * meant.
   */
  @Test
  void readsTheBookLinesWithoutTheirFirstMove() throws IOException {
    count(RealData.folder("transcripts").resolve("logbook.gam"));
    assertThat(List.of(games, complete, passes, problems)).containsExactly(11_833, 0, 0, 11_833);
    assertThat(codes).containsOnly(ProblemCode.FIRST_MOVE_ADDED);
    assertThat(firstMoves).containsExactly("d3");
    assertThat(illegal).isZero();
  }

  @Slow
  @ParameterizedTest
  @CsvSource({"openingslarge.txt, 10784", "openingssmall.txt, 3623"})
  void readsTheOpeningsOfXot(String file, int openings) throws IOException {
    Reading reading = Reading.of(Source.of(RealData.folder("xot").resolve(file)), Optional.empty());
    assertThat(reading.findings()).isEmpty();
    assertThat(reading.moves()).hasSize(openings).doesNotHaveDuplicates();
    assertThat(reading.moves()).allMatch(moves -> moves.matches("f5([a-h][1-8]){7}"));
    reading.records().forEach(this::count);
    assertThat(illegal).isZero();
  }

  /** Names in Japanese behind a comma, some of which hold squares. */
  @ParameterizedTest
  @CsvSource({"names-ja.csv, 352", "names.csv, 125", "welty-openings.txt, 86"})
  void readsOpeningsWithTheirNames(String file, int openings) throws IOException {
    Path names = RealData.folder("openings").resolve(file);
    Reading reading = Reading.of(Source.of(names), Optional.empty());
    assertThat(reading.records()).hasSize(openings);
    assertThat(reading.codes()).containsOnly("text-ignored");
    reading.records().forEach(this::count);
    assertThat(illegal).isZero();
  }

  /** Of the second lines many are legal from the start, as {@code e6f4} below {@code f5f6} is. */
  @ParameterizedTest
  @CsvSource({"1, 0", "2, 20", "3, 0", "5, 0"})
  void readsGamesWithFewMovesALine(int moves, int legalSecondLines) {
    Path archive = Games.examples().resolve("wthor/WTH_1983.wtb");
    int legal = 0;
    for (String game : Reading.of(Source.of(archive), Optional.empty()).moves()) {
      String text = game.replaceAll("(.{" + 2 * moves + "})", "$1\n");
      assertThat(Reading.of(text).moves()).containsExactly(game);
      byte[] second = squares(game.substring(2 * moves, 4 * moves));
      legal += replay.play(second, 0, second.length) == CompactReplay.End.ILLEGAL ? 0 : 1;
    }
    assertThat(legal).isGreaterThanOrEqualTo(legalSecondLines);
  }

  private static byte[] squares(String moves) {
    byte[] squares = new byte[moves.length() / 2];
    for (int i = 0; i < squares.length; i++) {
      squares[i] = (byte) (8 * (moves.charAt(2 * i + 1) - '1') + moves.charAt(2 * i) - 'a');
    }
    return squares;
  }

  private void count(Path file) throws IOException {
    try (GameReader reader = GameReader.open(file)) {
      assertThat(reader.format()).contains("transcript");
      for (ParsedGame game : reader) {
        games++;
        problems += game.problems().size();
        game.problems().forEach(problem -> codes.add(problem.code()));
        game.record().ifPresent(this::count);
      }
    }
  }

  private void count(GameRecord record) {
    byte[] moves = record.moves().squares();
    firstMoves.add(record.moves().getFirst().toString());
    if (replay.play(moves, 0, moves.length) == CompactReplay.End.COMPLETE) {
      complete++;
      passes += replay.plies() - moves.length;
    }
    illegal += replay.used() < moves.length ? 1 : 0;
  }
}
