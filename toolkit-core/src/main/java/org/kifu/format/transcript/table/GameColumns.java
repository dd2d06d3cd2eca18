package org.kifu.format.transcript.table;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import org.kifu.board.Square;
import org.kifu.format.transcript.line.MoveWord;
import org.kifu.game.Origin.Fact;
import org.kifu.game.Outcome;
import org.kifu.notation.DiscColumn;
import org.kifu.notation.NamedFact;
import org.kifu.replay.CompactReplay;
import org.kifu.source.text.LineRewriter;
import org.kifu.source.text.TextLine;

/**
 * A table with a game a column, like the saved sheet of a spreadsheet: the first column names
 * facts, {@code Black,Anna,Carl}, and numbers the moves, {@code 1,f5,f5}.
 */
public final class GameColumns {
  /** The least number of rows of moves; fewer may look so by chance. */
  private static final int LEAST_ROWS = 3;

  private static final Pattern NUMBER = Pattern.compile("\\d{1,2}\\.?");
  private static final Pattern SQUARE = Pattern.compile("(?i)[a-h][1-8]");

  private final char sign;
  private final int games;
  private final List<TextLine> lines;

  private GameColumns(char sign, int games, List<TextLine> lines) {
    this.sign = sign;
    this.games = games;
    this.lines = lines;
  }

  /** Whether a line holds the first moves of several games. */
  public static boolean begin(String text) {
    return text.startsWith("1") && signOf(text, 1).isPresent();
  }

  /**
   * Returns the lines of games in columns one game after the other, each with its label or number
   * before it; nothing if there are no such games.
   */
  public static List<List<TextLine>> of(List<TextLine> lines) {
    int first = 0;
    while (first < lines.size() && !begin(lines.get(first).text())) {
      first++;
    }
    if (first == lines.size()) {
      return List.of();
    }
    String text = lines.get(first).text();
    char sign = signOf(text, 1).orElseThrow();
    GameColumns table = new GameColumns(sign, RowField.of(text, sign).size() - 1, lines);
    return table.areMoves(first) ? table.columns() : List.of();
  }

  /** The sign between the fields of a row with this number and several moves. */
  private static Optional<Character> signOf(String text, int number) {
    for (char sign : new char[] {',', ';', '\t', '|'}) {
      if (text.indexOf(sign) > 0 && isRow(text, RowField.of(text, sign), number)) {
        return Optional.of(sign);
      }
    }
    return Optional.empty();
  }

  private static boolean isRow(String text, List<RowField> fields, int number) {
    boolean isRow = fields.size() > 2 && isNumber(in(text, fields.getFirst()), number);
    boolean hasMove = false;
    for (int i = 1; i < fields.size() && isRow; i++) {
      String move = in(text, fields.get(i));
      boolean isSquare = SQUARE.matcher(move).matches();
      hasMove |= isSquare;
      isRow =
          number == 1
              ? isSquare && mayBegin(move)
              : isSquare || move.isEmpty() || MoveWord.isPass(move);
    }
    return isRow && hasMove;
  }

  /** Whether a square may be the first of a game; white's answer in a sheet may not. */
  private static boolean mayBegin(String square) {
    int file = (square.charAt(0) | 0x20) - 'a';
    int rank = square.charAt(1) - '1';
    return (CompactReplay.FIRST_MOVES >>> 8 * rank + file & 1) != 0;
  }

  private static boolean isNumber(String text, int number) {
    return NUMBER.matcher(text).matches()
        && Integer.parseInt(text.endsWith(".") ? text.substring(0, text.length() - 1) : text)
            == number;
  }

  private static String in(String text, RowField field) {
    return text.substring(field.from(), field.to());
  }

  /** Whether the first rows from an index on are numbered and have the same number of games. */
  private boolean areMoves(int first) {
    boolean areMoves = first + LEAST_ROWS <= lines.size();
    for (int i = 1; i < LEAST_ROWS && areMoves; i++) {
      String text = lines.get(first + i).text();
      List<RowField> fields = RowField.of(text, sign);
      areMoves = fields.size() == games + 1 && isRow(text, fields, i + 1);
    }
    return areMoves;
  }

  private List<List<TextLine>> columns() {
    List<List<TextLine>> columns = new ArrayList<>();
    for (int game = 1; game <= games; game++) {
      List<TextLine> column = new ArrayList<>();
      Map<DiscColumn, Integer> discs = discs(game);
      Optional<Outcome> score = DiscColumn.score(discs);
      for (TextLine line : lines) {
        List<RowField> fields = RowField.of(line.text(), sign);
        if (fields.size() != games + 1) {
          column.addAll(game == 1 ? List.of(line) : List.of());
        } else if (score.isPresent() && isOfDiscs(line, fields, game)) {
          column.addAll(scored(line, fields.get(game), score.get(), discs));
          discs.clear();
        } else if (!fields.get(game).isEmpty()) {
          column.add(labelled(line, fields.getFirst(), fields.get(game)));
        }
      }
      columns.add(column);
    }
    return columns;
  }

  /** The discs of a game, in rows that are named so. */
  private Map<DiscColumn, Integer> discs(int game) {
    Map<DiscColumn, Integer> discs = new EnumMap<>(DiscColumn.class);
    for (TextLine line : lines) {
      List<RowField> fields = RowField.of(line.text(), sign);
      if (fields.size() == games + 1 && isOfDiscs(line, fields, game)) {
        DiscColumn.named(fields.getFirst().in(line))
            .ifPresent(side -> discs.put(side, Integer.parseInt(fields.get(game).in(line))));
      }
    }
    return discs;
  }

  private static boolean isOfDiscs(TextLine line, List<RowField> fields, int game) {
    return DiscColumn.isNumber(fields.get(game).in(line))
        && DiscColumn.named(fields.getFirst().in(line)).isPresent();
  }

  /** The score of a game in the first row of its discs; nothing in the other rows. */
  private static List<TextLine> scored(
      TextLine line, RowField field, Outcome score, Map<DiscColumn, Integer> discs) {
    if (discs.isEmpty() || score.blackDiscs().isEmpty()) {
      return List.of();
    }
    int blacks = score.blackDiscs().getAsInt();
    LineRewriter written = new LineRewriter(line);
    Integer whites = discs.get(DiscColumn.WHITE);
    String both = "%d-%d".formatted(blacks, whites == null ? Square.COUNT - blacks : whites);
    written.put(NamedFact.label(Fact.RESULT) + ": " + both, field.from());
    return List.of(written.line());
  }

  private static TextLine labelled(TextLine line, RowField label, RowField field) {
    LineRewriter written = new LineRewriter(line);
    boolean isNumber = NUMBER.matcher(label.in(line)).matches();
    written.keep(label.from(), label.to());
    written.put(label.isEmpty() || isNumber ? " " : ": ", field.from());
    written.keep(field.from(), field.to());
    return written.line();
  }
}
