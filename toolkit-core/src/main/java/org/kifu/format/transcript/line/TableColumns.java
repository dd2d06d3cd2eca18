package org.kifu.format.transcript.line;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.kifu.format.transcript.line.LineReading.ReadingKind;
import org.kifu.format.transcript.line.LineReading.Tolerated;
import org.kifu.game.Origin.Fact;
import org.kifu.game.Outcome;
import org.kifu.game.ProblemCode;
import org.kifu.notation.DiscColumn;
import org.kifu.notation.LabelledFact;
import org.kifu.source.text.TextLine;

/**
 * The columns of a table of games, a row each, whose first line names them: {@code
 * Black,White,Moves,Result}. The fields stand between commas, semicolons, tabs or bars, in
 * quotation marks where they hold such a sign themselves, or in the cells of a web page.
 */
public record TableColumns(char separator, List<FactColumn> columns) {
  /** Stands for the tags of cells. */
  private static final char TAG = '<';

  private static final char[] SEPARATORS = {TAG, ',', ';', '\t', '|'};

  /** A cell of a row of a web page; the tag that ends it may be left out. */
  private static final Pattern CELL =
      Pattern.compile("(?i)<t[dh]\\b[^<>]*>(.*?)(?=</?t[dhr]\\b|</?table\\b|$)");

  /** What people call the column of the moves. */
  private static final Set<String> MOVES =
      Set.of(
          ("moves transcript kifu game record sequence coups partie züge zuge movimientos jugadas"
                  + " mosse partita ходы партия 棋譜 手順")
              .split(" "));

  /** The moves of a row whose fields have no columns. */
  private static final Pattern MOVES_IN_A_ROW = Pattern.compile("(?i)(?:[a-h][1-8][ -]?+){4,}+");

  private static final Pattern SQUARE = Pattern.compile("(?i)[a-h][1-8]");

  /** A field, from its first character to past its last. */
  private record RowField(int from, int to) {
    String in(TextLine line) {
      return line.text().substring(from, to);
    }
  }

  /** A column, by what it holds. */
  private record FactColumn(boolean isMoves, Optional<Fact> fact, Optional<DiscColumn> discs) {
    /** Of a name such as {@code black_player}. */
    static FactColumn named(String name) {
      String word =
          name.toLowerCase(Locale.ROOT).replace('_', ' ').replaceAll("\\b(?:player|name)\\b", "");
      return new FactColumn(
          MOVES.contains(word.strip()), LabelledFact.named(word), DiscColumn.named(name));
    }

    boolean saysSomething() {
      return fact.isPresent() || discs.isPresent();
    }

    /** What a field of it says; nothing if it is empty or none of its kind. */
    Optional<LineFacts> of(TextLine line, RowField field) {
      String value = field.in(line);
      return value.isEmpty()
          ? Optional.empty()
          : fact.flatMap(is -> LineFacts.labelled(line, new LabelledFact(is, value, field.from())));
    }

    /** Whether a field may be one of it: a date is a date, and a square is no name. */
    boolean mayHold(TextLine line, RowField field) {
      String value = field.in(line);
      return value.isEmpty()
          || fact.isEmpty() && (discs.isEmpty() || DiscColumn.isNumber(value))
          || of(line, field).isPresent() && !SQUARE.matcher(value).matches();
    }
  }

  /**
   * Returns the columns that a line names: that of the moves and another; nothing if it does not.
   */
  public static Optional<TableColumns> named(String text) {
    if (hasDigit(LabelLine.TagLabel.blanked(text))) { // as moves have
      return Optional.empty();
    }
    for (char sign : SEPARATORS) {
      List<FactColumn> named = text.indexOf(sign) < 0 ? List.of() : columns(text, sign);
      boolean hasFact = named.stream().anyMatch(FactColumn::saysSomething);
      if (hasFact && named.stream().filter(FactColumn::isMoves).count() == 1) {
        return Optional.of(new TableColumns(sign, named));
      }
    }
    return Optional.empty();
  }

  private static boolean hasDigit(String text) {
    boolean hasDigit = false;
    for (int i = 0; i < text.length() && !hasDigit; i++) {
      hasDigit = text.charAt(i) >= '0' && text.charAt(i) <= '9';
    }
    return hasDigit;
  }

  private static List<FactColumn> columns(String text, char sign) {
    String plain = sign == TAG ? LabelLine.TagLabel.blanked(text) : text;
    return fields(text, sign).stream()
        .map(field -> FactColumn.named(plain.substring(field.from(), field.to())))
        .toList();
  }

  /** Returns what a row with a field for each column says; nothing if a line is none. */
  public Optional<LineReading> row(TextLine line, HiddenElements page) {
    List<RowField> fields = withoutEmptyEnd(line);
    return fields.size() == columns.size() && mayHold(line, fields, fields.size())
        ? row(line, fields, page)
        : Optional.empty();
  }

  /** The fields without empty ones behind those that have columns. */
  private List<RowField> withoutEmptyEnd(TextLine line) {
    List<RowField> fields = fields(line.text(), separator);
    while (fields.size() > columns.size() && fields.getLast().in(line).isEmpty()) {
      fields.removeLast();
    }
    return fields;
  }

  private boolean mayHold(TextLine line, List<RowField> fields, int count) {
    boolean mayHold = true;
    for (int i = 0; i < count && mayHold; i++) {
      FactColumn column = columns.get(i);
      mayHold = column.isMoves() || column.mayHold(line, fields.get(i));
    }
    return mayHold;
  }

  private Optional<LineReading> row(TextLine line, List<RowField> fields, HiddenElements page) {
    List<Tolerated> passed = new ArrayList<>(0);
    TextLine moves = line;
    for (int i = 0; i < fields.size(); i++) {
      RowField field = fields.get(i);
      if (columns.get(i).isMoves()) {
        moves = separator == TAG ? only(moves, field) : moves;
      } else {
        moves = moves.blanked(field.from(), field.to());
        if (columns.get(i).of(line, field).isEmpty()) {
          passedOver(line, field).ifPresent(passed::add);
        }
      }
    }
    badScore(line, fields).ifPresent(bad -> passed.addFirst(bad));
    LineFacts facts = facts(line, fields);
    LineReading reading = LineParser.read(moves, page);
    LineReading known = (reading.hasMoves() ? reading : withoutMoves(line)).of(facts);
    return reading.hasMoves() || facts.nameAPlayer()
        ? Optional.of(passed.isEmpty() ? known : known.tolerating(passed.getFirst()))
        : Optional.empty();
  }

  /** The same line with nothing beside a field. */
  private static TextLine only(TextLine line, RowField field) {
    return line.blanked(0, field.from()).blanked(field.to(), line.text().length());
  }

  private LineFacts facts(TextLine line, List<RowField> fields) {
    LineFacts facts = LineFacts.NONE;
    for (int i = 0; i < Math.min(fields.size(), columns.size()); i++) {
      Optional<LineFacts> said = columns.get(i).of(line, fields.get(i));
      facts = said.map(facts::and).orElse(facts);
    }
    Optional<LineFacts> score =
        facts.score().equals(Outcome.NONE) ? score(line, fields) : Optional.empty();
    return score.map(facts::and).orElse(facts);
  }

  /** The score in columns of numbers: the discs of both, or their difference. */
  private Optional<LineFacts> score(TextLine line, List<RowField> fields) {
    return DiscColumn.score(discs(line, fields))
        .map(score -> LineFacts.ofScore(score, placeOfDiscs(fields)));
  }

  private Map<DiscColumn, Integer> discs(TextLine line, List<RowField> fields) {
    Map<DiscColumn, Integer> discs = new EnumMap<>(DiscColumn.class);
    for (int i = 0; i < Math.min(fields.size(), columns.size()); i++) {
      String value = fields.get(i).in(line);
      Optional<DiscColumn> column = columns.get(i).discs();
      if (column.isPresent() && DiscColumn.isNumber(value)) {
        discs.put(column.get(), Integer.parseInt(value));
      }
    }
    return discs;
  }

  private int placeOfDiscs(List<RowField> fields) {
    int at = 0;
    while (columns.get(at).discs().isEmpty()) {
      at++;
    }
    return fields.get(at).from();
  }

  /** Numbers of discs that are no score, or contradict each other. */
  private Optional<Tolerated> badScore(TextLine line, List<RowField> fields) {
    Map<DiscColumn, Integer> discs = discs(line, fields);
    boolean isBad = !discs.isEmpty() && DiscColumn.score(discs).isEmpty();
    return isBad
        ? Optional.of(
            new Tolerated(
                ProblemCode.BAD_VALUE,
                placeOfDiscs(fields),
                "the numbers of discs are no score: " + discs.values()))
        : Optional.empty();
  }

  /** Returns the two rows that a line is which has lost the end of the first; else nothing. */
  public List<LineReading> twoRows(TextLine line, HiddenElements page) {
    List<RowField> fields = fields(line.text(), separator);
    int last = columns.size() - 1;
    if (fields.size() <= last + 1 || !columns.get(last).isMoves()) {
      return List.of();
    }
    Matcher moves =
        MOVES_IN_A_ROW.matcher(line.text()).region(fields.get(last).from(), line.text().length());
    int end = moves.lookingAt() ? moves.end() : 0;
    Optional<LineReading> first = row(line.piece(0, end), page);
    Optional<LineReading> second = row(line.piece(end, line.text().length()), page);
    return first.isPresent() && second.isPresent() ? List.of(first.get(), second.get()) : List.of();
  }

  /**
   * Returns what a row says whose fields have not as many columns: its moves, and nothing of what
   * may stand in the wrong field. Of one that is cut off before its moves, the players.
   */
  public Optional<LineReading> damagedRow(TextLine line, HiddenElements page) {
    List<RowField> fields = fields(line.text(), separator);
    Optional<RowField> moves =
        fields.stream().filter(each -> MOVES_IN_A_ROW.matcher(each.in(line)).find()).findFirst();
    if (fields.size() < 2) {
      return Optional.empty();
    }
    return moves.isPresent()
        ? Optional.of(onlyMoves(line, moves.get(), fields.size(), page))
        : cutOff(line, fields);
  }

  private LineReading onlyMoves(TextLine line, RowField field, int count, HiddenElements page) {
    TextLine moves = only(line, field);
    String message = "a row of %d fields below %d columns".formatted(count, columns.size());
    return LineParser.read(moves, page)
        .of(LineFacts.NONE)
        .tolerating(new Tolerated(ProblemCode.UNREADABLE, 0, message));
  }

  private Optional<LineReading> cutOff(TextLine line, List<RowField> fields) {
    boolean isCut = fields.size() < columns.size() && mayHold(line, fields, fields.size() - 1);
    LineFacts facts = isCut ? facts(line, fields) : LineFacts.NONE;
    return facts.nameAPlayer() ? Optional.of(withoutMoves(line).of(facts)) : Optional.empty();
  }

  private static LineReading withoutMoves(TextLine line) {
    return LineReading.ofMoves(line, WrittenMoves.NONE).as(ReadingKind.ROW);
  }

  /** The words of a field that is no fact; a number, such as that of the row, says nothing. */
  private static Optional<Tolerated> passedOver(TextLine line, RowField field) {
    String value = field.in(line);
    boolean hasWords = value.chars().anyMatch(Character::isLetter);
    String message = "passed over '%s'".formatted(value);
    return hasWords
        ? Optional.of(new Tolerated(ProblemCode.TEXT_IGNORED, field.from(), message))
        : Optional.empty();
  }

  /** The fields of a line, without the blanks and quotation marks around them. */
  private static List<RowField> fields(String text, char sign) {
    return sign == TAG ? cells(text) : separated(text, sign);
  }

  private static List<RowField> cells(String text) {
    List<RowField> fields = new ArrayList<>();
    Matcher cell = CELL.matcher(text);
    while (cell.find()) {
      fields.add(stripped(text, cell.start(1), cell.end(1)));
    }
    return fields;
  }

  private static List<RowField> separated(String text, char sign) {
    boolean isQuoted = text.chars().filter(c -> c == '"').count() % 2 == 0;
    List<RowField> fields = new ArrayList<>();
    int from = 0;
    boolean isInside = false;
    for (int i = 0; i <= text.length(); i++) {
      boolean isEnd = i == text.length();
      isInside ^= isQuoted && !isEnd && text.charAt(i) == '"';
      if (isEnd || text.charAt(i) == sign && !isInside) {
        fields.add(stripped(text, from, i));
        from = i + 1;
      }
    }
    return fields;
  }

  private static RowField stripped(String text, int start, int end) {
    int from = start;
    int to = end;
    while (from < to && isAround(text.charAt(from))) {
      from++;
    }
    while (from < to && isAround(text.charAt(to - 1))) {
      to--;
    }
    return new RowField(from, to);
  }

  private static boolean isAround(char c) {
    return c == '"' || Character.isWhitespace(c);
  }
}
