package org.kifu.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.kifu.board.Disc;
import org.kifu.board.Position;
import org.kifu.format.ggf.GgfLine;
import org.kifu.rules.Othello;
import org.kifu.testing.Games;
import org.kifu.testing.PlainBoard;
import org.kifu.testing.RealData;

class GgfTest {
  private static final String BOARD =
      "BO[8 -------- -------- -------- ---O*--- ---*O--- -------- -------- -------- *]";

  private static ServerGame game(String text) {
    assertThat(ServerGame.ofGgf(text)).isInstanceOf(ServerGame.Reading.Game.class);
    return ((ServerGame.Reading.Game) ServerGame.ofGgf(text)).game();
  }

  private static String why(String text) {
    assertThat(ServerGame.ofGgf(text)).isInstanceOf(ServerGame.Reading.Unplayable.class);
    return ((ServerGame.Reading.Unplayable) ServerGame.ofGgf(text)).why();
  }

  /** The second test vector of the format: over after nine plies, tags after the moves. */
  @Test
  void readsAGameThatEndsEarly() {
    ServerGame game =
        game(
            "1 (;GM[Othello]PC[t]PB[a]PW[b]TY[8]"
                + BOARD
                + "B[f5]W[d6]B[c5]W[f4]B[e3]W[f6]B[g5]W[e6]B[e7]RE[+64];)");
    assertThat(game.isOver()).isTrue();
    assertThat(game.positions()).hasSize(10);
    assertThat(Othello.RULES.count(game.position()).blackDiscDiff()).isEqualTo(64);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      textBlock =
          """
          (;GM[othello]B[F5/1.23/2.1]W[f6//3];)
          (;b[F5] W [ f6 ] ;)
          xx 1 (; GM[Reversi] CO[;) and a )] B[f5/] W[F6///] ;) (;broken
          (;TY[s8r18]BO[8---------------------------O*------*O---------------------------*]B[f5]W[f6];)
          (;BO[8 ........ ........ ........ ...0#... ...#0... ........ ........ ........ x]B[f5]W[f6];)
          """)
  void takesWhatProgramsWrite(String text) {
    assertThat(game(text).position()).isEqualTo(game("(;B[f5]W[f6];)").position());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          ''                        | no game in GGF: a game begins with (;
          (;GM[Go];)                | GM[Go]: not a game of Othello
          (;TY[8a];)                | TY[8a]: fewest discs win
          (;BO[4 ---- -O*- -*O- ---- *];) | BO[4 ---- -O*- -*O- ---- *]: no position of the 8x8 board
          (;BO[8 -------- *];)      | BO[8 -------- *]: no position of the 8x8 board
          (;BO[];)                  | BO[]: no position of the 8x8 board
          (;B[f5]B[f6];)            | B[f6]: it is the turn of white
          (;B[f5]W[a1];)            | W[a1]: a1 flips nothing
          (;B[f5]W[PA];)            | W[PA]: white may not pass while a move is legal
          (;B[];)                   | B[]: '' is not a square of the 8x8 board
          (;B[f5]                   | expected a tag or the end of the game, ;), found ''
          (;B[f5];B[f6])            | expected a tag or the end of the game, ;), found ';B[f6])'
          (;B[f5                    | expected a tag or the end of the game, ;), found 'B[f5'
          """)
  void saysWhyAGameIsRefused(String text, String expected) {
    assertThat(why(text)).isEqualTo(expected);
  }

  @Test
  void aBoardAfterMovesIsRefused() {
    assertThat(why("(;B[f5]" + BOARD + ";)")).endsWith(": the board comes after moves");
  }

  @Test
  void readsBackEveryPositionThatItWrites() {
    for (PlainBoard board : Games.randomPositions(5, 20)) {
      Position position = Games.position(board);
      assertThat(game(GgfLine.write(position)).positions()).containsExactly(position);
    }
  }

  /** All games of the shared archive that are played on 8x8 squares, against the plain board. */
  @Test
  void replaysRealGames() throws IOException {
    List<String> games = new ArrayList<>();
    try (Stream<Path> files = Files.list(RealData.folder("ggf"))) {
      for (Path file : files.sorted().toList()) {
        Matcher game =
            Pattern.compile("\\(;.*?;\\)", Pattern.DOTALL).matcher(Files.readString(file));
        game.results().map(each -> each.group()).forEach(games::add);
      }
    }
    List<String> refused = new ArrayList<>();
    for (String text : games) {
      if (ServerGame.ofGgf(text) instanceof ServerGame.Reading.Unplayable(String why)) {
        refused.add(why);
      } else {
        assertThat(game(text).position()).isEqualTo(end(text));
      }
    }
    assertThat(games).hasSize(28);
    assertThat(refused)
        .containsExactly("BO[4 ---- -O*- -*O- ---- *]: no position of the 8x8 board");
  }

  /** The last position, by the plain board and without any of the reader's code. */
  private static Position end(String text) {
    Matcher start = Pattern.compile("BO\\[8([^]]*)]").matcher(text);
    assertThat(start.find()).isTrue();
    String cells = start.group(1).replaceAll("\\s", "");
    long black = 0;
    long white = 0;
    for (int square = 0; square < 64; square++) {
      black |= cells.charAt(square) == '*' ? 1L << square : 0;
      white |= cells.charAt(square) == 'O' ? 1L << square : 0;
    }
    Disc side = cells.charAt(64) == '*' ? Disc.BLACK : Disc.WHITE;
    PlainBoard board = PlainBoard.of(Position.of(black, white, side));
    Matcher move = Pattern.compile("(?<![A-Z])([BW])\\[([A-Ha-h][1-8]|[Pp])").matcher(text);
    while (move.find()) {
      if (move.group(2).equalsIgnoreCase("p")) {
        board.pass();
      } else {
        board.play(Games.squares(move.group(2).toLowerCase(Locale.ROOT))[0]);
      }
    }
    return Games.position(board);
  }
}
