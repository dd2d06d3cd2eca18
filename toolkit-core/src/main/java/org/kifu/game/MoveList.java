package org.kifu.game;

import java.util.AbstractList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.RandomAccess;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.kifu.board.MoveToken;
import org.kifu.board.MoveToken.Coloured;
import org.kifu.board.MoveToken.NoSquare;
import org.kifu.board.MoveToken.Pass;
import org.kifu.board.MoveToken.Path;
import org.kifu.board.MoveToken.Place;
import org.kifu.board.MoveToken.PlaceToward;
import org.kifu.board.Square;

/**
 * The moves of a record as they are written; unmodifiable. Moves of the 8x8 board are kept as one
 * byte each, so that replaying whole archives needs no object for each move.
 */
public final class MoveList extends AbstractList<MoveToken> implements RandomAccess {
  /** The byte of a written pass in the compact form; a square is its number, 0 to 63. */
  public static final byte PASS = -1;

  /** No moves. */
  public static final MoveList EMPTY = new MoveList(new byte[0], List.of());

  private final byte @Nullable [] compact;
  private final List<MoveToken> tokens;

  private MoveList(byte @Nullable [] compact, List<MoveToken> tokens) {
    this.compact = compact;
    this.tokens = tokens;
  }

  /**
   * Returns the list of these squares.
   *
   * @param squares squares 0 to 63, or {@link #PASS}; taken over, not copied
   */
  public static MoveList ofSquares(byte[] squares) {
    return new MoveList(squares, List.of());
  }

  /**
   * Parses squares of the 8x8 board and passes that are written one after the other, as {@link
   * #joined} writes them, in letters of either case; nothing for any other text.
   */
  public static Optional<MoveList> parse(String joined) {
    int length = joined.length();
    byte[] squares = new byte[length / 2];
    for (int i = 0; i < squares.length; i++) {
      int first = Character.toLowerCase(joined.charAt(2 * i));
      int second = Character.toLowerCase(joined.charAt(2 * i + 1));
      int file = first - 'a';
      int rank = second - '1';
      boolean isPass = first == 'p' && second == 'a';
      if (!isPass && ((file | rank) & ~7) != 0) {
        return Optional.empty();
      }
      squares[i] = isPass ? PASS : (byte) Square.at(file, rank);
    }
    return length % 2 == 0 ? Optional.of(ofSquares(squares)) : Optional.empty();
  }

  /** Reads what {@link #joined} writes. */
  public static MoveList read(String joined) {
    return parse(joined)
        .orElseGet(() -> of(Stream.of(joined.split(" ", -1)).map(MoveToken::parse).toList()));
  }

  /** Returns the list of these tokens, compact if all are squares of the 8x8 board or passes. */
  public static MoveList of(List<? extends MoveToken> tokens) {
    if (tokens instanceof MoveList list) {
      return list;
    }
    byte[] squares = new byte[tokens.size()];
    for (int i = 0; i < squares.length; i++) {
      switch (tokens.get(i)) {
        case Pass() -> squares[i] = PASS;
        case Place(int file, int rank) when (file | rank) < 8 ->
            squares[i] = (byte) Square.at(file, rank);
        case Place _, PlaceToward _, Path _, Coloured _, NoSquare _ -> {
          return new MoveList(null, List.copyOf(tokens));
        }
      }
    }
    return new MoveList(squares, List.of());
  }

  /** Whether {@link #squares} may be called: every move is a square of the 8x8 board or a pass. */
  public boolean isCompact() {
    return compact != null;
  }

  /**
   * The bytes of a compact list: squares 0 to 63, or {@link #PASS}. The array is the list's own,
   * and must not be changed.
   *
   * @throws IllegalArgumentException if the list is not compact
   */
  public byte[] squares() {
    if (compact == null) {
      throw new IllegalArgumentException("a move is not a square of the 8x8 board");
    }
    return compact;
  }

  /**
   * The moves in one text: squares of the 8x8 board joined in lower case, as in {@code f5d6c3}, and
   * {@code pa} for a written pass. If the list has any other move, there are spaces between the
   * tokens.
   */
  public String joined() {
    if (compact == null) {
      return tokens.stream().map(MoveToken::toString).collect(Collectors.joining(" "));
    }
    StringBuilder text = new StringBuilder(2 * compact.length);
    for (byte square : compact) {
      text.append(square == PASS ? "pa" : Square.name(square));
    }
    return text.toString();
  }

  @Override
  public MoveToken get(int index) {
    if (compact == null) {
      return tokens.get(index);
    }
    int square = compact[index];
    return square == PASS ? Pass.WRITTEN : Place.on8x8(square);
  }

  @Override
  public int size() {
    return compact == null ? tokens.size() : compact.length;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof MoveList list && compact != null && list.compact != null
        ? Arrays.equals(compact, list.compact)
        : super.equals(other);
  }

  @Override
  public int hashCode() {
    return super.hashCode();
  }
}
