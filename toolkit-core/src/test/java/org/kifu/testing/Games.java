package org.kifu.testing;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.kifu.board.Disc;
import org.kifu.board.Position;

/** Real games of the shipped examples, and positions from random play by the plain board. */
public final class Games {
  /** The first eleven plies of the Rose, Flat variation. */
  public static final String ROSE =
      """
         a  b  c  d  e  f  g  h
      1  .  .  .  .  .  .  .  .
      2  .  .  .  .  .  .  .  .
      3  .  .  .  7  5  .  .  .
      4  .  .  .  ○  ●  4 11  .
      5  .  .  3  ●  ○  1  .  .
      6  .  .  6  2  9  8  .  .
      7  .  .  . 10  .  .  .  .
      8  .  .  .  .  .  .  .  .
      """;

  /** Its moves. */
  public static final String ROSE_MOVES = "f5d6c5f4e3c6d3f6e6d7g4";

  private Games() {}

  /** The folder of examples at the root of the project. */
  public static Path examples() {
    Path here = Path.of("examples").toAbsolutePath();
    return Files.isDirectory(here) ? here : Path.of("..", "examples").toAbsolutePath().normalize();
  }

  /** The six games of the 1997 match, annotated by an earlier version with a search of 9 plies. */
  public static Path annotated1997() {
    return examples().resolveSibling("toolkit-core/src/test/resources/annotated/match-1997.jsonl");
  }

  /**
   * The same games as an example once had them, annotated at level 21 with the values of all moves.
   * Other weights change the example, and not this file.
   */
  public static Path valued1997() {
    return annotated1997().resolveSibling("match-1997-valued.jsonl");
  }

  /** The six games of the 1997 match, as joined lower-case transcripts. */
  public static List<String> match1997() {
    try {
      return Files.readAllLines(examples().resolve("logistello-murakami-1997.txt")).stream()
          .filter(line -> !line.startsWith("#"))
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The squares of a joined transcript, two characters each. */
  public static List<String> words(String transcript) {
    return IntStream.range(0, transcript.length() / 2)
        .mapToObj(i -> transcript.substring(2 * i, 2 * i + 2))
        .toList();
  }

  /** The squares, 0 to 63, of a joined lower-case transcript. */
  public static byte[] squares(String transcript) {
    byte[] squares = new byte[transcript.length() / 2];
    for (int i = 0; i < squares.length; i++) {
      int file = transcript.charAt(2 * i) - 'a';
      int rank = transcript.charAt(2 * i + 1) - '1';
      squares[i] = (byte) (8 * rank + file);
    }
    return squares;
  }

  /** A random game of the plain board to its end: the squares played, passes left out. */
  public static List<Integer> randomGame(Random random) {
    PlainBoard board = PlainBoard.start(8);
    List<Integer> played = new ArrayList<>();
    while (!board.isOver()) {
      List<Integer> moves = board.legalMoves();
      if (moves.isEmpty()) {
        board.pass();
      } else {
        int move = moves.get(random.nextInt(moves.size()));
        board.play(move);
        played.add(move);
      }
    }
    return played;
  }

  /** The position on a plain 8x8 board. */
  public static Position position(PlainBoard board) {
    long black = 0;
    long white = 0;
    for (int square = 0; square < 64; square++) {
      black |= board.at(square) == PlainBoard.Cell.BLACK ? 1L << square : 0;
      white |= board.at(square) == PlainBoard.Cell.WHITE ? 1L << square : 0;
    }
    return Position.of(
        black, white, board.toMove() == PlainBoard.Cell.BLACK ? Disc.BLACK : Disc.WHITE);
  }

  /** All positions of random games, from the start to the end, with either side to move. */
  public static List<PlainBoard> randomPositions(long seed, int games) {
    Random random = new Random(seed);
    List<PlainBoard> positions = new ArrayList<>();
    for (int i = 0; i < games; i++) {
      PlainBoard board = PlainBoard.start(8);
      for (int move : randomGame(random)) {
        positions.add(board.copy());
        if (board.mustPass()) {
          board.pass();
          positions.add(board.copy());
        }
        board.play(move);
      }
      positions.add(board.copy());
    }
    return positions;
  }
}
