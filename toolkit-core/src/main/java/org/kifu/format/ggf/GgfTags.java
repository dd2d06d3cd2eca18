package org.kifu.format.ggf;

import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.Optional;
import java.util.regex.Pattern;
import org.kifu.board.Disc;
import org.kifu.board.StartSpec;
import org.kifu.game.GameDate;
import org.kifu.game.Origin.Fact;
import org.kifu.game.ProblemCode;
import org.kifu.game.SourceLocation;
import org.kifu.game.Tag;
import org.kifu.notation.RecordDraft;
import org.kifu.notation.SizedBoard;
import org.kifu.notation.WrittenDate;

/** The tags of one game, and their meaning. */
final class GgfTags {
  /** The most letters of the name of a game. */
  private static final int MOST_OF_GAME = 40;

  private static final Pattern LINE_END = Pattern.compile("\\s*[\\r\\n]+\\s*");

  /** A value that cannot be understood before all tags are known. */
  private record Written(String value, SourceLocation where) {}

  private final RecordDraft draft;
  private Optional<Written> type = Optional.empty();
  private Optional<Written> result = Optional.empty();
  private Optional<Written> start = Optional.empty();
  private double komi;

  GgfTags(RecordDraft draft) {
    this.draft = draft;
  }

  /** Takes a tag whose name is in upper case. */
  void take(String name, String value, SourceLocation where) {
    switch (name) {
      case "GM" -> takeGame(value, where);
      case "PB" -> takeName(name, value, Fact.BLACK, where);
      case "PW" -> takeName(name, value, Fact.WHITE, where);
      case "PC" -> takeName(name, value, Fact.PLACE, where);
      case "DT" -> takeDate(value, where);
      case "RB" -> draft.line().tag(Tag.BLACK_RATING, value);
      case "RW" -> draft.line().tag(Tag.WHITE_RATING, value);
      case "KM" -> takeKomi(value, where);
      case "TY" -> type = first(type, name, value, where);
      case "RE" -> result = first(result, name, value, where);
      case "BO" -> start = first(start, name, value, where);
      case "B" -> GgfMove.read(value).addTo(draft, Disc.BLACK, where);
      case "W" -> GgfMove.read(value).addTo(draft, Disc.WHITE, where);
      case "CO" -> draft.line().remark(value);
      default -> keep(name, value);
    }
  }

  /**
   * Interprets the tags together.
   *
   * @param rules8x8 the rules of a game on 8x8 squares
   * @return the name of the rules
   */
  String finish(String rules8x8) {
    String written = type.map(Written::value).orElse("");
    Optional<SizedBoard> board = start.flatMap(each -> GgfBoard.read(each.value()));
    int size = board.map(SizedBoard::size).orElse(GgfBoard.sizeOf(written));
    boolean isAnti = GgfBoard.isAnti(written);
    if (!written.isEmpty() && !written.equals(GgfBoard.type(size, isAnti))) {
      draft.line().gameTag("ggf:TY", written);
    }
    result.ifPresent(each -> declare(each, SizedBoard.squares(size)));
    start.ifPresent(
        each ->
            draft.start(
                board.map(SizedBoard::start).orElse(new StartSpec.Setup(each.value())),
                each.where()));
    return SizedBoard.rules(size, isAnti, rules8x8);
  }

  private void declare(Written written, int squares) {
    GgfResult read = GgfResult.read(written.value(), komi, squares);
    draft.declare(read.outcome(), written.where());
    if (!read.message().isEmpty()) {
      draft.problem(read.code(), written.where(), read.message());
    }
    if (!read.isAll()) {
      draft.line().gameTag("ggf:RE", written.value());
    }
  }

  private void takeGame(String value, SourceLocation where) {
    if (value.length() > MOST_OF_GAME || value.indexOf('\n') >= 0) {
      draft.refuse(ProblemCode.UNREADABLE, where, "the name of the game has no end");
    } else if (!isOthello(value)) {
      draft.refuse("a game of '%s'".formatted(value.strip()), where);
    } else if (!value.equals("Othello")) {
      keep("GM", value);
    }
  }

  /** Whether a value of GM names Othello. */
  static boolean isOthello(String value) {
    String game = value.strip();
    return game.equalsIgnoreCase("Othello") || game.equalsIgnoreCase("Reversi");
  }

  /** Takes a name; the first of two counts, and the second is kept as it is written. */
  private void takeName(String name, String value, Fact fact, SourceLocation where) {
    draft.checkBracket(value, where);
    String known = value.strip().equals("?") ? "" : line(value);
    if (!draft.name(fact, known, where)) {
      keep(name, value);
    }
  }

  /** A name on one line, as it was before mail broke it. */
  static String line(String name) {
    return LINE_END.matcher(name.strip()).replaceAll(" ");
  }

  private void takeDate(String value, SourceLocation where) {
    Optional<GameDate> date = GgfDate.read(value);
    date.ifPresent(known -> draft.date(known, where));
    if (date.isEmpty() && !value.isBlank()) {
      bad("date", value, where);
    }
    if (!date.map(GgfDate::text).orElse("").equals(value)) {
      keep("DT", value);
    }
  }

  private void takeKomi(String value, SourceLocation where) {
    draft.line().tag(Tag.KOMI, value);
    GgfMove.number(value).ifPresentOrElse(read -> komi = read, () -> bad("komi", value, where));
  }

  private void bad(String what, String value, SourceLocation where) {
    draft.problem(ProblemCode.BAD_VALUE, where, "'%s' is not a %s".formatted(value.strip(), what));
  }

  private Optional<Written> first(
      Optional<Written> known, String name, String value, SourceLocation where) {
    if (known.isPresent()) {
      keep(name, value);
      return known;
    }
    return Optional.of(new Written(value, where));
  }

  private void keep(String name, String value) {
    draft.line().tag("ggf:" + name, value);
  }

  /**
   * Dates of GGF: {@code 2009.07.01_02:52:45.MDT} and the like, whose day is taken as written; or
   * seconds since 1970, whose day is taken in UTC.
   */
  static final class GgfDate {
    private static final Pattern SECONDS = Pattern.compile("\\d{6,11}");

    private GgfDate() {}

    static Optional<GameDate> read(String written) {
      String text = written.strip();
      if (!SECONDS.matcher(text).matches()) {
        return WrittenDate.readFirst(text);
      }
      LocalDate day =
          LocalDate.ofInstant(Instant.ofEpochSecond(Long.parseLong(text)), ZoneOffset.UTC);
      return Optional.of(new GameDate(day.getYear(), day.getMonthValue(), day.getDayOfMonth()));
    }

    /** The written form of a date without a time of day. */
    static String text(GameDate date) {
      return date.toString().replace('-', '.');
    }
  }
}
