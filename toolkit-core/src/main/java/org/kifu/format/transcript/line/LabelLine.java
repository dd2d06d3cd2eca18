package org.kifu.format.transcript.line;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.kifu.format.transcript.fact.LineFacts;
import org.kifu.format.transcript.fact.NameText;
import org.kifu.format.transcript.fact.OccasionWords;
import org.kifu.format.transcript.fact.SidesInLine;
import org.kifu.format.transcript.fact.TagLabel;
import org.kifu.format.transcript.line.LineReading.ReadingKind;
import org.kifu.format.transcript.line.LineReading.Tolerated;
import org.kifu.game.Notes;
import org.kifu.game.Origin.Fact;
import org.kifu.game.Outcome;
import org.kifu.game.ProblemCode;
import org.kifu.game.Remark;
import org.kifu.notation.LabelledFact;
import org.kifu.notation.WrittenDate;
import org.kifu.notation.WrittenScore;
import org.kifu.source.text.TextLine;

/**
 * A line with one fact and its label, {@code Black: Anna}. The words of a side, {@code White: I was
 * lost here}, are a comment, and so is the round.
 */
public final class LabelLine {
  /** The number of squares that are moves, whatever comes before them. */
  private static final int CLEAR_SQUARES = 4;

  /** The greatest length; a longer line holds more than a fact. */
  private static final int MOST_CHARACTERS = 60;

  /** The greatest length of a line of a script that names a player. */
  private static final int MOST_OF_SCRIPT = 100;

  /** The text after a side with a word for a player beside it in a script or settings. */
  public static final String OF_PLAYER = " player=";

  /** The signs of a label; a line without any of them, and without a digit, has no label. */
  private static final String SIGNS = ":=<[.\t【黒黑白先後后흑백";

  private static final Pattern MOVE =
      Pattern.compile("(?i)(?:[a-h]\\s?[1-8]|[1-8][a-h]|pass?|pa|ps|--)(?![\\p{L}\\p{N}])");

  /** The time that a side took: {@code 12.3 s}, {@code 4:05}. */
  private static final Pattern TIME =
      Pattern.compile(
          "(?iu)\\d{1,3}(?::\\d{2}){1,2}(?:[.,]\\d+)?"
              + "|\\d{1,4}(?:[.,]\\d+)?\\s?(?:ms|s|secs?|seconds?|sek|m|mins?|minutes?|秒|分)\\.?");

  /** The round of a tournament; a record can hold it only as a comment. */
  public static final Pattern ROUND =
      Pattern.compile(
          "(?iu)[\\s>*|]*(?:round|ronde|runde|ronda|turno|тур|раунд|回戦)(?:\\s*:|\\t)\\s*\\S.*");

  /** The number of a game before its score. */
  private static final Pattern GAME =
      Pattern.compile(
          "(?iu)[\\s>*|]*(?:(?:game|partie|spiel|partita|partida|партия)\\s*#?\\d{1,3}|final|finale|決勝)\\s*"
              + "(?:\\(([^()]*\\bblack)\\)\\s*)?[:.)]"
              + "\\s*(\\(?\\d{1,2}\\s?[-\u2013\u2014:]\\s?\\d{1,2}\\)?)\\s*");

  /** Words without a colon and the gap between two columns. */
  private static final Pattern HEADING =
      Pattern.compile("\\s*([^:]*[^:\\s])(?:\\s{3,}|\\t)\\s*(?=[^\\s:]+:)");

  private static final int MOST_OF_HEADED = 120;

  /** Words beside a date that is not the date of a game. */
  private static final Pattern OF_PAGE =
      Pattern.compile("(?i)\u00A9|copyright|change|update|print|post|version|edited");

  /** The words between the comma of a title and its date. */
  private static final Pattern ARTICLE =
      Pattern.compile("(?iu)\\s*(?:(?:den|am|le|on|the|el|il|op)\\s+)?");

  /** Another label after a value. */
  private static final Pattern REST =
      Pattern.compile("[\\s,;|/]+(\\p{L}{3,15}\\s?:\\s*\\S.*?)\\s*");

  private LabelLine() {}

  /** Returns the facts of such a line; nothing if it is anything else. */
  static Optional<LineReading> read(TextLine line, String text, List<Token> tokens) {
    if (!mayBeLabel(text)) {
      return text.contains("  ") || text.indexOf(',') > 0
          ? sides(line, TagLabel.blanked(text)).or(() -> occasion(line, text))
          : Optional.empty();
    }
    int squares = squares(text, tokens);
    String plain = squares < MoveRun.WHOLE_GAME ? TagLabel.blanked(line.text()) : "";
    if (squares >= CLEAR_SQUARES) {
      return LabelledFact.of(plain.indexOf('=') < 0 ? plain : "")
          .filter(LabelLine::isOccasion)
          .flatMap(fact -> read(line, fact));
    }
    if (ROUND.matcher(plain).matches()) {
      return Optional.of(LineReading.of(line, ReadingKind.LABEL, Outcome.NONE, 0).asComment());
    }
    if (squares == 0 && hasDigit(plain) && OccasionWords.isHeading(plain)) {
      Notes heading = Notes.of(List.of(new Remark(0, plain.strip())), List.of());
      return Optional.of(
          LineReading.of(line, ReadingKind.LABEL, Outcome.NONE, 0).with(heading, plain.length()));
    }
    Optional<LabelledFact> single = LabelledFact.of(plain);
    List<LabelledFact> several = single.isEmpty() ? LabelledFact.several(plain) : List.of();
    if (!several.isEmpty()) {
      return several(line, several);
    }
    return TagLabel.in(line.text())
        .or(() -> single.filter(fact -> !isMove(fact, tokens)))
        .flatMap(fact -> read(line, fact))
        .or(() -> score(line, plain))
        .or(() -> squares == 0 && single.isEmpty() ? sides(line, plain) : Optional.empty())
        .or(() -> squares == 0 && single.isEmpty() ? behindHeading(line, plain) : Optional.empty());
  }

  /** Returns an event or a place in the column beside its label, {@code Event Paris Open}. */
  private static Optional<LineReading> occasion(TextLine line, String text) {
    return (text.contains("   ") ? LabelledFact.of(text) : Optional.<LabelledFact>empty())
        .filter(LabelLine::isOccasion)
        .flatMap(fact -> read(line, fact));
  }

  /** Returns labels in a separate column after a heading, {@code SCORE SHEET Date: 1998}. */
  private static Optional<LineReading> behindHeading(TextLine line, String plain) {
    boolean mayBe =
        plain.length() <= MOST_OF_HEADED && (plain.contains("   ") || plain.indexOf('\t') > 0);
    Matcher heading = HEADING.matcher(mayBe ? plain : "");
    if (!heading.lookingAt() || OF_PAGE.matcher(heading.group(1)).find()) {
      return Optional.empty();
    }
    String rest = " ".repeat(heading.end()) + plain.substring(heading.end());
    List<LabelledFact> facts =
        LabelledFact.of(rest).map(List::of).orElseGet(() -> LabelledFact.several(rest));
    String words = heading.group(1);
    Notes before = Notes.of(List.of(new Remark(0, words)), List.of());
    return facts.isEmpty()
        ? Optional.empty()
        : several(line, facts).map(said -> said.with(before, words.length()));
  }

  /** Returns both sides after other words, which are a comment, or without colons. */
  private static Optional<LineReading> sides(TextLine line, String plain) {
    return SidesInLine.in(plain)
        .flatMap(
            sides -> {
              String before = sides.before().replaceAll("^[\\s>*#|-]+|[\\s,;:|-]+$", "");
              Notes words = Notes.of(List.of(new Remark(0, before)), List.of());
              return several(line, sides.facts())
                  .map(said -> before.isEmpty() ? said : said.with(words, before.length()));
            });
  }

  /** Returns a date that is a whole line, which may be any date: it counts beside players. */
  static Optional<LineFacts> date(TextLine line) {
    String plain = TagLabel.blanked(line.text());
    boolean mayBe = plain.length() <= MOST_CHARACTERS && hasDigit(plain);
    int at = plain.length() - plain.stripLeading().length();
    String text = mayBe ? plain.strip() : "";
    return date(line, text, at).or(() -> dateBehind(line, text, at));
  }

  /** Returns a date after the comma of a title or a place, {@code Paris, 4 July 1998}. */
  private static Optional<LineFacts> dateBehind(TextLine line, String text, int at) {
    Optional<LineFacts> said = Optional.empty();
    int comma = text.indexOf(',');
    while (said.isEmpty() && comma > 0) {
      Matcher article = ARTICLE.matcher(text).region(comma + 1, text.length());
      int behind = article.lookingAt() ? article.end() : comma + 1;
      Optional<LabelledFact> occasion = occasion(text.substring(0, comma), at);
      said =
          occasion.isEmpty()
              ? Optional.empty()
              : date(line, text.substring(behind), at + behind)
                  .flatMap(date -> LineFacts.labelled(line, occasion.get()).map(date::and));
      comma = text.indexOf(',', comma + 1);
    }
    return said;
  }

  /** Returns the words before a date: a place, or an event if they include a word for one. */
  private static Optional<LabelledFact> occasion(String words, int at) {
    boolean isEvent =
        words.indexOf(' ') > 0 && NameText.isName(words) && OccasionWords.isEvent(words);
    return isEvent
        ? Optional.of(new LabelledFact(Fact.EVENT, words, at))
        : Optional.of(new LabelledFact(Fact.PLACE, words, at))
            .filter(_ -> NameText.isPlayer(words));
  }

  private static Optional<LineFacts> date(TextLine line, String text, int at) {
    return WrittenDate.read(text)
        .filter(date -> date.day() > 0)
        .flatMap(_ -> LineFacts.labelled(line, new LabelledFact(Fact.DATE, text, at)));
  }

  /**
   * Returns the facts of several labels before moves on the same line; nothing if they may be
   * anything else.
   *
   * @param to the place at which the moves begin
   */
  static Optional<LineReading> before(TextLine line, int to) {
    List<LabelledFact> labels =
        line.text().lastIndexOf(':', to) < 0
            ? List.of()
            : LabelledFact.several(TagLabel.blanked(line.text().substring(0, to)));
    return labels.isEmpty()
        ? Optional.empty()
        : several(line, labels).filter(said -> said.facts().isPresent());
  }

  /** Returns a score with the number of its game, or with both sides, and nothing else. */
  private static Optional<LineReading> score(TextLine line, String plain) {
    boolean mayBe = plain.length() <= MOST_CHARACTERS && hasDigit(plain);
    Matcher game = GAME.matcher(mayBe ? plain : "");
    Optional<Outcome> score =
        game.matches()
            ? WrittenScore.labelled(game.group(2))
            : WrittenScore.namingSides(mayBe ? plain : "");
    int at = plain.length() - plain.stripLeading().length();
    return score
        .filter(each -> each.boardDiff().isEmpty())
        .map(
            each ->
                LineReading.of(line, ReadingKind.LABEL, each, 0)
                    .of(LineFacts.ofScore(each, at).with(remark(game))));
  }

  /** Returns brackets beside the number of a game, {@code (Anna is black)}. */
  private static Notes remark(Matcher game) {
    return game.hasMatch() && game.group(1) != null
        ? Notes.of(List.of(new Remark(0, game.group(1))), List.of())
        : Notes.NONE;
  }

  /** Returns the facts of a line with several labels, {@code Black: Anna White: Bob}. */
  private static Optional<LineReading> several(TextLine line, List<LabelledFact> facts) {
    boolean isOfMoves =
        facts.stream()
            .filter(LabelLine::isSide)
            .anyMatch(
                fact ->
                    MOVE.matcher(fact.value()).lookingAt() || NameText.isSentence(fact.value()));
    if (facts.stream().anyMatch(LabelLine::isTime)) {
      LineReading times = LineReading.of(line, ReadingKind.LABEL, Outcome.NONE, 0);
      return Optional.of(times.asComment());
    }
    Optional<LineFacts> said = Optional.empty();
    List<Tolerated> passed = new ArrayList<>(0);
    for (LabelledFact fact : isOfMoves ? List.<LabelledFact>of() : facts) {
      Optional<LineFacts> known = said;
      Optional<LineFacts> more = LineFacts.labelled(line, fact);
      said = more.map(each -> known.map(each::and).orElse(each)).or(() -> known);
      if (more.isEmpty()) {
        passed.add(ignored(fact));
      }
    }
    Optional<LineReading> reading =
        said.map(each -> each.counted().orElse(each))
            .map(LineReading.of(line, ReadingKind.LABEL, Outcome.NONE, 0)::of);
    return passed.isEmpty() ? reading : reading.map(each -> each.tolerating(passed.getFirst()));
  }

  /**
   * Returns the player whom a script names, {@code var black_name = "Anna Lee";}; nothing if a line
   * is anything else, such as a side alone, which may be a colour.
   */
  static Optional<LineReading> ofScript(TextLine line) {
    String text = line.text();
    boolean mayBe =
        text.length() <= MOST_OF_SCRIPT && text.contains(OF_PLAYER) && text.indexOf('<') < 0;
    return (mayBe ? LabelledFact.of(text) : Optional.<LabelledFact>empty())
        .filter(fact -> isSide(fact) && "\"'".indexOf(text.charAt(fact.valueAt() - 1)) >= 0)
        .filter(fact -> NameText.isPlayer(fact.value()))
        .flatMap(fact -> read(line, fact));
  }

  private static Tolerated ignored(LabelledFact fact) {
    String message = "ignored '%s'".formatted(fact.value());
    return new Tolerated(ProblemCode.TEXT_IGNORED, fact.valueAt(), message);
  }

  private static boolean mayBeLabel(String text) {
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (MoveWord.isDigit(c) || SIGNS.indexOf(c) >= 0) {
        return true;
      }
    }
    return false;
  }

  private static boolean hasDigit(String text) {
    for (int i = 0; i < text.length(); i++) {
      if (MoveWord.isDigit(text.charAt(i))) {
        return true;
      }
    }
    return false;
  }

  private static Optional<LineReading> read(TextLine line, LabelledFact fact) {
    LineReading reading = LineReading.of(line, ReadingKind.LABEL, Outcome.NONE, 0);
    return isTime(fact) || isSide(fact) && NameText.isSentence(fact.value())
        ? Optional.of(reading.asComment())
        : LineFacts.labelled(line, fact).map(reading::of).map(said -> withRest(said, fact));
  }

  /** The line with other labels after the value as a comment, {@code Round: 3}. */
  private static LineReading withRest(LineReading said, LabelledFact fact) {
    String text = said.line().text();
    int end = fact.valueAt() + fact.value().length();
    Matcher rest = REST.matcher(end < text.length() ? text.substring(end) : "");
    if (!rest.matches()) {
      return said;
    }
    Notes words = Notes.of(List.of(new Remark(0, rest.group(1))), List.of());
    return said.with(words, rest.group(1).length());
  }

  /** Whether a side has a time in the place of its name. */
  private static boolean isTime(LabelledFact fact) {
    boolean mayBe = isSide(fact) && MoveWord.isDigit(fact.value().charAt(0));
    return mayBe && TIME.matcher(fact.value()).matches();
  }

  private static int squares(String text, List<Token> tokens) {
    int squares = 0;
    for (Token token : tokens) {
      squares += MoveWord.squares(text, token.from(), token.to());
    }
    return squares;
  }

  /** Whether the side is named before its move. */
  private static boolean isMove(LabelledFact fact, List<Token> tokens) {
    boolean isMove = isSide(fact);
    for (Token token : tokens) {
      boolean isValue = token.from() >= fact.valueAt();
      isMove &= !isValue || token.kind() == Token.TokenKind.MOVES;
    }
    return isMove;
  }

  /** Whether a fact is the place of a game, which may be named after an opening. */
  private static boolean isOccasion(LabelledFact fact) {
    return fact.fact() == Fact.EVENT || fact.fact() == Fact.PLACE;
  }

  private static boolean isSide(LabelledFact fact) {
    return fact.fact() == Fact.BLACK || fact.fact() == Fact.WHITE;
  }
}
