package org.kifu.format.transcript.table;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import org.kifu.format.transcript.fact.LineFacts;
import org.kifu.format.transcript.line.HiddenElements;
import org.kifu.format.transcript.line.LineParser;
import org.kifu.format.transcript.line.LineReading;
import org.kifu.format.transcript.line.LineReading.Tolerated;
import org.kifu.game.Counted;
import org.kifu.game.Origin.Fact;
import org.kifu.game.ProblemCode;
import org.kifu.source.text.TextLine;

/**
 * The columns of a table of games, a row each, whose first line names them: {@code
 * Black,White,Moves,Result}. The fields are between commas, semicolons, tabs or bars, in quotation
 * marks if they contain such a sign themselves, or below the names of their columns.
 *
 * @param starts the places where the columns begin if no sign separates them; otherwise none
 */
public record TableColumns(char separator, List<FactColumn> columns, List<Integer> starts) {
  /** The sign for fields that begin below the names of their columns, whatever precedes them. */
  private static final char WIDTH = '\0';

  /** The least number of such columns; fewer are something else. */
  private static final int CLEAR_COLUMNS = 8;

  /** Returns the columns that a line names, those of the moves and another; or nothing. */
  public static Optional<TableColumns> named(String text) {
    if (!hasFirstColumn(text) && hasSquare(text)) {
      return Optional.empty();
    }
    for (char sign : RowField.SEPARATORS) {
      List<FactColumn> named = RowField.mayPart(text, sign) ? columns(text, sign) : List.of();
      boolean hasFact = named.stream().anyMatch(FactColumn::saysSomething);
      long ofMoves = named.stream().filter(FactColumn::isMoves).count();
      long ofOneMove = named.stream().filter(FactColumn::isOneMove).count();
      boolean isWide = ofOneMove == ofMoves && ofMoves >= CLEAR_COLUMNS;
      boolean isClear = sign != RowField.GAP || namesBoth(named);
      boolean isOne = ofMoves == 1 && ofOneMove == 0;
      if (hasFact && isClear && (isWide || isOne || ofMoves > 1 && areParts(text, sign, named))) {
        return Optional.of(new TableColumns(sign, named, List.of()));
      }
    }
    return ofWidth(text);
  }

  /** Whether all columns of moves hold a part of the moves each. */
  private static boolean areParts(String text, char sign, List<FactColumn> named) {
    List<RowField> fields = RowField.of(text, sign);
    boolean areParts = true;
    for (int i = 0; i < named.size() && areParts; i++) {
      String name = text.substring(fields.get(i).from(), fields.get(i).to());
      areParts = !named.get(i).isMoves() || FactColumn.isPart(name);
    }
    return areParts;
  }

  /** The columns of a line that names each in one word, above fields that begin at the words. */
  private static Optional<TableColumns> ofWidth(String text) {
    if (!RowField.mayPart(text, RowField.GAP)) {
      return Optional.empty();
    }
    List<RowField> words = RowField.ofWords(text);
    List<String> names =
        words.stream().map(word -> text.substring(word.from(), word.to())).toList();
    if (names.isEmpty() || !FactColumn.holdsMoves(names.getLast())) {
      return Optional.empty();
    }
    List<FactColumn> named = FactColumn.named(names);
    boolean isClear = namesBoth(named) && named.stream().allMatch(column -> column.own().isEmpty());
    boolean areMovesLast = isClear && named.getLast().isMoves() && !named.getLast().isOneMove();
    long ofMoves = named.stream().filter(FactColumn::isMoves).count();
    return isClear && areMovesLast && ofMoves == 1
        ? Optional.of(new TableColumns(WIDTH, named, words.stream().map(RowField::from).toList()))
        : Optional.empty();
  }

  private List<RowField> fields(TextLine line) {
    return separator == WIDTH
        ? RowField.below(line.text(), starts)
        : RowField.of(line.text(), separator);
  }

  private static boolean namesBoth(List<FactColumn> named) {
    List<Fact> facts = named.stream().flatMap(column -> column.fact().stream()).toList();
    return facts.contains(Fact.BLACK) && facts.contains(Fact.WHITE);
  }

  /** Whether the first 1 of a line is in the name of a column, {@code m1} or {@code Move 1}. */
  private static boolean hasFirstColumn(String text) {
    int end = text.indexOf('1');
    if (end < 1 || end + 1 < text.length() && Character.isLetterOrDigit(text.charAt(end + 1))) {
      return false;
    }
    boolean isApart = " _.".indexOf(text.charAt(end - 1)) >= 0;
    int letter = isApart ? end - 2 : end - 1;
    return letter >= 0 && "mMeEyYpPgGzZ".indexOf(text.charAt(letter)) >= 0 && isWord(text, letter);
  }

  private static boolean isWord(String text, int last) {
    int from = last;
    while (from > 0 && Character.isLetter(text.charAt(from - 1))) {
      from--;
    }
    boolean mayBe = from < last || "mMzZ".indexOf(text.charAt(last)) >= 0;
    return mayBe && FactColumn.isOneMove(text.substring(from, last + 1) + "1");
  }

  /** Whether a digit follows a letter, or begins the line, as in moves and rows. */
  private static boolean hasSquare(String text) {
    boolean hasSquare = false;
    char last = 'a';
    for (int i = 0; i < text.length() && !hasSquare; i++) {
      char c = text.charAt(i);
      hasSquare = c >= '0' && c <= '9' && Character.isLetter(last);
      last = c;
    }
    return hasSquare;
  }

  /** The columns that a line names; none if none of them holds moves. */
  private static List<FactColumn> columns(String text, char sign) {
    List<String> names =
        RowField.of(text, sign).stream()
            .map(field -> text.substring(field.from(), field.to()))
            .toList();
    boolean areMoves =
        names.stream().anyMatch(FactColumn::holdsMoves) || FactColumn.areCounted(names);
    return areMoves ? FactColumn.named(names) : List.of();
  }

  /** Returns the content of a row with a field for each column; nothing if a line is not a row. */
  public Optional<LineReading> row(TextLine line, HiddenElements page) {
    TableRow row = rowOf(line, withoutEmptyEnd(line));
    return row.isRow() ? row.reading(page) : Optional.empty();
  }

  private TableRow rowOf(TextLine line, List<RowField> fields) {
    return new TableRow(line, columns, fields, isOfOnePlayer());
  }

  /** Whether the table lists one player's own games. */
  private boolean isOfOnePlayer() {
    boolean isOfOne = false;
    for (FactColumn column : columns) {
      isOfOne |= column.own().isPresent() && column.own().get() == OwnColumn.OPPONENT;
    }
    return isOfOne;
  }

  /** The fields without empty ones after those that have columns. */
  private List<RowField> withoutEmptyEnd(TextLine line) {
    List<RowField> fields = fields(line);
    while (fields.size() > columns.size() && fields.getLast().isEmpty()) {
      fields.removeLast();
    }
    return fields;
  }

  /** The same line with blanks around a field. */
  private static TextLine only(TextLine line, RowField field) {
    return line.blanked(0, field.from()).blanked(field.to(), line.text().length());
  }

  /** Returns the two rows of a line that has lost the end of the first row; nothing otherwise. */
  public List<LineReading> twoRows(TextLine line, HiddenElements page) {
    List<RowField> fields = fields(line);
    int last = columns.size() - 1;
    if (fields.size() <= last + 1 || !columns.get(last).isMoves()) {
      return List.of();
    }
    Matcher moves =
        TableRow.MOVES_IN_A_ROW
            .matcher(line.text())
            .region(fields.get(last).from(), line.text().length());
    int end = moves.lookingAt() ? moves.end() : 0;
    Optional<LineReading> first = row(line.piece(0, end), page);
    Optional<LineReading> second = row(line.piece(end, line.text().length()), page);
    return first.isPresent() && second.isPresent() ? List.of(first.get(), second.get()) : List.of();
  }

  /**
   * Returns the content of a row with too few or too many fields: its moves, and no fact that may
   * be in the wrong field. For a row that is cut off before its moves, the players.
   */
  public Optional<LineReading> damagedRow(TextLine line, HiddenElements page) {
    List<RowField> fields = fields(line);
    Optional<RowField> moves =
        fields.stream()
            .filter(each -> TableRow.MOVES_IN_A_ROW.matcher(each.in(line)).find())
            .findFirst();
    if (fields.size() < 2) {
      return Optional.empty();
    }
    return moves.isPresent()
        ? Optional.of(onlyMoves(line, moves.get(), fields.size(), page))
        : cutOff(line, fields);
  }

  private LineReading onlyMoves(TextLine line, RowField field, int count, HiddenElements page) {
    TextLine moves = only(line, field);
    String message =
        "a row of %s below %s"
            .formatted(Counted.of(count, "field"), Counted.of(columns.size(), "column"));
    return LineParser.read(moves, page)
        .of(LineFacts.NONE)
        .tolerating(new Tolerated(ProblemCode.UNREADABLE, 0, message));
  }

  private Optional<LineReading> cutOff(TextLine line, List<RowField> fields) {
    LineFacts facts = rowOf(line, fields).ofCutOff();
    return facts.nameAPlayer()
        ? Optional.of(TableRow.withoutMoves(line).of(facts))
        : Optional.empty();
  }
}
