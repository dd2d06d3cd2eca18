package org.kifu.testing;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/** The move lists of sound WTHOR files, read by their byte table and nothing else. */
public final class PlainWthor {
  private static final int HEADER = 16;
  private static final int GAME = 68;
  private static final int BEFORE_MOVES = 8;

  private PlainWthor() {}

  /** The squares, 0 to 63, of every game of every {@code .wtb} file in a folder, by file name. */
  public static List<byte[]> games(Path folder) {
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

  private static Stream<byte[]> gamesOf(Path file) {
    try {
      byte[] bytes = Files.readAllBytes(file);
      List<byte[]> games = new ArrayList<>();
      for (int at = HEADER; at + GAME <= bytes.length; at += GAME) {
        games.add(squares(Arrays.copyOfRange(bytes, at + BEFORE_MOVES, at + GAME)));
      }
      return games.stream();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** A move byte is ten times the rank plus the file, both from 1; 0 ends the list. */
  private static byte[] squares(byte[] moves) {
    int count = 0;
    while (count < moves.length && moves[count] != 0) {
      moves[count] = (byte) (8 * (moves[count] / 10 - 1) + moves[count] % 10 - 1);
      count++;
    }
    return Arrays.copyOf(moves, count);
  }
}
