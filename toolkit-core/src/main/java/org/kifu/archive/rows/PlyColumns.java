package org.kifu.archive.rows;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.kifu.board.Position;
import org.kifu.opening.PositionKey;
import org.kifu.table.Unit;

/** The columns of a row that is a ply. */
public final class PlyColumns {
  /** All columns in order. */
  public static final List<RowColumn<PlayedPly>> ALL =
      List.of(
          RowColumn.text("source", "the file", ply -> ply.entry().where().source()),
          RecordColumns.number(
              "game", "the number of the game in the source", ply -> ply.entry().number()),
          RowColumn.of(
              "offset",
              Unit.LONG,
              "the offset of the first byte of the game, from 0",
              ply -> ply.entry().where().offset() < 0 ? null : ply.entry().where().offset()),
          RecordColumns.number(
              "year", "the year of the game", ply -> RecordColumns.year(ply.entry())),
          RecordColumns.number(
              "ply", "the number of the ply, from 1; passes count", ply -> known(ply.ply())),
          RowColumn.text("mover", "black or white", PlayedPly::mover),
          RowColumn.text("move", "a square such as f5, or pass", PlayedPly::move),
          RecordColumns.number(
              "token",
              "the number of the move in the record, from 1; null for a pass that the record leaves"
                  + " out",
              ply -> known(ply.token())),
          bits(
              "black_bits",
              "the black discs before the move; bit 0 is a1, bit 1 is b1, bit 63 is h8",
              Position::black),
          bits("white_bits", "the white discs before the move", Position::white),
          canonical(
              "canonical_player",
              "the discs of the side to move after any forced pass, in the smallest of the eight"
                  + " images of the position",
              PositionKey::player),
          canonical(
              "canonical_opponent",
              "the opponent's discs in the same image",
              PositionKey::opponent),
          RowColumn.text(
              "canonical_side",
              "the colour of canonical_player",
              ply -> ply.canonical().map(each -> each.sideToMove().label()).orElse("")),
          RecordColumns.number(
              "black_disc_diff",
              "black's final discs minus white's in a complete game of 8x8 Othello",
              ply -> ply.entry().blackDiscDiff()),
          RecordColumns.corrupt(PlayedPly::entry));

  private PlyColumns() {}

  private static Optional<Integer> known(int number) {
    return Optional.of(number).filter(each -> each > 0);
  }

  private static RowColumn<PlayedPly> bits(
      String name, String about, Function<Position, Long> value) {
    return RowColumn.of(name, Unit.LONG, about, ply -> ply.before().map(value).orElse(null));
  }

  private static RowColumn<PlayedPly> canonical(
      String name, String about, Function<PositionKey, Long> value) {
    return RowColumn.of(name, Unit.LONG, about, ply -> ply.canonical().map(value).orElse(null));
  }
}
