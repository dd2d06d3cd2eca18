package org.kifu.format.text.caption;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.kifu.format.text.find.LabelKind;
import org.kifu.format.text.find.Labels;
import org.kifu.format.text.page.Cell;
import org.kifu.format.text.page.PlacedText;
import org.kifu.format.text.page.Row;
import org.kifu.game.Counted;
import org.kifu.game.ProblemCode;
import org.kifu.game.SourceLocation;
import org.kifu.notation.SmallLetters;

/** The facts of tables: under headings, or in the cell beside a label. */
final class TableFacts {
  /** The number of headings that make a row of them. */
  private static final int LEAST = 2;

  /** The letters of a word that says something. */
  private static final int LEAST_OF_WORD = 3;

  /** The columns of a table that has a game on each row. */
  private static final Set<LabelKind> OF_WHOLE_GAMES =
      Set.of(LabelKind.BLACK, LabelKind.WHITE, LabelKind.MOVES);

  private static final BitSet NONE = new BitSet();

  /** The most rows of a score sheet. */
  private static final int MOST_ROWS = 64;

  private final Claims claims;

  /** The cells with moves, by the numbers of their rows. */
  private final Map<Integer, BitSet> moves;

  private final NavigableMap<Integer, TableHeading> headings = new TreeMap<>();
  private @Nullable TableHeading heading;

  /** The number of the last row that has the columns of the heading. */
  private int last = -1;

  /** The games that are columns. */
  private final ColumnGames columns;

  /** The columns of players who have no sides by their headings; null if there are none. */
  private @Nullable OpponentColumns opponents;

  /** Whether the moves stand in the columns of the sides. */
  private boolean isSheet;

  /** Whether the heading is that of a row with moves. */
  private boolean isTaken;

  /**
   * Facts of tables.
   *
   * @param moves the indices of the cells with moves, by the numbers of their rows
   * @param columns the games that are columns
   * @param earlier the heading of a table that goes on; null if none does
   */
  TableFacts(
      Claims claims,
      Map<Integer, BitSet> moves,
      ColumnGames columns,
      @Nullable TableHeading earlier) {
    this.columns = columns;
    this.claims = claims;
    this.moves = moves;
    this.heading = earlier;
  }

  /** The headings by the numbers of their rows. */
  NavigableMap<Integer, TableHeading> headings() {
    return headings;
  }

  /**
   * Takes the facts of a row of a table.
   *
   * @return whether the row needs no further look
   */
  boolean take(Row row) {
    BitSet cells = moves.getOrDefault(row.number(), NONE);
    Map<Integer, LabelKind> kinds = cells.isEmpty() ? HeadingKinds.of(row.cells()) : Map.of();
    OpponentColumns players = cells.isEmpty() ? OpponentColumns.of(row).orElse(null) : null;
    opponents = players == null && kinds.size() < LEAST ? opponents : players;
    if (kinds.size() >= LEAST && !isValues(row, kinds)) {
      heading = new TableHeading(row, kinds);
      headings.put(row.number(), heading);
      last = row.number();
      isTaken = false;
      isSheet = isSheet(heading);
      return true;
    }
    TableHeading above = heading;
    return above != null && above.isAbove(row) && takeBelow(above, row, cells)
        || cells.isEmpty() && takePairs(row);
  }

  /** Takes the facts of a row below a heading; nothing if it is no row of that table. */
  private boolean takeBelow(TableHeading above, Row row, BitSet moves) {
    OpponentColumns players = opponents;
    if (players != null && !moves.isEmpty()) {
      players.take(row, moves, claims);
      return true;
    }
    boolean isNext = row.number() <= last + 1;
    if (!above.fits(row.cells(), moves, isNext)) {
      return isNext && !moves.isEmpty() && tellUnfit(above, row);
    }
    last = row.number();
    if (moves.isEmpty() && !isSheet && lacksMoves(above, row)) {
      addLost(above, row);
      return true;
    }
    if (!moves.isEmpty() && !isTaken) {
      claims.headings().put(row.number(), above.row());
      isTaken = true;
    }
    if (moves.isEmpty() && isSheet) {
      claims.headings().put(row.number(), above.row());
    }
    boolean areFalse = !moves.isEmpty() && new DiscColumns(above.kinds(), row).areFalse(claims);
    for (int i = 0; i < Math.min(above.columns(), row.cells().size()); i++) {
      LabelKind kind = above.kinds().get(i);
      PlacedText text = row.cells().get(i).text();
      if (kind == null) {
        if (!moves.isEmpty() && !moves.get(i) && isText(text)) {
          claims.leave(text, row);
        }
      } else if (LabelName.isFact(kind)
          && !(areFalse && isOfDiscs(kind))
          && !(isSide(kind) && isOtherNumber(above, row, text))) {
        claims.add(kind, text, row, Manner.COLUMN);
      }
    }
    return true;
  }

  /** Whether a number stands in the column of one side, and a name in that of the other. */
  private static boolean isOtherNumber(TableHeading above, Row row, PlacedText text) {
    if (!isNumber(text.toString().strip())) {
      return false;
    }
    List<String> values =
        above.kinds().entrySet().stream()
            .filter(column -> isSide(column.getValue()) && column.getKey() < row.cells().size())
            .map(column -> row.cells().get(column.getKey()).written().strip())
            .toList();
    return values.stream().anyMatch(value -> !value.isEmpty() && !isNumber(value));
  }

  private static boolean isNumber(String text) {
    return !text.isEmpty() && text.chars().allMatch(Character::isDigit);
  }

  /** Whether the moves of rows below a heading stand in the columns of the sides. */
  private boolean isSheet(TableHeading above) {
    int first = above.row().number() + 1;
    return IntStream.range(first, first + MOST_ROWS)
        .mapToObj(row -> moves.getOrDefault(row, NONE))
        .anyMatch(cells -> cells.stream().anyMatch(cell -> isSide(above.kinds().get(cell))));
  }

  /** Whether the columns of a row have place for moves of a whole game, which are not there. */
  private static boolean lacksMoves(TableHeading above, Row row) {
    Set<LabelKind> kinds = Set.copyOf(above.kinds().values());
    return kinds.containsAll(OF_WHOLE_GAMES)
        && above.kinds().entrySet().stream()
            .filter(column -> column.getValue() == LabelKind.MOVES)
            .map(Map.Entry::getKey)
            .allMatch(i -> i >= row.cells().size() || row.cells().get(i).text().isBlank());
  }

  private void addLost(TableHeading above, Row row) {
    Claims own = new Claims(claims.squares());
    above
        .kinds()
        .forEach(
            (i, kind) -> {
              if (i < row.cells().size()) {
                own.add(kind, row.cells().get(i).text(), row, Manner.COLUMN);
              }
            });
    for (Claim black : own.of(LabelKind.BLACK)) {
      for (Claim white : own.of(LabelKind.WHITE)) {
        SourceLocation where = row.cells().getFirst().text().at(0);
        BitSet rows = new BitSet();
        rows.set(row.number());
        claims.lost().add(new LostPair(black.value(), white.value(), where, rows));
      }
    }
  }

  /** Whether a value that no known word names says something: it has a word. */
  private static boolean isText(PlacedText text) {
    return Arrays.stream(CaptionWords.of(text.toString().strip()))
        .filter(word -> LabelName.kind(word).isEmpty() && !CaptionWords.NO_VALUE.has(word))
        .anyMatch(word -> word.codePoints().filter(Character::isLetter).count() >= LEAST_OF_WORD);
  }

  /** Tells of a row with moves whose facts nobody can tell apart. */
  private boolean tellUnfit(TableHeading above, Row row) {
    if (row.cells().size() == above.columns()) {
      return false;
    }
    claims.fault(
        row,
        row.cells().getFirst().text(),
        ProblemCode.UNREADABLE,
        "a row of %s below %s"
            .formatted(
                Counted.of(row.cells().size(), "field"), Counted.of(above.columns(), "column")));
    return true;
  }

  private static boolean isOfDiscs(@Nullable LabelKind kind) {
    return kind == LabelKind.BLACK_DISCS
        || kind == LabelKind.WHITE_DISCS
        || kind == LabelKind.DIFFERENCE;
  }

  private static boolean isSide(@Nullable LabelKind kind) {
    return kind == LabelKind.BLACK || kind == LabelKind.WHITE;
  }

  private static String written(List<Cell> cells, int i) {
    return cells.get(i).written().strip();
  }

  /** Whether a row with several labels has their values between them. */
  private static boolean isValues(Row row, Map<Integer, LabelKind> kinds) {
    return row.cells().size() > kinds.size()
        && kinds.keySet().stream().allMatch(i -> i % 2 == 0)
        && kinds.size() * 2 == row.cells().size()
        && kinds.keySet().stream().allMatch(i -> row.cells().get(i).written().length() > 1);
  }

  /** Takes the values of one kind that stand in the columns of several games. */
  private boolean takeColumns(Row row) {
    Optional<LabelKind> kind = LabelName.kind(written(row.cells(), 0)).filter(LabelName::isFact);
    boolean areColumns =
        kind.isPresent() && IntStream.range(1, row.cells().size()).anyMatch(columns::has);
    if (areColumns) {
      for (int i = 1; i < row.cells().size(); i++) {
        claims.add(kind.get(), row.cells().get(i).text(), row, Manner.LABEL);
      }
    }
    return areColumns;
  }

  /** Whether a row right above moves names them, and other columns or nothing else. */
  private boolean isNameOfMoves(Row row) {
    return moves.containsKey(row.number() + 1)
        && (isLabelOfMoves(row.cells().getFirst())
                && row.cells().stream().skip(1).allMatch(cell -> cell.text().isBlank())
            || row.cells().stream().anyMatch(TableFacts::isLabelOfMoves)
                && row.cells().stream().filter(TableFacts::isLabel).count() >= LEAST);
  }

  private static boolean isLabelOfMoves(Cell cell) {
    return LabelName.kind(cell.written().strip()).filter(LabelKind.MOVES::equals).isPresent();
  }

  private static boolean isLabel(Cell cell) {
    return !Labels.kinds(SmallLetters.of(cell.written().strip())).isEmpty();
  }

  /** Leaves the squares of a row with moves that stand in columns of other squares. */
  void leaveOtherSquares(Row row) {
    BitSet ofMoves = moves.getOrDefault(row.number(), NONE);
    for (int i = 0; i < row.cells().size() && !ofMoves.isEmpty(); i++) {
      PlacedText text = row.cells().get(i).text();
      if (!ofMoves.get(i) && SquareList.isOnly(text.toString().strip())) {
        claims.leave(text, row);
      }
    }
  }

  /** The label of a round and its number as one text. */
  private static PlacedText round(Row row) {
    PlacedText lines = PlacedText.joined(row.cells().stream().map(Cell::text).toList());
    int end = row.cells().getFirst().text().length();
    PlacedText.Rewriter text = lines.rewriter().keep(0, end);
    return text.write(" ", end - 1, end).keep(end + 1, lines.length()).text();
  }

  /** Whether a row is the label of a round and its number. */
  private static boolean isRound(Row row) {
    String name = written(row.cells(), 0);
    return name.length() > 1
        && LabelName.kind(name).filter(LabelKind.ROUND::equals).isPresent()
        && isNumber(written(row.cells(), 1));
  }

  /** Takes values in the cells right of their labels. */
  private boolean takePairs(Row row) {
    if (takeColumns(row)) {
      return true;
    }
    if (isNameOfMoves(row)) {
      claims.headings().put(row.number() + 1, row);
      return true;
    }
    List<Integer> taken = new ArrayList<>(1);
    for (int i = 0; i + 1 < row.cells().size(); i++) {
      String name = row.cells().get(i).written().strip();
      Optional<LabelKind> kind = LabelName.kind(name).filter(LabelName::isFact);
      boolean isLabel = kind.isPresent() && name.length() > 1;
      if (i == 0 && row.cells().size() == 2 && isRound(row)) {
        claims.remarks().add(new RowRemark(row, round(row), RowRemark.Kind.HEADING));
        return true;
      }
      String value = row.cells().get(i + 1).written();
      boolean isName = kind.filter(TableFacts::isSide).isEmpty() || !NameShape.isSaidOfSide(value);
      if (isLabel && isName && LabelName.kind(value).isEmpty()) {
        claims.add(kind.get(), row.cells().get(i + 1).text(), row, Manner.LABEL);
        if (isSide(kind.get()) && i + 2 < row.cells().size()) {
          boolean isBlack = kind.get() == LabelKind.BLACK;
          LabelKind discs = isBlack ? LabelKind.BLACK_DISCS : LabelKind.WHITE_DISCS;
          claims.add(discs, row.cells().get(i + 2).text(), row, Manner.LABEL);
        }
        taken.add(i);
        i++;
      }
    }
    return !taken.isEmpty();
  }
}
