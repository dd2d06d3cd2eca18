package org.kifu.format.text.arrange;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.kifu.format.text.find.WrittenSquare;

/**
 * An index of squares, each with a sign and the number of its move behind it: {@code a1=51, b1=52}.
 * Squares with a word in the place of the number, as those of the start have, are no moves.
 */
final class NumbersBehind implements Arrangement {
  private static final double COST = 1;

  /** The least number of squares with a number, and their least share of all. */
  private static final int LEAST = 8;

  private static final double MOST = 0.8;

  private static final Pattern NUMBER = Pattern.compile("\\s?(?:=>?|:|->|→)\\s?(\\d{1,2})(?!\\d)");

  @Override
  public List<Proposal> proposals(Block block) {
    if (block.squares().size() < LEAST || number(block.squares().getFirst()).isEmpty()) {
      return List.of();
    }
    List<WrittenSquare> numbered = new ArrayList<>();
    block.squares().forEach(square -> number(square).ifPresent(numbered::add));
    numbered.sort(Comparator.comparingInt(WrittenSquare::number));
    boolean areDifferent =
        numbered.stream().map(WrittenSquare::number).distinct().count() == numbered.size();
    return areDifferent && numbered.size() >= Math.max(LEAST, MOST * block.squares().size())
        ? List.of(
            new Proposal(
                "squares with the numbers of their moves", COST, numbered, Proposal.Choice.ALL))
        : List.of();
  }

  /** The same square with the number behind it. */
  private static Optional<WrittenSquare> number(WrittenSquare square) {
    String text = square.row().cells().get(square.cell()).written();
    Matcher number = NUMBER.matcher(text).region(square.to(), text.length());
    return number.lookingAt()
        ? Optional.of(
            new WrittenSquare(
                square.square(),
                square.row(),
                square.cell(),
                square.from(),
                square.to(),
                Integer.parseInt(number.group(1)),
                square.side(),
                square.column(),
                square.word()))
        : Optional.empty();
  }
}
