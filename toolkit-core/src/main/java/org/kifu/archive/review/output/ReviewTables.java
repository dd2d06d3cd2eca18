package org.kifu.archive.review.output;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.kifu.annotate.MoveLabel;
import org.kifu.archive.review.MotifCount;
import org.kifu.archive.review.MoveMean;
import org.kifu.archive.review.MoveStats;
import org.kifu.archive.review.PhaseReview;
import org.kifu.archive.review.PlayerReview;
import org.kifu.archive.review.ReviewGroup;
import org.kifu.archive.review.ReviewStats;
import org.kifu.archive.review.SettingsUse;
import org.kifu.archive.review.TimeBand;
import org.kifu.board.Disc;
import org.kifu.words.Discs;
import org.kifu.words.Words;

/**
 * A review as tables and sentences for people.
 *
 * @param review what is told
 * @param words in which language
 */
record ReviewTables(PlayerReview review, Words words) {
  /** Rows of a table that people read. */
  private static final int ROWS = 15;

  /** What the review is of. */
  String title() {
    return words.filled("review.title", review.name());
  }

  /** What must be known before the numbers are read. */
  List<String> preface() {
    List<String> lines = new ArrayList<>();
    if (review.names().size() > 1) {
      List<String> others = review.names().subList(1, review.names().size());
      lines.add(words.filled("review.spellings", String.join("; ", others)));
    }
    if (review.excluded() > 0) {
      lines.add(words.filled("review.excluded", Long.toString(review.excluded())));
    }
    for (SettingsUse use : review.settings()) {
      lines.add(
          words.filled(
              "review.values",
              use.settings().engine(),
              Integer.toString(use.settings().limits().depth()),
              Integer.toString(use.settings().limits().exactEmpties()),
              Long.toString(use.games())));
    }
    lines.add(words.filled("review.legend", Integer.toString(ReviewGroup.SMALL_SAMPLE)));
    return lines;
  }

  /** What happened in all games. */
  List<String> facts() {
    ReviewStats all = review.all();
    return List.of(
        words.filled(
            "review.labels",
            Long.toString(all.moves().count(MoveLabel.INACCURACY)),
            Long.toString(all.moves().count(MoveLabel.MISTAKE)),
            Long.toString(all.moves().count(MoveLabel.BLUNDER))),
        words.filled(
            "review.swings",
            Integer.toString(all.swings().winToDraw()),
            Integer.toString(all.swings().winToLoss()),
            Integer.toString(all.swings().drawToLoss()),
            Discs.text(50L * all.swings().halfPoints())),
        words.filled(
            "review.only",
            Integer.toString(all.only().found()),
            Integer.toString(all.only().missed())),
        words.filled(
            "review.gifts",
            Integer.toString(all.gifts().returned()),
            Discs.text(all.gifts().centidiscs())));
  }

  /** All tables that have rows. */
  List<ReviewTable> tables() {
    List<ReviewTable> tables = new ArrayList<>();
    tables.add(overall());
    tables.add(phases());
    tables.add(groups("review.years", review.years(), review.years().size()));
    tables.add(groups("review.openings", review.openings(), ROWS));
    tables.add(groups("review.meetings", review.meetings(), ROWS));
    tables.add(motifs());
    tables.add(times());
    return tables.stream().filter(table -> !table.rows().isEmpty()).toList();
  }

  private ReviewTable overall() {
    List<List<String>> rows = new ArrayList<>();
    rows.add(row(words.of("review.all"), review.all()));
    for (Disc side : Disc.values()) {
      ReviewStats stats = review.colours().get(side);
      if (stats != null) {
        rows.add(row(words.of("review." + side.label()), stats));
      }
    }
    rows.add(row(words.of("review.opponents"), review.opponents()));
    return new ReviewTable(words.of("review.overall"), header(), rows, "");
  }

  private ReviewTable groups(String title, List<ReviewGroup> groups, int most) {
    List<List<String>> rows = groups.stream().limit(most).map(this::row).toList();
    String note =
        groups.size() <= most
            ? ""
            : words.filled("review.shown", Integer.toString(most), Integer.toString(groups.size()));
    return new ReviewTable(words.of(title), header(), rows, note);
  }

  private List<String> header() {
    return header("", "games", "results", "score", "discs", "accuracy", "loss", "errors", "best");
  }

  private List<String> header(String... keys) {
    List<String> header = new ArrayList<>();
    for (String key : keys) {
      header.add(key.isEmpty() ? "" : words.of("review." + key));
    }
    return header;
  }

  private List<String> row(ReviewGroup group) {
    String name = group.name().isBlank() ? words.of("review.unknown") : group.name().strip();
    return row(name + (group.isSmall() ? " *" : ""), group.stats());
  }

  private static List<String> row(String name, ReviewStats stats) {
    List<String> row = new ArrayList<>();
    row.add(name);
    row.add(Long.toString(stats.results().games()));
    row.add(
        "%s-%s-%s"
            .formatted(stats.results().wins(), stats.results().draws(), stats.results().losses()));
    row.add(percent(ReviewNumbers.score(stats.results())));
    row.add(decimal(ReviewNumbers.discDiff(stats.results()), 1));
    row.addAll(cells(stats.moves()));
    return row;
  }

  /** Accuracy, loss, errors and best moves. */
  private static List<String> cells(MoveStats moves) {
    return List.of(
        withError(moves.accuracy(), 1),
        withError(moves.loss(), 2),
        percent(ReviewNumbers.rate(moves.errors())),
        percent(ReviewNumbers.bestMoveRate(moves)));
  }

  private ReviewTable phases() {
    List<List<String>> rows = new ArrayList<>();
    for (PhaseReview phase : review.phases()) {
      List<String> row = new ArrayList<>();
      row.add(words.of("review." + phase.phase().label()));
      row.add(Long.toString(phase.own().moves()));
      row.addAll(cells(phase.own()));
      row.add(withError(phase.opponents().loss(), 2));
      row.add(percent(ReviewNumbers.rate(phase.opponents().errors())));
      rows.add(row);
    }
    return new ReviewTable(
        words.of("review.phases"),
        header(
            "", "moves", "accuracy", "loss", "errors", "best", "opponent-loss", "opponent-errors"),
        rows,
        "");
  }

  private ReviewTable motifs() {
    List<List<String>> rows = new ArrayList<>();
    for (MotifCount motif : review.motifs()) {
      rows.add(
          List.of(
              words.of("motif." + motif.motif().code()),
              Long.toString(motif.moves()),
              decimal(Optional.of(BigDecimal.valueOf(motif.centidiscs(), 2)), 1),
              Long.toString(motif.opponents())));
    }
    return new ReviewTable(
        words.of("review.motifs"),
        header("reason", "times-made", "lost-discs", "opponent-times"),
        rows,
        "");
  }

  private ReviewTable times() {
    List<List<String>> rows = new ArrayList<>();
    for (TimeBand band : review.times()) {
      List<String> row = new ArrayList<>();
      row.add(
          words.filled(
              band.toSeconds() == 0 ? "review.seconds-open" : "review.seconds",
              Integer.toString(band.fromSeconds()),
              Integer.toString(band.toSeconds())));
      row.add(Long.toString(band.moves().moves()));
      row.addAll(cells(band.moves()));
      rows.add(row);
    }
    return new ReviewTable(
        words.of("review.times"),
        header("", "moves", "accuracy", "loss", "errors", "best"),
        rows,
        "");
  }

  private static String withError(MoveMean mean, int decimals) {
    String error = decimal(ReviewNumbers.meanError(mean), decimals);
    return decimal(ReviewNumbers.mean(mean), decimals) + (error.isEmpty() ? "" : " ±" + error);
  }

  private static String percent(Optional<BigDecimal> share) {
    return decimal(share.map(some -> some.movePointRight(2)), 1);
  }

  private static String decimal(Optional<BigDecimal> number, int decimals) {
    return number
        .map(some -> some.setScale(decimals, RoundingMode.HALF_UP).toPlainString())
        .orElse("");
  }
}
