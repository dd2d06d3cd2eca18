package org.kifu.format.json;

import java.io.ByteArrayInputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.kifu.game.SourceLocation;
import org.kifu.source.Source;
import org.kifu.source.text.TextCursor;

/**
 * The outline of an object of JSON: whether it is a game, or is around games. It is a game if moves
 * are among its own fields, or among those of one object in it that names no players. Only as much
 * is read as this needs.
 */
final class JsonOutline {
  /** The kind of an object. */
  enum Kind {
    GAME,
    AROUND_GAMES,
    /** A whole object without moves. */
    OTHER,
    /** A damaged object, or one longer than the examined text. */
    UNKNOWN
  }

  /** The greatest depth of games; deeper objects are examined only by their reader. */
  private static final int MOST_NESTING = 24;

  /** The most characters of a text that are kept. */
  private static final int MOST_OF_TEXT = 64;

  /** An object around the next byte. */
  private static final class Level {
    private final SourceLocation start;
    private final boolean isInArray;
    private final boolean isQuiet;
    private boolean hasPlayers;
    private boolean hasFacts;
    private boolean hasMoves;

    /**
     * Starts an object.
     *
     * @param isQuiet whether parts that look like games in it are not games
     */
    Level(SourceLocation start, boolean isInArray, boolean isQuiet) {
      this.start = start;
      this.isInArray = isInArray;
      this.isQuiet = isQuiet;
    }

    boolean isPeopled() {
      return hasPlayers || hasFacts;
    }
  }

  private final TextCursor cursor;
  private final Taken json;
  private final boolean isLikeGames;
  private final List<Level> levels = new ArrayList<>();
  private final Level root;
  private Kind kind = Kind.UNKNOWN;
  private Optional<SourceLocation> firstGame = Optional.empty();
  private boolean isFirstInArray;
  private int nesting;
  private boolean isVersioned;
  private boolean isPlain;

  /**
   * Examines the object that begins here; this moves the cursor.
   *
   * @param room the number of bytes to examine
   * @param isLikeGames whether it begins like earlier games, so that an object at the beginning of
   *     a line in it may be its neighbour
   */
  JsonOutline(TextCursor cursor, long room, boolean isLikeGames) {
    this.cursor = cursor;
    this.json = new Taken(cursor, cursor.offset() + room);
    this.isLikeGames = isLikeGames;
    this.root = new Level(cursor.here(), false, false);
    if (goesThrough(root) && kind == Kind.UNKNOWN) {
      kind = kindOfWhole();
    } else if (kind == Kind.UNKNOWN) {
      kind = kindOfPart();
    }
  }

  /** Whether a text begins with an object around games. */
  static boolean isAroundGames(byte[] head) {
    TextCursor cursor = new TextCursor(Source.of("", head), new ByteArrayInputStream(head));
    cursor.skipBlanks();
    return cursor.peek() == '{'
        && new JsonOutline(cursor, head.length, false).kind() == Kind.AROUND_GAMES;
  }

  Kind kind() {
    return kind;
  }

  /** The place where the first game in it may begin, if the object is around games. */
  Optional<SourceLocation> firstGame() {
    return firstGame;
  }

  /** Whether the object is a game in Kifu's own JSON. */
  boolean isOfKifu() {
    return isVersioned || root.hasFacts && root.hasMoves && !isPlain;
  }

  /** Whether the object is a game in the form of other programs. */
  boolean isPlain() {
    return !isOfKifu() && (isPlain || root.hasPlayers || kind == Kind.GAME && !root.hasMoves);
  }

  private Kind kindOfWhole() {
    if (root.hasMoves) {
      return Kind.GAME;
    }
    if (firstGame.isEmpty()) {
      return Kind.OTHER;
    }
    return isFirstInArray && !root.hasPlayers ? Kind.AROUND_GAMES : Kind.GAME;
  }

  private Kind kindOfPart() {
    if (root.hasMoves) {
      return Kind.GAME;
    }
    return firstGame.isPresent() && isFirstInArray && !root.hasPlayers
        ? Kind.AROUND_GAMES
        : Kind.UNKNOWN;
  }

  /** Whether the whole object that begins here was examined; the kind may be known earlier. */
  private boolean goesThrough(Level level) {
    levels.add(level);
    json.take();
    boolean isWhole = json.isNext('}') || hasFields(level);
    boolean goesOn = isWhole && (level == root || !level.hasMoves || isUndecidedBehind(level));
    if (!isWhole && isBrokenGame(level)) {
      firstGame = Optional.of(levels.get(1).start);
      isFirstInArray = true;
    }
    levels.removeLast();
    return goesOn;
  }

  /** Whether a damaged object in an array seems to be a game, and not a part of one. */
  private boolean isBrokenGame(Level level) {
    return kind == Kind.UNKNOWN
        && !isLikeGames
        && firstGame.isEmpty()
        && !level.isQuiet
        && (level.isPeopled() || level.hasMoves)
        && levels.stream().anyMatch(each -> each.isInArray);
  }

  private boolean hasFields(Level level) {
    do {
      json.skipBlanks();
      if (json.peek() != '"' || !json.isValue()) {
        return false;
      }
      String name = json.text();
      if (!json.isNext(':') || !isField(level, name)) {
        return false;
      }
    } while (json.isNext(','));
    return json.isNext('}');
  }

  private boolean isField(Level level, String name) {
    json.skipBlanks();
    int c = json.peek();
    level.hasPlayers |= JsonNames.arePlayers(name);
    level.hasFacts |= name.equals("game") && c == '{';
    isVersioned |= level == root && name.equals("schemaVersion");
    boolean isList = (c == '[' || c == '{') && JsonNames.areListed(name);
    if (!isValue(level, false, isList || name.equals("variations"))) {
      return false;
    }
    boolean isText = c == '"' && JsonNames.areMoves(name, json.text());
    isPlain |= isText && level == root;
    boolean areSquares = c == '[' && JsonNames.areMoves(name, json.text());
    level.hasMoves |= isList || isText || areSquares;
    return !(level.hasMoves && isDecided(level));
  }

  /** Whether nothing after the moves of an object can change the decision. */
  private boolean isDecided(Level level) {
    if (level.isQuiet) {
      return false;
    }
    if (level == root) {
      boolean isClear = isVersioned || isPlain || root.isPeopled();
      kind = isClear ? Kind.GAME : kind;
      return isClear;
    }
    if (level.isPeopled()) {
      return !isUndecidedBehind(level);
    }
    boolean isOfRoot = root.hasPlayers && levels.stream().noneMatch(each -> each.isInArray);
    kind = isOfRoot ? Kind.GAME : kind;
    return isOfRoot;
  }

  /** Takes an inner object that has moves, and returns whether more has to be known. */
  private boolean isUndecidedBehind(Level level) {
    if (level.isQuiet) {
      return true;
    }
    boolean isSecond = firstGame.isPresent();
    boolean isPeopled = levels.stream().skip(1).anyMatch(Level::isPeopled);
    firstGame = firstGame.or(() -> Optional.of(levels.get(1).start));
    isFirstInArray |= levels.stream().anyMatch(each -> each.isInArray);
    if (!isSecond && !isPeopled) {
      return true;
    }
    if (mayBeNeighbour()) {
      firstGame = Optional.empty();
    } else {
      kind = Kind.AROUND_GAMES;
    }
    return false;
  }

  /** Whether an object on a later line begins in the same column as this one, as after a cut. */
  private boolean mayBeNeighbour() {
    boolean isCut = isLikeGames || root.hasPlayers || !isFirstInArray;
    return isCut
        && levels.stream()
            .anyMatch(
                each ->
                    each.start.line() > root.start.line()
                        && each.start.column() == root.start.column());
  }

  private boolean isValue(Level in, boolean isInArray, boolean isQuiet) {
    json.skipBlanks();
    return switch (json.peek()) {
      case '{' -> isObject(in, isInArray, isQuiet);
      case '[' -> isArray(in, isQuiet);
      default -> json.isValue();
    };
  }

  private boolean isObject(Level in, boolean isInArray, boolean isQuiet) {
    boolean isWhole =
        nesting++ < MOST_NESTING
            && goesThrough(
                new Level(cursor.here(), isInArray, isQuiet || in.isQuiet || in.hasMoves));
    nesting--;
    return isWhole;
  }

  private boolean isArray(Level in, boolean isQuiet) {
    if (nesting++ >= MOST_NESTING) {
      return false;
    }
    json.take();
    boolean isWhole = json.isNext(']') || hasElements(in, isQuiet);
    nesting--;
    return isWhole;
  }

  private boolean hasElements(Level in, boolean isQuiet) {
    do {
      if (!isValue(in, true, isQuiet)) {
        return false;
      }
    } while (json.isNext(','));
    return json.isNext(']');
  }

  /** A scanner that takes the bytes it examines, up to an end, and keeps the last string. */
  private static final class Taken extends JsonScanner {
    private final TextCursor cursor;
    private final long end;
    private final StringBuilder text = new StringBuilder();

    Taken(TextCursor cursor, long end) {
      this.cursor = cursor;
      this.end = end;
    }

    /** Skips a value that is not an object or array; keeps its text if it is a string. */
    boolean isValue() {
      text.setLength(0);
      return isScalar();
    }

    /** The characters of the last string. */
    String text() {
      return text.toString();
    }

    @Override
    int peek() {
      return cursor.offset() < end ? cursor.peek() : TextCursor.END;
    }

    @Override
    int take() {
      return cursor.offset() < end ? cursor.next() : TextCursor.END;
    }

    @Override
    void add(int c) {
      if (text.length() < MOST_OF_TEXT) {
        text.append((char) c);
      }
    }
  }
}
