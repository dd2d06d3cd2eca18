package org.kifu.archive.review.output;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.kifu.annotate.LabelRule.MoveLabel;
import org.kifu.annotate.Phase;
import org.kifu.archive.query.WinsDrawsLosses;
import org.kifu.archive.review.MoveStats;
import org.kifu.archive.review.MoveStats.MoveMean;
import org.kifu.archive.review.PlayerReview;
import org.kifu.archive.review.PlayerReview.MotifCount;
import org.kifu.archive.review.PlayerReview.PeerReview;
import org.kifu.archive.review.PlayerReview.PhaseReview;
import org.kifu.archive.review.PlayerReview.ReviewGroup;
import org.kifu.archive.review.PlayerReview.SettingsUse;
import org.kifu.archive.review.PlayerReview.TimeBand;
import org.kifu.archive.review.ReviewStats;
import org.kifu.archive.review.ReviewStats.Results;
import org.kifu.archive.review.TrainingTopic;
import org.kifu.board.Disc;
import org.kifu.table.Column;
import org.kifu.table.Html;
import org.kifu.table.HtmlTable;
import org.kifu.table.MarkdownTable;
import org.kifu.table.TextTable;
import org.kifu.table.Unit;
import org.kifu.words.Discs;
import org.kifu.words.Words;

/**
 * A review as tables and sentences for people.
 *
 * @param review the review to show
 * @param words the words in the language of the output
 */
public record ReviewTables(PlayerReview review, Words words) {
  /** The most rows of a table for people. */
  private static final int ROWS = 15;

  /** The widest column of names; a longer name widens only its own row. */
  private static final int WIDEST = 48;

  /** The width of a 95 % interval on each side, in standard errors. */
  private static final double SURE = 1.96;

  /** The title of the review. */
  public String title() {
    return words.filled("review.title", name());
  }

  /** The name of the player; in games without names the side, if it is always the same. */
  public String name() {
    return !review.name().isBlank()
        ? review.name().strip()
        : review.colours().size() == 1
            ? words.of(review.colours().keySet().iterator().next())
            : words.of("review.unknown");
  }

  /** The mean accuracy of some moves in per cent, with its standard error; empty if unknown. */
  public String accuracy(MoveStats moves) {
    return withError(moves.accuracy(), 1);
  }

  /** The accuracy of the player beside players of tournaments, as a clause. */
  public Optional<String> peers() {
    return review.peers().map(this::peers);
  }

  /** The accuracy in a phase beside players of tournaments, with its interval, as a clause. */
  public Optional<String> peers(Phase phase) {
    return shareOfPeers(phase)
        .map(share -> words.filled("player.peers.phase", share.mean(), share.low(), share.high()));
  }

  /** A share in whole per cent, and the ends of its 95 % interval. */
  private record Share(String mean, String low, String high) {
    static Share of(MoveMean share) {
      double mean = share.mean().orElse(0);
      double error = SURE * share.standardError().orElse(0);
      return new Share(percent(mean), percent(mean - error), percent(mean + error));
    }
  }

  private Optional<Share> shareOfPeers(Phase phase) {
    return review
        .peers()
        .map(peers -> peers.of(phase))
        .filter(share -> share.games() > 0)
        .map(Share::of);
  }

  private String peers(PeerReview peers) {
    Share share = Share.of(peers.all());
    String years = peers.from() + "–" + peers.to();
    String all =
        words.filled(
            "player.peers",
            Long.toString(peers.all().games()),
            share.mean(),
            years,
            share.low(),
            share.high());
    return peers.strongest().games() == 0
        ? all
        : words.filled(
            "clauses",
            all,
            words.filled("player.peers.strongest", percent(peers.strongest().mean().orElse(0))));
  }

  /** Whole per cent from hundredths, within 0 and 100. */
  private static String percent(double hundredths) {
    return Long.toString(Math.round(Math.clamp(hundredths / 100, 0, 100)));
  }

  /** The remarks that come before the numbers. */
  public List<String> preface() {
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

  /** The facts about all games. */
  public List<String> facts() {
    ReviewStats all = review.all();
    List<String> facts = new ArrayList<>(peers().stream().toList());
    Collections.addAll(
        facts,
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
    return facts;
  }

  /** All tables that have rows. */
  public List<ReviewTable<?>> tables() {
    List<ReviewTable<?>> tables = new ArrayList<>();
    tables.add(overall());
    tables.add(phases());
    tables.add(training());
    tables.add(groups("review.years", review.years(), review.years().size()));
    tables.add(groups("review.openings", review.openings(), ROWS));
    tables.add(groups("review.meetings", review.meetings(), ROWS));
    tables.add(motifs());
    tables.add(times());
    return tables.stream().filter(table -> !table.rows().isEmpty()).toList();
  }

  private ReviewTable<Named> overall() {
    List<Named> rows = new ArrayList<>();
    rows.add(new Named(words.of("review.all"), review.all()));
    for (Disc side : Disc.values()) {
      ReviewStats stats = review.colours().get(side);
      if (stats != null) {
        rows.add(new Named(words.of("review." + side.label()), stats));
      }
    }
    rows.add(new Named(words.of("review.opponents"), review.opponents()));
    return new ReviewTable<>(words.of("review.overall"), columns(), rows, "", true);
  }

  private ReviewTable<Named> groups(String title, List<ReviewGroup> groups, int most) {
    List<Named> rows = groups.stream().limit(most).map(this::named).toList();
    String note =
        groups.size() <= most
            ? ""
            : words.filled("review.shown", Integer.toString(most), Integer.toString(groups.size()));
    return new ReviewTable<>(words.of(title), columns(), rows, note, true);
  }

  /** The statistics of games with a name. */
  private record Named(String name, ReviewStats stats) {
    Results results() {
      return stats.results();
    }
  }

  private Named named(ReviewGroup group) {
    String name = group.name().isBlank() ? words.of("review.unknown") : group.name().strip();
    return new Named(name + (group.isSmall() ? " *" : ""), group.stats());
  }

  private List<Column<Named>> columns() {
    List<Column<Named>> columns = new ArrayList<>();
    columns.add(name("", Named::name));
    columns.add(number("games", row -> row.results().games()));
    columns.add(number("results", row -> results(row.results())));
    columns.add(number("score", row -> percent(ReviewNumbers.score(row.results()))));
    if (!words.isOfGame("men")) {
      columns.add(number("discs", row -> decimal(ReviewNumbers.discDiff(row.results()), 1)));
    }
    columns.addAll(moves(row -> row.stats.moves()));
    return columns;
  }

  /** Games won, drawn and lost. */
  public static String results(Results results) {
    WinsDrawsLosses known = results.known();
    return "%s-%s-%s".formatted(known.wins(), known.draws(), known.losses());
  }

  /** The columns of accuracy, loss, errors and best moves. */
  private <R> List<Column<R>> moves(Function<R, MoveStats> moves) {
    List<Column<R>> columns = new ArrayList<>();
    if (review.knowsChances()) {
      columns.add(number("accuracy", row -> withError(moves.apply(row).accuracy(), 1)));
    }
    columns.add(number("loss", row -> withError(moves.apply(row).loss(), 2)));
    columns.add(number("errors", row -> percent(ReviewNumbers.rate(moves.apply(row).errors()))));
    columns.add(number("best", row -> percent(ReviewNumbers.bestMoveRate(moves.apply(row)))));
    return columns;
  }

  private <R> Column<R> name(String key, Function<R, Object> cell) {
    return Column.text(key.isEmpty() ? "" : words.of("review." + key), cell).atMost(WIDEST);
  }

  private <R> Column<R> number(String key, Function<R, Object> cell) {
    return Column.number(words.of("review." + key), cell);
  }

  private ReviewTable<PhaseReview> phases() {
    List<Column<PhaseReview>> columns = new ArrayList<>();
    // Only on the usual board does the endgame have 20 discs.
    String key = review.knowsChances() ? "review." : "phase.";
    columns.add(name("", phase -> words.of(key + phase.phase().label())));
    columns.add(number("moves", phase -> phase.own().moves()));
    if (review.knowsChances()) {
      columns.add(number("points-per-move", phase -> points(phase.own())));
      columns.add(number("opponent-points", phase -> points(phase.opponents())));
    }
    if (review.peers().isPresent()) {
      columns.add(
          number(
              "less-accurate",
              phase ->
                  shareOfPeers(phase.phase())
                      .map(share -> "%s (%s–%s)".formatted(share.mean(), share.low(), share.high()))
                      .orElse("")));
    }
    columns.addAll(moves(PhaseReview::own));
    columns.add(number("opponent-loss", phase -> withError(phase.opponents().loss(), 2)));
    columns.add(
        number(
            "opponent-errors", phase -> percent(ReviewNumbers.rate(phase.opponents().errors()))));
    return new ReviewTable<>(words.of("review.phases"), columns, review.phases(), "", false);
  }

  private ReviewTable<TrainingTopic> training() {
    List<Column<TrainingTopic>> columns = new ArrayList<>();
    columns.add(name("", this::topic));
    columns.add(number("times-made", topic -> topic.moves().moves().size()));
    if (review.knowsChances()) {
      columns.add(number("points", topic -> points(topic.moves().chance())));
    }
    columns.add(number("lost-discs", topic -> discs(topic.moves().centidiscs())));
    return new ReviewTable<>(words.of("player.train"), columns, review.training(), "", false);
  }

  private String topic(TrainingTopic topic) {
    return topic
        .phase()
        .map(phase -> words.of("phase." + phase.label()))
        .or(() -> topic.motif().map(motif -> words.of("motif." + motif.code())))
        .orElse("");
  }

  /** The chance to win that a move gave away, in points, with its standard error. */
  private static String points(MoveStats moves) {
    return withError(moves.chance(), 2);
  }

  private static String points(long chance) {
    return decimal(Optional.of(BigDecimal.valueOf(chance, 2)), 1);
  }

  private ReviewTable<MotifCount> motifs() {
    List<Column<MotifCount>> columns =
        List.of(
            name("reason", motif -> words.of("motif." + motif.motif().code())),
            number("times-made", MotifCount::moves),
            number("lost-discs", motif -> discs(motif.centidiscs())),
            number("opponent-times", MotifCount::opponents));
    return new ReviewTable<>(words.of("review.motifs"), columns, review.motifs(), "", false);
  }

  private static String discs(long centidiscs) {
    return decimal(Optional.of(BigDecimal.valueOf(centidiscs, 2)), 1);
  }

  private ReviewTable<TimeBand> times() {
    List<Column<TimeBand>> columns = new ArrayList<>();
    columns.add(name("", this::seconds));
    columns.add(number("moves", band -> band.moves().moves()));
    columns.addAll(moves(TimeBand::moves));
    return new ReviewTable<>(words.of("review.times"), columns, review.times(), "", true);
  }

  private String seconds(TimeBand band) {
    return words.filled(
        band.toSeconds() == 0 ? "review.seconds-open" : "review.seconds",
        Integer.toString(band.fromSeconds()),
        Integer.toString(band.toSeconds()));
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

  /**
   * A table of a review for people.
   *
   * @param <R> the type of a row
   * @param title the title of the table
   * @param columns the columns, of which the first names the subject of a row
   * @param note a remark on the table; may be empty
   * @param isOfPage whether a page shows it as a table, and not in another form
   */
  public record ReviewTable<R>(
      String title, List<Column<R>> columns, List<R> rows, String note, boolean isOfPage) {
    /** Copies the lists. */
    public ReviewTable {
      columns = List.copyOf(columns);
      rows = List.copyOf(rows);
    }

    /** The head and the rows for a terminal. */
    String text() {
      TextTable<R> text = new TextTable<>("  ", columns);
      rows.forEach(text::add);
      return text.toString();
    }

    String markdown() {
      return MarkdownTable.of(columns, rows);
    }

    /** Writes the table with its title as caption. */
    public void write(Html html) {
      HtmlTable<R> table = new HtmlTable<>("tbl", title, _ -> new String[0]);
      columns.forEach(column -> table.add(column, column.unit() == Unit.TEXT ? "" : "number"));
      table.write(rows, html);
      if (!note.isEmpty()) {
        html.element("p", note, "class", "hint");
      }
    }
  }
}
