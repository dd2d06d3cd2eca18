package org.kifu.archive.review;

import java.util.List;
import java.util.Optional;
import org.kifu.annotate.GameBoards;
import org.kifu.annotate.GameBoards.BoardStep;
import org.kifu.board.BoardText;
import org.kifu.board.Disc;
import org.kifu.board.MoveToken;
import org.kifu.board.Position;
import org.kifu.rules.BoardFace;
import org.kifu.rules.Othello;

/** The position of a problem on the board of its game. */
public sealed interface DrillBoard {
  /** The side to move. */
  Disc sideToMove();

  /** The board. */
  BoardFace face();

  /** The legal moves. */
  List<MoveToken> legal();

  /** The position as text. */
  String text();

  /** The key of its progress. */
  DrillKey key();

  /** The position of the tournament game; empty for other rules. */
  Optional<Position> usual();

  /** A position of the tournament game. */
  record UsualBoard(Position position) implements DrillBoard {
    @Override
    public Disc sideToMove() {
      return position.sideToMove();
    }

    @Override
    public BoardFace face() {
      return Othello.RULES.face(position).orElseThrow();
    }

    @Override
    public List<MoveToken> legal() {
      return Othello.RULES.legalMoves(position).stream().map(Othello.RULES::token).toList();
    }

    @Override
    public String text() {
      return BoardText.write(position);
    }

    @Override
    public DrillKey key() {
      return DrillKey.of(position);
    }

    @Override
    public Optional<Position> usual() {
      return Optional.of(position);
    }
  }

  /**
   * A position of a game by other rules.
   *
   * @param boards the boards of the game
   * @param ply the ply that is about to be played, from 1
   * @param sideToMove the side to move
   */
  record PlayedBoard(GameBoards<?, ?> boards, int ply, Disc sideToMove) implements DrillBoard {
    @Override
    public BoardFace face() {
      return boards.before(ply);
    }

    @Override
    public List<MoveToken> legal() {
      return boards.legal(ply).stream().map(BoardStep::move).toList();
    }

    @Override
    public String text() {
      return boards.key(ply);
    }

    @Override
    public DrillKey key() {
      return DrillKey.of(boards.rules().name(), text());
    }

    @Override
    public Optional<Position> usual() {
      return Optional.empty();
    }
  }
}
