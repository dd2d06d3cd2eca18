package org.kifu.format.text.caption;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.kifu.format.text.find.LabelKind;
import org.kifu.format.text.page.Cell;
import org.kifu.notation.SmallLetters;

/** The kinds of values that the headings of a table name. */
final class HeadingKinds {
  /** The letters of black and white in the languages of headings. */
  private static final List<String> PAIRS = List.of("bw", "nb", "sw", "zw", "чб");

  private static final Pattern LETTERED = Pattern.compile("(\\p{L}{3,12})\\s(\\p{L})");

  private HeadingKinds() {}

  /** The kinds of the columns by their indices; without those whose heading is no label. */
  static Map<Integer, LabelKind> of(List<Cell> cells) {
    Map<Integer, LabelKind> kinds = new HashMap<>();
    for (int i = 0; i < cells.size(); i++) {
      String heading = cells.get(i).written();
      Optional<LabelKind> kind = LabelName.kind(heading);
      if (kind.isPresent()) {
        kinds.put(i, kind.get());
      }
    }
    return withLetters(cells, kinds);
  }

  /** The same, in which two letters for the sides beside headings of players count discs. */
  private static Map<Integer, LabelKind> withLetters(
      List<Cell> cells, Map<Integer, LabelKind> kinds) {
    int[] letters =
        IntStream.range(0, cells.size())
            .filter(i -> cells.get(i).written().strip().length() == 1)
            .filter(i -> Character.isLetter(cells.get(i).written().strip().charAt(0)))
            .toArray();
    addLettered(cells, kinds);
    if (letters.length != 2) {
      // one letter may be that of the other side in another language
      boolean isBesideSides = kinds.values().stream().filter(HeadingKinds::isSide).count() > 2;
      Arrays.stream(letters).filter(_ -> isBesideSides).forEach(kinds::remove);
      return kinds;
    }
    String pair = SmallLetters.of(written(cells, letters[0]) + written(cells, letters[1]));
    boolean isBlackFirst = PAIRS.contains(pair);
    boolean isWhiteFirst = PAIRS.contains(new StringBuilder(pair).reverse().toString());
    if (isBlackFirst || isWhiteFirst) {
      boolean areNamed =
          IntStream.range(0, cells.size())
              .anyMatch(i -> written(cells, i).length() > 1 && isSide(kinds.get(i)));
      LabelKind black = areNamed ? LabelKind.BLACK_DISCS : LabelKind.BLACK;
      LabelKind white = areNamed ? LabelKind.WHITE_DISCS : LabelKind.WHITE;
      kinds.put(letters[0], isBlackFirst ? black : white);
      kinds.put(letters[1], isBlackFirst ? white : black);
    }
    return kinds;
  }

  /** Adds columns of discs that a letter for the side tells apart, {@code Pions N | Pions B}. */
  private static void addLettered(List<Cell> cells, Map<Integer, LabelKind> kinds) {
    Map<String, Integer> columns = new HashMap<>();
    for (int i = 0; i < cells.size(); i++) {
      Matcher name = LETTERED.matcher(SmallLetters.of(written(cells, i)));
      boolean isOfDiscs = name.matches() && CaptionWords.DISCS.has(name.group(1));
      Integer other = isOfDiscs ? columns.put(name.group(1), i) : null;
      if (other != null) {
        String before = SmallLetters.of(written(cells, other));
        String pair = before.charAt(before.length() - 1) + name.group(2);
        boolean isBlackFirst = PAIRS.contains(pair);
        if (isBlackFirst || PAIRS.contains(new StringBuilder(pair).reverse().toString())) {
          kinds.put(other, isBlackFirst ? LabelKind.BLACK_DISCS : LabelKind.WHITE_DISCS);
          kinds.put(i, isBlackFirst ? LabelKind.WHITE_DISCS : LabelKind.BLACK_DISCS);
        }
      }
    }
  }

  private static boolean isSide(@Nullable LabelKind kind) {
    return kind == LabelKind.BLACK || kind == LabelKind.WHITE;
  }

  private static String written(List<Cell> cells, int i) {
    return cells.get(i).written().strip();
  }
}
