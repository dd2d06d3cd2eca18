package org.kifu.store;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.AbstractList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;
import org.kifu.board.Square;
import org.kifu.game.GameDate;
import org.kifu.game.GameHeader;
import org.kifu.game.GameRecord;
import org.kifu.game.MoveList;
import org.kifu.game.Notes;
import org.kifu.game.Origin;
import org.kifu.game.Outcome;
import org.kifu.game.ParsedGame;
import org.kifu.game.Problem;
import org.kifu.game.ProblemCode;
import org.kifu.game.SourceLocation;
import org.kifu.game.TheoreticalScore;
import org.kifu.opening.FirstGame;
import org.kifu.store.GameSum.CountedGames;
import org.kifu.store.StoreLayout.Section;

/** The games of a store, by their numbers from 0. */
final class StoredGames implements CountedGames {
  private final PagedFile file;
  private final long rows;
  private final long moves;
  private final @Nullable String[] texts;

  StoredGames(PagedFile file) {
    this.file = file;
    this.rows = file.footer().start(Section.ROWS);
    this.moves = file.footer().start(Section.MOVES);
    this.texts = new String[(int) (file.footer().length(Section.TEXT_ENDS) / Long.BYTES)];
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
      known = readText(number);
      texts[number] = known;
    }
    return known;
  }

  private String readText(int number) {
    long ends = file.footer().start(Section.TEXT_ENDS) + (long) Long.BYTES * number;
    long from = number == 0 ? 0 : file.longAt(ends - Long.BYTES);
    long end = file.longAt(ends);
    if (from < 0 || end < from || end > file.footer().length(Section.TEXTS)) {
      throw file.wrong(ends, "a text ends outside the texts");
    }
    if (end - from > StoreLayout.LONGEST_ARRAY) {
      throw file.wrong(ends, "a text of " + (end - from) + " bytes");
    }
    long at = file.footer().start(Section.TEXTS) + from;
    try {
      ByteBuffer bytes = ByteBuffer.wrap(file.bytes(at, (int) (end - from)));
      return StandardCharsets.UTF_8.newDecoder().decode(bytes).toString();
    } catch (CharacterCodingException _) {
      throw file.wrong(at, "a text is not UTF-8");
    }
  }

  private long place(int game, int field) {
    return rows + (long) GameRow.BYTES * game + field;
  }

  private int number(int game, int field) {
    return file.intAt(place(game, field));
  }

  private int small(int game, int field) {
    return file.byteAt(place(game, field));
  }

  private int small(int game, int field, int least, int most, String what) {
    int number = small(game, field);
    if (number < least || number > most) {
      throw file.wrong(place(game, field), what + " " + number);
    }
    return number;
  }

  private String text(int game, int field) {
    int number = number(game, field);
    if (number < 0 || number >= texts.length) {
      throw file.wrong(place(game, field), "there is no text " + number);
    }
    return textNumbered(number);
  }

  @Override
  public int exclusion(int game) {
    return small(
        game, GameRow.EXCLUSION, GameRow.NONE, StoreLayout.REASONS.size() - 1, "no such reason:");
  }

  @Override
  public int blackDiscDiff(int game) {
    int diff = small(game, GameRow.DISC_DIFF, -Square.COUNT, Square.COUNT, "no such result:");
    if (diff % 2 != 0) {
      throw file.wrong(place(game, GameRow.DISC_DIFF), "no such result: " + diff);
    }
    return diff;
  }

  @Override
  public int date(int game) {
    int date = number(game, GameRow.DATE);
    if (GameRow.year(date) > GameRow.LAST_YEAR) {
      throw file.wrong(place(game, GameRow.DATE), "no such date");
    }
    return date;
  }

  private GameDate gameDate(int game) {
    try {
      return GameRow.date(date(game));
    } catch (IllegalArgumentException e) {
      throw file.wrong(place(game, GameRow.DATE), String.valueOf(e.getMessage()));
    }
  }

  @Override
  public int theoryDiscs(int game) {
    return small(
        game, GameRow.THEORY_DISCS, GameRow.NONE, Square.COUNT, "no such theoretical score:");
  }

  @Override
  public FirstGame asFirst(int game) {
    return new FirstGame(
        gameDate(game),
        text(game, GameRow.SOURCE),
        number(game),
        text(game, GameRow.BLACK),
        text(game, GameRow.WHITE),
        text(game, GameRow.EVENT));
  }

  /** The number of a game in its source, from 1. */
  int number(int game) {
    int number = number(game, GameRow.NUMBER);
    if (number < 1) {
      throw file.wrong(place(game, GameRow.NUMBER), "games count from 1, not " + number);
    }
    return number;
  }

  String source(int game) {
    return text(game, GameRow.SOURCE);
  }

  /** The moves of a game, which end where those of the next game begin. */
  byte[] moves(int game) {
    long at = file.longAt(place(game, GameRow.MOVES_AT));
    long all = file.footer().length(Section.MOVES);
    boolean isLast = game + 1 == file.footer().get(StoreLayout.GAMES);
    long end = isLast ? all : file.longAt(place(game + 1, GameRow.MOVES_AT));
    if (at < 0 || end < at || end > all || end - at != number(game, GameRow.MOVES_LENGTH)) {
      throw file.wrong(place(game, GameRow.MOVES_AT), "moves do not lie side by side");
    }
    return file.bytes(moves + at, (int) (end - at));
  }

  /** Writes the row of a game for another store with the same texts. */
  void copy(int game, long movesAt, PagedOutput out) throws IOException {
    game(game); // throws for an impossible row, so that it does not get a new checksum
    byte[] row = file.bytes(place(game, 0), GameRow.BYTES);
    out.writeLong(movesAt);
    out.write(row, Long.BYTES, row.length - Long.BYTES);
  }

  /** The game as a reader returned it, with the facts that the store keeps. */
  ParsedGame game(int game) {
    int number = number(game);
    SourceLocation where = SourceLocation.whole(source(game));
    return new ParsedGame(number, record(game), Origin.at(where), problems(game, number, where));
  }

  private List<Problem> problems(int game, int number, SourceLocation where) {
    String name = text(game, GameRow.PROBLEM_CODE);
    if (name.isEmpty()) {
      return List.of();
    }
    ProblemCode code =
        Arrays.stream(ProblemCode.values())
            .filter(each -> each.name().equals(name))
            .findFirst()
            .orElseThrow(
                () -> file.wrong(place(game, GameRow.PROBLEM_CODE), "no such finding: " + name));
    return List.of(new Problem(code, where, number, 0, text(game, GameRow.PROBLEM)));
  }

  private Optional<GameRecord> record(int game) {
    int form = small(game, GameRow.FORM, GameRow.NO_RECORD, GameRow.TOKENS, "no such form:");
    if (form == GameRow.NO_RECORD) {
      if (exclusion(game) == GameRow.NONE || text(game, GameRow.PROBLEM_CODE).isEmpty()) {
        throw file.wrong(place(game, 0), "a game that was not read counts, or has no finding");
      }
      return Optional.empty();
    }
    blackDiscDiff(game);
    return Optional.of(
        new GameRecord(
            new GameHeader(
                text(game, GameRow.BLACK),
                text(game, GameRow.WHITE),
                text(game, GameRow.EVENT),
                text(game, GameRow.PLACE),
                gameDate(game)),
            text(game, GameRow.RULES),
            StoredMoves.start(text(game, GameRow.START)),
            moveList(game, form),
            declared(game),
            theory(game),
            Notes.NONE));
  }

  private MoveList moveList(int game, int form) {
    byte[] bytes = moves(game);
    Optional<MoveList> list =
        form == GameRow.SQUARES ? StoredMoves.ofSquares(bytes) : StoredMoves.ofTokens(bytes);
    return list.orElseThrow(
        () -> file.wrong(place(game, GameRow.MOVES_AT), "the moves of the game are none"));
  }

  private Outcome declared(int game) {
    int discs = small(game, GameRow.DECLARED_DISCS);
    int kind =
        small(game, GameRow.DECLARED_KIND, 0, StoreLayout.KINDS.size() - 1, "no such outcome:");
    return new Outcome(
        StoreLayout.KINDS.get(kind), discs < 0 ? OptionalInt.empty() : OptionalInt.of(discs));
  }

  private Optional<TheoreticalScore> theory(int game) {
    int discs = theoryDiscs(game);
    if (discs < 0) {
      return Optional.empty();
    }
    int empties = small(game, GameRow.THEORY_EMPTIES, 0, Square.COUNT, "no such empties:");
    return Optional.of(new TheoreticalScore(discs, empties));
  }
}
