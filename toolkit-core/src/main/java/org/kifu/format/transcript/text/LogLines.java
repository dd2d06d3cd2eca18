package org.kifu.format.transcript.text;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.kifu.format.transcript.fact.LineFacts;
import org.kifu.format.transcript.line.LineParser;
import org.kifu.format.transcript.line.LineReading;
import org.kifu.format.transcript.line.LineReading.ReadingKind;
import org.kifu.format.transcript.line.WrittenMoves;
import org.kifu.game.Counted;
import org.kifu.game.Notes;
import org.kifu.game.Origin.Fact;
import org.kifu.game.Outcome;
import org.kifu.layout.MoveLog;
import org.kifu.layout.MoveLog.LogGame;
import org.kifu.layout.ScoreJudge;
import org.kifu.notation.LabelledFact;
import org.kifu.source.text.TextLine;

/**
 * The lines of the games of a log: moves, facts, and words that somebody said. Words that a program
 * repeats, and the boards that it draws, are ignored.
 */
final class LogLines {
  /** The number of lines from which words that repeat are those of a program. */
  private static final int OFTEN = 3;

  /** The least number of signs between blanks in a row of a board. */
  private static final int FEWEST_CELLS = 6;

  private static final Pattern NUMBERS = Pattern.compile("\\d+");
  private static final Pattern SIDES =
      Pattern.compile("(?<!\\w)black=\"?([\\w.-]+)\"?\\s+white=\"?([\\w.-]+)\"?");

  private static final Pattern BLANKS = Pattern.compile("\\s+");

  private final List<TextLine> lines;
  private final List<LogGame> games;
  private final Map<String, Integer> counts = new HashMap<>();

  LogLines(List<TextLine> lines, List<LogGame> games) {
    this.lines = lines;
    this.games = games;
    lines.forEach(line -> counts.merge(folded(line), 1, Integer::sum));
  }

  /** The index after the last line of the log, including the board that is drawn below its end. */
  int end() {
    int end = 0;
    for (LogGame game : games) {
      end = Math.max(end, game.own().getLast() + 1);
    }
    int row = end;
    while (row < lines.size() && MoveLog.squares(lines.get(row).text()) == 0) {
      row++;
      end = isRow(lines.get(row - 1).text()) ? row : end;
    }
    return end;
  }

  /** The pieces of each game, in order, from all lines up to the end. */
  List<List<LineReading>> readings() {
    Map<Integer, Integer> owners = new HashMap<>();
    for (int i = 0; i < games.size(); i++) {
      int owner = i;
      games.get(i).own().forEach(line -> owners.put(line, owner));
    }
    List<List<LineReading>> all = new ArrayList<>();
    int covered = 0;
    for (int i = 0; i < games.size(); i++) {
      List<Integer> written = games.get(i).own();
      Set<Integer> own = new TreeSet<>(written);
      int end = i + 1 == games.size() ? end() : written.getLast() + 1;
      IntStream.range(covered, Math.max(covered, end)).forEach(own::add);
      all.add(readings(i, own, owners));
      covered = Math.max(covered, end);
    }
    return all;
  }

  private List<LineReading> readings(int number, Set<Integer> span, Map<Integer, Integer> owners) {
    LogGame game = games.get(number);
    LaidOutLines laidOut = new LaidOutLines(lines, game.game());
    List<LineReading> pieces = laidOut.pieces();
    Map<Integer, LineReading> moves = new HashMap<>();
    for (int i = 0; i < pieces.size(); i++) {
      moves.put(game.game().stretches().get(i).line(), pieces.get(i));
    }
    Optional<ScoreJudge> judge = ScoreJudge.of(squares(pieces));
    List<LineReading> readings = new ArrayList<>();
    int left = 0;
    int atFirst = 0;
    for (int i : span) {
      boolean isOfOther = owners.getOrDefault(i, number) != number;
      List<LineReading> read =
          moves.containsKey(i)
              ? List.of(moves.get(i))
              : isOfOther
                  ? List.of(nothing(i))
                  : withoutMoves(i, owners.containsKey(i), number, judge);
      boolean isLeft = !isOfOther && isNothing(read.getFirst()) && !lines.get(i).isBlank();
      left += isLeft ? 1 : 0;
      atFirst = i == game.first() ? readings.size() : atFirst;
      readings.addAll(read);
    }
    readings.set(atFirst, laidOut.telling(pieces.getFirst(), withLeftOut(left)));
    return readings;
  }

  private static byte[] squares(List<LineReading> pieces) {
    WrittenMoves moves = WrittenMoves.NONE;
    for (LineReading piece : pieces) {
      moves = moves.and(piece.moves());
    }
    return moves.squares();
  }

  private static String withLeftOut(int left) {
    return left == 0 ? "" : "; %s without moves left out".formatted(Counted.of(left, "line"));
  }

  private LineReading nothing(int index) {
    return LineReading.of(lines.get(index), ReadingKind.COMMENT, Outcome.NONE, 0);
  }

  private static boolean isNothing(LineReading read) {
    return read.kind() == ReadingKind.COMMENT && read.notes().equals(Notes.NONE);
  }

  /** The line as facts, above the first move and below the last, or as a comment anywhere. */
  private List<LineReading> withoutMoves(
      int index, boolean isOwn, int number, Optional<ScoreJudge> judge) {
    LogGame game = games.get(number);
    TextLine line = lines.get(index);
    if (line.isBlank() || MoveLog.squares(line.text()) > 0 || isRow(line.text())) {
      return List.of(nothing(index));
    }
    boolean isBelow = index > game.last();
    boolean isAround = isOwn && (isBelow || index < game.first());
    List<LineReading> facts = isAround ? facts(line) : List.of();
    boolean isBetween = index < game.first() && number > 0;
    if (!facts.isEmpty() && (!isBetween || facts.stream().allMatch(each -> mayBe(each, judge)))) {
      return facts;
    }
    LineReading comment = LineReading.of(line, ReadingKind.TEXT, Outcome.NONE, 0).asComment();
    Optional<Outcome> score =
        isOwn && isBelow ? judge.flatMap(each -> each.inSentence(line.text())) : Optional.empty();
    boolean isSaid = counts.getOrDefault(folded(line), 0) < OFTEN;
    return List.of(score.map(comment::with).orElse(isSaid ? comment : nothing(index)));
  }

  /** Whether a line below another game states no result, or the result of this game. */
  private static boolean mayBe(LineReading fact, Optional<ScoreJudge> judge) {
    return !fact.declaresResult()
        || judge.filter(each -> each.confirms(fact.declared())).isPresent();
  }

  /** The facts of a line, also after other words ({@code id=7 black=Ann white=Ben}). */
  private static List<LineReading> facts(TextLine line) {
    LineReading read = LineParser.readAlone(line);
    Matcher sides = SIDES.matcher(line.text());
    if (read.isFact() || !sides.find()) {
      boolean isSentence =
          read.hasColours() && read.facts().filter(LineFacts::nameAPlayer).isPresent();
      return read.isFact() ? List.of(read) : isSentence ? List.of(read.asPlayers()) : List.of();
    }
    int cut = sides.start(2);
    boolean areDiscs = ScoreJudge.isNumber(sides.group(1));
    return areDiscs
        ? List.of()
        : List.of(
            named(line.piece(0, cut), Fact.BLACK, sides.group(1), sides.start(1)),
            named(line.piece(cut, line.text().length()), Fact.WHITE, sides.group(2), 0));
  }

  private static LineReading named(TextLine piece, Fact side, String name, int at) {
    LineReading reading = LineReading.of(piece, ReadingKind.LABEL, Outcome.NONE, 0);
    return LineFacts.labelled(piece, new LabelledFact(side, name, at))
        .map(reading::of)
        .orElse(reading);
  }

  private static String folded(TextLine line) {
    return NUMBERS.matcher(line.text()).replaceAll("#").strip();
  }

  /** Whether a line is a row of a board, or a rule: it has very few words. */
  private static boolean isRow(String text) {
    int words = 0;
    int cells = 0;
    for (String each : BLANKS.splitAsStream(text.strip()).toList()) {
      boolean isWord = each.length() > 1 && each.chars().anyMatch(Character::isLetter);
      words += isWord ? 1 : 0;
      cells += isWord ? 0 : 1;
    }
    return cells >= FEWEST_CELLS && cells > words || words == 0;
  }
}
