package org.kifu.archive.edition;

import java.io.Closeable;
import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.Comparator;
import java.util.Iterator;
import org.kifu.archive.dedup.GameTraits;
import org.kifu.spill.Peek;
import org.kifu.spill.RecordCodec;
import org.kifu.spill.SpillList;
import org.kifu.spill.SpillSort;

/**
 * A pairing of games of two archives that agree in something, in their order; what is left goes on.
 */
final class Matching implements Closeable {
  /** A taker of two games that agree. */
  @FunctionalInterface
  interface Pairs {
    void accept(GameTraits first, GameTraits second) throws IOException;
  }

  /** A taker of a game without a partner. */
  @FunctionalInterface
  interface Rest {
    void accept(Sided game) throws IOException;
  }

  private static final int IN_MEMORY = 1000;

  private final Comparator<GameTraits> agreement;
  private final SpillSort<Sided> games;

  /**
   * Begins without games.
   *
   * @param agreement two games that compare as equal agree
   */
  Matching(Comparator<GameTraits> agreement, long memory) {
    this.agreement = agreement;
    this.games =
        new SpillSort<>(
            Sided.CODEC,
            Comparator.comparing(Sided::game, agreement)
                .thenComparing(Sided::second)
                .thenComparingLong(sided -> sided.game().index()),
            sided -> sided.game().weight(),
            memory);
  }

  void add(Sided game) throws IOException {
    games.add(game);
  }

  /** Hands on all games, either in a pair or as the rest. */
  void finish(Pairs pairs, Rest rest) throws IOException {
    Peek<Sided> sorted = new Peek<>(games.sorted());
    while (sorted.hasNext()) {
      ofOneKind(sorted, pairs, rest);
    }
  }

  /** The games of the first archive come first, and wait for those of the second. */
  private void ofOneKind(Peek<Sided> sorted, Pairs pairs, Rest rest) throws IOException {
    Sided head = sorted.next();
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
        rest.accept(new Sided(firsts.next(), false));
      }
    }
  }

  private boolean agree(Sided one, Sided other) {
    return agreement.compare(one.game(), other.game()) == 0;
  }

  @Override
  public void close() throws IOException {
    games.close();
  }

  /** A game of one of the two archives that are compared. */
  record Sided(GameTraits game, boolean second) {
    static final RecordCodec<Sided> CODEC =
        new RecordCodec<>() {
          @Override
          public void write(Sided sided, DataOutput out) throws IOException {
            GameTraits.CODEC.write(sided.game, out);
            out.writeBoolean(sided.second);
          }

          @Override
          public Sided read(DataInput in) throws IOException {
            return new Sided(GameTraits.CODEC.read(in), in.readBoolean());
          }
        };
  }
}
