package org.kifu.games.solo;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.kifu.board.MoveToken.Place;
import org.kifu.board.Square;
import org.kifu.board.StartSpec;
import org.kifu.game.ProblemCode;
import org.kifu.game.SourceLocation;
import org.kifu.games.solo.Deal.Tile;
import org.kifu.notation.RecordDraft;

/** The tiles of a record: their squares and their faces. */
final class SoloTiles {
  private final RecordDraft draft;
  private final Map<Integer, Optional<Tile>> tiles = new TreeMap<>();
  private final Map<Tile, Integer> seen = new HashMap<>();
  private final Set<Integer> turned = new HashSet<>();
  private @Nullable SourceLocation first;
  private @Nullable Place move;
  private boolean isWrong;

  SoloTiles(RecordDraft draft) {
    this.draft = draft;
  }

  /** Sets the square of the last disc, by which the tiles that follow turned up. */
  void moveTo(Place place) {
    move = place;
  }

  void take(String written, String face, SourceLocation where) {
    first = first == null ? where : first;
    if (!written.matches("[a-h][1-8]")) {
      wrong(where, written + " is not a square of the 8x8 board");
      return;
    }
    int square = Square.parse(written);
    Optional<Tile> tile = Tile.parse(face);
    if (tile.isEmpty() && !face.equals("?")) {
      wrong(where, "'%s' is not a tile: they are g1 to g10, b1 to b10, g- and b-".formatted(face));
    } else if (move == null) {
      lay(square, written, tile, where);
    } else {
      turnUp(move, square, written, tile, where);
    }
  }

  private void lay(int square, String written, Optional<Tile> tile, SourceLocation where) {
    if (tiles.put(square, tile) != null) {
      wrong(where, "a second tile lies on " + written);
    }
    tile.ifPresent(face -> count(face, where));
  }

  private void turnUp(
      Place by, int square, String written, Optional<Tile> tile, SourceLocation where) {
    int steps =
        Math.abs(by.file() - Square.file(square)) + Math.abs(by.rank() - Square.rank(square));
    Optional<Tile> known = tiles.getOrDefault(square, Optional.empty());
    if (steps != 1) {
      wrong(
          where,
          "%s does not lie along a side of %s: no tile turns up there".formatted(written, by));
    } else if (!turned.add(square)) {
      wrong(where, "the tile on %s has turned up before".formatted(written));
    } else if (known.isPresent() && tile.isPresent() && !known.equals(tile)) {
      wrong(
          where,
          "the tile on %s is %s, and was told as %s".formatted(written, tile.get(), known.get()));
    } else if (known.isEmpty() && tile.isPresent()) {
      tiles.put(square, tile);
      count(tile.get(), where);
    }
  }

  private void count(Tile face, SourceLocation where) {
    if (seen.merge(face, 1, Integer::sum) > face.copies()) {
      String copies = face.copies() == 1 ? "one tile" : face.copies() + " tiles";
      wrong(where, "the game has only %s %s".formatted(copies, face));
    }
  }

  private void wrong(SourceLocation where, String message) {
    isWrong = true;
    draft.problem(ProblemCode.BAD_START, where, message);
  }

  /** Gives the layout to the record. */
  void finish() {
    SourceLocation where = first;
    if (where == null || isWrong) {
      return;
    }
    Map<Integer, Optional<Tile>> all = new TreeMap<>(usual());
    boolean isUsual = all.keySet().containsAll(tiles.keySet());
    if (!isUsual) {
      all.clear();
    }
    all.putAll(tiles);
    Deal.of(all)
        .ifPresentOrElse(
            deal -> draft.start(new StartSpec.Setup(deal.toString()), where),
            () ->
                wrong(
                    where,
                    "a layout has %d tiles, none on d4 e4 d5 e5; here are %d"
                        .formatted(Deal.TILES, tiles.size())));
  }

  private static Map<Integer, Optional<Tile>> usual() {
    Map<Integer, Optional<Tile>> unknown = new TreeMap<>();
    for (String word : Deal.USUAL.toString().split(" ", -1)) {
      unknown.put(Square.parse(word.substring(0, 2)), Optional.empty());
    }
    return unknown;
  }
}
