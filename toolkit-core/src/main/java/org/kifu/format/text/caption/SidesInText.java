package org.kifu.format.text.caption;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.kifu.format.text.find.Labels;
import org.kifu.format.text.page.PlacedText;
import org.kifu.notation.SmallLetters;

/**
 * Players in a sentence with their sides in brackets, and the score of their game: {@code Bob Ray
 * (white) lost to Anna Lee (black) by 31 to 33}.
 */
final class SidesInText {
  private static final Pattern SIDE = Pattern.compile("\\s?\\(\\s?(\\p{L}{3,12})\\s?\\)");
  private static final int MOST = 300;

  private SidesInText() {}

  /** The players of a text that names each side in brackets once, and has one score. */
  static Optional<NamesWithScore> in(PlacedText piece) {
    if (piece.toString().indexOf('(') < 0) {
      return Optional.empty();
    }
    PlacedText first = null;
    PlacedText second = null;
    int sideOfFirst = 0;
    Matcher bracket = SIDE.matcher(piece.length() > MOST ? "" : piece);
    int from = 0;
    while (bracket.find()) {
      int side = Labels.side(SmallLetters.of(bracket.group(1)));
      PlacedText name = NamesWithScore.lastWords(piece.piece(from, bracket.start()).strip());
      if (side == 0 || second != null || side == sideOfFirst || !isPlayer(name)) {
        return Optional.empty();
      }
      second = first == null ? null : name;
      first = first == null ? name : first;
      sideOfFirst = sideOfFirst == 0 ? side : sideOfFirst;
      from = bracket.end();
    }
    List<WrittenCounts> counts =
        WrittenCounts.in(piece.toString()).stream().filter(WrittenCounts::mayBeDiscs).toList();
    return first == null || second == null || counts.size() != 1
        ? Optional.empty()
        : Optional.of(of(piece, first, second, counts.getFirst(), sideOfFirst < 0));
  }

  private static NamesWithScore of(
      PlacedText piece,
      PlacedText first,
      PlacedText second,
      WrittenCounts counts,
      boolean isWhiteFirst) {
    PlacedText score = piece.piece(counts.from(), counts.to());
    int one = isWhiteFirst ? counts.second() : counts.first();
    int other = isWhiteFirst ? counts.first() : counts.second();
    return new NamesWithScore(
        isWhiteFirst ? second : first,
        isWhiteFirst ? first : second,
        score,
        one + "-" + other,
        List.of());
  }

  private static boolean isPlayer(PlacedText name) {
    return name.length() > 0 && NameShape.isPlayer(name.toString());
  }
}
