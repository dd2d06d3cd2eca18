package org.kifu.archive.tournament.output;

import java.io.IOException;
import java.io.Writer;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.kifu.archive.query.FoldedName;
import org.kifu.archive.tournament.DiscCount;
import org.kifu.archive.tournament.Standing;
import org.kifu.archive.tournament.TournamentResult;
import org.kifu.archive.tournament.TournamentTable;
import org.kifu.game.GameDate;
import org.kifu.json.Tool;
import org.kifu.words.PlainText;

/**
 * A writer of the result file of the World Othello Federation, as {@link WofResults} reads it: the
 * four lines of the header, the players with points and discs as comments, and the games by rounds.
 * Byes, and rounds that a player missed, are not in such files.
 */
public final class WofWriter {
  private static final String UNKNOWN = "??";

  /** The sign for an unknown first name. */
  static final String NO_NAME = "-";

  private final Writer out;
  private final Map<FoldedName, Integer> numbers;

  private WofWriter(Writer out, Map<FoldedName, Integer> numbers) {
    this.out = out;
    this.numbers = numbers;
  }

  /** The players of a table who have no number. */
  public static List<String> unnumbered(TournamentTable table, Map<FoldedName, Integer> numbers) {
    return table.standings().stream()
        .map(Standing::player)
        .filter(player -> !numbers.containsKey(FoldedName.of(player)))
        .toList();
  }

  /**
   * Writes a file; flushes {@code out} and leaves it open.
   *
   * @param numbers the federation's number of every player
   */
  public static void write(
      TournamentTable table, WofHeader header, Map<FoldedName, Integer> numbers, Writer out)
      throws IOException {
    WofWriter writer = new WofWriter(out, Map.copyOf(numbers));
    writer.writeHeader(header);
    for (Standing row : table.standings()) {
      writer.writePlayer(row);
    }
    writer.writeGames(table);
    out.flush();
  }

  private void writeHeader(WofHeader header) throws IOException {
    out.write("%%Tournament: " + PlainText.blanked(header.tournament()) + "\n");
    out.write("%%Country: " + known(header.country()) + "\n");
    out.write("%%Date: " + date(header.date()) + "\n");
    out.write("%%Sender: " + known(header.sender()) + "\n\n");
    out.write("%%Creator: " + Tool.NAME + " " + Tool.version() + "\n\n");
    out.write("%        ID, NAME, Firstname, COUNTRY, score, disc-count\n");
  }

  private static String known(String text) {
    return text.isBlank() ? UNKNOWN : PlainText.blanked(text);
  }

  /** A date as {@code DD/MM/YYYY}; unknown parts are {@code 00}. */
  private static String date(GameDate date) {
    return String.format(Locale.ROOT, "%02d/%02d/%04d", date.day(), date.month(), date.year());
  }

  /** Writes a player; the last name is the first word, as in these files and in WTHOR. */
  private void writePlayer(Standing row) throws IOException {
    String[] name = PlainText.blanked(row.player()).replace(',', ' ').strip().split(" +", 2);
    out.write(
        String.format(
            Locale.ROOT,
            "%%_%%  %6d, %s, %s, %s, %s, %d\n",
            number(row.player()),
            name[0].toUpperCase(Locale.ROOT),
            name.length > 1 ? name[1] : NO_NAME,
            UNKNOWN,
            PlainText.ofHalves(row.points()),
            row.discs()));
  }

  private void writeGames(TournamentTable table) throws IOException {
    int round = -1;
    List<TournamentResult> games =
        table.results().stream()
            .filter(result -> result.kind().isGame())
            .sorted(Comparator.comparingInt(result -> result.pairing().round()))
            .toList();
    for (TournamentResult game : games) {
      if (game.pairing().round() != round) {
        round = game.pairing().round();
        out.write(round > 0 ? "\n%Round: " + round + "\n\n" : "\n");
      }
      writeGame(game, table.rules().timeForfeits().discs(game));
    }
  }

  private void writeGame(TournamentResult game, Optional<DiscCount> discs) throws IOException {
    out.write(
        String.format(
            Locale.ROOT,
            "%6d %s%c%s %6d B\n",
            number(game.pairing().black()),
            discs(discs.map(DiscCount::black)),
            "<=>".charAt(game.blackHalves()),
            discs(discs.map(DiscCount::white)),
            number(game.pairing().white())));
  }

  private static String discs(Optional<Integer> discs) {
    return discs.map(count -> String.format(Locale.ROOT, "(%02d)", count)).orElse("");
  }

  private int number(String player) {
    return numbers.getOrDefault(FoldedName.of(player), 0);
  }

  /**
   * The head of a file of results for the World Othello Federation.
   *
   * @param tournament the name of the tournament
   * @param country the country of the tournament; empty if it is not known
   * @param date the date of the tournament
   * @param sender the sender of the results; empty if it is not known
   */
  public record WofHeader(String tournament, String country, GameDate date, String sender) {}
}
