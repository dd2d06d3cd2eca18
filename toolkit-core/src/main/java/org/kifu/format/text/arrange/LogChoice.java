package org.kifu.format.text.arrange;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.kifu.format.text.find.WrittenSquare;

/**
 * A log, in which only the squares behind one word, or on lines of one shape, are moves: {@code
 * Anna plays f5, evaluates d6}.
 */
final class LogChoice implements Arrangement {
  private static final double COST = 2;
  private static final int LEAST_ROWS = 8;
  private static final int LEAST_SQUARES = 10;

  /** A property that the squares of a log have in common. */
  private record Sign(String kind, String value) {}

  @Override
  public List<Proposal> proposals(Block block) {
    Map<Integer, List<WrittenSquare>> rows = block.byRow();
    if (rows.size() < LEAST_ROWS) {
      return List.of();
    }
    Map<Sign, List<WrittenSquare>> choices = new LinkedHashMap<>();
    for (WrittenSquare square : block.squares()) {
      List<WrittenSquare> row = rows.getOrDefault(square.row().number(), List.of());
      for (Sign sign : signs(square, row)) {
        choices.computeIfAbsent(sign, each -> new ArrayList<>()).add(square);
      }
    }
    List<Proposal> proposals = new ArrayList<>();
    choices.forEach(
        (sign, some) -> {
          if (some.size() >= LEAST_SQUARES && some.size() < block.squares().size()) {
            String name = "a log: squares " + sign.kind() + sign.value();
            proposals.add(new Proposal(name, COST, some, Proposal.Choice.LOG));
          }
        });
    return proposals;
  }

  private static List<Sign> signs(WrittenSquare square, List<WrittenSquare> row) {
    String word = square.word().isEmpty() ? "no word" : square.word();
    List<Sign> signs = new ArrayList<>();
    signs.add(new Sign("behind ", word));
    signs.add(new Sign("on lines with as many: ", Integer.toString(row.size())));
    if (square.equals(row.getLast())) {
      signs.add(new Sign("at the end of their lines", ""));
    }
    if (square.equals(row.getFirst())) {
      signs.add(new Sign("at the beginning of their lines", ""));
    }
    if (row.size() == 1) {
      signs.add(new Sign("alone behind ", word));
    }
    return signs;
  }
}
