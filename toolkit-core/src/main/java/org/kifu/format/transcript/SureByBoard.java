package org.kifu.format.transcript;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.kifu.format.transcript.line.LineFacts;
import org.kifu.format.transcript.line.LineReading;
import org.kifu.format.transcript.line.LineReading.ReadingKind;
import org.kifu.format.transcript.line.LineReading.Tolerated;
import org.kifu.format.transcript.line.SidesInSentence;
import org.kifu.game.GameHeader;
import org.kifu.game.Origin.Fact;
import org.kifu.game.Outcome;
import org.kifu.game.ProblemCode;
import org.kifu.layout.ScoreJudge;
import org.kifu.source.text.TextLine;

/**
 * Facts that nothing but the board of a finished game makes sure: the score in a sentence right
 * above its moves or before them, and the players of a row below no names of columns, {@code
 * 7,Ann,Bob,45,19,f5d6c3}, whose two numbers are the discs on that board.
 */
final class SureByBoard {
  private static final String SIGNS = ",;\t|";

  /** A field of a row where nothing but its width parts it, or a number beside it. */
  private static final Pattern WIDE_FIELD =
      Pattern.compile("(?<!\\S)\\d{1,2}(?!\\S)|\\S+(?: (?!\\d{1,2}(?!\\S))\\S+)*");

  /** The fields of both names and of both numbers. */
  private static final int LEAST_FIELDS = 4;

  /** More stands before the moves of other lines than of rows. */
  private static final int MOST_BEFORE = 300;

  private final TextLine line;
  private final List<Field> fields;

  private SureByBoard(TextLine line, List<Field> fields) {
    this.line = line;
    this.fields = fields;
  }

  /** A field of a row without the blanks and quotation marks around it. */
  private record Field(int from, int to) {}

  /**
   * The game with the score that the words above its moves state, and the players before it; the
   * same if they state none.
   */
  static GameDraft under(GameDraft game, TextLine words) {
    Optional<LineFacts> players =
        LineFacts.of(game.lines()).equals(GameHeader.NONE)
            ? game.scoreJudge()
                .flatMap(
                    judge ->
                        SidesInSentence.scored(words).filter(said -> judge.confirms(said.score())))
            : Optional.empty();
    if (players.isPresent()) {
      LineReading said = LineReading.of(words, ReadingKind.LABEL, Outcome.NONE, 0);
      return game.under(List.of(said.of(players.get())));
    }
    return game.scoreJudge()
        .flatMap(judge -> judge.inSentence(words.text()))
        .map(game::declaring)
        .orElse(game);
  }

  /** The game with what the words before its moves say; the same if they say nothing. */
  static GameDraft inRow(GameDraft game) {
    LineReading reading = game.first();
    if (!reading.isPartlyIgnored() || !reading.isBehindWords()) {
      return game;
    }
    GameDraft row = inRow(game, reading);
    String before = reading.line().text().substring(0, reading.moves().placeOf(0));
    boolean mayState =
        row.equals(game) && before.length() <= MOST_BEFORE && ScoreJudge.mayState(before);
    return mayState
        ? game.scoreJudge()
            .flatMap(judge -> judge.inSentence(before))
            .map(game::declaring)
            .orElse(game)
        : row;
  }

  private static GameDraft inRow(GameDraft game, LineReading reading) {
    int end = reading.moves().placeOf(0);
    boolean mayBe =
        end <= MOST_BEFORE
            && !game.isSpread()
            && LineFacts.of(game.lines()).equals(GameHeader.NONE);
    List<Field> fields = mayBe ? fields(reading.line().text(), end) : List.of();
    if (fields.size() < LEAST_FIELDS) {
      return game;
    }
    SureByBoard row = new SureByBoard(reading.line(), fields);
    return game.scoreJudge()
        .flatMap(row::facts)
        .map(facts -> game.with(reading, row.with(reading, facts)))
        .orElse(game);
  }

  /** The fields before the moves, between signs if one stands right before the moves. */
  private static List<Field> fields(String text, int end) {
    int last = end;
    while (last > 0 && isAround(text.charAt(last - 1))) {
      last--;
    }
    char sign = last == 0 ? ' ' : text.charAt(last - 1);
    if (SIGNS.indexOf(sign) < 0) {
      return WIDE_FIELD
          .matcher(text.substring(0, last))
          .results()
          .map(field -> new Field(field.start(), field.end()))
          .toList();
    }
    List<Field> fields = new ArrayList<>();
    int from = 0;
    boolean isQuoted = false;
    for (int i = 0; i < last; i++) {
      isQuoted ^= text.charAt(i) == '"';
      if (text.charAt(i) == sign && !isQuoted) {
        fields.add(field(text, from, i));
        from = i + 1;
      }
    }
    return fields;
  }

  private static Field field(String text, int start, int end) {
    int from = start;
    int to = end;
    while (from < to && isAround(text.charAt(from))) {
      from++;
    }
    while (from < to && isAround(text.charAt(to - 1))) {
      to--;
    }
    return new Field(from, to);
  }

  private static boolean isAround(char c) {
    return c == '"' || c == ' ';
  }

  private String text(Field field) {
    return line.text().substring(field.from, field.to);
  }

  /**
   * Two fields that are the only names, and two that are the discs on the board: side by side, or
   * each behind its name.
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
    Field field = fields.get(index);
    TextLine only = line.blanked(0, field.from).blanked(field.to, line.text().length());
    return LineFacts.ofValue(only, side);
  }

  private Optional<LineFacts> score(ScoreJudge judge) {
    Optional<LineFacts> score = Optional.empty();
    for (int i = 0; score.isEmpty() && i < fields.size(); i++) {
      score = score(judge, i, i + 1);
    }
    return score;
  }

  private Optional<LineFacts> score(ScoreJudge judge, int black, int white) {
    return white >= fields.size()
        ? Optional.empty()
        : LineFacts.score(text(fields.get(black)), text(fields.get(white)))
            .filter(judge::confirms)
            .map(said -> LineFacts.ofScore(said, fields.get(black).from));
  }

  /** The line with what it says; words in other fields are told. */
  private LineReading with(LineReading reading, LineFacts facts) {
    for (Field field : fields) {
      boolean isWord = text(field).chars().anyMatch(Character::isLetter);
      if (isWord && !facts.places().containsValue(field.from)) {
        String message = "passed over '%s'".formatted(text(field));
        return reading
            .of(facts)
            .tolerating(new Tolerated(ProblemCode.TEXT_IGNORED, field.from, message));
      }
    }
    return reading.withNothingIgnoredBefore().of(facts);
  }
}
