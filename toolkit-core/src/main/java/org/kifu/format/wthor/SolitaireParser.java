package org.kifu.format.wthor;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.kifu.board.Move;
import org.kifu.board.Position;
import org.kifu.board.Square;
import org.kifu.board.StartSpec;
import org.kifu.game.GameDate;
import org.kifu.game.GameHeader;
import org.kifu.game.GameRecord;
import org.kifu.game.MoveList;
import org.kifu.game.Origin.Fact;
import org.kifu.game.Outcome;
import org.kifu.game.ParsedGame;
import org.kifu.game.Problem;
import org.kifu.game.ProblemCode;
import org.kifu.game.Remark;
import org.kifu.game.TheoreticalScore;
import org.kifu.rules.Othello;

/**
 * Makes records of solitaires: a game without moves from the position, its solution as a remark in
 * the form of problem files, {@code f5:+12}.
 */
final class SolitaireParser {
  private final Names players;
  private final Names tournaments;

  SolitaireParser(Names players, Names tournaments) {
    this.players = players;
    this.tournaments = tournaments;
  }

  ParsedGame parse(SolitaireOrigin origin, int number) {
    Solitaire solitaire = Solitaire.of(origin.record());
    List<Problem> problems = new ArrayList<>(0);
    Optional<Position> position = solitaire.position();
    if (position.isEmpty()) {
      int at = solitaire.isBoardDamaged() ? Solitaire.BOARD : Solitaire.SIDE;
      String message = "the position of this solitaire is damaged";
      problems.add(new Problem(ProblemCode.BAD_START, origin.at(at), number, 0, message));
      return new ParsedGame(number, Optional.empty(), origin, problems);
    }
    complain(solitaire, origin, number, problems);
    return new ParsedGame(number, Optional.of(record(solitaire, position.get())), origin, problems);
  }

  private void complain(
      Solitaire solitaire, SolitaireOrigin origin, int number, List<Problem> problems) {
    checkName(tournaments, solitaire.tournament(), Fact.EVENT, origin, number, problems);
    checkName(players, solitaire.blackPlayer(), Fact.BLACK, origin, number, problems);
    checkName(players, solitaire.whitePlayer(), Fact.WHITE, origin, number, problems);
    if (solitaire.empties() != solitaire.countedEmpties()) {
      problems.add(
          contradiction(
              origin,
              Solitaire.EMPTIES,
              number,
              "the record says %d empty squares, its position has %d"
                  .formatted(solitaire.empties(), solitaire.countedEmpties())));
    }
    if (solitaire.move() == Layout.NO_SQUARE) {
      problems.add(
          contradiction(
              origin, Solitaire.MOVE, number, "the first move of the solution names no square"));
    } else if (!isLegal(solitaire)) {
      String move = Square.name(solitaire.move());
      problems.add(
          contradiction(
              origin,
              Solitaire.MOVE,
              number,
              "the first move of the solution, %s, is not legal".formatted(move)));
    }
    if (solitaire.score() % 2 != 0 && Math.abs(solitaire.score()) <= Layout.MAX_SCORE) {
      problems.add(
          contradiction(
              origin,
              Solitaire.SCORE,
              number,
              "the score %d of the solution is odd".formatted(solitaire.score())));
    }
    if (solitaire.move25() != 0 && Layout.square((byte) solitaire.move25()) == Layout.NO_SQUARE) {
      problems.add(
          contradiction(origin, Solitaire.MOVE_25, number, "move 25 of the game names no square"));
    }
    if (Math.abs(solitaire.score()) > Layout.MAX_SCORE
        || solitaire.realScore() > Layout.MAX_SCORE) {
      problems.add(
          new Problem(
              ProblemCode.SCORE_OUT_OF_RANGE,
              origin.at(Solitaire.SCORE),
              number,
              0,
              "scores %d and %d: one is more than the squares of the board"
                  .formatted(solitaire.score(), solitaire.realScore())));
    }
  }

  private static Problem contradiction(SolitaireOrigin origin, int at, int number, String message) {
    return new Problem(ProblemCode.WTHOR_SOLITAIRE, origin.at(at), number, 0, message);
  }

  private static boolean isLegal(Solitaire solitaire) {
    return solitaire
        .position()
        .filter(position -> Othello.RULES.legalMoves(position).contains(Move.at(solitaire.move())))
        .isPresent();
  }

  private static void checkName(
      Names names,
      int name,
      Fact fact,
      SolitaireOrigin origin,
      int number,
      List<Problem> problems) {
    if (names.isPresent() && !names.has(name)) {
      problems.add(
          new Problem(
              ProblemCode.WTHOR_INDEX,
              origin.of(fact),
              number,
              0,
              "number %d is beyond the %d names of the file beside it"
                  .formatted(name, names.entries().size())));
    }
  }

  private GameRecord record(Solitaire solitaire, Position position) {
    boolean hasScore = Math.abs(solitaire.score()) <= Layout.MAX_SCORE;
    Optional<TheoreticalScore> theory =
        hasScore
            ? Optional.of(
                new TheoreticalScore(solitaire.solvedBlackDiscs(), solitaire.countedEmpties()))
            : Optional.empty();
    return new GameRecord(
        header(solitaire),
        GameRecord.OTHELLO,
        StartSpec.of(position),
        MoveList.EMPTY,
        solitaire.realScore() <= Layout.MAX_SCORE
            ? Outcome.ofBlackDiscs(solitaire.realScore())
            : Outcome.NONE,
        remarks(solitaire, hasScore),
        List.of(),
        theory);
  }

  private GameHeader header(Solitaire solitaire) {
    return new GameHeader(
        players.get(solitaire.blackPlayer(), Layout.UNKNOWN_PLAYER),
        players.get(solitaire.whitePlayer(), Layout.UNKNOWN_PLAYER),
        tournaments.get(solitaire.tournament(), Layout.SEVERAL_TOURNAMENTS),
        "",
        Header.isPlausibleYear(solitaire.year())
            ? GameDate.ofYear(solitaire.year())
            : GameDate.UNKNOWN);
  }

  private static List<Remark> remarks(Solitaire solitaire, boolean hasScore) {
    List<Remark> remarks = new ArrayList<>();
    if (hasScore && solitaire.move() != Layout.NO_SQUARE) {
      String move = Square.name(solitaire.move());
      remarks.add(new Remark(0, "%s:%+d".formatted(move, solitaire.score())));
    }
    int square = Layout.square((byte) solitaire.move25());
    if (square != Layout.NO_SQUARE) {
      remarks.add(new Remark(0, "move 25 of the game: " + Square.name(square)));
    }
    return List.copyOf(remarks);
  }
}
