package org.kifu.format.text.caption;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.kifu.format.text.page.PlacedText;

/**
 * Two names and a score that may be anything, so that only a board with this score makes them the
 * players: fields without headings, {@code 101,Anna Lee,Bob Ray,33,31}, and names before a score in
 * a sentence, {@code the game Lee - Ray (33-31) of yesterday}.
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
  private static final Pattern NUMBER_FIRST = Pattern.compile("(\\d{1,2})\\s+(?=\\p{L})");

  private static final Pattern NUMBER_LAST = Pattern.compile("(?<=\\p{L}\\.?)\\s+(\\d{1,2})$");
  private static final Pattern COUNT = Pattern.compile("\\d{1,2}");
  private static final Pattern SCORE = Pattern.compile("(\\d{1,2})\\s?[-–:/]\\s?(\\d{1,2})");

  /** The fields of a row, each as a letter: name, count, score, other number, text. */
  private static final Pattern FIELDS = Pattern.compile("[CO]*?(?:NN[O]?(?:CC|S)|NCNC)[COT]*");

  private static final int MOST_FIELDS = 20;

  /** The most characters of a sentence. */
  private static final int MOST = 300;

  /** The fields of a row beside moves. */
  static Optional<NamesWithScore> inFields(List<PlacedText> pieces) {
    List<PlacedText> fields = new ArrayList<>();
    for (PlacedText piece : pieces) {
      addFields(piece, fields);
    }
    StringBuilder kinds = new StringBuilder();
    fields.forEach(field -> kinds.append(kind(field.toString())));
    boolean isRow = fields.size() <= MOST_FIELDS && FIELDS.matcher(kinds).matches();
    return isRow ? Optional.of(of(fields, kinds.toString())) : Optional.empty();
  }

  private static void addFields(PlacedText piece, List<PlacedText> fields) {
    Matcher border = BETWEEN.matcher(piece);
    int from = 0;
    while (border.find()) {
      addField(piece.piece(from, border.start()), fields);
      from = border.end();
    }
    addField(piece.piece(from, piece.length()), fields);
  }

  private static void addField(PlacedText text, List<PlacedText> fields) {
    PlacedText field = LabelledText.unquoted(text.strip());
    if (field.isBlank()) {
      return;
    }
    Matcher first = NUMBER_FIRST.matcher(field);
    Matcher last = NUMBER_LAST.matcher(field);
    if (first.lookingAt()) {
      fields.add(field.piece(0, first.end(1)));
      addField(field.piece(first.end(), field.length()), fields);
    } else if (last.find()) {
      fields.add(field.piece(0, last.start()));
      fields.add(field.piece(last.start(1), field.length()));
    } else {
      fields.add(field);
    }
  }

  private static char kind(String field) {
    if (field.chars().noneMatch(Character::isLetter)) {
      return COUNT.matcher(field).matches() ? 'C' : SCORE.matcher(field).matches() ? 'S' : 'O';
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

  /** Two names with a border between them, right before counts, in other words. */
  static Optional<NamesWithScore> inSentence(PlacedText piece) {
    String text = piece.toString();
    List<WrittenCounts> all =
        piece.length() > MOST
            ? List.of()
            : WrittenCounts.in(text).stream().filter(WrittenCounts::mayBeDiscs).toList();
    if (all.size() != 1) {
      return Optional.empty();
    }
    WrittenCounts counts = all.getFirst();
    for (NameBorder border : NameBorder.in(text.substring(0, counts.from())).reversed()) {
      if (border.kind() != NameBorder.Kind.LIST) {
        PlacedText white = piece.piece(border.to(), counts.from()).strip();
        PlacedText black = lastWords(piece.piece(0, border.from()).strip());
        boolean isFirst = black.length() == piece.piece(0, border.from()).strip().length();
        boolean areNames =
            black.length() > 0
                && (!isFirst || areAlike(black, white))
                && NameShape.isPlayer(black.toString())
                && NameShape.isPlayer(white.toString());
        return areNames
            ? Optional.of(
                new NamesWithScore(
                    black,
                    white,
                    piece.piece(counts.from(), counts.to()),
                    counts.first() + "-" + counts.second(),
                    List.of()))
            : Optional.empty();
      }
    }
    return Optional.empty();
  }

  /** The words with capitals at the end of a text. */
  static PlacedText lastWords(PlacedText text) {
    String written = text.toString();
    int from = written.length();
    int at = from;
    while (at > 0) {
      int blank = written.lastIndexOf(' ', at - 1);
      String word = written.substring(blank + 1, at);
      boolean isCapital = !word.isEmpty() && Character.isUpperCase(word.codePointAt(0));
      if (!isCapital && !CaptionWords.PARTICLE.has(word)) {
        break;
      }
      from = isCapital ? blank + 1 : from;
      boolean isBehindSign = blank > 0 && ",;:.".indexOf(written.charAt(blank - 1)) >= 0;
      at = isBehindSign ? 0 : blank;
    }
    return text.piece(from, written.length());
  }

  /**
   * Whether names at the beginning of a sentence have as many words: the first word may be none.
   */
  private static boolean areAlike(PlacedText one, PlacedText other) {
    return one.toString().split(" ", -1).length == other.toString().split(" ", -1).length;
  }
}
