package org.kifu.archive.dedup;

import java.io.Closeable;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntFunction;
import org.kifu.game.ParsedGame;
import org.kifu.spill.PeekingIterator;
import org.kifu.spill.SpillSort;

/**
 * A search for records that say nothing which an earlier record does not say. It only looks back:
 * what is found about a record does not depend on later ones. An object is used once.
 */
public final class EarlierGames implements Closeable {
  /** The reasons for which a record may be left out, each of which includes those before it. */
  public static final Set<DuplicateReason> POSSIBLE =
      Collections.unmodifiableSet(
          EnumSet.range(DuplicateReason.IDENTICAL, DuplicateReason.SAME_MOVES));

  /** The most games of one line that a record is compared with one by one. */
  private static final int MOST_COMPARED = 10_000;

  private static final Comparator<GameTraits> ORDER =
      Comparator.comparing(GameTraits::line).thenComparingLong(GameTraits::index);

  private final int jobs;
  private final SpillSort<GameTraits> byLine;
  private final List<Part> parts = new ArrayList<>();
  private long size;

  /**
   * Starts without a record.
   *
   * @param jobs the number of working threads, at least 1; it does not change the result
   * @param memory the approximate number of bytes to use; it does not change the result
   */
  public EarlierGames(int jobs, long memory) {
    this.jobs = jobs;
    this.byLine = new SpillSort<>(GameTraits.CODEC, ORDER, GameTraits::weight, memory);
  }

  /**
   * The place of a record.
   *
   * @param part the number of its part in the order of {@link #add}, from 0
   * @param record the number of the record in its part, from 0; unreadable ones count
   */
  public record Place(int part, int record) {}

  /** A receiver of what is found. */
  @FunctionalInterface
  public interface CopySink {
    /** Takes a record and the earlier one that says all that it says. */
    void copy(Place copy, DuplicateReason reason, Place original) throws IOException;
  }

  /**
   * Records that were added together.
   *
   * @param weakest the weakest reason for which a record may be left out; nothing if it stays
   */
  private record Part(long start, IntFunction<Optional<DuplicateReason>> weakest) {}

  /**
   * Adds records that come after all others so far.
   *
   * @param weakest the weakest reason for which the record with a number may be left out; nothing
   *     if it stays, whatever it says
   */
  public void add(Iterator<ParsedGame> games, IntFunction<Optional<DuplicateReason>> weakest) {
    long start = size;
    parts.add(new Part(start, weakest));
    size += TraitReader.readAll(games, jobs, game -> byLine.add(game.at(start + game.index())));
  }

  /** Hands on what is found, in no particular order. */
  public void find(CopySink sink) throws IOException {
    PeekingIterator<GameTraits> sorted = new PeekingIterator<>(byLine.sorted());
    while (sorted.hasNext()) {
      GameTraits first = sorted.next();
      KeptGames kept = new KeptGames();
      take(first, kept, sink);
      while (sorted.hasNext(game -> game.line().equals(first.line()))) {
        take(sorted.next(), kept, sink);
      }
    }
  }

  private void take(GameTraits game, KeptGames kept, CopySink sink) throws IOException {
    Place place = place(game.index());
    Optional<Original> original =
        parts
            .get(place.part())
            .weakest()
            .apply(place.record())
            .flatMap(w -> kept.original(game, w));
    if (original.isPresent()) {
      sink.copy(place, original.get().reason(), place(original.get().index()));
    } else {
      kept.add(game);
    }
  }

  private Place place(long index) {
    int part =
        Collections.binarySearch(
            parts, new Part(index, _ -> Optional.empty()), Comparator.comparingLong(Part::start));
    int found = part >= 0 ? part : -part - 2;
    while (found + 1 < parts.size() && parts.get(found + 1).start() == index) {
      found++; // parts without a record
    }
    return new Place(found, (int) (index - parts.get(found).start()));
  }

  @Override
  public void close() throws IOException {
    byLine.close();
  }

  /** An earlier record that says all that another says. */
  private record Original(DuplicateReason reason, long index) {}

  /** The form of a record on its line: all that it says. */
  private record Wording(RecordFacts facts, int turn) {}

  /** The records of one line that are not left out so far. */
  private static final class KeptGames {
    private final List<GameTraits> all = new ArrayList<>(1);
    private final Map<Wording, Long> byWording = new HashMap<>();
    private final Map<RecordFacts, Long> byFacts = new HashMap<>();

    void add(GameTraits game) {
      all.add(game);
      byWording.putIfAbsent(new Wording(game.facts(), game.line().turn()), game.index());
      byFacts.putIfAbsent(game.facts(), game.index());
    }

    /** The record that says all that a record says, for the strongest reason. */
    Optional<Original> original(GameTraits game, DuplicateReason weakest) {
      return identical(game)
          .or(() -> game.moves() == 0 ? Optional.empty() : ofOtherWording(game))
          .filter(found -> weakest.compareTo(found.reason()) >= 0);
    }

    private Optional<Original> identical(GameTraits game) {
      return Optional.ofNullable(byWording.get(new Wording(game.facts(), game.line().turn())))
          .map(index -> new Original(DuplicateReason.IDENTICAL, index));
    }

    private Optional<Original> ofOtherWording(GameTraits game) {
      return Optional.ofNullable(byFacts.get(game.facts()))
          .map(index -> new Original(DuplicateReason.SYMMETRIC, index))
          .or(() -> sameGame(game))
          .or(
              () ->
                  all.stream()
                      .findFirst()
                      .map(first -> new Original(DuplicateReason.SAME_MOVES, first.index())));
    }

    /** The first record with all facts; nothing if two that contradict each other have them. */
    private Optional<Original> sameGame(GameTraits game) {
      GameTraits found = null;
      for (GameTraits each : all.subList(0, Math.min(all.size(), MOST_COMPARED))) {
        if (!RecordAgreement.conflicts(each.facts(), game.facts()).isEmpty()
            || !RecordAgreement.added(each.facts(), game.facts()).isEmpty()) {
          continue;
        }
        if (found == null) {
          found = each;
        } else if (!RecordAgreement.conflicts(found.facts(), each.facts()).isEmpty()) {
          return Optional.empty();
        }
      }
      return Optional.ofNullable(found)
          .map(each -> new Original(DuplicateReason.SAME_GAME, each.index()));
    }
  }
}
