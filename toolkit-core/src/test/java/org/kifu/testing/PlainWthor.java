package org.kifu.testing;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** The games of sound WTHOR files, read by their byte table and nothing else. */
public final class PlainWthor {
  private static final int HEADER = 16;
  private static final int GAME = 68;
  private static final int BLACK_SCORE = 6;
  private static final int THEORY = 7;
  private static final int YEAR = 10;
  private static final int MOVES = 8;

  /**
   * One game.
   *
   * @param moves a joined lower-case transcript
   * @param blackDiscs the score that the file records, empties to the winner
   * @param theoryBlackDiscs the theoretical score that the file records
   * @param year of the file
   * @param file the path of the file
   * @param number of the game in its file, from 1
   */
  public record Game(
      String moves, int blackDiscs, int theoryBlackDiscs, int year, String file, int number) {}

  private PlainWthor() {}

  /** Every game of every {@code .wtb} file in a folder, by file name. */
  public static List<Game> games(Path folder) {
    try (Stream<Path> files = Files.list(folder)) {
      return files
          .filter(file -> file.toString().endsWith(".wtb"))
          .sorted()
          .flatMap(PlainWthor::gamesOf)
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Stream<Game> gamesOf(Path file) {
    try {
      byte[] bytes = Files.readAllBytes(file);
      List<Game> games = new ArrayList<>();
      for (int at = HEADER; at + GAME <= bytes.length; at += GAME) {
        games.add(
            new Game(
                moves(bytes, at + MOVES, at + GAME),
                bytes[at + BLACK_SCORE],
                bytes[at + THEORY],
                (bytes[YEAR] & 0xFF) | (bytes[YEAR + 1] & 0xFF) << 8,
                file.toString(),
                (at - HEADER) / GAME + 1));
      }
      return games.stream();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** A move byte is ten times the rank plus the file, both from 1; 0 ends the list. */
  private static String moves(byte[] bytes, int from, int to) {
    StringBuilder moves = new StringBuilder();
    for (int i = from; i < to && bytes[i] != 0; i++) {
      moves.append((char) ('a' + bytes[i] % 10 - 1)).append(bytes[i] / 10);
    }
    return moves.toString();
  }
}
