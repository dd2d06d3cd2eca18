package org.kifu.games.solo;

import org.kifu.board.Disc;
import org.kifu.board.MoveToken;
import org.kifu.board.MoveToken.Coloured;
import org.kifu.board.MoveToken.Pass;
import org.kifu.board.MoveToken.Place;
import org.kifu.board.Square;
import org.kifu.rules.Resolution;
import org.kifu.rules.Resolution.Fault;
import org.kifu.rules.Resolution.Illegal;
import org.kifu.rules.Resolution.Legal;

/** Finds the move that a token means, and says in the words of the booklet why there is none. */
final class SoloTokens {
  private SoloTokens() {}

  static Resolution<SoloMove> resolve(SoloPosition position, MoveToken token) {
    return switch (token) {
      case Coloured(Disc colour, Place(int file, int rank)) when (file | rank) < 8 ->
          resolve(position, new SoloMove(colour, Square.at(file, rank)), token.toString());
      case Coloured coloured -> noSquare(coloured.place().toString());
      case Pass() ->
          new Illegal<>(
              Fault.PASS_NOT_FORCED,
              "nobody passes in the solo game: it ends when no disc can be laid");
      case Place(int file, int rank) when (file | rank) < 8 ->
          new Illegal<>(
              Fault.AMBIGUOUS,
              "%s does not say which side of the disc is up: write gold:%s or black:%s"
                  .formatted(token, token, token));
      default -> noSquare("'" + token + "'");
    };
  }

  private static Resolution<SoloMove> noSquare(String written) {
    return new Illegal<>(Fault.NO_SQUARE, written + " is no square of the 8x8 board");
  }

  private static Resolution<SoloMove> resolve(
      SoloPosition position, SoloMove move, String written) {
    String square = Square.name(move.square());
    long bit = 1L << move.square();
    if (position.winnable() == 0) {
      return position.won() == position.deal().squares()
          ? new Illegal<>(Fault.GAME_OVER, "all tiles are won before " + written)
          : new Illegal<>(Fault.GAME_OVER, "no more tiles can be won before " + written);
    }
    if (((position.down() | position.up()) & bit) != 0) {
      return new Illegal<>(Fault.OCCUPIED, "a tile lies on " + square);
    }
    if ((position.free() & bit) == 0) {
      return Illegal.taken(square);
    }
    long unseen =
        position.enclosed(move.colour(), move.square(), position.up() & position.deal().unknown());
    if (unseen != 0) {
      return new Illegal<>(
          Fault.AMBIGUOUS,
          "%s encloses the tile on %s, and the record does not say what that is"
              .formatted(written, name(unseen)));
    }
    return (SoloRules.squares(position, move.colour()) & bit) != 0
        ? new Legal<>(move)
        : enclosesNothing(position, move, written);
  }

  private static Resolution<SoloMove> enclosesNothing(
      SoloPosition position, SoloMove move, String written) {
    String other = SoloMove.name(move.colour().opponent());
    long around = position.enclosed(move.colour(), move.square(), position.down() | position.up());
    String why =
        around == 0
            ? ""
            : (around & position.down()) != 0
                ? "; the tile on %s lies face down".formatted(name(around & position.down()))
                : "; the tile on %s is %s too"
                    .formatted(name(around), SoloMove.name(move.colour()));
    return new Illegal<>(
        Fault.FLIPS_NOTHING,
        "%s encloses no %s disc and no single %s tile that lay face up%s"
            .formatted(written, other, other, why));
  }

  private static String name(long set) {
    return Square.name(Long.numberOfTrailingZeros(set));
  }
}
