package org.kifu.page;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.stream.Stream;
import org.kifu.archive.review.MoveStats;
import org.kifu.archive.review.MoveStats.MoveMean;
import org.kifu.archive.review.PlayerReview.PhaseReview;
import org.kifu.table.Html;
import org.kifu.words.Words;

/**
 * A rate of the player and of the opponents in each phase, as points with their 95 % intervals on
 * one scale.
 *
 * @param key the key of its name
 * @param unit the units of the sum for one of the rate
 * @param decimals the decimals of the number beside the points
 */
record Whiskers(String key, Function<MoveStats, MoveMean> rate, double unit, int decimals) {
  private static final int WIDTH = 200;

  /** The end of the scale and the place of the numbers behind it. */
  private static final int SCALE = 138;

  /** The width of a 95 % interval on each side, in standard errors. */
  private static final double SURE = 1.96;

  /** The chance to win given away, in points a move. */
  static final Whiskers CHANCE = new Whiskers("player.chance", MoveStats::chance, 100, 2);

  /** The share of moves that gave away five points or more, in per cent. */
  static final Whiskers COSTLY = new Whiskers("player.costly", MoveStats::costly, 0.01, 1);

  /** The discs lost a move. */
  static final Whiskers DISCS = new Whiskers("player.discs", MoveStats::loss, 100, 2);

  double mean(MoveStats moves) {
    return rate.apply(moves).mean().orElse(0) / unit;
  }

  private double error(MoveStats moves) {
    return SURE * rate.apply(moves).standardError().orElse(0) / unit;
  }

  boolean isKnown(MoveStats moves) {
    return rate.apply(moves).moves() > 0;
  }

  /** A mean as text. */
  String number(MoveStats moves) {
    return isKnown(moves)
        ? BigDecimal.valueOf(mean(moves)).setScale(decimals, RoundingMode.HALF_UP).toPlainString()
        : "–";
  }

  /** The end of the scale on which all phases fit: one or two digits and zeros. */
  double top(List<PhaseReview> phases) {
    double most =
        phases.stream()
            .flatMap(phase -> Stream.of(phase.own(), phase.opponents()))
            .mapToDouble(moves -> mean(moves) + error(moves))
            .max()
            .orElse(0);
    double step = Math.pow(10, Math.floor(Math.log10(Math.max(most, 0.01)))) / 2;
    return Math.ceil(most / step) * step;
  }

  /** The end of the scale as text. */
  static String shown(double top) {
    return BigDecimal.valueOf(top)
        .setScale(2, RoundingMode.HALF_UP)
        .stripTrailingZeros()
        .toPlainString();
  }

  /** Writes the points of a phase. */
  void write(Html html, PhaseReview phase, double top, String player, Words words) {
    String said =
        "%s: %s; %s: %s"
            .formatted(
                player,
                number(phase.own()),
                words.of("review.opponents"),
                number(phase.opponents()));
    html.open(
        "svg",
        "class",
        "duo",
        "viewBox",
        "0 0 " + WIDTH + " 38",
        "role",
        "img",
        "aria-label",
        said);
    html.empty("path", "class", "ax", "d", "M6 2V36M" + SCALE + " 2V36");
    one(html, phase.opponents(), top, "peer", 27);
    one(html, phase.own(), top, "own", 11);
    html.close();
  }

  private void one(Html html, MoveStats moves, double top, String kind, int y) {
    if (isKnown(moves)) {
      double low = Math.max(0, mean(moves) - error(moves));
      String line = "M" + x(low, top) + " " + y + "H" + x(mean(moves) + error(moves), top);
      html.empty("path", "class", kind, "d", line);
      html.empty(
          "circle",
          "class",
          kind + "-point",
          "cx",
          x(mean(moves), top),
          "cy",
          Integer.toString(y),
          "r",
          "4");
    }
    html.element(
        "text", number(moves), "class", kind + "-number", "x", "150", "y", Integer.toString(y + 4));
  }

  private static String x(double value, double top) {
    double share = top == 0 ? 0 : Math.min(1, value / top);
    return String.format(Locale.ROOT, "%.1f", 6 + (SCALE - 6) * share);
  }
}
