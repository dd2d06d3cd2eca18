package org.kifu.format.transcript.table;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.kifu.board.Disc;
import org.kifu.format.transcript.line.HiddenElements;
import org.kifu.format.transcript.line.LineFacts;
import org.kifu.format.transcript.line.LineParser;
import org.kifu.format.transcript.line.LineReading;
import org.kifu.format.transcript.line.LineReading.ReadingKind;
import org.kifu.format.transcript.line.LineReading.Tolerated;
import org.kifu.format.transcript.line.WrittenMoves;
import org.kifu.game.Origin.Fact;
import org.kifu.game.Outcome;
import org.kifu.game.ProblemCode;
import org.kifu.notation.DiscColumn;
import org.kifu.notation.WrittenDate;
import org.kifu.source.text.TextLine;

/**
 * The columns of a table of games, a row each, whose first line names them: {@code
 * Black,White,Moves,Result}. The fields stand between commas, semicolons, tabs or bars, in
 * quotation marks where they hold such a sign themselves, or below the names of their columns.
 *
 * @param starts where the columns begin if nothing parts them; else none
 */
public record TableColumns(char separator, List<FactColumn> columns, List<Integer> starts) {
  /** Between fields that begin below the names of their columns, whatever stands before them. */
  private static final char WIDTH = '\0';

  /** The moves of a row whose fields have no columns. */
  private static final Pattern MOVES_IN_A_ROW = Pattern.compile("(?i)(?:[a-h][1-8][ -]?+){4,}+");

  /** Fewer such columns are something else. */
  private static final int CLEAR_COLUMNS = 8;

  /**
   * Returns the columns that a line names: that of the moves and another; nothing if it does not.
   */
  public static Optional<TableColumns> named(String text) {
    if (!hasFirstColumn(text) && hasDigit(text)) { // as moves have
      return Optional.empty();
    }
    for (char sign : RowField.SEPARATORS) {
      List<FactColumn> named = RowField.mayPart(text, sign) ? columns(text, sign) : List.of();
      boolean hasFact = named.stream().anyMatch(FactColumn::saysSomething);
      long ofMoves = named.stream().filter(FactColumn::isMoves).count();
      long ofOneMove = named.stream().filter(FactColumn::isOneMove).count();
      boolean isWide = ofOneMove == ofMoves && ofMoves >= CLEAR_COLUMNS;
      boolean isClear = sign != RowField.GAP || namesBoth(named);
      if (hasFact && isClear && (isWide || ofMoves == 1 && ofOneMove == 0)) {
        return Optional.of(new TableColumns(sign, named, List.of()));
      }
    }
    return ofWidth(text);
  }

  /**
   * The columns of a line that names each in one word, above fields that begin where the words do.
   */
  private static Optional<TableColumns> ofWidth(String text) {
    if (!RowField.mayPart(text, RowField.GAP)) {
      return Optional.empty();
    }
    List<RowField> words = RowField.ofWords(text);
    List<FactColumn> named =
        FactColumn.named(
            words.stream().map(word -> text.substring(word.from(), word.to())).toList());
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

  /**
   * Whether the first 1 of a line is that of the name of a column, {@code m1} or {@code Move 1}.
   */
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
    return FactColumn.isOneMove(text.substring(from, last + 1) + "1");
  }

  private static boolean hasDigit(String text) {
    boolean hasDigit = false;
    for (int i = 0; i < text.length() && !hasDigit; i++) {
      hasDigit = text.charAt(i) >= '0' && text.charAt(i) <= '9';
    }
    return hasDigit;
  }

  private static List<FactColumn> columns(String text, char sign) {
    return FactColumn.named(
        RowField.of(text, sign).stream()
            .map(field -> text.substring(field.from(), field.to()))
            .toList());
  }

  /** Returns what a row with a field for each column says; nothing if a line is none. */
  public Optional<LineReading> row(TextLine line, HiddenElements page) {
    List<RowField> fields = withoutEmptyEnd(line);
    boolean isRow = isWhole(fields) && mayHold(line, fields, fields.size());
    return isRow || fields.size() == columns.size() && isSure(line, fields)
        ? row(line, fields, page)
        : Optional.empty();
  }

  /** Whether a row has a field for each column; a short game has none for the moves it lacks. */
  private boolean isWhole(List<RowField> fields) {
    return fields.size() == columns.size()
        || fields.size() < columns.size() && columns.get(fields.size()).isOneMove();
  }

  /** The fields without empty ones behind those that have columns. */
  private List<RowField> withoutEmptyEnd(TextLine line) {
    List<RowField> fields = fields(line);
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

  /** Whether moves and names stand in their columns, so that no field is shifted. */
  private boolean isSure(TextLine line, List<RowField> fields) {
    boolean isSure = true;
    for (int i = 0; i < columns.size() && isSure; i++) {
      FactColumn column = columns.get(i);
      isSure =
          column.isMoves()
              ? !column.isOneMove() && MOVES_IN_A_ROW.matcher(fields.get(i).in(line)).matches()
              : !column.isPlayer() || column.mayHold(line, fields.get(i));
    }
    return isSure;
  }

  private Optional<LineReading> row(TextLine line, List<RowField> fields, HiddenElements page) {
    List<Tolerated> passed = new ArrayList<>(0);
    Optional<Disc> side = OwnColumn.side(line, own(fields));
    TextLine moves = line;
    for (int i = 0; i < fields.size(); i++) {
      RowField field = fields.get(i);
      if (!columns.get(i).isMoves()) {
        moves = moves.blanked(field.from(), field.to());
        if (columns.get(i).of(line, field).isEmpty()
            && !(side.isPresent() && columns.get(i).own().isPresent())) {
          passedOver(line, field, columns.get(i))
              .ifPresent(
                  told ->
                      passed.add(told.code() == ProblemCode.BAD_VALUE ? 0 : passed.size(), told));
        }
      }
    }
    badScore(line, fields).ifPresent(bad -> passed.addFirst(bad));
    unusedResult(line, fields).ifPresent(bad -> passed.addFirst(bad));
    LineFacts facts = facts(line, fields);
    LineReading reading = LineParser.read(moves, page);
    LineReading known = (reading.hasMoves() ? reading : withoutMoves(line)).of(facts);
    Optional<Tolerated> badDate = facts.badDate().map(at -> badDate(line, fields, at));
    known = badDate.isPresent() ? known.tolerating(badDate.get()) : known;
    return reading.hasMoves() || facts.nameAPlayer()
        ? Optional.of(passed.isEmpty() ? known : known.tolerating(passed.getFirst()))
        : Optional.empty();
  }

  /** A date that is none, or may be two, in the words of its field alone. */
  private static Tolerated badDate(TextLine line, List<RowField> fields, int at) {
    String value =
        fields.stream()
            .filter(field -> field.from() == at)
            .map(field -> field.in(line))
            .findFirst()
            .orElse("");
    return new Tolerated(ProblemCode.BAD_VALUE, at, WrittenDate.fault(value));
  }

  private Map<OwnColumn, RowField> own(List<RowField> fields) {
    Map<OwnColumn, RowField> own = new EnumMap<>(OwnColumn.class);
    for (int i = 0; i < Math.min(fields.size(), columns.size()); i++) {
      RowField field = fields.get(i);
      columns.get(i).own().ifPresent(column -> own.put(column, field));
    }
    return own;
  }

  /** Whether a player's own games are listed: the discs of the player stand first, then. */
  private boolean isOfOnePlayer() {
    return columns.stream()
        .anyMatch(column -> column.own().equals(Optional.of(OwnColumn.OPPONENT)));
  }

  /** The result of a player's own game of which the row does not say who was black. */
  private Optional<Tolerated> unusedResult(TextLine line, List<RowField> fields) {
    if (!isOfOnePlayer() || OwnColumn.side(line, own(fields)).isPresent()) {
      return Optional.empty();
    }
    String message = "the row does not say who was black, so that its result is not used";
    for (int i = 0; i < fields.size(); i++) {
      boolean isResult = columns.get(i).fact().equals(Optional.of(Fact.RESULT));
      if (isResult && columns.get(i).of(line, fields.get(i)).isPresent()) {
        return Optional.of(new Tolerated(ProblemCode.BAD_VALUE, fields.get(i).from(), message));
      }
    }
    return Optional.empty();
  }

  /** The players and the score of a row of a player's own games. */
  private LineFacts ownFacts(TextLine line, List<RowField> fields, LineFacts facts) {
    Map<OwnColumn, RowField> own = own(fields);
    Optional<Disc> side = OwnColumn.side(line, own);
    LineFacts known = facts.withoutScore();
    if (side.isEmpty()) {
      return known;
    }
    Optional<LineFacts> score =
        Optional.ofNullable(facts.places().get(Fact.RESULT))
            .flatMap(at -> ownScore(line, fields, at, side.get()));
    LineFacts players = OwnColumn.players(line, own, side.get());
    return players.and(score.map(known::and).orElse(known));
  }

  private static Optional<LineFacts> ownScore(
      TextLine line, List<RowField> fields, int at, Disc side) {
    return fields.stream()
        .filter(field -> field.from() == at)
        .findFirst()
        .flatMap(field -> OwnColumn.score(field.in(line), side))
        .map(score -> LineFacts.ofScore(score, at));
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
    if (isOfOnePlayer()) {
      return ownFacts(line, fields, facts);
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
    List<RowField> fields = fields(line);
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
    List<RowField> fields = fields(line);
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
  private static Optional<Tolerated> passedOver(TextLine line, RowField field, FactColumn column) {
    String value = field.in(line);
    Optional<String> kind = column.mayHold(line, field) ? Optional.empty() : column.kind();
    if (kind.isPresent()) {
      String message = "'%s' is no %s".formatted(value, kind.get());
      return Optional.of(new Tolerated(ProblemCode.BAD_VALUE, field.from(), message));
    }
    boolean hasWords = value.chars().anyMatch(Character::isLetter);
    String message = "passed over '%s'".formatted(value);
    return hasWords
        ? Optional.of(new Tolerated(ProblemCode.TEXT_IGNORED, field.from(), message))
        : Optional.empty();
  }
}
