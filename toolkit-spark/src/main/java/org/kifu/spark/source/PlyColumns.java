package org.kifu.spark.source;

import static org.apache.spark.sql.types.DataTypes.LongType;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import org.kifu.board.Position;
import org.kifu.game.GameRecord;
import org.kifu.opening.PositionKey;
import org.kifu.replay.Replay;
import org.kifu.replay.Replay.Step;
import org.kifu.rules.Catalogue;
import org.kifu.rules.Rules;
import org.kifu.spark.source.RowColumns.RowColumn;

/** The columns of a row that is a ply. */
final class PlyColumns {
  private static final List<RowColumn<PlayedPly>> ALL =
      List.of(
          RecordColumns.text("source", "the file", ply -> ply.entry().where().source()),
          RecordColumns.number(
              "game", "the number of the game in the source", ply -> ply.entry().number()),
          new RowColumn<>(
              "offset",
              LongType,
              "the offset of the first byte of the game, from 0",
              ply -> ply.entry().where().offset() < 0 ? null : ply.entry().where().offset()),
          RecordColumns.number(
              "year", "the year of the game", ply -> RecordColumns.year(ply.entry())),
          RecordColumns.number(
              "ply", "the number of the ply, from 1; passes count", ply -> known(ply.ply())),
          RecordColumns.text("mover", "black or white", PlayedPly::mover),
          RecordColumns.text("move", "a square such as f5, or pass", PlayedPly::move),
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
          RecordColumns.text(
              "canonical_side",
              "the colour of canonical_player",
              ply -> ply.canonical().map(each -> each.sideToMove().label()).orElse("")),
          RecordColumns.number(
              "black_disc_diff",
              "black's final discs minus white's in a complete game of 8x8 Othello",
              ply -> ply.entry().blackDiscDiff()));

  private PlyColumns() {}

  /** The columns; see {@link RecordColumns#of}. */
  static RowColumns<PlayedPly> of(String corruptColumn) {
    List<RowColumn<PlayedPly>> all = new ArrayList<>(ALL);
    all.add(RecordColumns.corrupt(corruptColumn, PlayedPly::entry));
    return new RowColumns<>(all, PlayedPly::of);
  }

  private static Optional<Integer> known(int number) {
    return Optional.of(number).filter(each -> each > 0);
  }

  private static RowColumn<PlayedPly> bits(
      String name, String about, Function<Position, Long> value) {
    return new RowColumn<>(name, LongType, about, ply -> ply.before().map(value).orElse(null));
  }

  private static RowColumn<PlayedPly> canonical(
      String name, String about, Function<PositionKey, Long> value) {
    return new RowColumn<>(name, LongType, about, ply -> ply.canonical().map(value).orElse(null));
  }

  /**
   * One ply of an entry, or an entry that cannot be read.
   *
   * @param ply the ply, from 1, including passes; 0 for an entry that cannot be read
   * @param mover {@code black} or {@code white}, or the name of the side by the rules
   * @param move the move as records write it, such as {@code f5} or {@code pass}
   * @param token the number of the written move, from 1; 0 for a pass that the record leaves out
   * @param before the position before the ply, on boards of 8x8 squares
   */
  record PlayedPly(
      SourceEntry entry, int ply, String mover, String move, int token, Optional<Position> before) {
    /** The plies of an entry up to the first move that is not legal. */
    static Stream<PlayedPly> of(SourceEntry entry) {
      if (entry.problem().isPresent()) {
        return Stream.of(new PlayedPly(entry, 0, "", "", 0, Optional.empty()));
      }
      return entry.record().stream()
          .flatMap(
              record ->
                  Catalogue.byName(record.rules()).stream()
                      .flatMap(known -> of(entry, known.rules(), record).stream()));
    }

    private static <P, M> List<PlayedPly> of(
        SourceEntry entry, Rules<P, M> rules, GameRecord record) {
      List<PlayedPly> plies = new ArrayList<>();
      for (Step<P, M> step : Replay.of(rules, record).steps()) {
        P before = step.before();
        plies.add(
            new PlayedPly(
                entry,
                plies.size() + 1,
                rules.display().nameOf(rules.sideToMove(before)),
                rules.token(step.move()).toString(),
                step.token() + 1,
                before instanceof Position board ? Optional.of(board) : Optional.empty()));
      }
      return plies;
    }

    /** The position before the ply, up to symmetry. */
    Optional<PositionKey> canonical() {
      return before.map(PositionKey::of);
    }
  }
}
