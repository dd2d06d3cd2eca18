package org.kifu.format.json;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.kifu.board.Disc;
import org.kifu.board.MoveToken;
import org.kifu.board.MoveToken.Pass;
import org.kifu.game.SourceLocation;
import org.kifu.notation.SmallLetters;

/**
 * An element of a list of moves: the fields of an object, the elements of an array, or a number. It
 * is a move, both moves of a round, or something else.
 *
 * @param where the place of the element
 * @param fields its values, in their order
 */
record MoveCell(SourceLocation where, Map<String, FieldValue> fields) {
  /** Names of a square, the most certain first. */
  private static final List<String> SQUARES =
      List.of(
          "m",
          "move",
          "square",
          "sq",
          "position",
          "pos",
          "coord",
          "coordinate",
          "cell",
          "point",
          "notation",
          "san",
          "played",
          "play",
          "mv",
          "zug",
          "coup",
          "mossa",
          "jugada",
          "place",
          "at",
          "to",
          "value",
          "text",
          "message",
          "msg",
          "body",
          "content",
          "coords",
          "field",
          "feld",
          "case",
          "casella",
          "casilla",
          "tile",
          "location",
          "loc",
          "spot",
          "xy",
          "pt",
          "p");

  /** A field with a square or its letter, as a pattern. */
  static final String NAMED_SQUARE =
      "(?:\"(?:"
          + String.join("|", SQUARES)
          + ")\"\\s*:\\s*\"[a-h][1-8]\"|\"(?:x|col|column|file)\"\\s*:\\s*\"[a-h]\")";

  /** A field with the number of a file or a rank, as a pattern. */
  static final String NAMED_NUMBER = "\"(?:x|y|col|column|row|file|rank)\"\\s*:\\s*[0-8]\\b";

  /** Names of an object that holds the content of a move or an event. */
  private static final Set<String> WRAPPERS = Set.of("data", "payload", "args", "params", "detail");

  private static final Set<String> FILES = Set.of("x", "col", "column", "file", "c");
  private static final Set<String> RANKS = Set.of("y", "row", "rank", "line", "r");

  private static final Pattern SQUARE = Pattern.compile("[a-z][1-9]\\d?");
  private static final Pattern PASS = Pattern.compile("-|--|pass?|pa|ps|passe|passed");
  private static final Pattern NUMBER = Pattern.compile("\\d{1,2}");

  /** Names of a square that may be a number, the most certain first. */
  private static final List<String> INDEXES =
      List.of(
          "", "square", "sq", "index", "idx", "cell", "pos", "position", "move", "m", "p", "at");

  /** The number of a square, or that of a pass. */
  private static final Pattern INDEX = Pattern.compile("-1|" + NUMBER);

  /** A field with such a number, as a pattern. */
  static final String NAMED_INDEX =
      "\"(?:" + String.join("|", INDEXES.subList(1, INDEXES.size())) + ")\"\\s*:\\s*\\d{1,2}\\b";

  /** Whether an object of this name may be the square, or the whole content of an element. */
  static boolean isOfElement(String name) {
    return SQUARES.contains(lower(name)) || WRAPPERS.contains(lower(name));
  }

  /** A value and its place. */
  record FieldValue(String text, SourceLocation at) {}

  /** A move and its place. */
  record PlacedToken(MoveToken move, SourceLocation at) {}

  /**
   * A square as two numbers whose first value is unknown.
   *
   * @param isNamed whether the fields tell which number is the file
   */
  record NumberPair(int file, int rank, boolean isNamed) {}

  static MoveCell at(SourceLocation where) {
    return new MoveCell(where, new LinkedHashMap<>());
  }

  void put(String name, String text, SourceLocation at) {
    fields.putIfAbsent(name, new FieldValue(text, at));
  }

  /** Removes the moves and returns them; none if none can be read yet. */
  List<PlacedToken> takeMoves() {
    for (String name : SQUARES) {
      FieldValue value = named(name);
      if (value != null && (name.equals("m") || isMove(value.text))) {
        return List.of(take(name));
      }
    }
    Optional<PlacedToken> lettered = takeLettered();
    return lettered.isPresent() ? List.of(lettered.get()) : takeSquares();
  }

  /** Takes the moves of both sides by their names, or the elements of an array without names. */
  private List<PlacedToken> takeSquares() {
    List<String> names = fields.keySet().stream().filter(this::holdsMove).toList();
    boolean isRound =
        names.size() == 2
            && JsonNames.place(names.getFirst()).equals(Optional.of(Disc.BLACK))
            && JsonNames.place(names.getLast()).equals(Optional.of(Disc.WHITE));
    boolean isOnly = names.size() == 1 && JsonNames.place(names.getFirst()).isPresent();
    List<PlacedToken> moves = new ArrayList<>(2);
    if (isRound || isOnly) {
      names.forEach(name -> moves.add(take(name)));
    }
    return moves;
  }

  private boolean holdsMove(String name) {
    FieldValue value = fields.get(name);
    return value != null && isMove(value.text);
  }

  private boolean isSquare(String name) {
    FieldValue value = fields.get(name);
    return value != null && SQUARE.matcher(lower(value.text)).matches();
  }

  /** Whether a value is a square. */
  boolean holdsSquare() {
    return fields.keySet().stream().anyMatch(this::isSquare);
  }

  /** Whether the element clearly holds a move that is not yet taken. */
  boolean holdsMove() {
    boolean isNamed =
        SQUARES.stream().map(this::text).anyMatch(text -> SQUARE.matcher(lower(text)).matches());
    return isNamed
        || pair().filter(NumberPair::isNamed).isPresent()
        || isRoundOfSquares()
        || isLettered();
  }

  /** The number of moves that the element clearly holds. */
  int moveCount() {
    return isRoundOfSquares() ? fields.size() : holdsMove() ? 1 : 0;
  }

  /** Whether the element is an array with only the moves of both sides. */
  private boolean isRoundOfSquares() {
    return !fields.isEmpty() && fields.size() <= 2 && isSquare("0") && holdsOnlyMoves();
  }

  private boolean holdsOnlyMoves() {
    return fields.keySet().stream()
        .allMatch(name -> (name.equals("0") || name.equals("1")) && holdsMove(name));
  }

  private boolean isLettered() {
    String file = key(FILES);
    String rank = key(RANKS);
    return file != null && rank != null && SQUARE.matcher(lower(text(file) + text(rank))).matches();
  }

  /** Takes a file as a letter and a rank as a number. */
  private Optional<PlacedToken> takeLettered() {
    boolean isPair = fields.size() == 2 && fields.containsKey("0") && fields.containsKey("1");
    String file = isPair ? "0" : key(FILES);
    String rank = isPair ? "1" : key(RANKS);
    if (file == null || rank == null) {
      return Optional.empty();
    }
    String square = text(file) + text(rank);
    boolean isLettered = SQUARE.matcher(lower(square)).matches();
    SourceLocation at = isLettered ? take(file).at : where;
    if (isLettered) {
      fields.remove(rank);
    }
    return isLettered
        ? Optional.of(new PlacedToken(MoveToken.parse(lower(square)), at))
        : Optional.empty();
  }

  /** The two numbers of a square; nothing if the element is not a pair of numbers. */
  Optional<NumberPair> pair() {
    String file = key(FILES);
    String rank = key(RANKS);
    if (file != null && rank != null) {
      return pair(file, rank, true);
    }
    return fields.size() == 2 ? pair("0", "1", false) : Optional.empty();
  }

  private Optional<NumberPair> pair(String file, String rank, boolean isNamed) {
    boolean areNumbers =
        NUMBER.matcher(text(file)).matches() && NUMBER.matcher(text(rank)).matches();
    return areNumbers
        ? Optional.of(
            new NumberPair(Integer.parseInt(text(file)), Integer.parseInt(text(rank)), isNamed))
        : Optional.empty();
  }

  /** Whether a value may be the number of a square. */
  static boolean isIndex(String value) {
    return INDEX.matcher(value).matches();
  }

  /** Whether the square of the element is a number. */
  boolean isNumber() {
    return index() != null;
  }

  /** The number of the square; nothing if it has none. */
  Optional<Integer> number() {
    return Optional.ofNullable(index()).map(name -> Integer.valueOf(text(name)));
  }

  private @Nullable String index() {
    boolean isOther = key(RANKS) != null || fields.keySet().stream().anyMatch(this::holdsMove);
    return isOther
        ? null
        : INDEXES.stream().filter(name -> isIndex(text(name))).findFirst().orElse(null);
  }

  /** Whether the element is only a pass, in a list of numbers. */
  boolean isPass() {
    return SQUARES.stream().map(this::text).anyMatch(text -> isPass(lower(text)));
  }

  private static boolean isPass(String word) {
    return PASS.matcher(word).matches() || word.equals("null");
  }

  /** Removes the number of the square, or the pass. */
  void removeMove() {
    String name = index();
    if (name != null) {
      fields.remove(name);
    } else {
      fields.keySet().removeIf(each -> SQUARES.contains(each) && isPass(lower(text(each))));
    }
  }

  /** Removes everything except the move. */
  void keepMove() {
    boolean isRound = isRoundOfSquares();
    fields
        .keySet()
        .removeIf(
            name ->
                !isRound
                    && !SQUARES.contains(name)
                    && !FILES.contains(lower(name))
                    && !RANKS.contains(lower(name)));
  }

  /** Removes the numbers of a pair. */
  void removePair() {
    fields.keySet().removeIf(name -> FILES.contains(lower(name)) || RANKS.contains(lower(name)));
  }

  private @Nullable String key(Set<String> names) {
    return fields.keySet().stream()
        .filter(name -> names.contains(lower(name)))
        .findFirst()
        .orElse(null);
  }

  private @Nullable FieldValue named(String name) {
    return fields.get(name);
  }

  private String text(String name) {
    FieldValue value = fields.get(name);
    return value == null ? "" : value.text;
  }

  private PlacedToken take(String name) {
    FieldValue value = fields.remove(name);
    String text = value == null ? "" : value.text;
    MoveToken move = PASS.matcher(lower(text)).matches() ? Pass.WRITTEN : MoveToken.parse(text);
    return new PlacedToken(move, value == null ? where : value.at);
  }

  private static boolean isMove(String text) {
    String plain = lower(text);
    return SQUARE.matcher(plain).matches() || PASS.matcher(plain).matches();
  }

  private static String lower(String text) {
    return SmallLetters.of(text.strip());
  }
}
