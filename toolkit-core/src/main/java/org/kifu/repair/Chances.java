package org.kifu.repair;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import org.kifu.game.Labelled;

/**
 * The measured chance that a proposal is the truth. {@link RepairExperiment} damages sound games,
 * and counts right proposals by the traits that are visible without knowing the truth.
 */
final class Chances {
  /** The label for any kind of fault. */
  static final String ANY = "any";

  /** The label for two faults of any kind. */
  static final String TWO = "two";

  private static final String SHIPPED = "chances.csv";

  /** The weight of the share over all kinds of fault, as a number of measured proposals. */
  private static final double WEIGHT_OF_ANY = 4;

  private final Map<Case, Count> counts = new HashMap<>();

  /** The place of a proposal. */
  enum Place implements Labelled {
    FIRST,
    /** After the first, and equally good. */
    EQUAL,
    LATER;

    /**
     * Returns the place of a proposal with a rank.
     *
     * @param isFirst whether there is no proposal before it
     */
    static Place of(int rank, boolean isFirst) {
      return rank > 1 ? LATER : isFirst ? FIRST : EQUAL;
    }
  }

  /**
   * The traits of a proposal.
   *
   * @param kind the label of the fault that was undone, {@link #TWO} or {@link #ANY}
   * @param rivals the least number of its class, as {@link #classOf} returns it
   */
  record Case(String kind, Evidence evidence, int rivals, Place place) {
    Case ofAnyKind() {
      return new Case(ANY, evidence, rivals, place);
    }
  }

  /** The number of proposals, and the number of right proposals among them. */
  record Count(long seen, long right) {
    Count plus(Count more) {
      return new Count(seen + more.seen, right + more.right);
    }

    /** The share of right proposals, pulled towards another share by a weight. */
    double share(double other, double weight) {
      return (right + other * weight) / (seen + weight);
    }
  }

  /** The shipped measurement. */
  static Chances shipped() {
    return Shipped.TABLE;
  }

  private static final class Shipped {
    private static final Chances TABLE = read();

    private static Chances read() {
      try (InputStream in = Chances.class.getResourceAsStream(SHIPPED);
          BufferedReader lines =
              new BufferedReader(
                  new InputStreamReader(Objects.requireNonNull(in), StandardCharsets.UTF_8))) {
        Chances table = new Chances();
        lines.lines().skip(1).forEach(table::readRow);
        return table;
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }

  private void readRow(String row) {
    List<String> cells = List.of(row.split(",", -1));
    Case one =
        new Case(
            cells.get(0),
            Evidence.valueOf(cells.get(1).toUpperCase(Locale.ROOT)),
            Integer.parseInt(cells.get(2)),
            Place.valueOf(cells.get(3).toUpperCase(Locale.ROOT)));
    add(one, new Count(Long.parseLong(cells.get(4)), Long.parseLong(cells.get(5))));
  }

  private void add(Case one, Count count) {
    counts.merge(one, count, Count::plus);
    counts.merge(one.ofAnyKind(), count, Count::plus);
  }

  /** The class of a number of rivals: 1, 2, 3, 4 to 6, 7 to 15, or more. */
  static int classOf(int rivals) {
    return rivals <= 3 ? rivals : rivals <= 6 ? 4 : rivals <= 15 ? 7 : 16;
  }

  /** The case of a candidate. */
  static Case of(Collection<Fault.FaultKind> kinds, Evidence evidence, int rivals, Place place) {
    String kind =
        switch (kinds.size()) {
          case 0 -> Fault.FaultKind.WRONG_SCORE.label();
          case 1 -> kinds.iterator().next().label();
          default -> TWO;
        };
    return new Case(kind, evidence, classOf(rivals), place);
  }

  /**
   * The chance of a case. For a case that was never measured, it is the chance over all kinds of
   * fault.
   */
  double of(Case one) {
    Count nothing = new Count(0, 0);
    double any = counts.getOrDefault(one.ofAnyKind(), nothing).share(0.5, 1);
    return counts.getOrDefault(one, nothing).share(any, WEIGHT_OF_ANY);
  }
}
