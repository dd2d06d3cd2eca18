package org.kifu.games.solo;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.kifu.board.Disc;
import org.kifu.games.solo.Deal.Tile;

/** The solo game as the booklet tells it, with squares and loops: a judge of the fast one. */
final class PlainSolo {
  private final Map<Integer, Disc> discs = new HashMap<>();
  private final Map<Integer, Tile> tiles = new HashMap<>();
  private final Set<Integer> faceUp = new TreeSet<>();
  final List<Tile> won = new ArrayList<>();

  PlainSolo(Deal deal) {
    for (int square = 0; square < 64; square++) {
      int at = square;
      deal.face(square).ifPresent(tile -> tiles.put(at, tile));
    }
    discs.put(at(4, 3), Disc.WHITE);
    discs.put(at(3, 4), Disc.WHITE);
    discs.put(at(3, 3), Disc.BLACK);
    discs.put(at(4, 4), Disc.BLACK);
  }

  private static int at(int file, int rank) {
    return file < 0 || file > 7 || rank < 0 || rank > 7 ? -1 : 8 * rank + file;
  }

  private static int beside(int square, int right, int down) {
    return square < 0 ? -1 : at(square % 8 + right, square / 8 + down);
  }

  Set<String> legal() {
    Set<String> legal = new TreeSet<>();
    for (int square = 0; square < 64; square++) {
      for (Disc colour : Disc.values()) {
        boolean isFree = !discs.containsKey(square) && !tiles.containsKey(square);
        if (isFree && !(flips(colour, square).isEmpty() && taken(colour, square).isEmpty())) {
          legal.add(colour + " " + square);
        }
      }
    }
    return legal;
  }

  private Set<Integer> flips(Disc colour, int square) {
    Set<Integer> flips = new TreeSet<>();
    for (int down = -1; down <= 1; down++) {
      for (int right = -1; right <= 1; right++) {
        List<Integer> run = new ArrayList<>();
        int next = beside(square, right, down);
        while (next != square && discs.get(next) == colour.opponent()) {
          run.add(next);
          next = beside(next, right, down);
        }
        flips.addAll(discs.get(next) == colour ? run : List.of());
      }
    }
    return flips;
  }

  private Set<Integer> taken(Disc colour, int square) {
    Set<Integer> taken = new TreeSet<>();
    for (int down = -1; down <= 1; down++) {
      for (int right = -1; right <= 1; right++) {
        int near = beside(square, right, down);
        Tile tile = tiles.get(near);
        boolean isPrey = tile != null && faceUp.contains(near) && tile.colour() != colour;
        if (isPrey && discs.get(beside(near, right, down)) == colour) {
          taken.add(near);
        }
      }
    }
    return taken;
  }

  void play(Disc colour, int square) {
    Set<Integer> taken = taken(colour, square);
    flips(colour, square).forEach(disc -> discs.put(disc, colour));
    discs.put(square, colour);
    for (int tile : taken) {
      won.add(tiles.remove(tile));
      faceUp.remove(tile);
    }
    for (int[] side : new int[][] {{1, 0}, {-1, 0}, {0, 1}, {0, -1}}) {
      int near = beside(square, side[0], side[1]);
      if (tiles.containsKey(near)) {
        faceUp.add(near);
      }
    }
  }

  Set<Integer> faceUp() {
    return faceUp;
  }
}
