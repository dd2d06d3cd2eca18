package org.kifu.archive.tournament.output;

import java.io.IOException;
import java.io.Reader;
import java.util.ArrayList;
import java.util.List;
import org.kifu.archive.query.FoldedName;
import org.kifu.archive.tournament.ResultFinding;
import org.kifu.archive.tournament.ResultFinding.FindingKind;
import org.kifu.archive.tournament.TournamentResult;
import org.kifu.archive.tournament.TournamentResult.Pairing;
import org.kifu.archive.tournament.TournamentResult.ResultKind;
import org.kifu.game.GameDate;
import org.kifu.game.SourceLocation;
import org.kifu.rules.Catalogue;
import org.kifu.rules.DiscScoring;
import org.kifu.rules.FinalCount;
import org.kifu.rules.Rules;
import org.kifu.table.CsvTable;
import org.kifu.table.CsvTable.TableException;

/**
 * Results without moves as a table. {@code black} and {@code white} are required columns; {@code
 * black_discs}, {@code white_discs}, {@code round}, {@code kind}, {@code date}, {@code event} and
 * {@code rules} are optional.
 */
public final class ResultCsv {
  /** A row that is not a result. */
  private static final class BadRow extends Exception {
    private static final long serialVersionUID = 1;

    BadRow(String message) {
      super(message);
    }
  }

  private static final List<String> COLUMNS = List.of("black", "white");
  private static final int LAST_ROUND = 999;

  private ResultCsv() {}

  /**
   * Reads all rows; those that are not results become findings.
   *
   * @param source the name of the file, for the places of results
   * @param rules the rules of the rows that name none; they say what the numbers of discs mean
   * @throws TableException if the input is not such a table
   */
  public static ResultList read(String source, Reader in, Rules<?, ?> rules)
      throws IOException, TableException {
    List<TournamentResult> results = new ArrayList<>();
    List<ResultFinding> findings = new ArrayList<>();
    for (CsvTable.Row row : CsvTable.read(in, COLUMNS)) {
      SourceLocation where = new SourceLocation(source, -1, row.line(), 1);
      try {
        results.add(result(row, where, rules(row, rules)));
      } catch (BadRow e) {
        findings.add(
            new ResultFinding(FindingKind.BAD_LINE, where, 0, String.valueOf(e.getMessage())));
      }
    }
    return new ResultList(results, findings);
  }

  private static TournamentResult result(CsvTable.Row row, SourceLocation where, Rules<?, ?> rules)
      throws BadRow {
    ResultKind kind = kind(row);
    Pairing pairing =
        new Pairing(
            name(row, "black"),
            kind.isGame() ? name(row, "white") : "",
            number(row, "round", 0, LAST_ROUND),
            date(row),
            row.get("event").strip());
    if (!kind.isGame()) {
      return TournamentResult.withoutGame(kind, pairing, where);
    }
    if (FoldedName.of(pairing.black()).equals(FoldedName.of(pairing.white()))) {
      throw new BadRow(pairing.black() + " against himself");
    }
    return TournamentResult.of(kind, pairing, rules, count(row, rules), where, 0);
  }

  private static Rules<?, ?> rules(CsvTable.Row row, Rules<?, ?> usual) throws BadRow {
    String name = row.get("rules").strip();
    if (name.isEmpty()) {
      return usual;
    }
    return Catalogue.byName(name)
        .<Rules<?, ?>>map(Catalogue.Entry::rules)
        .orElseThrow(() -> new BadRow(Catalogue.refusal(name)));
  }

  private static ResultKind kind(CsvTable.Row row) throws BadRow {
    String label = row.get("kind").strip();
    return ResultKind.of(label.isEmpty() ? ResultKind.PLAYED.label() : label)
        .orElseThrow(() -> new BadRow("'" + label + "' is not a kind of result"));
  }

  private static String name(CsvTable.Row row, String column) throws BadRow {
    String name = row.get(column).strip();
    if (!FoldedName.isName(name)) {
      throw new BadRow("no name of a player as '" + column + "'");
    }
    return name;
  }

  private static FinalCount count(CsvTable.Row row, Rules<?, ?> rules) throws BadRow {
    DiscScoring scoring =
        rules
            .scoring()
            .orElseThrow(() -> new BadRow("discs do not decide a game of " + rules.name()));
    int all = scoring.squares();
    int black = number(row, "black_discs", -1, all);
    int white = number(row, "white_discs", -1, all);
    if (black < 0 && white < 0) {
      throw new BadRow("a game without discs");
    }
    return scoring
        .written(black < 0 ? all - white : black, white < 0 ? all - black : white)
        .orElseThrow(
            () -> new BadRow("%d-%d is not a count of %d discs".formatted(black, white, all)));
  }

  private static GameDate date(CsvTable.Row row) throws BadRow {
    String text = row.get("date").strip();
    return GameDate.parse(text)
        .orElseThrow(() -> new BadRow("'" + text + "' is not a date like 1997-08-07"));
  }

  private static int number(CsvTable.Row row, String column, int absent, int most) throws BadRow {
    String text = row.get(column).strip();
    if (text.isEmpty()) {
      return absent;
    }
    if (!text.matches("[0-9]{1,3}") || Integer.parseInt(text) > most) {
      throw new BadRow("'%s' is not a number from 0 to %d as '%s'".formatted(text, most, column));
    }
    return Integer.parseInt(text);
  }
}
