package org.kifu.archive.tournament.output;

import java.io.IOException;
import java.io.Writer;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import org.kifu.archive.review.BestGames.BestGame;
import org.kifu.archive.tournament.Standing;
import org.kifu.archive.tournament.Standing.Meeting;
import org.kifu.archive.tournament.TournamentResult.ResultKind;
import org.kifu.archive.tournament.TournamentTable;
import org.kifu.board.Disc;
import org.kifu.game.GameHeader;
import org.kifu.rules.FinalCount;
import org.kifu.table.Column;
import org.kifu.table.CsvRows;
import org.kifu.table.MarkdownTable;
import org.kifu.table.MarkdownText;
import org.kifu.table.TextTable;
import org.kifu.words.PlainText;
import org.kifu.words.Words;

/** The standings and the cross table of a tournament as text, Markdown and CSV. */
public final class CrossTable {
  /** The columns of a player for programs, in JSON too. */
  static final List<Column<Standing>> STANDING =
      List.of(
          Column.number("number", Standing::number),
          Column.number("place", Standing::place),
          Column.text("player", Standing::player),
          Column.number("points", row -> halves(row.points())),
          Column.number("bq", row -> halves(row.bq())),
          Column.number("discs", Standing::discs),
          Column.number("disc_difference", Standing::discDifference),
          Column.number("opponent_points", row -> halves(row.opponentPoints())),
          Column.number("wins", row -> row.score().wins()),
          Column.number("draws", row -> row.score().draws()),
          Column.number("losses", row -> row.score().losses()),
          Column.number("byes", row -> row.byes()),
          Column.text("withdrawn", Standing::withdrawn));

  /** The columns that people do not need, as the cells of the cross table have the same facts. */
  private static final Set<String> NOT_TOLD =
      Set.of("disc_difference", "opponent_points", "byes", "withdrawn");

  private static final int LONGEST_NAME = 32;
  private static final int EVENTS_SHOWN = 3;

  private final TournamentTable table;

  static BigDecimal halves(long halves) {
    return new BigDecimal(PlainText.ofHalves(halves));
  }

  private CrossTable(TournamentTable table) {
    this.table = table;
  }

  /**
   * Writes the tables for people; flushes {@code out} and leaves it open.
   *
   * @param best the best games; empty if none are known
   */
  public static void writeText(TournamentTable table, List<BestGame> best, Words words, Writer out)
      throws IOException {
    out.write(title(table, words) + "\n\n");
    List<Column<Standing>> columns = new CrossTable(table).told(words);
    out.write(TextTable.of(columns, table.standings()).toString());
    for (Standing row : table.standings()) {
      if (row.withdrawn()) {
        out.write(words.filled("tournament.withdrew", PlainText.of(row.player())) + "\n");
      }
    }
    if (!best.isEmpty()) {
      out.write("\n" + words.of("tournament.best.title") + "\n");
      for (String line : BestGameText.lines(best, words, PlainText::of)) {
        out.write("  " + line + "\n");
      }
    }
    out.flush();
  }

  /** The title, such as {@code Nagoya 1997: 2 players, 6 games}. */
  private static String title(TournamentTable table, Words words) {
    String events =
        table.events().size() > EVENTS_SHOWN
            ? words.filled("tournament.events", Integer.toString(table.events().size()))
            : PlainText.of(String.join(", ", table.events()));
    String sum =
        words.filled(
            "tournament.title",
            Integer.toString(table.standings().size()),
            Integer.toString(table.games()));
    return events.isEmpty() ? sum : words.filled("named", events, sum);
  }

  /**
   * Writes the tables as a Markdown table; flushes {@code out} and leaves it open.
   *
   * @param best the best games; empty if none are known
   */
  public static void writeMarkdown(
      TournamentTable table, List<BestGame> best, Words words, Writer out) throws IOException {
    out.write("**" + MarkdownText.of(title(table, words)) + "**\n\n");
    List<Column<Standing>> columns =
        new CrossTable(table)
            .told(words).stream()
                .map(each -> Column.<Standing>text(each.name(), each::textOf))
                .toList();
    out.write(MarkdownTable.of(columns, table.standings()));
    if (!best.isEmpty()) {
      out.write("\n**" + words.of("tournament.best.title") + "**\n\n");
      for (String line : BestGameText.lines(best, words, MarkdownText::of)) {
        out.write("- " + line + "\n");
      }
    }
    out.flush();
  }

  /**
   * Writes one table with a row for each player, without the findings; flushes {@code out} and
   * leaves it open.
   */
  public static void writeCsv(TournamentTable table, Writer out) throws IOException {
    CsvRows.write(new CrossTable(table).all(), table.standings(), out);
  }

  /** All columns in English, for programs. */
  private List<Column<Standing>> all() {
    List<Column<Standing>> columns = new ArrayList<>(STANDING);
    for (int at = 1; at <= table.columns(); at++) {
      columns.add(crossed((table.rounds() > 0 ? "round_" : "game_") + at, at, "bye", "absent"));
    }
    return columns;
  }

  /** The columns for people, with the texts of records made plain. */
  private List<Column<Standing>> told(Words words) {
    List<Column<Standing>> columns = new ArrayList<>();
    for (Column<Standing> each : STANDING) {
      if (!NOT_TOLD.contains(each.name())) {
        String name = words.of("tournament." + each.name());
        columns.add(
            Column.<Standing>of(name, each.unit(), row -> PlainText.of(each.textOf(row)))
                .atMost(LONGEST_NAME));
      }
    }
    String bye = words.of("tournament.bye");
    String absent = words.of("tournament.absent");
    for (int at = 1; at <= table.columns(); at++) {
      String number = Integer.toString(at);
      String name = table.rounds() > 0 ? words.filled("tournament.round", number) : number;
      columns.add(crossed(name, at, bye, absent).atMost(LONGEST_NAME));
    }
    return columns;
  }

  private Column<Standing> crossed(String name, int at, String bye, String absent) {
    return Column.text(name, row -> CrossCell.text(table.cell(row, at), bye, absent));
  }

  /**
   * A cell of the cross table: {@code +3b42} is a game won with black against number 3, with 42
   * discs; {@code =} is a draw, {@code -} a loss, and a {@code t} at the end a game that ended by
   * time.
   */
  private static final class CrossCell {
    private CrossCell() {}

    /**
     * The meetings of a cell.
     *
     * @param bye the word for a round without an opponent
     * @param absent the word for a round that a player missed
     */
    static String text(List<Meeting> meetings, String bye, String absent) {
      return meetings.stream()
          .map(meeting -> text(meeting, bye, absent))
          .collect(Collectors.joining(" "));
    }

    private static String text(Meeting meeting, String bye, String absent) {
      if (!meeting.kind().isGame()) {
        return meeting.kind() == ResultKind.BYE ? bye : absent;
      }
      return "-=+".charAt(meeting.halves())
          + ""
          + meeting.opponent()
          + (meeting.colour().orElse(Disc.BLACK) == Disc.BLACK ? "b" : "w")
          + (meeting.discs().isPresent() ? meeting.discs().getAsInt() : "")
          + (meeting.isByTime() ? "t" : "");
    }
  }

  /** The best games of a tournament as lines for people. */
  private static final class BestGameText {
    private BestGameText() {}

    /**
     * One line for each game, best first, such as {@code Ann 40-24 Ben: 93.1 % (92.0, 94.2)}.
     *
     * @param safe makes a name safe for the written form
     */
    static List<String> lines(List<BestGame> games, Words words, UnaryOperator<String> safe) {
      return games.stream().map(game -> line(game, words, safe)).toList();
    }

    private static String line(BestGame best, Words words, UnaryOperator<String> safe) {
      GameHeader header = best.game().header();
      String score = best.game().result().count().map(BestGameText::score).orElse("–");
      return words.filled(
          "tournament.best",
          safe.apply(header.black()),
          score,
          safe.apply(header.white()),
          percent(best.accuracy()),
          percent(best.blackAccuracy()),
          percent(best.whiteAccuracy()));
    }

    private static String score(FinalCount count) {
      return count.blackDiscs() + "-" + count.whiteDiscs();
    }

    private static String percent(int hundredths) {
      return String.format(Locale.ROOT, "%.1f", hundredths / 100.0);
    }
  }
}
