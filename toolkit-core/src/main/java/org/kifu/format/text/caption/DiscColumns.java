package org.kifu.format.text.caption;

import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.kifu.format.text.find.LabelKind;
import org.kifu.format.text.page.PlacedText;
import org.kifu.format.text.page.Row;
import org.kifu.game.ProblemCode;

/** The columns of a row that count discs, which have to agree: both counts and their difference. */
record DiscColumns(Map<Integer, LabelKind> kinds, Row row) {
  private static final Pattern NUMBER = Pattern.compile("[-+]?\\d{1,3}");
  private static final int LEAST_SUM = 4;

  /** Tells of counts that are not a score; they state nothing then. */
  boolean areFalse(Claims claims) {
    boolean areBoth =
        kinds.containsValue(LabelKind.BLACK_DISCS) && kinds.containsValue(LabelKind.WHITE_DISCS);
    if (!areBoth) {
      return false;
    }
    List<PlacedText> discs =
        Stream.of(LabelKind.BLACK_DISCS, LabelKind.WHITE_DISCS, LabelKind.DIFFERENCE)
            .flatMap(this::cell)
            .toList();
    boolean areNumbers = discs.stream().allMatch(text -> NUMBER.matcher(text).matches());
    if (!areNumbers || discs.size() < 2 || isScore(discs, claims.squares())) {
      return false;
    }
    claims.fault(
        row,
        discs.getFirst(),
        ProblemCode.BAD_VALUE,
        "the numbers of discs are not a score: " + discs);
    return true;
  }

  private Stream<PlacedText> cell(LabelKind kind) {
    return kinds.entrySet().stream()
        .filter(column -> column.getValue() == kind && column.getKey() < row.cells().size())
        .map(column -> row.cells().get(column.getKey()).text().strip())
        .filter(text -> text.length() > 0);
  }

  private static boolean isScore(List<PlacedText> discs, int squares) {
    int black = Integer.parseInt(discs.get(0).toString());
    int white = Integer.parseInt(discs.get(1).toString());
    int sum = black + white;
    boolean areDiscs = black >= 0 && white >= 0 && sum >= LEAST_SUM && sum <= squares;
    if (!areDiscs || discs.size() == 2) {
      return areDiscs;
    }
    int said = Math.abs(Integer.parseInt(discs.get(2).toString()));
    int difference = Math.abs(black - white);
    return said == difference || said == difference + squares - sum;
  }
}
