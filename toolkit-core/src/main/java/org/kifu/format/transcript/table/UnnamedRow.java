package org.kifu.format.transcript.table;

import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.kifu.format.transcript.fact.LineFacts;
import org.kifu.format.transcript.line.LineReading;
import org.kifu.format.transcript.line.LineReading.Tolerated;
import org.kifu.game.Origin.Fact;
import org.kifu.game.ProblemCode;
import org.kifu.layout.ScoreJudge;
import org.kifu.notation.WrittenDate;
import org.kifu.notation.WrittenScore;
import org.kifu.source.text.TextLine;

/**
 * A row without names of columns above it, {@code 7,Ann,Bob,45,19,f5d6c3}: two of its fields are
 * names, and the discs on the board of its game confirm them.
 */
public final class UnnamedRow {
  private static final String SIGNS = ",;\t|";

  /** A field of a row that only its width, or a number beside it, separates. */
  private static final Pattern WIDE_FIELD =
      Pattern.compile("(?<!\\S)\\d{1,2}(?!\\S)|\\S++(?: (?!\\d{1,2}(?!\\S))\\S++)*+");

  /** The fields of both names and of the score. */
  private static final int LEAST_FIELDS = 3;

  private final LineReading reading;
  private final TextLine line;
  private final List<RowField> fields;

  /** Whether the fields are before the moves rather than after them. */
  private final boolean areBefore;

  private UnnamedRow(LineReading reading, List<RowField> fields, boolean areBefore) {
    this.reading = reading;
    this.line = reading.line();
    this.fields = fields;
    this.areBefore = areBefore;
  }

  /** Returns the row that a line of moves may be; nothing if it has too few other fields. */
  public static Optional<UnnamedRow> of(LineReading reading) {
    String text = reading.line().text();
    boolean areBefore = reading.isBehindWords();
    List<RowField> fields =
        areBefore
            ? fields(text.substring(0, reading.moves().placeOf(0)))
            : fieldsBehind(text, reading.moves().placeOf(reading.moves().size()));
    return fields.size() < LEAST_FIELDS
        ? Optional.empty()
        : Optional.of(new UnnamedRow(reading, fields, areBefore));
  }

  /** The fields after the moves, between signs of which one directly follows the moves. */
  private static List<RowField> fieldsBehind(String text, int end) {
    int at = end;
    while (at < text.length() && isAround(text.charAt(at))) {
      at++;
    }
    return at < text.length() && SIGNS.indexOf(text.charAt(at)) >= 0
        ? RowField.of(" ".repeat(at + 1) + text.substring(at + 1), text.charAt(at))
        : List.of();
  }

  /** The fields before the moves, between signs if one is directly before the moves. */
  private static List<RowField> fields(String before) {
    int last = before.length();
    while (last > 0 && isAround(before.charAt(last - 1))) {
      last--;
    }
    char sign = last == 0 ? ' ' : before.charAt(last - 1);
    return SIGNS.indexOf(sign) < 0
        ? WIDE_FIELD
            .matcher(before.substring(0, last))
            .results()
            .map(field -> new RowField(field.start(), field.end()))
            .toList()
        : RowField.of(before.substring(0, last - 1), sign);
  }

  private static boolean isAround(char c) {
    return c == '"' || c == ' ';
  }

  /**
   * Returns the line with its players and the score; nothing if the board does not confirm one.
   *
   * @param judge knows the discs on the board
   */
  public Optional<LineReading> confirmed(ScoreJudge judge) {
    return facts(judge).map(this::with);
  }

  /**
   * The facts of two fields that are the only names, and of two that are the discs on the board:
   * side by side, or each after its name.
   */
  private Optional<LineFacts> facts(ScoreJudge judge) {
    int black = nameFrom(0);
    int white = nameFrom(black + 1);
    boolean areTwo = white < fields.size() && nameFrom(white + 1) == fields.size();
    Optional<LineFacts> score =
        !areTwo || white > black + 2
            ? Optional.empty()
            : white == black + 1 ? score(judge) : score(judge, black + 1, white + 1);
    return score.flatMap(
        said ->
            name(black, Fact.BLACK)
                .flatMap(one -> name(white, Fact.WHITE).map(one::and))
                .map(said::and));
  }

  private int nameFrom(int first) {
    int at = first;
    while (at < fields.size() && name(at, Fact.BLACK).isEmpty()) {
      at++;
    }
    return at;
  }

  private Optional<LineFacts> name(int index, Fact side) {
    if (index >= fields.size()) {
      return Optional.empty();
    }
    RowField field = fields.get(index);
    TextLine only = line.blanked(0, field.from()).blanked(field.to(), line.text().length());
    return LineFacts.ofValue(only, side);
  }

  private Optional<LineFacts> score(ScoreJudge judge) {
    Optional<LineFacts> score = Optional.empty();
    for (int i = 0; score.isEmpty() && i < fields.size(); i++) {
      RowField field = fields.get(i);
      score = score(judge, i, i + 1).or(() -> score(judge, field));
    }
    return score;
  }

  /** The score in one field, {@code 45-19}. */
  private Optional<LineFacts> score(ScoreJudge judge, RowField field) {
    return WrittenScore.labelled(field.in(line))
        .filter(judge::confirms)
        .map(said -> LineFacts.ofScore(said, field.from()));
  }

  private Optional<LineFacts> score(ScoreJudge judge, int black, int white) {
    return white >= fields.size()
        ? Optional.empty()
        : LineFacts.score(fields.get(black).in(line), fields.get(white).in(line))
            .filter(judge::confirms)
            .map(said -> LineFacts.ofScore(said, fields.get(black).from()));
  }

  /** The line with its facts; words in other fields are reported. */
  private LineReading with(LineFacts facts) {
    for (RowField field : fields) {
      String value = field.in(line);
      boolean isWord =
          value.chars().anyMatch(Character::isLetter)
              || WrittenDate.read(value).filter(date -> date.day() > 0).isPresent();
      if (isWord && !facts.places().containsValue(field.from())) {
        String message = "ignored '%s'".formatted(value);
        return reading
            .of(facts)
            .tolerating(new Tolerated(ProblemCode.TEXT_IGNORED, field.from(), message));
      }
    }
    return reading.withNothingIgnored(areBefore).of(facts);
  }
}
