package org.kifu.format.text.caption;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.kifu.format.text.page.PlacedText;

/**
 * Two names and a score in fields without headings, {@code 101,Anna Lee,Bob Ray,33,31}, which may
 * be anything, so that only a board with this score makes them the players.
 *
 * @param score the counts as they are written
 * @param counts the same with a dash between them
 * @param others fields with words that are none of these
 */
record NamesWithScore(
    PlacedText black, PlacedText white, PlacedText score, String counts, List<PlacedText> others) {
  /** The end of a field in a line. */
  private static final Pattern BETWEEN = Pattern.compile("\\s{2,}|\\s*[,;\\t|]\\s*");

  /** A number before a name, or behind it, in the same field. */
  private static final Pattern NUMBER_FIRST = Pattern.compile("(\\d{1,3})\\s+(?=\\p{L})");

  private static final Pattern NUMBER_LAST = Pattern.compile("(?<=\\p{L}\\.?)\\s+(\\d{1,3})$");
  private static final Pattern COUNT = Pattern.compile("\\d{1,3}");
  private static final Pattern THREE_DIGITS = Pattern.compile("\\d{3}");
  private static final Pattern SCORE = Pattern.compile("(\\d{1,3})\\s?[-–:/]\\s?(\\d{1,3})");

  /** The fields of a row, each as a letter: name, count, score, other number, text. */
  private static final Pattern FIELDS = Pattern.compile("[CO]*?(?:NN[O]?(?:CC|S)|NCNC)[COT]*");

  private static final int MOST_FIELDS = 20;

  /** The fields of a row beside moves. */
  static Optional<NamesWithScore> inFields(List<PlacedText> pieces, int squares) {
    int digits = WrittenCounts.digits(squares);
    List<PlacedText> fields = new ArrayList<>();
    for (PlacedText piece : pieces) {
      addFields(piece, digits, fields);
    }
    StringBuilder kinds = new StringBuilder();
    fields.forEach(field -> kinds.append(kind(field.toString(), digits)));
    boolean isRow = fields.size() <= MOST_FIELDS && FIELDS.matcher(kinds).matches();
    return isRow ? Optional.of(of(fields, kinds.toString())) : Optional.empty();
  }

  private static void addFields(PlacedText piece, int digits, List<PlacedText> fields) {
    Matcher border = BETWEEN.matcher(piece);
    int from = 0;
    while (border.find()) {
      addField(piece.piece(from, border.start()), digits, fields);
      from = border.end();
    }
    addField(piece.piece(from, piece.length()), digits, fields);
  }

  private static void addField(PlacedText text, int digits, List<PlacedText> fields) {
    PlacedText field = LabelledText.unquoted(text.strip());
    if (field.isBlank()) {
      return;
    }
    Matcher first = NUMBER_FIRST.matcher(field);
    Matcher last = NUMBER_LAST.matcher(field);
    if (first.lookingAt() && first.end(1) <= digits) {
      fields.add(field.piece(0, first.end(1)));
      addField(field.piece(first.end(), field.length()), digits, fields);
    } else if (last.find() && last.end(1) - last.start(1) <= digits) {
      fields.add(field.piece(0, last.start()));
      fields.add(field.piece(last.start(1), field.length()));
    } else {
      fields.add(field);
    }
  }

  private static char kind(String field, int digits) {
    if (field.chars().noneMatch(Character::isLetter)) {
      boolean isLong = digits < 3 && THREE_DIGITS.matcher(field).find();
      return isLong
          ? 'O'
          : COUNT.matcher(field).matches() ? 'C' : SCORE.matcher(field).matches() ? 'S' : 'O';
    }
    return NameShape.isPlayer(field) ? 'N' : 'T';
  }

  private static NamesWithScore of(List<PlacedText> fields, String kinds) {
    int black = kinds.indexOf('N');
    int white = kinds.indexOf('N', black + 1);
    int score = kinds.indexOf('S', white);
    List<PlacedText> others = new ArrayList<>(0);
    for (int i = 0; i < fields.size(); i++) {
      if (kinds.charAt(i) == 'T') {
        others.add(fields.get(i));
      }
    }
    if (score >= 0) {
      Matcher counts = SCORE.matcher(fields.get(score));
      String written = counts.matches() ? counts.group(1) + "-" + counts.group(2) : "";
      return new NamesWithScore(
          fields.get(black), fields.get(white), fields.get(score), written, others);
    }
    int one = kinds.indexOf('C', white == black + 1 ? white : black);
    PlacedText first = fields.get(one);
    PlacedText second = fields.get(kinds.indexOf('C', Math.max(white, one) + 1));
    return new NamesWithScore(
        fields.get(black), fields.get(white), first, first + "-" + second, others);
  }
}
