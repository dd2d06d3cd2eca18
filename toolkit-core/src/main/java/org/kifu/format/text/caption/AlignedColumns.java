package org.kifu.format.text.caption;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.kifu.format.text.find.LabelKind;
import org.kifu.format.text.find.Labels;
import org.kifu.format.text.find.WordTable;
import org.kifu.format.text.page.PlacedText;
import org.kifu.format.text.page.Row;

/**
 * Facts of rows whose fields stand in columns with gaps between them, below a row of headings:
 * {@code Black White Score Moves}.
 */
final class AlignedColumns {
  /** The least number of headings of facts. */
  private static final int LEAST = 2;

  /** The most characters of a row of headings. */
  private static final int MOST = 300;

  /** The number of characters by which a field reaches into a column that is not its own. */
  private static final int WIDE = 3;

  /** A field: words with single blanks between them. */
  private static final Pattern FIELD = Pattern.compile("\\S+(?:\\s\\S+)*+");

  private static final long AROUND_WORDS = WordSplit.bits(WordSplit.BLANKS + ":#*");

  /** The words of the labels of moves. */
  private static final WordTable<Boolean> OF_MOVES =
      WordTable.of(
          Labels.words().stream()
              .filter(label -> Labels.kinds(label).contains(LabelKind.MOVES))
              .flatMap(label -> Stream.of(WordSplit.at(AROUND_WORDS, label)))
              .toList());

  private final Claims claims;
  private @Nullable Heading heading;

  /** A row of headings that names moves and facts, and no more: its columns are sure. */
  private record Heading(Row row, List<Column> columns) {}

  /** A column from its first character to that of the next one. */
  private record Column(@Nullable LabelKind kind, int from, int to) {
    int common(int first, int past) {
      return Math.min(past, to) - Math.max(first, from);
    }
  }

  AlignedColumns(Claims claims) {
    this.claims = claims;
  }

  /**
   * Takes a row with one cell.
   *
   * @param pieces the texts between its moves; empty for a row without moves
   * @return whether its facts are read
   */
  boolean take(Row row, List<FreeText.Piece> pieces, boolean isOfMoves) {
    if (row.cells().size() != 1) {
      heading = null;
      return false;
    }
    if (!isOfMoves) {
      Optional<Heading> found = heading(row);
      heading = found.orElse(heading);
      return found.isPresent();
    }
    Heading above = heading;
    return above != null && !pieces.isEmpty() && take(above, row, pieces.getFirst().text());
  }

  private static Optional<Heading> heading(Row row) {
    PlacedText text = row.cells().getFirst().text();
    List<Column> columns = new ArrayList<>();
    String written = text.toString();
    if (text.length() > MOST || !WordSplit.isAny(OF_MOVES, AROUND_WORDS, written)) {
      return Optional.empty();
    }
    Matcher field = FIELD.matcher(text);
    boolean hasMoves = false;
    int facts = 0;
    while (field.find()) {
      for (int[] name : names(field.group())) {
        Optional<LabelKind> kind = LabelName.kind(field.group().substring(name[0], name[1]));
        hasMoves |= kind.filter(LabelKind.MOVES::equals).isPresent();
        facts += kind.filter(LabelName::isFact).isPresent() ? 1 : 0;
        int column = text.at(field.start() + name[0]).column();
        columns.add(new Column(kind.orElse(null), column, 0));
      }
    }
    return hasMoves && facts >= LEAST
        ? Optional.of(new Heading(row, widened(columns)))
        : Optional.empty();
  }

  /** The headings in a field: one, or each word if only all words are headings. */
  private static List<int[]> names(String field) {
    List<int[]> words = new ArrayList<>();
    int from = 0;
    for (String word : WordSplit.atBlanks(field)) {
      words.add(new int[] {from, from + word.length()});
      from += word.length() + 1;
    }
    boolean areAll = LabelName.kind(field).isEmpty() && words.size() > 1;
    return areAll ? List.copyOf(words) : List.of(new int[] {0, field.length()});
  }

  private static List<Column> widened(List<Column> columns) {
    List<Column> wide = new ArrayList<>();
    for (int i = 0; i < columns.size(); i++) {
      Column column = columns.get(i);
      int to = i + 1 == columns.size() ? Integer.MAX_VALUE : columns.get(i + 1).from();
      wide.add(new Column(column.kind(), column.from(), to));
    }
    return wide;
  }

  private boolean take(Heading above, Row row, PlacedText text) {
    Map<Column, PlacedText> values = new HashMap<>();
    Matcher field = FIELD.matcher(text);
    boolean isRow = true;
    while (isRow && field.find()) {
      int from = text.at(field.start()).column();
      int to = from + field.end() - field.start();
      if (above.columns().stream().filter(each -> each.common(from, to) >= WIDE).count() > 1) {
        claims.leave(text, row);
        return true;
      }
      Column column = column(above, from, to);
      isRow = column != null && values.put(column, text.piece(field.start(), field.end())) == null;
    }
    if (!isRow || values.isEmpty()) {
      return false;
    }
    claims.headings().put(row.number(), above.row());
    for (Column column : above.columns()) {
      PlacedText value = values.get(column);
      LabelKind kind = column.kind();
      if (value != null && kind != null) {
        claims.add(kind, value, row, Manner.COLUMN);
      } else if (value != null && OtherWords.areIn(value.toString())) {
        claims.leave(value, row);
      }
    }
    return true;
  }

  /** The column that has most of a field. */
  private static @Nullable Column column(Heading heading, int from, int to) {
    Column best = null;
    for (Column column : heading.columns()) {
      int common = column.common(from, to);
      best = common > 0 && (best == null || common > best.common(from, to)) ? column : best;
    }
    return best;
  }
}
