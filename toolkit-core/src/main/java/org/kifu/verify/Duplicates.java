package org.kifu.verify;

import java.io.Closeable;
import java.io.DataInput;
import java.io.DataInputStream;
import java.io.DataOutput;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.kifu.spill.MergedRuns;
import org.kifu.spill.RecordCodec;
import org.kifu.spill.SpillFile;
import org.kifu.spill.SpillList;

/**
 * The games that repeat an earlier one, found exactly: keys are compared, not only their hashes.
 * Games are in memory up to a limit. Beyond it all games go to one file, and only those that may
 * repeat another one by their fingerprints are read back and compared. If these are again too many,
 * they go to files by five bits of their hash. Each file is then handled separately, in memory up
 * to the limit, or else by the next five bits. Only games with the same 32 bits are never
 * separated.
 */
final class Duplicates implements Closeable {
  /** A taker of duplicates in input order. */
  @FunctionalInterface
  interface DuplicateTaker {
    void accept(Duplicate duplicate) throws IOException;
  }

  private static final int BITS = 5;
  private static final int PARTS = 1 << BITS;
  private static final int LAST_LEVEL = 7;

  /**
   * The approximate number of bytes of a game in memory without its key, for the objects of the map
   * and of the place.
   */
  private static final int OVERHEAD = 200;

  private final long memory;
  private final int level;
  private final SpillList<Duplicate> found;
  private final List<SpillList<Duplicate>> runs = new ArrayList<>();
  private final @Nullable SpillFile[] parts = new SpillFile[PARTS];
  private @Nullable SuspectFile suspects;
  private @Nullable Map<GameKey, SeenGame> seen = new LinkedHashMap<>();
  private long used;

  /**
   * Starts without games.
   *
   * @param memory the approximate limit in bytes
   */
  Duplicates(long memory) {
    this(memory, 0);
  }

  private Duplicates(long memory, int level) {
    this.memory = memory;
    this.level = level;
    this.found = newRun();
  }

  /** Adds the next game; the indices of the games must ascend. */
  void add(GameKey key, SeenGame game) throws IOException {
    if (seen == null) {
      write(key, game);
      return;
    }
    SeenGame first = seen.putIfAbsent(key, game);
    if (first != null) {
      found.add(new Duplicate(game, first));
      return;
    }
    used += OVERHEAD + key.length();
    if (used > memory && level <= LAST_LEVEL) {
      spill(seen);
      seen = null;
    }
  }

  private void spill(Map<GameKey, SeenGame> games) throws IOException {
    for (Map.Entry<GameKey, SeenGame> game : games.entrySet()) {
      write(game.getKey(), game.getValue());
    }
  }

  private void write(GameKey key, SeenGame game) throws IOException {
    if (level > 0) {
      writeToPart(key, game);
      return;
    }
    if (suspects == null) {
      suspects = new SuspectFile(memory / 2);
    }
    suspects.add(key, game);
  }

  private void writeToPart(GameKey key, SeenGame game) throws IOException {
    int number = mix(key.hashCode()) >>> (level - 1) * BITS & PARTS - 1;
    SpillFile part = parts[number];
    if (part == null) {
      part = new SpillFile();
      parts[number] = part;
    }
    DataOutputStream out = part.next();
    key.write(out);
    game.write(out);
  }

  /** Spreads the hash over all bits, one to one (the finaliser of MurmurHash3). */
  private static int mix(int hash) {
    int mixed = (hash ^ hash >>> 16) * 0x85EB_CA6B;
    mixed = (mixed ^ mixed >>> 13) * 0xC2B2_AE35;
    return mixed ^ mixed >>> 16;
  }

  /** Passes on all duplicates in input order. No games can be added after this call. */
  void drainTo(DuplicateTaker duplicates) throws IOException {
    seen = null;
    runs.add(found);
    if (suspects != null) {
      runs.add(duplicatesAmong(suspects));
    }
    for (SpillFile part : parts) {
      if (part != null) {
        runs.add(duplicatesOf(part));
      }
    }
    merge(duplicates);
  }

  private SpillList<Duplicate> duplicatesAmong(SuspectFile games) throws IOException {
    SpillList<Duplicate> run = newRun();
    try (games;
        Duplicates exact = new Duplicates(memory / 2, level + 1)) {
      games.suspects(exact::add);
      exact.drainTo(run::add);
    }
    return run;
  }

  private SpillList<Duplicate> duplicatesOf(SpillFile part) throws IOException {
    SpillList<Duplicate> run = newRun();
    try (part;
        Duplicates games = new Duplicates(memory, level + 1)) {
      DataInputStream in = part.rewind();
      for (long i = 0; i < part.records(); i++) {
        games.add(GameKey.read(in), SeenGame.read(in));
      }
      games.drainTo(run::add);
    }
    return run;
  }

  private SpillList<Duplicate> newRun() {
    return new SpillList<>(Duplicate.CODEC, memory / OVERHEAD / PARTS);
  }

  private void merge(DuplicateTaker duplicates) throws IOException {
    List<Iterator<Duplicate>> sorted = new ArrayList<>();
    for (SpillList<Duplicate> run : runs) {
      sorted.add(run.iterator());
    }
    Iterator<Duplicate> merged =
        new MergedRuns<>(
            sorted, Comparator.comparingLong((Duplicate duplicate) -> duplicate.game().index()));
    while (merged.hasNext()) {
      duplicates.accept(merged.next());
    }
  }

  @Override
  public void close() throws IOException {
    if (suspects != null) {
      suspects.close();
    }
    for (SpillFile part : parts) {
      if (part != null) {
        part.close();
      }
    }
    for (SpillList<Duplicate> run : runs) {
      run.close();
    }
    found.close();
  }

  /**
   * A game that repeats an earlier one.
   *
   * @param game the later game
   * @param first the first game with the same key
   */
  record Duplicate(SeenGame game, SeenGame first) {
    /** Writes the later game, then the first. */
    static final RecordCodec<Duplicate> CODEC =
        new RecordCodec<>() {
          @Override
          public void write(Duplicate duplicate, DataOutput out) throws IOException {
            duplicate.game.write(out);
            duplicate.first.write(out);
          }

          @Override
          public Duplicate read(DataInput in) throws IOException {
            return new Duplicate(SeenGame.read(in), SeenGame.read(in));
          }
        };
  }
}
