package org.kifu.format.text.caption;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.kifu.format.text.find.LabelKind;
import org.kifu.format.text.find.Labels;
import org.kifu.format.text.page.Cell;
import org.kifu.format.text.page.Group;
import org.kifu.format.text.page.PlacedText;
import org.kifu.format.text.page.Row;
import org.kifu.notation.SmallLetters;

/**
 * The facts of named values. A value that is only called a name takes its meaning from the
 * containers around it, {@code black: {name}}, or from a colour beside it.
 */
final class DataFacts {
  /** Keys of the name of what is around them. */
  static final Set<String> NAMES =
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
  static final Set<String> LISTS = Set.of("players", "names", "player", "users");

  private static final Pattern NUMBER = Pattern.compile("\\d{1,3}");

  private final Claims claims;

  /** The players whom games name by numbers. */
  private final NumberedPlayers numbers;

  /** The object with the letters of both sides that was read last. */
  private @Nullable Group lettered;

  /** Whether the data say that the second of two numbered players has the black discs. */
  private boolean isSecondBlack;

  /** Whether moves of a game are in the same script as what is in a group. */
  private final Predicate<Group> isOfGame;

  /** The side that a colour of the row names; 0 if there is none. */
  private int side;

  /** Whether the row has a colour, and a name other than a number. */
  private boolean hasColour;

  private boolean hasName;

  /**
   * No facts so far.
   *
   * @param isOfGame whether moves of a game are in the same script as what is in a group
   */
  DataFacts(Claims claims, Predicate<Group> isOfGame) {
    this.claims = claims;
    this.numbers = new NumberedPlayers(claims);
    this.isOfGame = isOfGame;
  }

  /** Learns what has to be known of a row before the facts of any are taken. */
  void learn(Row row) {
    numbers.learn(row);
  }

  /** Takes the facts of a row of named values. */
  void take(Row row) {
    if (takeDiscs(row)) {
      return;
    }
    lookAt(row.cells());
    boolean isTurned = isSecondFirst(row);
    row.cells().forEach(this::takeNumber);
    boolean arePaired = areNamesBesideLetters(row);
    boolean areCounted = areDiscsOfLetters(row);
    boolean isOfProgram = ProgramText.isScript(row.group()) && !isOfGame.test(row.group());
    for (Cell cell : row.cells()) {
      boolean isSigned = isSingleLetter(cell.label()) && !arePaired && !areCounted;
      kind(row, cell)
          .or(() -> arePaired ? ofLetter(cell.label()) : Optional.empty())
          .filter(LabelName::isFact)
          .filter(kind -> !isOfProgram || !isBareSide(kind, cell.label()))
          .filter(_ -> !isMoves(cell.text()) && !isSigned && !isCoordinate(cell))
          .filter(kind -> kind != LabelKind.EVENT || !isWordOfProgram(cell))
          .map(kind -> isTurned && isNumbered(cell.label()) ? turned(kind) : kind)
          .ifPresent(kind -> claims.add(kind, numbers.name(kind, cell, row), row, Manner.KEY));
    }
    row.cells().forEach(cell -> takeWinner(cell, row));
    takeColoured(row);
    takeBoth(row);
    row.cells().stream()
        .filter(DataFacts::isRound)
        .forEach(cell -> claims.addOccasion(row, named(cell)));
    lettered = arePaired ? row.group() : lettered;
  }

  /** Looks for a colour and a name once for all values of a row. */
  private void lookAt(List<Cell> cells) {
    side = 0;
    hasColour = false;
    hasName = false;
    for (Cell cell : cells) {
      String label = SmallLetters.of(cell.label());
      hasName |= NAMES.contains(label) && !label.equals("id");
      if (COLOURS.contains(label)) {
        hasColour = true;
        side = side == 0 ? Labels.side(SmallLetters.of(cell.written().strip())) : side;
      }
    }
  }

  /** Whether a value is the number of the round or the match. */
  private static boolean isRound(Cell cell) {
    return CaptionWords.OCCASION.has(SmallLetters.of(cell.label()))
        && LabelName.kind(cell.label()).filter(LabelKind.ROUND::equals).isPresent()
        && NUMBER.matcher(cell.written()).matches();
  }

  /** A value behind its key. */
  private static PlacedText named(Cell cell) {
    PlacedText value = cell.text();
    return value.rewriter().write(cell.label() + ": ", 0, 0).keep(0, value.length()).text();
  }

  /** Takes the discs of both sides, if a row is a list of two numbers with the key of a score. */
  private boolean takeDiscs(Row row) {
    List<Cell> cells = row.cells();
    if (cells.size() != 2 || !cells.getFirst().label().equals(cells.getLast().label())) {
      return false;
    }
    String key = cells.getFirst().label();
    boolean isScore =
        LabelName.kind(key).filter(LabelKind.SCORE::equals).isPresent()
            || lettered != null
                && row.group().parent().equals(lettered)
                && ofLetter(key).isPresent();
    boolean areDiscs = cells.stream().allMatch(cell -> claims.isCount(cell.written()));
    if (isScore && areDiscs) {
      String counts = cells.getFirst().written() + "-" + cells.getLast().written();
      PlacedText first = cells.getFirst().text();
      claims.add(new Claim(LabelKind.SCORE, counts, first, row, Manner.KEY));
    }
    return isScore && areDiscs;
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
            .filter(cell -> FIRST.contains(SmallLetters.of(cell.label()).replace("_", "")))
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
    return NUMBERED.contains(SmallLetters.of(label).replace("_", "").replace(" ", ""));
  }

  private static LabelKind turned(LabelKind kind) {
    return kind == LabelKind.BLACK
        ? LabelKind.WHITE
        : kind == LabelKind.WHITE ? LabelKind.BLACK : kind;
  }

  /** Whether the value of a key in small letters is one such word, as the kind of an entry is. */
  private static boolean isWordOfProgram(Cell cell) {
    return cell.written().chars().allMatch(c -> c == '_' || Character.isLowerCase(c));
  }

  /** Whether a value is one letter or digit of a square. */
  private static boolean isCoordinate(Cell cell) {
    return cell.written().length() == 1
        && Labels.kinds(SmallLetters.of(cell.label())).contains(LabelKind.X);
  }

  private static boolean isSingleLetter(String label) {
    return label.equalsIgnoreCase("b") || label.equalsIgnoreCase("w");
  }

  /** Whether the letters of both sides are keys of names, so that other letters mean facts, too. */
  private static boolean areNamesBesideLetters(Row row) {
    return row.cells().stream()
            .filter(cell -> isSingleLetter(cell.label()))
            .filter(cell -> NameShape.isPlayer(cell.written().strip()) && !isMoves(cell.text()))
            .map(cell -> SmallLetters.of(cell.label()))
            .distinct()
            .count()
        == 2;
  }

  /** Whether the letters of both sides are keys of numbers. */
  private boolean areDiscsOfLetters(Row row) {
    return row.cells().stream()
            .filter(cell -> isSingleLetter(cell.label()) && claims.isCount(cell.written()))
            .count()
        == 2;
  }

  private static Optional<LabelKind> ofLetter(String label) {
    return label.equals("r") || label.equals("s") ? Optional.of(LabelKind.SCORE) : Optional.empty();
  }

  /** Whether a key is no more than the word for a side, as that of a colour may be. */
  private static boolean isBareSide(LabelKind kind, String label) {
    return (kind == LabelKind.BLACK || kind == LabelKind.WHITE)
        && Labels.side(SmallLetters.of(label)) != 0;
  }

  /** Whether a value holds moves. */
  static boolean isMoves(PlacedText text) {
    String written = text.toString().strip();
    return SquareList.isOnly(written) || SquareList.end(written, 0, written.length()) > 0;
  }

  private Optional<LabelKind> kind(Row row, Cell cell) {
    String label = SmallLetters.of(cell.label());
    Optional<LabelKind> own = LabelName.kind(cell.label());
    if (own.filter(LabelKind.SCORE::equals).isPresent() && claims.isCount(cell.written())) {
      return ofContainers(row.group()).map(DataFacts::discs).or(() -> own);
    }
    boolean mayBeName =
        NAMES.contains(label)
            || own.isEmpty() && (label.endsWith("name") || CaptionWords.PLAYER.has(label));
    boolean isElsewhere = isOfElement(row.group()) && (numbers.areUsed() || hasColour);
    Optional<LabelKind> around =
        mayBeName && !isElsewhere && side == 0 ? ofContainers(row.group()) : Optional.empty();
    boolean isNumber = around.isPresent() && label.equals("id") && hasName;
    return isNumber ? Optional.empty() : around.or(() -> own);
  }

  /** The discs of a side, beside its name. */
  private static LabelKind discs(LabelKind side) {
    return switch (side) {
      case BLACK -> LabelKind.BLACK_DISCS;
      case WHITE -> LabelKind.WHITE_DISCS;
      default -> LabelKind.SCORE;
    };
  }

  /** Whether a group is an element of a list, whose place alone says what it is. */
  static boolean isOfElement(Group group) {
    return group.depth() > 0 && group.steps().getLast().kind() == Group.Kind.ITEM;
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
    if (kind.filter(LabelKind.EVENT::equals).isPresent()) {
      return kind;
    }
    Group.Step last = steps.isEmpty() ? null : steps.getLast();
    if (last == null || last.kind() != Group.Kind.ITEM || !LISTS.contains(key)) {
      return Optional.empty();
    }
    return last.number() == 0
        ? Optional.of(LabelKind.BLACK)
        : last.number() == 1 ? Optional.of(LabelKind.WHITE) : Optional.empty();
  }

  /** The name of the innermost container that has one; a player's own one says nothing. */
  static String lastName(List<Group.Step> steps) {
    String name = "";
    for (Group.Step step : steps.reversed()) {
      String around = SmallLetters.of(step.name());
      if (!around.isEmpty()) {
        name = name.isEmpty() ? around : name;
        if (!NAMES.contains(around) || LISTS.contains(around) && !step.equals(steps.getLast())) {
          return around;
        }
      }
    }
    return name;
  }

  /** Takes the side that has won; a score says more. */
  private void takeWinner(Cell cell, Row row) {
    int side = Labels.side(SmallLetters.of(cell.written().strip()));
    boolean isWinner = LabelName.kind(cell.label()).filter(LabelKind.WINNER::equals).isPresent();
    if (isWinner && side != 0) {
      String won = side > 0 ? "Black won" : "White won";
      claims.add(new Claim(LabelKind.SCORE, won, cell.text().strip(), row, Manner.KEY));
    }
  }

  /** Takes the names of a list of two players; black is the first one. */
  private void takeBoth(Row row) {
    List<Cell> cells = row.cells();
    if (cells.size() == 2
        && cells.stream().allMatch(cell -> LISTS.contains(SmallLetters.of(cell.label())))) {
      claims.add(LabelKind.BLACK, cells.getFirst().text(), row, Manner.KEY);
      claims.add(LabelKind.WHITE, cells.getLast().text(), row, Manner.KEY);
    }
  }

  /** Takes a name beside a colour. */
  private void takeColoured(Row row) {
    if (side != 0) {
      row.cells().stream()
          .filter(cell -> NAMES.contains(SmallLetters.of(cell.label())))
          .filter(cell -> !cell.label().equalsIgnoreCase("id"))
          .findFirst()
          .ifPresent(
              cell ->
                  claims.add(
                      side > 0 ? LabelKind.BLACK : LabelKind.WHITE, cell.text(), row, Manner.KEY));
    }
  }
}
