package org.kifu.format.json;

import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.kifu.board.MoveToken;
import org.kifu.board.MoveToken.Pass;
import org.kifu.game.GameDate;
import org.kifu.game.ProblemCode;
import org.kifu.game.SourceLocation;
import org.kifu.notation.RecordDraft;
import org.kifu.notation.WrittenDate;

/**
 * The values of one object and their meaning; each comes with its path, such as {@code
 * /players/0/name}.
 */
final class QuestValues {
  /** The least number of moves in a list with any name; fewer may be anything. */
  private static final int CLEAR_MOVES = 4;

  private final RecordDraft draft;

  /** The objects of arrays that do not have a name of moves, by their paths. */
  private final Map<String, List<MoveCell>> lists = new LinkedHashMap<>();

  private final JsonFacts facts;
  private final ListedMoves listed;
  private Optional<MoveCell> move = Optional.empty();
  private Optional<String> moves = Optional.empty();

  /**
   * Starts before the first value.
   *
   * @param players the players that the source lists elsewhere
   */
  QuestValues(RecordDraft draft, JsonRoster players) {
    this.draft = draft;
    this.facts = new JsonFacts(draft, players);
    this.listed = new ListedMoves(draft);
  }

  /** The values of an array of moves. */
  static QuestValues ofArray(RecordDraft draft) {
    QuestValues values = new QuestValues(draft, new JsonRoster());
    values.moves = Optional.of("");
    return values;
  }

  /** Whether there was an array of moves. */
  boolean hasMoves() {
    return moves.isPresent();
  }

  /** Starts an object or an array, and returns whether to go through it. */
  boolean open(String path, SourceLocation where) {
    if (JsonNames.areListed(name(path)) && isSecond(path)) {
      tellSecond(path, where);
      return false;
    }
    if (moves.isEmpty() && JsonNames.areListed(name(path))) {
      moves = Optional.of(path);
    } else if (isMove(path)) {
      move = Optional.of(MoveCell.at(where));
    } else if (moves.isEmpty() && path.endsWith("/0") || lists.containsKey(parent(path))) {
      lists.computeIfAbsent(parent(path), _ -> new ArrayList<>()).add(MoveCell.at(where));
    }
    return true;
  }

  /** Whether a list of moves is not the list that is read, nor the same under another name. */
  private boolean isSecond(String path) {
    return moves.isPresent()
        && !path.startsWith(moves.get() + "/")
        && !path.contains("/variations/")
        && (path.equals(moves.get()) || !parent(path).equals(parent(moves.get())));
  }

  private static String parent(String path) {
    return path.substring(0, Math.max(0, path.lastIndexOf('/')));
  }

  private void tellSecond(String path, SourceLocation where) {
    String message =
        "there are other moves in '%s', which are not read".formatted(path.substring(1));
    draft.problem(ProblemCode.UNREADABLE, where, message);
  }

  void close(String path) {
    if (isMove(path)) {
      move.ifPresent(listed::add);
      move = Optional.empty();
    }
  }

  /** Sets the values that depend on all values together. */
  void finish() {
    if (moves.isEmpty()) {
      takeOnlyList();
    }
    listed.finish();
    facts.finish();
  }

  /** Takes the list that holds moves under any name, if no list has a name of moves. */
  private void takeOnlyList() {
    List<Map.Entry<String, List<MoveCell>>> holding =
        lists.entrySet().stream().filter(each -> holdsMoves(each.getValue())).toList();
    if (holding.size() == 1) {
      moves = Optional.of(holding.getFirst().getKey());
      holding.getFirst().getValue().stream().filter(MoveCell::holdsMove).forEach(listed::addAlone);
    }
  }

  private static boolean holdsMoves(List<MoveCell> cells) {
    return cells.stream().mapToInt(MoveCell::moveCount).sum() >= CLEAR_MOVES;
  }

  void scalar(String path, String value, SourceLocation where) {
    String name = name(path);
    if (isMove(path) && (listed.isWaiting() || MoveCell.isIndex(value))) {
      MoveCell alone = MoveCell.at(where);
      alone.put(MoveCell.isIndex(value) ? "" : "m", value, where);
      listed.add(alone);
      return;
    }
    if (isPlainMoves(path, name, value)) {
      moves = moves.or(() -> Optional.of(path));
      PlainMoves.add(value, where, draft);
      return;
    }
    if (isInMove(path)) {
      move.ifPresent(each -> each.put(name, value, where));
      return;
    }
    String element = MoveCell.isOfElement(name(parent(path))) ? parent(parent(path)) : parent(path);
    List<MoveCell> list = lists.getOrDefault(parent(element), List.of());
    if (moves.isEmpty() && !list.isEmpty()) {
      list.getLast().put(name, value, where);
    }
    if (JsonNames.areMoves(name, value) && JsonNames.beginMoves(value) && isSecond(path)) {
      tellSecond(path, where);
    }
    if (SquareNumbers.isExplanation(name)) {
      listed.explain(value);
    }
    switch (path) {
      case "/created" -> takeDate(value, where);
      case "/gtype" -> takeKind(value, where);
      default -> {
        if (!facts.take(path, value, where)) {
          keep(path, value);
        }
      }
    }
  }

  /** Takes a string of moves, or one of an array of them. */
  private boolean isPlainMoves(String path, String name, String value) {
    if (moves.isEmpty() && path.endsWith("/0") && JsonNames.areMoves(name(parent(path)), value)) {
      moves = Optional.of(parent(path));
    }
    return moves.isPresent()
        ? path.startsWith(moves.get() + "/") && isMove(path)
        : JsonNames.areMoves(name, value);
  }

  private static String name(String path) {
    return path.substring(path.lastIndexOf('/') + 1);
  }

  private boolean isMove(String path) {
    return isUnderMoves(path) && path.indexOf('/', moves.get().length() + 1) < 0;
  }

  private boolean isInMove(String path) {
    int name = isUnderMoves(path) ? path.indexOf('/', moves.get().length() + 1) : -1;
    return name >= 0 && isOfCell(path, name);
  }

  /** Whether a value belongs to an element, or to the square in it: {@code {"pos":{"col":"f"}}}. */
  private static boolean isOfCell(String path, int from) {
    int within = path.indexOf('/', from + 1);
    return within < 0
        || path.indexOf('/', within + 1) < 0
            && MoveCell.isOfElement(path.substring(from + 1, within));
  }

  /** Whether a value is in the list of moves, which may be an array or, by a fault, an object. */
  private boolean isUnderMoves(String path) {
    return moves.isPresent()
        && path.startsWith(moves.get())
        && path.startsWith("/", moves.get().length())
        && isKey(path, moves.get().length() + 1);
  }

  /** Whether a name is an index, or a database key of an element, {@code -MZkA1xQ}. */
  private static boolean isKey(String path, int index) {
    char c = index < path.length() ? path.charAt(index) : ' ';
    return c >= '0' && c <= '9' || c == '-';
  }

  /** Takes a date: text that begins with the day, or milliseconds since 1970. */
  private void takeDate(String value, SourceLocation where) {
    Optional<GameDate> date =
        value.matches("\\d{12,13}") ? Optional.of(day(value)) : WrittenDate.readFirst(value);
    date.ifPresentOrElse(
        known -> draft.date(known, where),
        () -> draft.problem(ProblemCode.BAD_VALUE, where, "'%s' is not a date".formatted(value)));
    if (!date.map(GameDate::toString).orElse("").equals(value)) {
      keep("/created", value);
    }
  }

  private static GameDate day(String milliseconds) {
    Instant instant = Instant.ofEpochMilli(Long.parseLong(milliseconds));
    LocalDate day = LocalDate.ofInstant(instant, ZoneOffset.UTC);
    return new GameDate(day.getYear(), day.getMonthValue(), day.getDayOfMonth());
  }

  private void takeKind(String value, SourceLocation where) {
    if (!value.matches("(?i).*(?:reversi|othello).*")) {
      draft.refuse("a game of '%s'".formatted(value), where);
    }
    keep("/gtype", value);
  }

  private void keep(String path, String value) {
    draft.line().gameTag("quest:" + path.substring(1), value);
  }

  /** The moves of plain JSON: a string of squares, or an array of such strings. */
  static final class PlainMoves {
    /** A list that begins like all games. */
    private static final Pattern NAMED =
        Pattern.compile(
            "(?i)\"(?:"
                + JsonNames.OF_MOVES
                + ")\"\\s*:\\s*(?:\\[\\s*)?\"\\s*(?:1\\.\\s*)?[c-f][3-6](?![0-9])");

    private static final Pattern WORD =
        Pattern.compile(
            "(?i)((?:pass?|pa|ps)(?![0-9])|--)|([a-z][0-9]{1,2}?)(?![0-9])|\\d{1,3}\\.");

    private static final Pattern BETWEEN = Pattern.compile("[\\s,;.|-]*");

    private PlainMoves() {}

    /** Whether a text has a list of squares under such a name. */
    static boolean areNamedIn(String text) {
      return NAMED.matcher(text).find();
    }

    /** Adds the moves of a text to a game, up to the first word that is not a move. */
    static void add(String text, SourceLocation where, RecordDraft game) {
      Matcher word = WORD.matcher(text);
      int at = pastBlanks(text, 0);
      while (at < text.length() && word.region(at, text.length()).lookingAt()) {
        if (word.group(1) != null) {
          game.move(Pass.WRITTEN, where);
        } else if (word.group(2) != null) {
          game.move(MoveToken.parse(word.group(2)), where);
        }
        at = pastBlanks(text, word.end());
      }
      if (at < text.length()) {
        String found = text.substring(at, Math.min(text.length(), at + 12));
        game.problem(
            ProblemCode.UNREADABLE,
            where,
            "expected a square like f5, found '%s'".formatted(found));
      }
    }

    private static int pastBlanks(String text, int from) {
      Matcher between = BETWEEN.matcher(text).region(from, text.length());
      boolean isPass = text.startsWith("--", from);
      return !isPass && between.lookingAt() ? pastBlanks(text, from, between.end()) : from;
    }

    /** The end of blanks, or the beginning of two dashes among them, which are a pass. */
    private static int pastBlanks(String text, int from, int end) {
      int pass = text.indexOf("--", from);
      return pass >= 0 && pass < end ? pass : end;
    }
  }
}
