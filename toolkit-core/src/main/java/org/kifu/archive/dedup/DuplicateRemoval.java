package org.kifu.archive.dedup;

import java.util.BitSet;
import java.util.Locale;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The games that a copy leaves out. Of the games that are the same for one of the reasons, one
 * stays. Of games that are the beginning of others, the longer ones stay.
 */
public final class DuplicateRemoval {
  /** The reasons for which games may be left out. */
  public static final Set<DuplicateReason> POSSIBLE =
      Set.of(
          DuplicateReason.IDENTICAL,
          DuplicateReason.SYMMETRIC,
          DuplicateReason.SAME_GAME,
          DuplicateReason.SAME_MOVES,
          DuplicateReason.PREFIX);

  /** The removal that leaves out nothing. */
  public static final DuplicateRemoval NONE = new DuplicateRemoval(Set.of(), Keep.FIRST);

  private final @Nullable DuplicateReason weakest;
  private final boolean prefixes;
  private final Keep keep;
  private final BitSet removed = new BitSet();

  /**
   * Starts without a removed game.
   *
   * @param reasons the reasons, all in {@link #POSSIBLE}; a reason about equal moves includes the
   *     stronger ones
   * @param keep the choice of the game that stays
   */
  public DuplicateRemoval(Set<DuplicateReason> reasons, Keep keep) {
    if (!POSSIBLE.containsAll(reasons)) {
      throw new IllegalArgumentException("games are not removed for all of " + reasons);
    }
    this.weakest =
        reasons.stream()
            .filter(reason -> reason != DuplicateReason.PREFIX)
            .reduce((one, other) -> one.compareTo(other) > 0 ? one : other)
            .orElse(null);
    this.prefixes = reasons.contains(DuplicateReason.PREFIX);
    this.keep = keep;
  }

  /** Starts a list of games that are the same for this reason. */
  Alike alike(DuplicateReason reason) {
    return new Alike(weakest != null && weakest.compareTo(reason) >= 0);
  }

  /** Takes games that are the beginning of others. */
  void beginnings(long[] games) {
    if (prefixes) {
      for (long game : games) {
        remove(game);
      }
    }
  }

  private void remove(long game) {
    removed.set(Math.toIntExact(game));
  }

  /**
   * Whether a game is left out.
   *
   * @param index the place of the game in the input order of all games, from 0
   */
  public boolean contains(long index) {
    return removed.get(Math.toIntExact(index));
  }

  /** The number of games that are left out. */
  public long count() {
    return removed.cardinality();
  }

  /** Games that are the same for one reason, of which one stays; each may represent others. */
  final class Alike {
    private final boolean isAsked;
    private @Nullable GameTraits kept;

    private Alike(boolean isAsked) {
      this.isAsked = isAsked;
    }

    /** Adds one of these games. */
    void add(GameTraits game) {
      if (!isAsked) {
        return;
      }
      GameTraits best = kept;
      boolean better = best == null || keep.prefers(game, best);
      GameTraits worse = better ? best : game;
      kept = better ? game : best;
      if (worse != null) {
        remove(worse.index());
      }
    }
  }

  /**
   * The choice of the game of a group that stays in a copy; of equally good games, it is the first
   * of the input.
   */
  public enum Keep {
    FIRST,
    LONGEST,
    BEST_DOCUMENTED;

    /** Whether one game is kept rather than the other. */
    boolean prefers(GameTraits game, GameTraits other) {
      int order = Long.compare(worth(game), worth(other));
      return order > 0 || order == 0 && game.index() < other.index();
    }

    private long worth(GameTraits game) {
      return switch (this) {
        case FIRST -> 0;
        case LONGEST -> game.moves();
        case BEST_DOCUMENTED -> game.facts().documentation();
      };
    }

    /** The name on the command line, such as {@code best-documented}. */
    @Override
    public String toString() {
      return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
  }
}
