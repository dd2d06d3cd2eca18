package org.kifu.verify;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.kifu.game.ProblemCode;
import org.kifu.source.Source;
import org.kifu.testing.PlainBoard;
import org.kifu.testing.RealData;
import org.kifu.testing.Verified;
import org.kifu.testing.WthorBytes;
import org.kifu.verify.CheckedGame.Verdict;

/**
 * Archives with changed move bytes, against a replay that shares nothing with ours: bytes by the
 * format page, legality square by square.
 */
class ChangedArchiveTest {
  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4})
  void changedYearsAreJudgedAsByAPlainReplay(long seed) {
    for (int year = 1977; year <= 1983; year++) {
      assertJudgedAlike(changed(WthorBytes.year(year), seed));
    }
  }

  @Test
  void aLargeChangedYearIsJudgedAsByAPlainReplay() throws IOException {
    byte[] year = Files.readAllBytes(RealData.folder("wthor").resolve("WTH_1997.wtb"));
    assertJudgedAlike(changed(year, 1997));
  }

  /** Every second game gets one or two other move bytes: squares, zeros and codes of no square. */
  private static byte[] changed(byte[] archive, long seed) {
    Random random = new Random(seed);
    byte[] bytes = archive.clone();
    for (int at = WthorBytes.HEADER; at < bytes.length; at += WthorBytes.GAME) {
      for (int change = random.nextInt(4); change < 2; change++) {
        int row = 1 + random.nextInt(8);
        int column = 1 + random.nextInt(8);
        int code = random.nextInt(8) == 0 ? random.nextInt(256) : 10 * row + column;
        bytes[at + 8 + random.nextInt(60)] = (byte) code;
      }
    }
    return bytes;
  }

  private static void assertJudgedAlike(byte[] bytes) {
    List<String> expected = new ArrayList<>();
    long[] verdicts = new long[3];
    int game = 0;
    for (int at = WthorBytes.HEADER; at < bytes.length; at += WthorBytes.GAME) {
      game++;
      PlainReplay replay = PlainReplay.of(bytes, at + 8);
      verdicts[replay.verdict.compareTo(Verdict.COMPLETE)]++;
      if (replay.verdict != Verdict.COMPLETE) {
        expected.add(game + " at " + (at + 8 + replay.played) + " " + replay.verdict);
      } else if (replay.blackScore != bytes[at + 6]) {
        expected.add(game + " at " + (at + 6) + " score " + replay.blackScore);
      }
    }
    Verified run = Verified.of(Source.of("changed", bytes));
    Tally total = run.result().total();
    assertThat(total.count(Verdict.COMPLETE)).isEqualTo(verdicts[0]);
    assertThat(total.count(Verdict.UNFINISHED)).isEqualTo(verdicts[1]);
    assertThat(total.count(Verdict.ILLEGAL)).isEqualTo(verdicts[2]);
    assertThat(
            run.findings().stream()
                .filter(ChangedArchiveTest::isAboutPlay)
                .map(ChangedArchiveTest::line))
        .isEqualTo(expected);
  }

  private static boolean isAboutPlay(Finding finding) {
    return switch (finding.problem().code()) {
      case WTHOR_NAMES, WTHOR_MOVE_AFTER_ZERO, SOURCE_CONVENTION, DUPLICATE -> false;
      default -> true;
    };
  }

  private static String line(Finding finding) {
    ProblemCode code = finding.problem().code();
    String message = finding.problem().message();
    String what =
        switch (code) {
          case SCORE_MISMATCH -> "score " + message.replaceAll(".* ", "");
          case SCORE_CONVENTION -> "score " + message.replaceAll(".*(?:gives?|has) (\\d+).*", "$1");
          case UNFINISHED -> Verdict.UNFINISHED.toString();
          default -> Verdict.ILLEGAL.toString();
        };
    return finding.problem().game() + " at " + finding.problem().where().offset() + " " + what;
  }

  /** One record replayed on the plain board. */
  private record PlainReplay(Verdict verdict, int played, int blackScore) {
    static PlainReplay of(byte[] bytes, int from) {
      PlainBoard board = PlainBoard.start(8);
      int played = 0;
      for (; played < 60 && bytes[from + played] != 0; played++) {
        int code = bytes[from + played] & 0xFF;
        boolean isSquare = code / 10 >= 1 && code / 10 <= 8 && code % 10 >= 1 && code % 10 <= 8;
        if (!isSquare || !play(board, 8 * (code / 10 - 1) + code % 10 - 1)) {
          return new PlainReplay(Verdict.ILLEGAL, played, 0);
        }
      }
      return board.isOver()
          ? new PlainReplay(Verdict.COMPLETE, played, board.blackScore())
          : new PlainReplay(Verdict.UNFINISHED, played, 0);
    }

    private static boolean play(PlainBoard board, int square) {
      if (board.flips(square).isEmpty() && board.mustPass()) {
        board.pass();
      }
      if (board.flips(square).isEmpty()) {
        return false;
      }
      board.play(square);
      return true;
    }
  }
}
