package org.kifu.rules;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.kifu.board.MoveToken;
import org.kifu.board.MoveToken.Coloured;
import org.kifu.board.MoveToken.Path;
import org.kifu.board.MoveToken.Place;
import org.kifu.board.MoveToken.PlaceToward;
import org.kifu.board.StartSpec;

/**
 * The ways to turn a board onto itself, so that each hole comes to lie on a hole: up to eight, the
 * first of which leaves it as it lies. Games in which discs are placed turn into games that are
 * played alike; the boards of other games are not turned.
 */
public final class BoardTurns {
  /** The signs of a turn: whether it swaps files and ranks, then mirrors files, then ranks. */
  private static final int WAYS = 8;

  private static final int SWAP = 4;
  private static final int MIRROR_FILES = 2;
  private static final int MIRROR_RANKS = 1;

  private final int width;
  private final int height;
  private final List<Turn> turns;

  /** A turn. */
  private static final class Turn {
    private final int way;

    /** The new place of each square, as its index among the squares without the holes. */
    private final int[] to;

    /** The way that undoes the turn. */
    private final int back;

    Turn(int way, int[] to, int back) {
      this.way = way;
      this.to = to;
      this.back = back;
    }
  }

  private BoardTurns(int width, int height, List<Turn> turns) {
    this.width = width;
    this.height = height;
    this.turns = turns;
  }

  /** Returns the turns of the board on which a game is played. */
  public static <P> BoardTurns of(Rules<P, ?> rules) {
    return rules
        .start(StartSpec.STANDARD)
        .filter(_ -> rules.scoring().isPresent())
        .flatMap(rules.display()::face)
        .map(BoardTurns::of)
        .orElseGet(() -> new BoardTurns(0, 0, List.of(new Turn(0, new int[0], 0))));
  }

  private static BoardTurns of(BoardFace face) {
    boolean[] isSquare = new boolean[face.cells().size()];
    int[] index = new int[isSquare.length];
    int squares = 0;
    for (int cell = 0; cell < isSquare.length; cell++) {
      isSquare[cell] = !(face.cells().get(cell) instanceof BoardFace.Cell.Hole);
      index[cell] = isSquare[cell] ? squares++ : -1;
    }
    BoardTurns board = new BoardTurns(face.width(), face.height(), List.of());
    List<Turn> turns = new ArrayList<>();
    for (int way = 0; way < WAYS; way++) {
      board.turn(way, isSquare, index).ifPresent(turns::add);
    }
    return new BoardTurns(face.width(), face.height(), List.copyOf(turns));
  }

  private Optional<Turn> turn(int way, boolean[] isSquare, int[] index) {
    if ((way & SWAP) != 0 && width != height) {
      return Optional.empty();
    }
    int[] to = new int[(int) Arrays.stream(index).filter(each -> each >= 0).count()];
    for (int cell = 0; cell < index.length; cell++) {
      Place place = turned(way, cell % width, cell / width);
      int reached = place.rank() * width + place.file();
      if (isSquare[cell] != isSquare[reached]) {
        return Optional.empty();
      }
      if (isSquare[cell]) {
        to[index[cell]] = index[reached];
      }
    }
    return Optional.of(new Turn(way, to, back(way)));
  }

  /** The way that undoes another: mirrors change their roles if files and ranks are swapped. */
  private static int back(int way) {
    boolean isSwapped = (way & SWAP) != 0;
    return isSwapped
        ? SWAP
            | ((way & MIRROR_FILES) != 0 ? MIRROR_RANKS : 0)
            | ((way & MIRROR_RANKS) != 0 ? MIRROR_FILES : 0)
        : way;
  }

  private Place turned(int way, int file, int rank) {
    int newFile = (way & SWAP) != 0 ? rank : file;
    int newRank = (way & SWAP) != 0 ? file : rank;
    return new Place(
        (way & MIRROR_FILES) != 0 ? width - 1 - newFile : newFile,
        (way & MIRROR_RANKS) != 0 ? height - 1 - newRank : newRank);
  }

  /** The number of turns, 1 to 8. */
  public int count() {
    return turns.size();
  }

  /**
   * A text turned: a sign for each square, row by row without the holes, and then what is the same
   * for all turns.
   *
   * @param turn the number of the turn, from 0
   */
  public String turned(int turn, String text) {
    int[] to = turns.get(turn).to;
    char[] turned = text.toCharArray();
    for (int square = 0; square < to.length; square++) {
      turned[to[square]] = text.charAt(square);
    }
    return new String(turned);
  }

  /** The smallest text among a text in all turns, which is the same for all of them. */
  public String smallest(String text) {
    return IntStream.range(0, count())
        .mapToObj(turn -> turned(turn, text))
        .min(String::compareTo)
        .orElseThrow();
  }

  /** A move turned. */
  public MoveToken turned(int turn, MoveToken move) {
    return byWay(turns.get(turn).way, move);
  }

  /** A move turned back. */
  public MoveToken turnedBack(int turn, MoveToken move) {
    return byWay(turns.get(turn).back, move);
  }

  private MoveToken byWay(int way, MoveToken move) {
    if (way == 0) {
      return move;
    }
    return switch (move) {
      case Place place -> turned(way, place.file(), place.rank());
      case PlaceToward(Place place, Place closing) ->
          new PlaceToward(
              turned(way, place.file(), place.rank()), turned(way, closing.file(), closing.rank()));
      case Coloured(var colour, Place place) ->
          new Coloured(colour, turned(way, place.file(), place.rank()));
      case Path(List<Place> places, boolean isCapture) ->
          new Path(
              places.stream().map(each -> turned(way, each.file(), each.rank())).toList(),
              isCapture);
      case MoveToken.Pass _, MoveToken.NoSquare _ -> move;
    };
  }
}
