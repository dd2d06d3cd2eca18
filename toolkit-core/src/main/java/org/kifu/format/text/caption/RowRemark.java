package org.kifu.format.text.caption;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.kifu.format.text.find.CommentSpan;
import org.kifu.format.text.find.LabelKind;
import org.kifu.format.text.page.PlacedText;
import org.kifu.format.text.page.Row;

/**
 * A row that states no fact, but is kept as a comment of a game: {@code # a note}, {@code (a
 * note)}, {@code Game 2}, {@code Round: 3}.
 *
 * @param text the words that are kept
 */
record RowRemark(Row row, PlacedText text, Kind kind) {
  /** The form of a row, which says to which of two games it belongs. */
  enum Kind {
    /** Behind the sign of a comment: heads the game below if it touches it. */
    SIGN,
    /** In brackets, or what a side says or used as its time: ends the game above. */
    BRACKET,
    /** The number of a game: heads the game below. */
    HEADING
  }

  /** The number of a game, and the signs around it. */
  private static final Pattern NUMBER =
      Pattern.compile(
          "[\\s#*=\\[(【-]*(\\p{L}{2,12})\\s?(?:[n#№]?[°º.]?\\s?)\\p{Alpha}?\\d{1,4}[\\s#*=\\])】.:-]*"
              + "|[\\s\\[(【]*第\\s?\\d{1,4}\\s?(?:局|回戦|試合|戦)[\\s\\])】]*");

  private static final int MOST = 300;

  /**
   * The remark that a row without facts is; nothing if it is another text.
   *
   * @param labelled finds the values in a text, or gives those that have been found
   */
  static Optional<RowRemark> of(Row row, Function<PlacedText, LabelledText> labelled) {
    PlacedText text = row.cells().getFirst().text().strip();
    if (row.cells().size() > 1 || text.length() == 0 || text.length() > MOST) {
      return Optional.empty();
    }
    List<LabelledText.Value> values = labelled.apply(text).values();
    if (isNumber(text.toString()) || isRound(values)) {
      return Optional.of(new RowRemark(row, text, Kind.HEADING));
    }
    if (isOfSides(values)) {
      return Optional.of(new RowRemark(row, text, Kind.BRACKET));
    }
    List<CommentSpan> spans = CommentSpan.in(text.toString());
    CommentSpan span = spans.isEmpty() ? null : spans.getFirst();
    if (span == null || span.from() > 0 || span.to() < text.length()) {
      return Optional.empty();
    }
    PlacedText said = text.piece(span.textFrom(), span.textTo()).strip();
    boolean isBracket = span.textTo() < span.to();
    boolean isText = said.chars().filter(Character::isLetter).count() > 1;
    return isText && !SquareList.isOnly(said.toString())
        ? Optional.of(new RowRemark(row, said, isBracket ? Kind.BRACKET : Kind.SIGN))
        : Optional.empty();
  }

  /** Whether a row is the number of a game. */
  private static boolean isNumber(String text) {
    if (!hasDigit(text)) {
      return false;
    }
    Matcher number = NUMBER.matcher(text);
    return number.matches()
        && (number.group(1) == null
            || CaptionWords.OCCASION.has(number.group(1))
            || CaptionWords.ROUND.has(number.group(1)));
  }

  private static boolean hasDigit(String text) {
    for (int i = 0; i < text.length(); i++) {
      if (Character.isDigit(text.charAt(i))) {
        return true;
      }
    }
    return false;
  }

  /** Whether a row has the times of one side, or both, or what a side says, and no more. */
  private static boolean isOfSides(List<LabelledText.Value> values) {
    return !values.isEmpty()
        && values.stream()
            .allMatch(
                value ->
                    value.isWord()
                        && (value.kind() == LabelKind.BLACK || value.kind() == LabelKind.WHITE)
                        && (NameShape.isTime(value.text().toString())
                            || values.size() == 1
                                && LabelledText.smallWords(value.text().toString())
                                    >= LabelledText.SENTENCE));
  }

  /** Whether a row is the label of a round and its value. */
  private static boolean isRound(List<LabelledText.Value> values) {
    return values.size() == 1
        && values.getFirst().kind() == LabelKind.ROUND
        && values.getFirst().isWord()
        && values.getFirst().text().length() > 0;
  }
}
