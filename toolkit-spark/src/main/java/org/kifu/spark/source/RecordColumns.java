package org.kifu.spark.source;

import static org.apache.spark.sql.types.DataTypes.IntegerType;
import static org.apache.spark.sql.types.DataTypes.LongType;
import static org.apache.spark.sql.types.DataTypes.StringType;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;
import java.util.stream.Stream;
import org.apache.spark.sql.catalyst.util.GenericArrayData;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.unsafe.types.UTF8String;
import org.jspecify.annotations.Nullable;
import org.kifu.board.StartSpec;
import org.kifu.game.GameRecord;
import org.kifu.game.TheoreticalScore;
import org.kifu.spark.source.RowColumns.RowColumn;

/** The columns of a row that is a game. */
final class RecordColumns {
  private static final List<RowColumn<SourceEntry>> ALL =
      List.of(
          text("source", "the file", entry -> entry.where().source()),
          number("game", "the number of the game in the source, from 1", SourceEntry::number),
          new RowColumn<>(
              "offset",
              LongType,
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
          text(
              "verdict",
              "complete, unfinished, illegal or unreadable",
              entry -> entry.checked().map(each -> lower(each.verdict())).orElse("")),
          text(
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
          new RowColumn<>(
              "findings",
              DataTypes.createArrayType(StringType, false),
              "the codes of the findings, as verify reports them",
              entry -> texts(entry.findings())));

  private RecordColumns() {}

  /**
   * The columns.
   *
   * @param corruptColumn the name of the column for records that cannot be read
   */
  static RowColumns<SourceEntry> of(String corruptColumn) {
    List<RowColumn<SourceEntry>> all = new ArrayList<>(ALL);
    all.add(corrupt(corruptColumn, entry -> entry));
    return new RowColumns<>(all, Stream::of);
  }

  /** The column for records that cannot be read. */
  static <T> RowColumn<T> corrupt(String name, Function<T, SourceEntry> entry) {
    return text(
        name,
        "the record as the source has it, if it cannot be read; bytes that are not text are"
            + " hexadecimal digits",
        each -> entry.apply(each).corrupt());
  }

  /** A column of texts; an empty text is null. */
  static <T> RowColumn<T> text(String name, String about, Function<T, String> value) {
    return new RowColumn<>(name, StringType, about, each -> text(value.apply(each)));
  }

  /** A column of whole numbers. */
  static <T> RowColumn<T> number(String name, String about, Function<T, Optional<Integer>> value) {
    return new RowColumn<>(name, IntegerType, about, each -> value.apply(each).orElse(null));
  }

  private static RowColumn<SourceEntry> ofRecord(
      String name, String about, Function<GameRecord, String> value) {
    return text(name, about, entry -> entry.record().map(value).orElse(""));
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

  private static @Nullable UTF8String text(String value) {
    return value.isEmpty() ? null : UTF8String.fromString(value);
  }

  private static GenericArrayData texts(List<String> values) {
    return new GenericArrayData(values.stream().map(UTF8String::fromString).toArray());
  }

  private static Optional<Integer> boxed(OptionalInt value) {
    return value.isPresent() ? Optional.of(value.getAsInt()) : Optional.empty();
  }

  private static String lower(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT);
  }
}
