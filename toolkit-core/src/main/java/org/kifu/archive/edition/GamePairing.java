package org.kifu.archive.edition;

import java.io.Closeable;
import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.Comparator;
import java.util.Iterator;
import org.kifu.archive.dedup.GameTraits;
import org.kifu.spill.PeekingIterator;
import org.kifu.spill.RecordCodec;
import org.kifu.spill.SpillList;
import org.kifu.spill.SpillSort;

/** A pairing, in order, of games of two archives that agree in something; the rest is handed on. */
final class GamePairing implements Closeable {
  /** A receiver of two games that agree. */
  @FunctionalInterface
  interface PairTaker {
    void accept(GameTraits first, GameTraits second) throws IOException;
  }

  /** A receiver of a game without a partner. */
  @FunctionalInterface
  interface RestTaker {
    void accept(SidedGame game) throws IOException;
  }

  private static final int IN_MEMORY = 1000;

  private final Comparator<GameTraits> agreement;
  private final SpillSort<SidedGame> games;

  /**
   * Starts without games.
   *
   * @param agreement the order in which two games that agree are equal
   */
  GamePairing(Comparator<GameTraits> agreement, long memory) {
    this.agreement = agreement;
    this.games = SidedGame.sort(agreement, memory);
  }

  void add(SidedGame game) throws IOException {
    games.add(game);
  }

  /** Hands on all games, either in a pair or as the rest. */
  void finish(PairTaker pairs, RestTaker rest) throws IOException {
    PeekingIterator<SidedGame> sorted = new PeekingIterator<>(games.sorted());
    while (sorted.hasNext()) {
      ofOneKind(sorted, pairs, rest);
    }
  }

  /**
   * Pairs games that agree; those of the first archive come first and wait for those of the second.
   */
  private void ofOneKind(PeekingIterator<SidedGame> sorted, PairTaker pairs, RestTaker rest)
      throws IOException {
    SidedGame head = sorted.next();
    if (head.second() || !sorted.hasNext(next -> agree(head, next))) {
      rest.accept(head);
      return;
    }
    try (SpillList<GameTraits> waiting = new SpillList<>(GameTraits.CODEC, IN_MEMORY)) {
      waiting.add(head.game());
      while (sorted.hasNext(next -> !next.second() && agree(head, next))) {
        waiting.add(sorted.next().game());
      }
      Iterator<GameTraits> firsts = waiting.iterator();
      while (firsts.hasNext() && sorted.hasNext(next -> agree(head, next))) {
        pairs.accept(firsts.next(), sorted.next().game());
      }
      while (firsts.hasNext()) {
        rest.accept(new SidedGame(firsts.next(), false));
      }
    }
  }

  private boolean agree(SidedGame one, SidedGame other) {
    return agreement.compare(one.game(), other.game()) == 0;
  }

  @Override
  public void close() throws IOException {
    games.close();
  }

  /** A game of one of the two archives that are compared. */
  record SidedGame(GameTraits game, boolean second) {
    private static final RecordCodec<SidedGame> CODEC =
        new RecordCodec<>() {
          @Override
          public void write(SidedGame sided, DataOutput out) throws IOException {
            GameTraits.CODEC.write(sided.game, out);
            out.writeBoolean(sided.second);
          }

          @Override
          public SidedGame read(DataInput in) throws IOException {
            return new SidedGame(GameTraits.CODEC.read(in), in.readBoolean());
          }
        };

    /** A sort by this order; games that are equal in it are sorted by archive. */
    static SpillSort<SidedGame> sort(Comparator<GameTraits> order, long memory) {
      return new SpillSort<>(
          CODEC,
          Comparator.comparing(SidedGame::game, order)
              .thenComparing(SidedGame::second)
              .thenComparingLong(sided -> sided.game().index()),
          sided -> sided.game().weight(),
          memory);
    }
  }
}
