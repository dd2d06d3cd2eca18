package org.kifu.store;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.kifu.game.GameDate;
import org.kifu.game.GameHeader;
import org.kifu.game.GameRecord;
import org.kifu.game.ParsedGame;
import org.kifu.game.Problem;
import org.kifu.game.TheoreticalScore;
import org.kifu.store.StoreBuilder.WalkedGame;

/**
 * The fixed part of a game: 64 bytes, with the fields at the places below. A text is stored as its
 * number; a field of one byte whose value is missing is -1.
 */
final class GameRow {
  static final int BYTES = 64;

  static final int MOVES_AT = 0;
  static final int MOVES_LENGTH = 8;
  static final int NUMBER = 12;

  /** Year, month and day as one number, see {@link #date}. */
  static final int DATE = 16;

  static final int BLACK = 20;
  static final int WHITE = 24;
  static final int EVENT = 28;
  static final int PLACE = 32;
  static final int SOURCE = 36;
  static final int RULES = 40;

  /** The text of the start as a board; 0 for the usual start. */
  static final int START = 44;

  /** The error that the reader found, and its code; 0 for none. */
  static final int PROBLEM = 48;

  static final int PROBLEM_CODE = 52;

  /** The number of fields that are texts. */
  static final int TEXTS = 9;

  // One byte each.
  static final int DISC_DIFF = 56;
  static final int EXCLUSION = 57;
  static final int DECLARED_KIND = 58;
  static final int DECLARED_DISCS = 59;
  static final int THEORY_DISCS = 60;
  static final int THEORY_EMPTIES = 61;
  static final int FORM = 62;

  // The values of FORM.
  static final int NO_RECORD = 0;
  static final int SQUARES = 1;
  static final int TOKENS = 2;

  static final byte NONE = -1;

  static final int LAST_YEAR = 9999;

  private static final int MONTH_SHIFT = 5;
  private static final int YEAR_SHIFT = 9;

  private GameRow() {}

  static int date(GameDate date) {
    return date.year() << YEAR_SHIFT | date.month() << MONTH_SHIFT | date.day();
  }

  static GameDate date(int code) {
    return new GameDate(
        year(code), code >>> MONTH_SHIFT & (1 << YEAR_SHIFT - MONTH_SHIFT) - 1, code & 31);
  }

  static int year(int code) {
    return code >>> YEAR_SHIFT;
  }

  /** Writes the row of a game whose moves are stored already. */
  static void write(
      WalkedGame walked, long movesAt, int movesLength, TextPool texts, PagedOutput out)
      throws IOException {
    ParsedGame game = walked.game();
    GameRecord record = game.record().orElse(null);
    GameHeader header = record == null ? GameHeader.NONE : record.header();
    Problem problem = game.firstError().orElse(null);
    out.writeLong(movesAt);
    out.writeInt(movesLength);
    out.writeInt(game.number());
    out.writeInt(date(header.date()));
    out.writeInt(texts.number(header.black()));
    out.writeInt(texts.number(header.white()));
    out.writeInt(texts.number(header.event()));
    out.writeInt(texts.number(header.place()));
    out.writeInt(texts.number(game.origin().start().source()));
    out.writeInt(texts.number(record == null ? "" : record.rules()));
    out.writeInt(texts.number(record == null ? "" : StoredMoves.start(record)));
    out.writeInt(texts.number(problem == null ? "" : problem.message()));
    out.writeInt(texts.number(problem == null ? "" : problem.code().name()));
    out.write(walked.blackDiscDiff());
    out.write(walked.exclusion());
    out.write(record == null ? NONE : StoreLayout.KINDS.indexOf(record.declared().kind()));
    out.write(record == null ? NONE : record.declared().blackDiscs().orElse(NONE));
    TheoreticalScore theory = record == null ? null : record.theory().orElse(null);
    out.write(theory == null ? NONE : theory.blackDiscs());
    out.write(theory == null ? NONE : theory.empties());
    out.write(record == null ? NO_RECORD : record.moves().isCompact() ? SQUARES : TOKENS);
    out.write(0);
  }

  /** The texts of a store that is being written, each once; number 0 is the empty text. */
  static final class TextPool {
    private final List<String> texts = new ArrayList<>();
    private final Map<String, Integer> numbers = new HashMap<>();

    TextPool() {
      number("");
    }

    int number(String text) {
      Integer known = numbers.putIfAbsent(text, texts.size());
      if (known != null) {
        return known;
      }
      texts.add(text);
      return texts.size() - 1;
    }

    List<String> texts() {
      return texts;
    }
  }
}
