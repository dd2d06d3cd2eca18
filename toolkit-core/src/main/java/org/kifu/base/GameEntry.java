package org.kifu.base;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.zip.CRC32C;
import org.jspecify.annotations.Nullable;
import org.kifu.board.Disc;
import org.kifu.board.FinalDiscs;
import org.kifu.board.Square;
import org.kifu.board.StartSpec;
import org.kifu.game.GameHeader;
import org.kifu.game.GameRecord;
import org.kifu.game.MoveList;
import org.kifu.game.Notes;
import org.kifu.game.Origin;
import org.kifu.game.Outcome;
import org.kifu.game.ParsedGame;
import org.kifu.game.Remark;
import org.kifu.game.SourceLocation;
import org.kifu.game.Tag;
import org.kifu.opening.GameWalk;
import org.kifu.opening.OpeningTally.Exclusion;
import org.kifu.verify.CheckedGame;
import org.kifu.verify.CheckedGame.Acceptance;
import org.kifu.verify.CheckedGame.BoardResult;
import org.kifu.verify.CheckedGame.Verdict;
import org.kifu.verify.Finding;
import org.kifu.verify.GameChecker;

/** All that a base keeps of one game, as it is read from its source. */
final class GameEntry {
  /** The most discs that a game places. */
  static final int PLIES = 60;

  /** The number of columns about the place of a record. */
  private static final int PLACE = 6;

  private final List<@Nullable Object> values;
  private final List<Finding> findings;
  private final byte @Nullable [] quarantined;
  private final Notes notes;
  private final long[] keys;
  private final @Nullable CountedLine line;

  private GameEntry(
      List<@Nullable Object> values,
      List<Finding> findings,
      byte @Nullable [] quarantined,
      Notes notes,
      long[] keys,
      @Nullable CountedLine line) {
    this.values = values;
    this.findings = findings;
    this.quarantined = quarantined;
    this.notes = notes;
    this.keys = keys;
    this.line = line;
  }

  /**
   * The values of the columns of {@code games} after {@code source}, with the names of players and
   * event in place of their numbers.
   */
  List<@Nullable Object> values() {
    return values;
  }

  /** The first of these values: those about the place of the record, and its checksum. */
  List<@Nullable Object> place() {
    return values.subList(0, PLACE);
  }

  /** The findings about the game. */
  List<Finding> findings() {
    return findings;
  }

  /** The bytes of a game with an error; null for others. */
  byte @Nullable [] quarantined() {
    return quarantined;
  }

  /** The comments of the record. */
  List<Remark> remarks() {
    return notes.remarks();
  }

  /** The statements of the record for which there is no column. */
  List<Tag> tags() {
    return notes.tags();
  }

  /** The keys of its positions, each at the index of its ply; not to be changed. */
  long[] keys() {
    return keys;
  }

  /** The line of a game whose result counts; null for others. */
  @Nullable CountedLine line() {
    return line;
  }

  /** A maker of entries, for one thread. */
  static final class Maker {
    private final NamedPositions names;
    private final GameChecker checker = new GameChecker(false);
    private final GameWalk walk = new GameWalk(PLIES);

    Maker(NamedPositions names) {
      this.names = names;
    }

    GameEntry entry(ParsedGame game) {
      CheckedGame checked = checker.check(game);
      Optional<Exclusion> exclusion = walk.walk(game);
      Origin origin = game.origin();
      byte[] bytes = origin.bytes();
      boolean isSetAside = checked.acceptance() == Acceptance.QUARANTINED;
      Notes notes = game.record().map(GameRecord::notes).orElse(Notes.NONE);
      return new GameEntry(
          values(game, checked, exclusion, bytes),
          checked.findings(),
          isSetAside ? bytes : null,
          notes,
          keys(),
          CountedLine.of(walk, exclusion, game));
    }

    private long[] keys() {
      long[] keys = new long[walk.positions()];
      for (int k = 0; k < keys.length; k++) {
        keys[k] = PositionNumber.of(walk, k);
      }
      return keys;
    }

    private List<@Nullable Object> values(
        ParsedGame game, CheckedGame checked, Optional<Exclusion> exclusion, byte[] bytes) {
      RowValues row = new RowValues();
      SourceLocation start = game.origin().start();
      row.add(game.number()).add(pathInArchive(start.source())).add(start.offset());
      row.add(bytes.length).add(start.line()).add(checksum(bytes));
      addHeader(row, game.record().map(GameRecord::header).orElse(GameHeader.NONE), game);
      addMoves(row, game.record());
      row.add(checked.verdict().name().toLowerCase(Locale.ROOT));
      row.add(checked.acceptance().name().toLowerCase(Locale.ROOT));
      row.add(checked.moves());
      addResult(row, game.record());
      addCount(row, checked.verdict() == Verdict.COMPLETE, exclusion);
      row.add(names.deepest(walk).orElse(null));
      row.add(winner(checked.result()));
      return row.values;
    }

    private void addCount(RowValues row, boolean isComplete, Optional<Exclusion> exclusion) {
      if (walk.positions() == 0) {
        row.add(null).add(null).add(null);
        return;
      }
      int last = walk.discs();
      int player = Long.bitCount(walk.player(last));
      int opponent = Long.bitCount(walk.opponent(last));
      int black = walk.blackToMove(last) ? player : opponent;
      int white = player + opponent - black;
      boolean isScored = isComplete && exclusion.filter(Exclusion.ILLEGAL::equals).isEmpty();
      row.add(black).add(white);
      row.add(isScored ? 2 * FinalDiscs.of(black, white) - Square.COUNT : null);
    }
  }

  private static void addHeader(RowValues row, GameHeader header, ParsedGame game) {
    row.text(header.black()).text(header.white()).text(header.event());
    row.text(
        game.record().stream()
            .flatMap(record -> record.notes().tags().stream())
            .filter(Tag::isRound)
            .map(Tag::value)
            .findFirst()
            .orElse(""));
    row.text(header.place()).text(header.date().toString());
    row.add(header.date().year() == 0 ? null : header.date().year());
  }

  private static void addMoves(RowValues row, Optional<GameRecord> record) {
    if (record.isEmpty()) {
      row.add(null).add(null).add(null).add(null);
      return;
    }
    MoveList moves = record.get().moves();
    row.add(record.get().rules());
    row.text(record.get().start() instanceof StartSpec.Setup(String text) ? text : "");
    row.add(wellFormed(moves.joined())).add(moves.isCompact() ? moves.squares() : null);
  }

  private static void addResult(RowValues row, Optional<GameRecord> record) {
    Outcome declared = record.map(GameRecord::declared).orElse(Outcome.NONE);
    row.add(record.isEmpty() ? null : declared.kind().label());
    row.number(declared.blackDiscs());
    row.add(
        declared.winner().map(Disc::name).map(name -> name.toLowerCase(Locale.ROOT)).orElse(null));
    row.add(record.flatMap(GameRecord::theory).map(score -> score.blackDiscs()).orElse(null));
  }

  /** A result as the column {@code winner} has it. */
  static @Nullable String winner(BoardResult result) {
    return result == BoardResult.NONE ? null : result.name().toLowerCase(Locale.ROOT);
  }

  /** The path in an archive that the name of a source ends with; empty for other sources. */
  static String pathInArchive(String source) {
    String file = SourceLocation.fileOf(source);
    return file.equals(source)
        ? ""
        : wellFormed(source.substring(file.length() + SourceLocation.WITHIN.length()));
  }

  /** The CRC-32C of some bytes. */
  static long checksum(byte[] bytes) {
    CRC32C sum = new CRC32C();
    sum.update(bytes);
    return sum.getValue();
  }

  /** A text that SQLite keeps as it is: half a character of two becomes a question mark. */
  static String wellFormed(String text) {
    return StandardCharsets.UTF_8.newEncoder().canEncode(text)
        ? text
        : new String(text.getBytes(StandardCharsets.UTF_8), StandardCharsets.UTF_8);
  }

  /** The values of a row, in the order of its columns. */
  private static final class RowValues {
    private final List<@Nullable Object> values = new ArrayList<>(32);

    RowValues add(@Nullable Object value) {
      values.add(value);
      return this;
    }

    RowValues text(String value) {
      return add(value.isEmpty() ? null : wellFormed(value));
    }

    RowValues number(OptionalInt value) {
      return add(value.isPresent() ? value.getAsInt() : null);
    }
  }
}
