package org.kifu.base;

import java.io.IOException;
import java.util.Iterator;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.kifu.board.BoardText;
import org.kifu.board.Position;
import org.kifu.format.GameReader;
import org.kifu.format.ReadOptions;
import org.kifu.game.GameRecord;
import org.kifu.game.MoveList;
import org.kifu.game.ParsedGame;
import org.kifu.opening.OpeningNames;
import org.kifu.opening.PositionKey;
import org.kifu.replay.CompactReplay;
import org.kifu.replay.CompactReplay.End;
import org.kifu.replay.Replay;
import org.kifu.rules.Othello;
import org.kifu.source.Source;

/**
 * The functions of SQL on moves, for a base and for Spark. Moves are those of 8x8 Othello from the
 * standard start, joined as in the column {@code moves} or written as a transcript. Any other text
 * gives null.
 */
public final class MoveFunctions {
  private MoveFunctions() {}

  /** Whether every move is legal. */
  public static @Nullable Boolean isLegal(String moves) {
    return read(moves)
        .map(squares -> play(new CompactReplay(), squares) != End.ILLEGAL)
        .orElse(null);
  }

  /**
   * The discs of black minus those of white at the end, with the empty squares for the winner; null
   * if the moves do not lead to the end.
   */
  public static @Nullable Integer finalScore(String moves) {
    CompactReplay replay = new CompactReplay();
    return read(moves)
        .filter(squares -> play(replay, squares) == End.COMPLETE)
        .map(squares -> 2 * replay.blackDiscs() - 64)
        .orElse(null);
  }

  /**
   * The board after some plies, including passes, in the form of {@link BoardText}; null if the
   * game is shorter, or is not legal up to there.
   */
  public static @Nullable String position(String moves, int ply) {
    return after(moves, ply).map(BoardText::write).orElse(null);
  }

  /**
   * The position after some plies as the smallest of its eight images, after a forced pass if there
   * is one.
   */
  public static @Nullable String canonical(String moves, int ply) {
    return after(moves, ply)
        .map(PositionKey::of)
        .map(key -> new Position(key.player(), key.opponent(), key.sideToMove()))
        .map(BoardText::write)
        .orElse(null);
  }

  /** The key of the position after some plies, as the tables of a base have it. */
  public static @Nullable Long key(String moves, int ply) {
    return after(moves, ply).map(PositionKey::of).map(PositionNumber::of).orElse(null);
  }

  /** The name of the deepest named position that the legal moves reach; null if there is none. */
  public static @Nullable String opening(String moves) {
    return read(moves)
        .map(squares -> Replay.of(Othello.RULES, GameRecord.ofMoves(MoveList.ofSquares(squares))))
        .flatMap(OpeningNames.english()::deepest)
        .map(opening -> opening.name().name())
        .orElse(null);
  }

  private static End play(CompactReplay replay, byte[] squares) {
    return replay.play(squares, 0, squares.length);
  }

  private static Optional<Position> after(String moves, int ply) {
    return ply < 0 ? Optional.empty() : read(moves).flatMap(squares -> after(squares, ply));
  }

  private static Optional<Position> after(byte[] squares, int ply) {
    CompactReplay replay = new CompactReplay();
    replay.start();
    Position before = Position.START;
    for (int i = 0; replay.plies() < ply; i++) {
      before = position(replay);
      if (i == squares.length || !replay.step(squares[i])) {
        return Optional.empty();
      }
    }
    // A move includes the pass before it, which is a separate ply.
    return Optional.of(replay.plies() == ply ? position(replay) : before.passed());
  }

  private static Position position(CompactReplay replay) {
    return Position.of(replay.black(), replay.white(), replay.sideToMove());
  }

  private static Optional<byte[]> read(String text) {
    Optional<MoveList> joined = MoveList.parse(text);
    return (joined.isPresent() ? joined : transcript(text))
        .filter(MoveList::isCompact)
        .map(MoveList::squares);
  }

  /** The moves of the only game in a text that is written in some other way. */
  private static Optional<MoveList> transcript(String text) {
    ReadOptions options = ReadOptions.reportingTo(problem -> {}).as("transcript");
    try (GameReader games = GameReader.open(Source.ofText("moves", text), options)) {
      Iterator<ParsedGame> all = games.iterator();
      Optional<ParsedGame> first = all.hasNext() ? Optional.of(all.next()) : Optional.empty();
      return first
          .filter(game -> !all.hasNext() && game.firstError().isEmpty())
          .flatMap(ParsedGame::record)
          .map(GameRecord::moves);
    } catch (IOException e) {
      throw new AssertionError("a text in memory can be read", e);
    }
  }
}
