package org.kifu.game;

import java.util.Optional;

/** The places of a game and of each of its facts in the source. */
public interface Origin {
  /** A fact of a record that has a place of its own. */
  enum Fact {
    BLACK,
    WHITE,
    EVENT,
    PLACE,
    DATE,
    START,
    RESULT,
    THEORY
  }

  /**
   * Returns the origin of a game that is missing, or whose text was not kept. It knows one place
   * and no bytes.
   *
   * @param place the place of the game and of all its facts
   */
  static Origin at(SourceLocation place) {
    return new FixedOrigin(place);
  }

  /** The origin as its reader gave it, if this one only adds something to it. */
  default Origin plain() {
    return this;
  }

  /** The first byte of the game. */
  SourceLocation start();

  /** The place of a fact; the first byte of the game if the source does not state the fact. */
  SourceLocation of(Fact fact);

  /**
   * The place of a written move.
   *
   * @param index from 0, in the order of {@link GameRecord#moves()}; the place after the last move
   *     for a greater one
   */
  SourceLocation ofMove(int index);

  /** The bytes of the game in the source. */
  byte[] bytes();

  /** The number of {@link #bytes}. */
  default int byteCount() {
    return bytes().length;
  }

  /**
   * Passes on the runs of bytes that the game consists of, in the order of the source; none if they
   * are not known. Two games of one line may share a run.
   */
  default void spans(SpanTaker taker) {
    int count = byteCount();
    if (count > 0) {
      long from = start().offset();
      taker.take(from, from + count);
    }
  }

  /** A taker of a run of bytes of a source. */
  @FunctionalInterface
  interface SpanTaker {
    /**
     * Takes the run.
     *
     * @param from the offset of its first byte
     * @param to the offset past its last byte
     */
    void take(long from, long to);
  }

  /**
   * The numbers of the board that the game was read from; nothing if that was not a kifu diagram.
   */
  default Optional<NumberedBoard> board() {
    return Optional.empty();
  }

  /**
   * The origin of a game that is missing, or whose text was not kept. It knows one place and no
   * bytes.
   *
   * @param start the place of the game and of all its facts
   */
  record FixedOrigin(SourceLocation start) implements Origin {
    @Override
    public SourceLocation of(Fact fact) {
      return start;
    }

    @Override
    public SourceLocation ofMove(int index) {
      return start;
    }

    @Override
    public byte[] bytes() {
      return new byte[0];
    }
  }
}
