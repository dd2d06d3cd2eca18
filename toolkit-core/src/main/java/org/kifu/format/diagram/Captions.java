package org.kifu.format.diagram;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.kifu.board.Disc;
import org.kifu.format.LabelledFact;
import org.kifu.format.OtherMoves;
import org.kifu.format.TextLine;
import org.kifu.format.WrittenDate;
import org.kifu.format.WrittenScore;
import org.kifu.game.GameDate;
import org.kifu.game.GameHeader;
import org.kifu.game.Origin.Fact;
import org.kifu.game.Outcome;
import org.kifu.game.Remark;
import org.kifu.game.SourceLocation;

/** What the lines around a board say: names, date and score, the rest as remarks. */
final class Captions {
  private static final Pattern TO_MOVE = Pattern.compile("(?i)to move\\s*[:\uFF1A]\\s*(.*)");

  /** Whose turn it is, in the words of problems and of boards drawn here; in Japanese alone. */
  private static final Pattern TURN =
      Pattern.compile(
          "(?i)(?<![\\p{L}\\p{N}])(black|white) (?:to (?:move|play)|must pass)(?![\\p{L}\\p{N}])"
              + "|^([黒白])番$");

  private static final Pattern NAMES_AND_SCORE =
      Pattern.compile("(.*\\p{L}.*?)\\s+(\\d{1,2}\\s?[-\u2013]\\s?\\d{1,2})\\s+(.*\\p{L}.*)");
  private static final Pattern SCORE =
      Pattern.compile("\\(?(\\d{1,2}\\s?[-\u2013]\\s?\\d{1,2})\\)?");

  /** A longer line is no pair of names. */
  private static final int MOST_CHARACTERS = 200;

  private final Map<Fact, String> facts = new EnumMap<>(Fact.class);
  private final Map<Fact, SourceLocation> places = new EnumMap<>(Fact.class);
  private final List<Remark> remarks = new ArrayList<>();
  private final List<TextLine> moves = new ArrayList<>(0);
  private final List<Diagram.Flaw> flaws = new ArrayList<>(0);
  private Outcome declared = Outcome.NONE;
  private GameDate date = GameDate.UNKNOWN;
  private Optional<Disc> sideToMove = Optional.empty();

  Captions(List<TextLine> lines) {
    lines.forEach(this::read);
  }

  GameHeader header() {
    return new GameHeader(
        fact(Fact.BLACK), fact(Fact.WHITE), fact(Fact.EVENT), fact(Fact.PLACE), date);
  }

  Outcome declared() {
    return declared;
  }

  List<Remark> remarks() {
    return List.copyOf(remarks);
  }

  /** Lines that hold moves; they are among the remarks. */
  List<TextLine> moves() {
    return moves;
  }

  /** Values that are none; what they say is among the remarks. */
  List<Diagram.Flaw> flaws() {
    return flaws;
  }

  /** The side to move before the first number, if a line names one. */
  Optional<Disc> sideToMove() {
    return sideToMove;
  }

  /** The places of the facts that were found. */
  Map<Fact, SourceLocation> places() {
    return places;
  }

  private String fact(Fact fact) {
    return facts.getOrDefault(fact, "");
  }

  private void read(TextLine line) {
    String text = HtmlTable.withoutTags(line.raw()).strip();
    List<LabelledFact> facts = LabelledFact.several(text);
    if (!facts.isEmpty()
        && facts.stream().map(fact -> readFact(line, fact)).allMatch(read -> read)) {
      return;
    }
    if (!readLabelled(line, text) && !readNames(line, text) && !readScore(line, text)) {
      remarks.add(new Remark(0, text));
      if (OtherMoves.areIn(text)) {
        moves.add(line);
      }
      sideToMove = sideToMove.or(() -> sideIn(text));
    }
  }

  private boolean readLabelled(TextLine line, String text) {
    Matcher turn = TO_MOVE.matcher(text);
    return turn.matches()
        ? readTurn(turn.group(1).strip())
        : LabelledFact.of(text).filter(fact -> readFact(line, fact)).isPresent();
  }

  private boolean readFact(TextLine line, LabelledFact labelled) {
    return switch (labelled.fact()) {
      case DATE -> readDate(line, labelled.value());
      case RESULT ->
          WrittenScore.labelled(labelled.value())
              .filter(score -> keepScore(line, labelled.value(), score))
              .isPresent();
      default -> keep(labelled.fact(), line, labelled.value());
    };
  }

  /** The first of two wins; the second is a remark. */
  private boolean keep(Fact fact, TextLine line, String value) {
    if (value.isEmpty() || facts.putIfAbsent(fact, value) != null) {
      return false;
    }
    places.put(fact, line.at(0));
    return true;
  }

  private boolean readTurn(String text) {
    boolean isSide = text.equalsIgnoreCase("black") || text.equalsIgnoreCase("white");
    boolean isFirst = sideToMove.isEmpty() && isSide;
    sideToMove = isFirst ? Optional.of(side(text)) : sideToMove;
    return isFirst;
  }

  private static Optional<Disc> sideIn(String text) {
    Matcher turn = TURN.matcher(text);
    return turn.find()
        ? Optional.of(side(turn.group(1) == null ? turn.group(2) : turn.group(1)))
        : Optional.empty();
  }

  private static Disc side(String name) {
    return name.equalsIgnoreCase("black") || name.equals("黒") ? Disc.BLACK : Disc.WHITE;
  }

  private boolean readDate(TextLine line, String text) {
    Optional<GameDate> read = WrittenDate.read(text);
    if (read.isEmpty() && WrittenDate.isInForm(text)) {
      flaws.add(new Diagram.Flaw(line.at(0), "'%s' is no date".formatted(text)));
    }
    boolean isFirst = read.isPresent() && keep(Fact.DATE, line, text);
    date = isFirst ? read.orElseThrow() : date;
    return isFirst;
  }

  private boolean readScore(TextLine line, String text) {
    Matcher score = SCORE.matcher(text);
    return score.matches() && keepScore(line, score.group(1));
  }

  private boolean keepScore(TextLine line, String written) {
    return WrittenScore.outcome(written.replaceAll("\\s", ""))
        .filter(score -> keepScore(line, written, score))
        .isPresent();
  }

  private boolean keepScore(TextLine line, String written, Outcome score) {
    boolean isFirst = keep(Fact.RESULT, line, written);
    declared = isFirst ? score : declared;
    return isFirst;
  }

  private boolean readNames(TextLine line, String text) {
    boolean areNew =
        text.length() <= MOST_CHARACTERS
            && !facts.containsKey(Fact.BLACK)
            && !facts.containsKey(Fact.WHITE);
    Matcher names = NAMES_AND_SCORE.matcher(areNew ? text : "");
    return names.matches()
        && keepScore(line, names.group(2))
        && keep(Fact.BLACK, line, names.group(1).strip())
        && keep(Fact.WHITE, line, names.group(3).strip());
  }
}
