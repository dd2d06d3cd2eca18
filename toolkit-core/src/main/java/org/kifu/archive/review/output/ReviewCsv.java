package org.kifu.archive.review.output;

import java.io.IOException;
import java.io.Writer;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.kifu.annotate.MoveLabel;
import org.kifu.archive.review.MoveStats;
import org.kifu.archive.review.PhaseReview;
import org.kifu.archive.review.PlayerReview;
import org.kifu.archive.review.Results;
import org.kifu.archive.review.ReviewGroup;
import org.kifu.archive.review.ReviewStats;
import org.kifu.archive.review.TimeBand;
import org.kifu.board.Disc;
import org.kifu.table.CsvRows;
import org.kifu.words.Discs;

/**
 * The review of a player as one CSV table: a row for all games, each colour, phase, opening,
 * opponent, year and band of times. The first column says which kind of row it is; phases and times
 * have no results.
 */
public final class ReviewCsv {
  private static final List<String> HEADER =
      List.of(
          "section",
          "name",
          "games",
          "wins",
          "draws",
          "losses",
          "unknown_results",
          "score",
          "mean_disc_diff",
          "judged_moves",
          "total_loss_discs",
          "mean_loss_discs",
          "loss_standard_error",
          "accuracy_percent",
          "accuracy_standard_error",
          "error_rate",
          "error_standard_error",
          "best_moves",
          "best_move_rate",
          "inaccuracies",
          "mistakes",
          "blunders",
          "small_sample");

  /** The columns that only whole games have. */
  private static final int RESULT_COLUMNS = 7;

  private final CsvRows rows;

  private ReviewCsv(CsvRows rows) {
    this.rows = rows;
  }

  /** Writes the table; {@code out} is flushed and stays open. */
  public static void write(PlayerReview review, Writer out) throws IOException {
    ReviewCsv csv = new ReviewCsv(new CsvRows(out, HEADER));
    csv.add("all", new ReviewGroup(review.name(), review.all()));
    csv.add("opponents", new ReviewGroup("", review.opponents()));
    for (Disc side : Disc.values()) {
      ReviewStats stats = review.colours().get(side);
      if (stats != null) {
        csv.add("colour", new ReviewGroup(side.label(), stats));
      }
    }
    for (PhaseReview phase : review.phases()) {
      csv.add("phase", phase.phase().label(), phase.own());
      csv.add("phase_opponents", phase.phase().label(), phase.opponents());
    }
    csv.addAll("opening", review.openings());
    csv.addAll("opponent", review.meetings());
    csv.addAll("year", review.years());
    for (TimeBand band : review.times()) {
      csv.add("time", Integer.toString(band.fromSeconds()), band.moves());
    }
    csv.rows.flush();
  }

  private void addAll(String section, List<ReviewGroup> groups) throws IOException {
    for (ReviewGroup group : groups) {
      add(section, group);
    }
  }

  private void add(String section, ReviewGroup group) throws IOException {
    Results results = group.stats().results();
    List<Object> cells = new ArrayList<>(List.of(section, group.name()));
    cells.add(results.games());
    cells.add(results.wins());
    cells.add(results.draws());
    cells.add(results.losses());
    cells.add(results.unknown());
    cells.add(cell(ReviewNumbers.score(results)));
    cells.add(cell(ReviewNumbers.discDiff(results)));
    addMoves(cells, group.stats().moves());
    cells.add(group.isSmall());
    rows.add(cells);
  }

  private void add(String section, String name, MoveStats moves) throws IOException {
    List<Object> cells = new ArrayList<>(List.of(section, name));
    for (int i = 0; i < RESULT_COLUMNS; i++) {
      cells.add("");
    }
    addMoves(cells, moves);
    cells.add("");
    rows.add(cells);
  }

  private static void addMoves(List<Object> cells, MoveStats moves) {
    cells.add(moves.moves());
    cells.add(Discs.number(moves.loss().sum()));
    cells.add(cell(ReviewNumbers.mean(moves.loss())));
    cells.add(cell(ReviewNumbers.meanError(moves.loss())));
    cells.add(cell(ReviewNumbers.mean(moves.accuracy())));
    cells.add(cell(ReviewNumbers.meanError(moves.accuracy())));
    cells.add(cell(ReviewNumbers.rate(moves.errors())));
    cells.add(cell(ReviewNumbers.rateError(moves.errors())));
    cells.add(moves.bestMoves());
    cells.add(cell(ReviewNumbers.bestMoveRate(moves)));
    for (MoveLabel label : MoveLabel.values()) {
      cells.add(moves.count(label));
    }
  }

  private static Object cell(Optional<BigDecimal> number) {
    return number.<Object>map(known -> known).orElse("");
  }
}
