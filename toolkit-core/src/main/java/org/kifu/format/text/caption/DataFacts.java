package org.kifu.format.text.caption;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.kifu.format.text.find.LabelKind;
import org.kifu.format.text.find.Labels;
import org.kifu.format.text.page.Cell;
import org.kifu.format.text.page.Group;
import org.kifu.format.text.page.PlacedText;
import org.kifu.format.text.page.Row;

/**
 * The facts of named values. A value that is only called a name takes its meaning from the
 * containers around it, {@code black: {name}}, or from a colour beside it.
 */
final class DataFacts {
  /** Keys of the name of what is around them. */
  private static final Set<String> NAMES =
      Set.of(
          "name",
          "username",
          "nick",
          "nickname",
          "displayname",
          "player",
          "id",
          "user",
          "login",
          "");

  /** Keys of the player who has the first move, and of two players by their numbers. */
  private static final Set<String> FIRST =
      Set.of("firstplayer", "startingplayer", "first", "firstmove", "starter");

  private static final Set<String> NUMBERED = Set.of("player1", "player2");

  /** Containers of two players by their numbers. */
  private static final Set<String> FIRST_OF_TWO = Set.of("player1", "user1");

  private static final Set<String> SECOND_OF_TWO = Set.of("player2", "user2");

  private static final Set<String> COLOURS = Set.of("color", "colour", "side");
  private static final Set<String> LISTS = Set.of("players", "names", "player", "users");
  private static final Set<String> EVENTS = Set.of("tournament", "event");

  private final Claims claims;

  /** Whether the data say that the second of two numbered players has the black discs. */
  private boolean isSecondBlack;

  DataFacts(Claims claims) {
    this.claims = claims;
  }

  /** Takes the facts of a row of named values. */
  void take(Row row) {
    boolean isTurned = isSecondFirst(row);
    row.cells().forEach(this::takeNumber);
    for (Cell cell : row.cells()) {
      boolean isSigned = isSingleLetter(cell.label()) && row.cells().size() == 1;
      kind(row, cell)
          .filter(LabelName::isFact)
          .filter(_ -> !isMoves(cell.text()) && !isSigned)
          .map(kind -> isTurned && isNumbered(cell.label()) ? turned(kind) : kind)
          .ifPresent(kind -> claims.add(kind, cell.text(), row, Manner.KEY));
    }
    takeColoured(row);
    takeBoth(row);
  }

  /** Takes the number of the player of a side. */
  private void takeNumber(Cell cell) {
    String number = cell.written().strip();
    if (number.equals("1") || number.equals("2")) {
      LabelKind kind = LabelName.kind(cell.label()).orElse(null);
      boolean isOfSide = kind == LabelKind.BLACK || kind == LabelKind.WHITE;
      boolean isSecond = number.equals("2") == (kind == LabelKind.BLACK);
      isSecondBlack = isOfSide ? isSecond : isSecondBlack;
    }
  }

  /** Whether a value says that the second of two players has the first move. */
  private static boolean isSecondFirst(Row row) {
    List<Cell> cells = row.cells();
    String first =
        cells.stream()
            .filter(cell -> FIRST.contains(cell.label().toLowerCase(Locale.ROOT).replace("_", "")))
            .map(cell -> cell.written().strip())
            .findFirst()
            .orElse("");
    return !first.isEmpty()
        && cells.stream()
            .filter(cell -> isNumbered(cell.label()) && cell.label().endsWith("2"))
            .anyMatch(
                cell ->
                    first.equalsIgnoreCase(cell.label())
                        || first.equals("2")
                        || first.equals(cell.written().strip()));
  }

  /** Whether a key names one of two players by a number. */
  private static boolean isNumbered(String label) {
    return NUMBERED.contains(label.toLowerCase(Locale.ROOT).replace("_", "").replace(" ", ""));
  }

  private static LabelKind turned(LabelKind kind) {
    return kind == LabelKind.BLACK
        ? LabelKind.WHITE
        : kind == LabelKind.WHITE ? LabelKind.BLACK : kind;
  }

  private static boolean isSingleLetter(String label) {
    return label.equals("B") || label.equals("W");
  }

  /** Whether a value holds moves. */
  private static boolean isMoves(PlacedText text) {
    String written = text.toString().strip();
    return SquareList.isOnly(written) || SquareList.end(written, 0, written.length()) > 0;
  }

  private Optional<LabelKind> kind(Row row, Cell cell) {
    String label = cell.label().toLowerCase(Locale.ROOT);
    Optional<LabelKind> own = LabelName.kind(cell.label());
    boolean mayBeName = NAMES.contains(label) || own.isEmpty() && label.endsWith("name");
    Optional<LabelKind> around =
        mayBeName && colour(row) == 0 ? ofContainers(row.group()) : Optional.empty();
    boolean isNumber =
        around.isPresent()
            && label.equals("id")
            && row.cells().stream()
                .map(other -> other.label().toLowerCase(Locale.ROOT))
                .anyMatch(other -> NAMES.contains(other) && !other.equals("id"));
    return isNumber ? Optional.empty() : around.or(() -> own);
  }

  /** The kind that a name in the innermost containers names. */
  private Optional<LabelKind> ofContainers(Group group) {
    List<Group.Step> steps = group.steps();
    String key = lastName(steps);
    Optional<LabelKind> kind = key.isEmpty() ? Optional.empty() : LabelName.kind(key);
    String plain = key.replace("_", "").replace(" ", "");
    if (FIRST_OF_TWO.contains(plain) || SECOND_OF_TWO.contains(plain)) {
      boolean isBlack = FIRST_OF_TWO.contains(plain) != isSecondBlack;
      return Optional.of(isBlack ? LabelKind.BLACK : LabelKind.WHITE);
    }
    if (kind.filter(of -> of == LabelKind.BLACK || of == LabelKind.WHITE).isPresent()) {
      return kind;
    }
    if (EVENTS.contains(key)) {
      return Optional.of(LabelKind.EVENT);
    }
    Group.Step last = steps.isEmpty() ? null : steps.getLast();
    if (last == null || last.kind() != Group.Kind.ITEM || !LISTS.contains(key)) {
      return Optional.empty();
    }
    return last.number() == 0
        ? Optional.of(LabelKind.BLACK)
        : last.number() == 1 ? Optional.of(LabelKind.WHITE) : Optional.empty();
  }

  private static String lastName(List<Group.Step> steps) {
    for (Group.Step step : steps.reversed()) {
      if (!step.name().isEmpty()) {
        return step.name().toLowerCase(Locale.ROOT);
      }
    }
    return "";
  }

  /** Takes the names of a list of two players; black is the first one. */
  private void takeBoth(Row row) {
    List<Cell> cells = row.cells();
    if (cells.size() == 2
        && cells.stream().allMatch(cell -> LISTS.contains(cell.label().toLowerCase(Locale.ROOT)))) {
      claims.add(LabelKind.BLACK, cells.getFirst().text(), row, Manner.KEY);
      claims.add(LabelKind.WHITE, cells.getLast().text(), row, Manner.KEY);
    }
  }

  /** The side that a colour of a row names; 0 if there is none. */
  private static int colour(Row row) {
    return row.cells().stream()
        .filter(cell -> COLOURS.contains(cell.label().toLowerCase(Locale.ROOT)))
        .mapToInt(cell -> Labels.side(cell.written().strip().toLowerCase(Locale.ROOT)))
        .filter(of -> of != 0)
        .findFirst()
        .orElse(0);
  }

  /** Takes a name beside a colour. */
  private void takeColoured(Row row) {
    int side = colour(row);
    if (side != 0) {
      row.cells().stream()
          .filter(cell -> NAMES.contains(cell.label().toLowerCase(Locale.ROOT)))
          .filter(cell -> !cell.label().equalsIgnoreCase("id"))
          .findFirst()
          .ifPresent(
              cell ->
                  claims.add(
                      side > 0 ? LabelKind.BLACK : LabelKind.WHITE, cell.text(), row, Manner.KEY));
    }
  }
}
