package org.kifu.archive.rows;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;
import org.kifu.board.StartSpec;
import org.kifu.game.GameRecord;
import org.kifu.game.TheoreticalScore;
import org.kifu.table.Unit;

/** The columns of a row that is a game. */
public final class RecordColumns {
  /**
   * The version of the columns, of games and of plies; it grows when a column changes its meaning
   * or is removed, not when a column is added.
   */
  public static final int VERSION = 1;

  /** The name of the column for records that cannot be read. */
  public static final String CORRUPT = "_corrupt_record";

  /** All columns in order. */
  public static final List<RowColumn<SourceEntry>> ALL =
      List.of(
          RowColumn.text("source", "the file", entry -> entry.where().source()),
          number("game", "the number of the game in the source, from 1", SourceEntry::number),
          RowColumn.of(
              "offset",
              Unit.LONG,
              "the offset of the first byte of the game, from 0",
              entry -> entry.where().offset() < 0 ? null : entry.where().offset()),
          number(
              "line",
              "the first line of the game, from 1; null in a binary source",
              entry -> Optional.of(entry.where().line()).filter(line -> line > 0)),
          ofRecord("rules", "the name of the rules", GameRecord::rules),
          ofRecord(
              "start",
              "the start position as text; null for the usual start of the rules",
              record ->
                  record.start() instanceof StartSpec.Standard ? "" : record.start().toString()),
          ofRecord("black", "the player with the black discs", record -> record.header().black()),
          ofRecord("white", "the player with the white discs", record -> record.header().white()),
          ofRecord("event", "the tournament or match", record -> record.header().event()),
          ofRecord("place", "the town or server", record -> record.header().place()),
          ofRecord(
              "date",
              "year, year-month or year-month-day, as precise as the source",
              record -> record.header().date().toString()),
          number("year", "the year of the game", entry -> year(entry)),
          ofRecord(
              "moves",
              "the moves as written, joined, in lower case; pa is a written pass",
              record -> record.moves().joined()),
          number(
              "legal_moves",
              "the number of moves before the first illegal one, passes not counted",
              entry -> entry.checked().map(each -> each.moves())),
          RowColumn.text(
              "verdict",
              "complete, unfinished, illegal or unreadable",
              entry -> entry.checked().map(each -> lower(each.verdict())).orElse("")),
          RowColumn.text(
              "acceptance",
              "accepted, repaired or quarantined, as verify counts them",
              entry -> entry.checked().map(each -> lower(each.acceptance())).orElse("")),
          ofRecord(
              "result_kind",
              "the declared ending: playedOut, resigned, time, agreed, left or unfinished",
              record -> resultKind(record)),
          number(
              "declared_black_discs",
              "the declared score in black discs, 0 to 64",
              entry -> entry.record().flatMap(each -> boxed(each.declared().blackDiscs()))),
          number(
              "black_discs",
              "black's final discs in a complete game of 8x8 Othello; the winner gets the empty"
                  + " squares",
              entry -> boxed(entry.blackDiscs())),
          number(
              "black_disc_diff",
              "black's final discs minus white's, counted in the same way",
              SourceEntry::blackDiscDiff),
          number(
              "theoretical_black_discs",
              "the archive's theoretical score in black discs",
              entry -> theory(entry).map(TheoreticalScore::blackDiscs)),
          number(
              "theoretical_empties",
              "the number of empty squares from which that score assumes best play; null if the"
                  + " source does not say",
              entry -> theory(entry).map(TheoreticalScore::empties).filter(each -> each > 0)),
          RowColumn.of(
              "findings",
              Unit.TEXTS,
              "the codes of the findings, as verify reports them",
              SourceEntry::findings),
          corrupt(entry -> entry));

  private RecordColumns() {}

  /** The column for records that cannot be read. */
  static <R> RowColumn<R> corrupt(Function<R, SourceEntry> entry) {
    return RowColumn.text(
        CORRUPT,
        "the record as the source has it, if it cannot be read; bytes that are not text are"
            + " hexadecimal digits",
        row -> entry.apply(row).corrupt());
  }

  /** A column of whole numbers. */
  static <R> RowColumn<R> number(String name, String about, Function<R, Optional<Integer>> value) {
    return RowColumn.of(name, Unit.INTEGER, about, row -> value.apply(row).orElse(null));
  }

  private static RowColumn<SourceEntry> ofRecord(
      String name, String about, Function<GameRecord, String> value) {
    return RowColumn.text(name, about, entry -> entry.record().map(value).orElse(""));
  }

  /** The year of an entry, if it is known. */
  static Optional<Integer> year(SourceEntry entry) {
    return entry.record().map(each -> each.header().date().year()).filter(year -> year > 0);
  }

  private static Optional<TheoreticalScore> theory(SourceEntry entry) {
    return entry.record().flatMap(GameRecord::theory);
  }

  private static String resultKind(GameRecord record) {
    String label = record.declared().kind().label();
    return label.equals("unknown") ? "" : label;
  }

  private static Optional<Integer> boxed(OptionalInt value) {
    return value.isPresent() ? Optional.of(value.getAsInt()) : Optional.empty();
  }

  private static String lower(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT);
  }
}
