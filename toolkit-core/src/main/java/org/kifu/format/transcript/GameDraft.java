package org.kifu.format.transcript;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.kifu.board.StartSpec;
import org.kifu.format.transcript.line.LineReading;
import org.kifu.format.transcript.line.LineReading.ReadingKind;
import org.kifu.format.transcript.line.WrittenMoves;
import org.kifu.format.transcript.text.Legality;
import org.kifu.game.Outcome;
import org.kifu.game.ProblemCode;
import org.kifu.layout.ScoreJudge;

/**
 * A game whose lines have been read so far.
 *
 * @param lines its lines, in order
 * @param moves the moves of all lines up to the first damage; places count only in a single line
 * @param damaged whether something could not be read
 * @param verdict the part of the moves that is legal
 */
record GameDraft(
    List<LineReading> lines, WrittenMoves moves, boolean damaged, Legality.LegalPart verdict) {
  /** Starts a game with one line. */
  static GameDraft of(LineReading line, Legality.LegalPart verdict) {
    return new GameDraft(List.of(line), line.moves(), line.damage().isPresent(), verdict);
  }

  /** Facts of a game whose moves are missing. */
  static GameDraft withoutMoves(List<LineReading> lines) {
    return new GameDraft(lines, WrittenMoves.NONE, false, new Legality.LegalPart(0, 0, false, 0));
  }

  boolean isWithoutMoves() {
    for (LineReading line : lines) {
      if (line.kind() == ReadingKind.MOVES) {
        return false;
      }
    }
    return true;
  }

  /** Whether everything was read and is legal. */
  boolean isSound() {
    return !damaged && verdict.isLegal();
  }

  /** The same game under lines that name the players and state other facts. */
  GameDraft under(List<LineReading> heading) {
    return heading.isEmpty() ? this : of(joined(heading, lines));
  }

  /** The same game with lines after it that hold no moves. */
  GameDraft with(List<LineReading> more) {
    return of(joined(lines, more));
  }

  private static List<LineReading> joined(List<LineReading> some, List<LineReading> more) {
    return Stream.concat(some.stream(), more.stream()).toList();
  }

  /** The same moves with these lines. */
  GameDraft of(List<LineReading> all) {
    return new GameDraft(all, moves, damaged, verdict);
  }

  /** Whether one of its lines states the result, and not only the reason it stopped. */
  boolean declares() {
    return lines.stream().anyMatch(LineReading::declaresResult);
  }

  /** A judge of its score; nothing if it is not over as it stands, or a line states the result. */
  Optional<ScoreJudge> scoreJudge() {
    return declares() ? Optional.empty() : judge();
  }

  /** A judge of its score, whatever a line states. */
  Optional<ScoreJudge> judge() {
    boolean isJudged = !isWithoutMoves() && !verdict.isTolerated() && verdict.over() && isSound();
    return isJudged && start().equals(StartSpec.STANDARD)
        ? ScoreJudge.of(moves.squares())
        : Optional.empty();
  }

  /**
   * The same game with the score that a number or a sentence after the last move states; the same
   * game if there is none.
   */
  GameDraft withScoreBehind() {
    LineReading last = lastOfMoves();
    String text = last.line().text();
    int behind = Math.min(text.length(), last.moves().placeOf(last.moves().size()));
    String tail = text.substring(behind);
    if (ScoreJudge.isNumber(tail) && !isLaidOut()) {
      return scoreJudge()
          .flatMap(judge -> judge.inNumber(tail))
          .map(score -> with(last, last.withScoreBehind(score)))
          .orElse(this);
    }
    return ScoreJudge.mayState(tail)
        ? scoreJudge()
            .flatMap(judge -> judge.inSentence(tail))
            .map(score -> with(last, last.with(score)))
            .orElse(this)
        : this;
  }

  /** The same game with the score that words outside the game state. */
  GameDraft declaring(Outcome score) {
    return with(first(), first().with(score));
  }

  /** Whether its moves are in another layout than a list. */
  private boolean isLaidOut() {
    return first().tolerated().stream().anyMatch(each -> each.code() == ProblemCode.LAYOUT);
  }

  /** The same game with one line replaced by another. */
  GameDraft with(LineReading one, LineReading other) {
    return of(lines.stream().map(each -> each.equals(one) ? other : each).toList());
  }

  private LineReading lastOfMoves() {
    int at = lines.size() - 1;
    while (lines.get(at).kind() != ReadingKind.MOVES) {
      at--;
    }
    return lines.get(at);
  }

  /** Whether the game is spread over lines. */
  boolean isSpread() {
    int withMoves = 0;
    for (LineReading line : lines) {
      withMoves += line.kind() == ReadingKind.MOVES ? 1 : 0;
    }
    return withMoves > 1;
  }

  /** Whether this is a board whose moves are to come, as no semicolon says there are none. */
  boolean isBoard() {
    return moves.size() == 0
        && first().start().isPresent()
        && first().line().text().indexOf(';') < 0;
  }

  /** The line in which the moves begin. */
  LineReading first() {
    int at = 0;
    while (lines.get(at).kind() != ReadingKind.MOVES) {
      at++;
    }
    return lines.get(at);
  }

  /** The start of the game. */
  StartSpec start() {
    return first().start().orElse(StartSpec.STANDARD);
  }

  /** The bytes of all lines. */
  int byteCount() {
    int count = 0;
    for (LineReading line : lines) {
      count += line.line().byteCount();
    }
    return count;
  }

  /**
   * The number of squares of a line that this game has too; a move that is not legal counts on
   * neither side.
   */
  int sharedSquares(LineReading line, int illegalInLine) {
    int illegal = verdict.isLegal() ? -1 : verdict.used();
    return Long.bitCount(moves.bits(illegal) & line.moves().bits(illegalInLine));
  }
}
