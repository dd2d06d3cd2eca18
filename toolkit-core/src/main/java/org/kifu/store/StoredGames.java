package org.kifu.store;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.AbstractList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;
import org.kifu.game.FixedOrigin;
import org.kifu.game.GameDate;
import org.kifu.game.GameHeader;
import org.kifu.game.GameRecord;
import org.kifu.game.MoveList;
import org.kifu.game.Notes;
import org.kifu.game.Outcome;
import org.kifu.game.ParsedGame;
import org.kifu.game.Problem;
import org.kifu.game.ProblemCode;
import org.kifu.game.SourceLocation;
import org.kifu.game.TheoreticalScore;
import org.kifu.opening.FirstGame;
import org.kifu.store.StoreLayout.Section;

/** The games of a store, by their numbers from 0. */
final class StoredGames implements GameFacts {
  private final PagedFile file;
  private final long rows;
  private final long moves;
  private final @Nullable String[] texts;

  StoredGames(PagedFile file) {
    this.file = file;
    this.rows = file.start(Section.ROWS);
    this.moves = file.start(Section.MOVES);
    this.texts = new String[Math.toIntExact(file.length(Section.TEXT_ENDS) / Long.BYTES)];
  }

  /** All texts in the order of their numbers. */
  List<String> texts() {
    return new AbstractList<>() {
      @Override
      public String get(int index) {
        return textNumbered(index);
      }

      @Override
      public int size() {
        return texts.length;
      }
    };
  }

  private String textNumbered(int number) {
    String known = texts[number];
    if (known == null) {
      long ends = file.start(Section.TEXT_ENDS) + (long) Long.BYTES * number;
      long from = number == 0 ? 0 : file.longAt(ends - Long.BYTES);
      int length = Math.toIntExact(file.longAt(ends) - from);
      byte[] bytes = file.bytes(file.start(Section.TEXTS) + from, length);
      known = new String(bytes, StandardCharsets.UTF_8);
      texts[number] = known;
    }
    return known;
  }

  private int number(int game, int field) {
    return file.intAt(rows + (long) GameRow.BYTES * game + field);
  }

  private int small(int game, int field) {
    return file.byteAt(rows + (long) GameRow.BYTES * game + field);
  }

  private String text(int game, int field) {
    return textNumbered(number(game, field));
  }

  @Override
  public int exclusion(int game) {
    return small(game, GameRow.EXCLUSION);
  }

  @Override
  public int blackDiscDiff(int game) {
    return small(game, GameRow.DISC_DIFF);
  }

  @Override
  public int date(int game) {
    return number(game, GameRow.DATE);
  }

  @Override
  public int theoryDiscs(int game) {
    return small(game, GameRow.THEORY_DISCS);
  }

  @Override
  public FirstGame asFirst(int game) {
    return new FirstGame(
        GameRow.date(date(game)),
        text(game, GameRow.SOURCE),
        number(game, GameRow.NUMBER),
        text(game, GameRow.BLACK),
        text(game, GameRow.WHITE),
        text(game, GameRow.EVENT));
  }

  /** Its number in its source, from 1. */
  int number(int game) {
    return number(game, GameRow.NUMBER);
  }

  String source(int game) {
    return text(game, GameRow.SOURCE);
  }

  byte[] moves(int game) {
    long at = file.longAt(rows + (long) GameRow.BYTES * game + GameRow.MOVES_AT);
    return file.bytes(moves + at, number(game, GameRow.MOVES_LENGTH));
  }

  /** Writes the row of a game for another store with the same texts. */
  void copy(int game, long movesAt, PagedOutput out) throws IOException {
    byte[] row = file.bytes(rows + (long) GameRow.BYTES * game, GameRow.BYTES);
    out.writeLong(movesAt);
    out.write(row, Long.BYTES, row.length - Long.BYTES);
  }

  /** The game as a reader gave it, as far as the store keeps it. */
  ParsedGame game(int game) {
    int number = number(game, GameRow.NUMBER);
    SourceLocation where = SourceLocation.whole(source(game));
    String code = text(game, GameRow.PROBLEM_CODE);
    List<Problem> problems =
        code.isEmpty()
            ? List.of()
            : List.of(
                new Problem(
                    ProblemCode.valueOf(code), where, number, 0, text(game, GameRow.PROBLEM)));
    return new ParsedGame(number, record(game), new FixedOrigin(where), problems);
  }

  private Optional<GameRecord> record(int game) {
    int form = small(game, GameRow.FORM);
    if (form == GameRow.NO_RECORD) {
      return Optional.empty();
    }
    byte[] bytes = moves(game);
    GameDate date = GameRow.date(date(game));
    return Optional.of(
        new GameRecord(
            new GameHeader(
                text(game, GameRow.BLACK),
                text(game, GameRow.WHITE),
                text(game, GameRow.EVENT),
                text(game, GameRow.PLACE),
                date),
            text(game, GameRow.RULES),
            StoredMoves.start(text(game, GameRow.START)),
            form == GameRow.SQUARES ? MoveList.ofSquares(bytes) : StoredMoves.ofTokens(bytes),
            declared(game),
            theory(game),
            Notes.NONE));
  }

  private Outcome declared(int game) {
    int discs = small(game, GameRow.DECLARED_DISCS);
    return new Outcome(
        StoreLayout.KINDS.get(small(game, GameRow.DECLARED_KIND)),
        discs < 0 ? OptionalInt.empty() : OptionalInt.of(discs));
  }

  private Optional<TheoreticalScore> theory(int game) {
    int discs = theoryDiscs(game);
    return discs < 0
        ? Optional.empty()
        : Optional.of(new TheoreticalScore(discs, small(game, GameRow.THEORY_EMPTIES)));
  }
}
