package org.kifu.format.transcript;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import org.kifu.format.LabelledFact;
import org.kifu.format.TextLine;
import org.kifu.format.transcript.LineReading.Tolerated;
import org.kifu.game.Origin.Fact;
import org.kifu.game.ProblemCode;

/**
 * The columns of a table of games, a row each, whose first line names them: {@code
 * Black,White,Moves,Result}. The fields stand between commas, semicolons, tabs or bars, in
 * quotation marks where they hold such a sign themselves. A line with another number of fields ends
 * the table.
 */
final class Columns {
  private static final char[] SEPARATORS = {',', ';', '\t', '|'};

  /** What people call the column of the moves. */
  private static final Set<String> MOVES =
      Set.of(
          ("moves transcript kifu game record sequence coups partie züge zuge movimientos jugadas"
                  + " mosse partita ходы партия 棋譜 手順")
              .split(" "));

  /** The line below the names in a table of Markdown. */
  private static final Pattern RULE = Pattern.compile("[|:\\s-]*--[|:\\s-]*");

  /** A field, from its first character to past its last. */
  private record Field(int from, int to) {}

  /** What a column holds. */
  private record Column(boolean isMoves, Optional<Fact> fact) {
    /** Of a name such as {@code black_player}. */
    static Column named(String name) {
      String word =
          name.toLowerCase(Locale.ROOT).replace('_', ' ').replaceAll("\\b(?:player|name)\\b", "");
      return new Column(MOVES.contains(word.strip()), LabelledFact.named(word));
    }
  }

  private char separator;
  private List<Column> columns = List.of();

  /** Returns what a row of a table says; nothing if a line is none. */
  Optional<LineReading> read(TextLine line, Page page) {
    if (line.isTooLong() || page.isOpen()) {
      return Optional.empty();
    }
    boolean isBelowHead = !columns.isEmpty() && RULE.matcher(line.text()).matches();
    if (isBelowHead || isHead(line.text())) {
      return Optional.of(LineReader.read(line.blanked(0, line.text().length()), page));
    }
    List<Field> fields = columns.isEmpty() ? List.of() : fields(line.text(), separator);
    if (fields.size() != columns.size()) {
      columns = List.of();
    }
    return columns.isEmpty() ? Optional.empty() : Optional.of(row(line, fields, page));
  }

  /** Whether a line names the column of the moves and another; from then on they count. */
  private boolean isHead(String text) {
    if (hasDigit(text)) { // as moves have
      return false;
    }
    for (char sign : SEPARATORS) {
      List<Column> named = text.indexOf(sign) < 0 ? List.of() : columns(text, sign);
      boolean hasFact = named.stream().anyMatch(each -> each.fact().isPresent());
      if (hasFact && named.stream().filter(Column::isMoves).count() == 1) {
        separator = sign;
        columns = named;
        return true;
      }
    }
    return false;
  }

  private static boolean hasDigit(String text) {
    boolean hasDigit = false;
    for (int i = 0; i < text.length() && !hasDigit; i++) {
      hasDigit = text.charAt(i) >= '0' && text.charAt(i) <= '9';
    }
    return hasDigit;
  }

  private static List<Column> columns(String text, char sign) {
    return fields(text, sign).stream()
        .map(field -> Column.named(text.substring(field.from(), field.to())))
        .toList();
  }

  private LineReading row(TextLine line, List<Field> fields, Page page) {
    TextLine moves = line;
    List<Facts> facts = new ArrayList<>();
    List<Tolerated> passed = new ArrayList<>(0);
    for (int i = 0; i < fields.size(); i++) {
      Field field = fields.get(i);
      if (!columns.get(i).isMoves()) {
        moves = moves.blanked(field.from(), field.to());
        Optional<Facts> said = facts(line, field, columns.get(i));
        said.ifPresent(facts::add);
        if (said.isEmpty()) {
          passedOver(line, field).ifPresent(passed::add);
        }
      }
    }
    LineReading reading = LineReader.read(moves, page);
    if (!reading.hasMoves()) {
      return LineReader.read(line, page);
    }
    LineReading known = facts.stream().reduce(Facts::and).map(reading::of).orElse(reading);
    return passed.isEmpty() ? known : known.tolerating(passed.getFirst());
  }

  private static Optional<Facts> facts(TextLine line, Field field, Column column) {
    String value = line.text().substring(field.from(), field.to());
    return value.isEmpty()
        ? Optional.empty()
        : column
            .fact()
            .flatMap(fact -> Facts.labelled(line, new LabelledFact(fact, value, field.from())));
  }

  /** The words of a field that is no fact; a number, such as that of the row, says nothing. */
  private static Optional<Tolerated> passedOver(TextLine line, Field field) {
    String value = line.text().substring(field.from(), field.to());
    boolean hasWords = value.chars().anyMatch(Character::isLetter);
    String message = "passed over '%s'".formatted(value);
    return hasWords
        ? Optional.of(new Tolerated(ProblemCode.TEXT_IGNORED, field.from(), message))
        : Optional.empty();
  }

  /** The fields of a line, without the blanks and quotation marks around them. */
  private static List<Field> fields(String text, char sign) {
    List<Field> fields = new ArrayList<>();
    int from = 0;
    boolean isQuoted = false;
    for (int i = 0; i <= text.length(); i++) {
      boolean isEnd = i == text.length();
      isQuoted ^= !isEnd && text.charAt(i) == '"';
      if (isEnd || text.charAt(i) == sign && !isQuoted) {
        fields.add(stripped(text, from, i));
        from = i + 1;
      }
    }
    return fields;
  }

  private static Field stripped(String text, int start, int end) {
    int from = start;
    int to = end;
    while (from < to && isAround(text.charAt(from))) {
      from++;
    }
    while (from < to && isAround(text.charAt(to - 1))) {
      to--;
    }
    return new Field(from, to);
  }

  private static boolean isAround(char c) {
    return c == '"' || Character.isWhitespace(c);
  }
}
