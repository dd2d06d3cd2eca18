package org.kifu.format.transcript.line;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.kifu.board.MoveToken;
import org.kifu.board.MoveToken.Pass;
import org.kifu.board.MoveToken.Place;
import org.kifu.board.MoveToken.PlaceToward;
import org.kifu.game.MoveList;

/** The moves of one line and their places in it. Immutable. */
public final class WrittenMoves {
  /** The byte of a place that the 8x8 board does not have, or that names a line. */
  static final byte OFF_BOARD = 127;

  private static final int[] JOINED = {};

  public static final WrittenMoves NONE = joined(new byte[0], 0);

  /** Squares 0 to 63, {@link MoveList#PASS}, or {@link #OFF_BOARD}. */
  private final byte[] squares;

  /** The same as tokens, if any move is off the board; otherwise empty. */
  private final List<MoveToken> tokens;

  /** The first character of each move; {@link #JOINED} for joined text, two characters a move. */
  private final int[] places;

  /** The place of the first move. */
  private final int first;

  private WrittenMoves(byte[] squares, List<MoveToken> tokens, int[] places, int first) {
    this.squares = squares;
    this.tokens = tokens;
    this.places = places;
    this.first = first;
  }

  /** Moves written one directly after the other, two characters each. */
  static WrittenMoves joined(byte[] squares, int first) {
    return new WrittenMoves(squares, List.of(), JOINED, first);
  }

  /** Moves at these places of a line, one at each. */
  static WrittenMoves at(byte[] squares, int[] places) {
    return new WrittenMoves(squares, List.of(), places, places[0]);
  }

  public int size() {
    return squares.length;
  }

  /** The moves as bytes, not to be changed. */
  public byte[] squares() {
    return squares;
  }

  /** The first character of a move; the place after the last one for a greater index. */
  public int placeOf(int index) {
    if (places == JOINED) {
      return first + 2 * Math.min(index, squares.length);
    }
    return index < places.length ? places[index] : places[places.length - 1] + 2;
  }

  /** The moves as tokens. */
  public List<MoveToken> asTokens() {
    return tokens.isEmpty() ? MoveList.ofSquares(squares) : tokens;
  }

  /** These moves and those of a further line; the places then mean nothing. */
  public WrittenMoves and(WrittenMoves more) {
    byte[] all = Arrays.copyOf(squares, squares.length + more.squares.length);
    System.arraycopy(more.squares, 0, all, squares.length, more.squares.length);
    if (tokens.isEmpty() && more.tokens.isEmpty()) {
      return joined(all, 0);
    }
    List<MoveToken> allTokens = new ArrayList<>(asTokens());
    allTokens.addAll(more.asTokens());
    return new WrittenMoves(all, List.copyOf(allTokens), JOINED, 0);
  }

  /** These moves and more of the same line, which are not joined text. */
  public WrittenMoves then(WrittenMoves more) {
    WrittenMoves all = and(more);
    int[] allPlaces = Arrays.copyOf(places, all.size());
    System.arraycopy(more.places, 0, allPlaces, size(), more.size());
    return new WrittenMoves(all.squares, all.tokens, allPlaces, first);
  }

  /** The first of these moves; all if there are no more. */
  public WrittenMoves first(int count) {
    if (count >= size()) {
      return this;
    }
    byte[] fewer = Arrays.copyOf(squares, count);
    int[] their = places == JOINED ? JOINED : Arrays.copyOf(places, Math.max(1, count));
    return new WrittenMoves(
        fewer, tokens.isEmpty() ? tokens : tokens.subList(0, count), their, first);
  }

  /** At most a number of these moves from an index on; their places mean nothing. */
  public WrittenMoves range(int from, int count) {
    int to = Math.min(size(), from + count);
    return new WrittenMoves(
        Arrays.copyOfRange(squares, from, to),
        tokens.isEmpty() ? tokens : tokens.subList(from, to),
        JOINED,
        0);
  }

  /** Whether the first move is off the board. */
  boolean beginOffBoard() {
    return size() > 0 && squares[0] == OFF_BOARD && tokens.getFirst() instanceof Place;
  }

  /** Whether there are only passes. */
  public boolean isOnlyPasses() {
    for (byte square : squares) {
      if (square != MoveList.PASS) {
        return false;
      }
    }
    return size() > 0;
  }

  /**
   * The squares played, as bits; bit 0 is a1.
   *
   * @param except the index of a move to leave out; -1 for none
   */
  public long bits(int except) {
    long bits = 0;
    for (int i = 0; i < squares.length; i++) {
      bits |= i != except && (squares[i] & ~63) == 0 ? 1L << squares[i] : 0;
    }
    return bits;
  }

  /** A collector of moves. */
  public static final class Builder implements MoveWord.MoveSink {
    private byte[] squares = new byte[64];
    private int[] places = new int[64];
    private final List<MoveToken> offBoard = new ArrayList<>(0);
    private int size;

    @Override
    public void place(int at, int file, int rank) {
      boolean isOnBoard = (file | rank) < 8;
      if (!isOnBoard) {
        offBoard.add(new Place(file, rank));
      }
      add(at, isOnBoard ? (byte) (8 * rank + file) : OFF_BOARD);
    }

    @Override
    public void toward(int at, PlaceToward move) {
      offBoard.add(move);
      add(at, OFF_BOARD);
    }

    @Override
    public void pass(int at) {
      add(at, MoveList.PASS);
    }

    public int size() {
      return size;
    }

    private void add(int at, byte square) {
      if (size == squares.length) {
        squares = Arrays.copyOf(squares, 2 * size);
        places = Arrays.copyOf(places, 2 * size);
      }
      places[size] = at;
      squares[size++] = square;
    }

    public WrittenMoves build() {
      if (size == 0) {
        return NONE;
      }
      byte[] all = Arrays.copyOf(squares, size);
      return new WrittenMoves(all, tokens(all), Arrays.copyOf(places, size), places[0]);
    }

    private List<MoveToken> tokens(byte[] all) {
      if (offBoard.isEmpty()) {
        return List.of();
      }
      List<MoveToken> tokens = new ArrayList<>(all.length);
      int next = 0;
      for (byte square : all) {
        tokens.add(
            switch (square) {
              case MoveList.PASS -> Pass.WRITTEN;
              case OFF_BOARD -> offBoard.get(next++);
              default -> Place.on8x8(square);
            });
      }
      return tokens;
    }
  }
}
