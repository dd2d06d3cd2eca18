package org.kifu.format.transcript;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.kifu.board.Square;
import org.kifu.format.transcript.LineReading.Flaw;
import org.kifu.format.transcript.LineReading.Tolerated;
import org.kifu.game.GameHeader;
import org.kifu.game.GameRecord;
import org.kifu.game.MoveList;
import org.kifu.game.Outcome;
import org.kifu.game.ParsedGame;
import org.kifu.game.Problem;
import org.kifu.game.ProblemCode;
import org.kifu.game.SourceLocation;
import org.kifu.notation.LinesOrigin;
import org.kifu.source.TextLine;

/** Makes a record of the lines of a game. */
final class FinishedGame {
  private final int number;
  private final String rules;
  private final Draft draft;
  private final List<Problem> problems = new ArrayList<>(0);

  FinishedGame(int number, String rules, Draft draft) {
    this.number = number;
    this.rules = rules;
    this.draft = draft;
  }

  ParsedGame parsed() {
    return draft.isWithoutMoves() ? lost() : read();
  }

  /** The players of a game and no moves. */
  private ParsedGame lost() {
    LineReading first = draft.lines().getFirst();
    GameHeader players = Facts.of(draft.lines());
    report(
        ProblemCode.FACTS_WITHOUT_MOVES,
        first.line().at(firstOf(first.line().text())),
        0,
        "'%s' against '%s', and no moves of theirs".formatted(players.black(), players.white()));
    List<TextLine> lines = draft.lines().stream().map(LineReading::line).toList();
    return new ParsedGame(number, Optional.empty(), new LinesOrigin(lines), problems);
  }

  private static int firstOf(String text) {
    return text.length() - text.stripLeading().length();
  }

  private ParsedGame read() {
    if (draft.verdict().mirrored()) {
      LineReading first = draft.first();
      report(
          ProblemCode.DIAGRAM_MIRRORED,
          first.line().at(first.moves().placeOf(0)),
          0,
          "legal only from the mirrored start; turned over to the standard one");
    }
    if (firstMove().isPresent()) {
      LineReading first = draft.first();
      report(
          ProblemCode.FIRST_MOVE_ADDED,
          first.line().at(first.moves().placeOf(0)),
          0,
          "legal only after "
              + Square.name(draft.verdict().firstMove())
              + ", which was put before");
    }
    int lineNumber = 0;
    List<Tolerated> before = List.of();
    for (LineReading line : draft.lines()) {
      reportLine(line, line.line().number() == lineNumber ? before : List.of());
      lineNumber = line.line().number();
      before = line.tolerated();
    }
    return new ParsedGame(
        number,
        Optional.of(record()),
        new TranscriptOrigin(draft.lines(), firstMove().isPresent() ? 1 : 0),
        problems);
  }

  private GameRecord record() {
    GameHeader written = Facts.of(draft.lines());
    Outcome stated = stated();
    Optional<DiscsBehindNames> discs =
        DiscsBehindNames.in(written)
            .filter(each -> stated.equals(Outcome.NONE) || stated.equals(each.score()));
    return new GameRecord(
        discs.map(DiscsBehindNames::header).orElse(written),
        rules,
        draft.start(),
        moves(),
        discs.map(DiscsBehindNames::score).orElse(stated),
        Optional.empty(),
        new LineNotes(draft, firstMove().isPresent() ? 1 : 0).notes());
  }

  private OptionalInt firstMove() {
    int square = draft.verdict().firstMove();
    return square < 0 ? OptionalInt.empty() : OptionalInt.of(square);
  }

  private MoveList moves() {
    if (firstMove().isPresent()) {
      byte[] squares = draft.moves().squares();
      byte[] whole = new byte[squares.length + 1];
      whole[0] = (byte) draft.verdict().firstMove();
      System.arraycopy(squares, 0, whole, 1, squares.length);
      return MoveList.ofSquares(whole);
    }
    return draft.verdict().mirrored()
        ? MoveList.ofSquares(Legality.mirrored(draft.moves().squares()))
        : MoveList.of(draft.moves().asTokens());
  }

  /** The last result that a line states. */
  private Outcome stated() {
    Outcome declared = Outcome.NONE;
    for (LineReading line : draft.lines()) {
      declared = line.declared().equals(Outcome.NONE) ? declared : line.declared();
    }
    return declared;
  }

  /**
   * Reports what was tolerated in a line.
   *
   * @param before what was in the piece before it of the same line, whose kinds are said already
   */
  private void reportLine(LineReading line, List<Tolerated> before) {
    for (Tolerated each : line.tolerated()) {
      if (before.stream().noneMatch(one -> one.code() == each.code())) {
        report(each.code(), line.line().at(each.at()), 0, each.message());
      }
    }
    line.damage().ifPresent(flaw -> reportDamage(line, flaw));
  }

  /** A letter left over after a complete game takes nothing from it. */
  private void reportDamage(LineReading line, Flaw flaw) {
    Verdict verdict = draft.verdict();
    boolean isLast = line.line().text().stripTrailing().length() == flaw.at() + 1;
    boolean isLeftOver = isLast && verdict.isLegal() && verdict.over();
    int ply = verdict.isLegal() && !isLeftOver ? verdict.plies() + 1 : 0;
    ProblemCode code = isLeftOver ? ProblemCode.TEXT_IGNORED : ProblemCode.UNREADABLE;
    report(code, line.line().at(flaw.at()), ply, flaw.message());
  }

  private void report(ProblemCode code, SourceLocation where, int ply, String message) {
    problems.add(new Problem(code, where, number, ply, message));
  }
}
