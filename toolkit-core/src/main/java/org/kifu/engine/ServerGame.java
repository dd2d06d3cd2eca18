package org.kifu.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.kifu.board.Disc;
import org.kifu.board.Move;
import org.kifu.board.MoveToken;
import org.kifu.board.MoveToken.Pass;
import org.kifu.board.Position;
import org.kifu.format.ggf.GgfLine;
import org.kifu.format.ggf.GgfLine.GgfStep;
import org.kifu.rules.Othello;
import org.kifu.rules.TokenMeaning;

/** The game on a server's board. It adds forced passes that the moves leave out. */
final class ServerGame {
  private final List<Position> positions = new ArrayList<>();

  /** A game that was read, or the reason why it could not be read. */
  sealed interface Reading {
    /** The game. */
    record Game(ServerGame game) implements Reading {}

    /** The reason why a game cannot be played through: one clause for people. */
    record Unplayable(String why) implements Reading {}
  }

  /** A game that begins at this position. */
  ServerGame(Position start) {
    positions.add(start);
  }

  /** The position after the last move. */
  Position position() {
    return positions.getLast();
  }

  /** All positions, start first; a pass leads to a position of its own. */
  List<Position> positions() {
    return List.copyOf(positions);
  }

  /** The side to move. */
  Disc sideToMove() {
    return position().sideToMove();
  }

  boolean isOver() {
    return Othello.RULES.legalMoves(position()).isEmpty();
  }

  /** Whether the only move is the pass. */
  boolean mustPass() {
    return Othello.RULES.forcedPass(position()).isPresent();
  }

  /**
   * Plays a move for the side to move.
   *
   * @return the reason if the move is not legal; then nothing has changed
   */
  Optional<String> play(MoveToken token) {
    boolean leftOut = mustPass() && !(token instanceof Pass);
    return play(leftOut ? position().passed() : position(), token);
  }

  /** Plays a move for one side; returns the reason if the move is not legal. */
  Optional<String> play(Disc mover, MoveToken token) {
    return atTurnOf(mover)
        .map(at -> play(at, token))
        .orElseGet(() -> Optional.of("it is the turn of " + sideToMove().label()));
  }

  /**
   * The position where a side is to move, after a forced pass of the other side; empty if it is the
   * other side's turn.
   */
  Optional<Position> atTurnOf(Disc mover) {
    return sideToMove() == mover
        ? Optional.of(position())
        : mustPass() ? Optional.of(position().passed()) : Optional.empty();
  }

  private Optional<String> play(Position at, MoveToken token) {
    return switch (Othello.RULES.resolve(at, token)) {
      case TokenMeaning.Illegal<Move>(TokenMeaning.IllegalReason _, String message) ->
          Optional.of(message);
      case TokenMeaning.Legal<Move>(Move move) -> {
        add(at, move);
        yield Optional.empty();
      }
    };
  }

  /**
   * Plays a legal move.
   *
   * @param at the last position, or the position after a forced pass
   */
  void add(Position at, Move move) {
    if (!at.equals(position())) {
      positions.add(at);
    }
    positions.add(Othello.RULES.play(at, move));
  }

  /** Takes the last move back; returns false if there is no move to take back. */
  boolean undo() {
    if (positions.size() == 1) {
      return false;
    }
    positions.removeLast();
    return true;
  }

  /** Plays through the first game of a text in GGF. */
  static Reading ofGgf(String text) {
    ServerGame game = new ServerGame(Position.START);
    for (GgfLine.GgfStep step : GgfLine.read(text)) {
      switch (step) {
        case GgfStep.RefusedLine(String why) -> {
          return new Reading.Unplayable(why);
        }
        case GgfStep.Start(String tag, Position start) -> {
          if (game.positions.size() > 1) {
            return new Reading.Unplayable(tag + ": the board comes after moves");
          }
          game = new ServerGame(start);
        }
        case GgfStep.Played(String tag, Disc mover, MoveToken move) -> {
          Optional<String> fault = game.play(mover, move);
          if (fault.isPresent()) {
            return new Reading.Unplayable(tag + ": " + fault.get());
          }
        }
      }
    }
    return new Reading.Game(game);
  }
}
