package org.kifu.games.solo;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.kifu.bitboard.Mobility;
import org.kifu.board.Disc;
import org.kifu.board.MoveToken;
import org.kifu.board.MoveToken.Coloured;
import org.kifu.board.MoveToken.Pass;
import org.kifu.board.MoveToken.Place;
import org.kifu.board.Square;
import org.kifu.board.StartSpec;
import org.kifu.game.Counted;
import org.kifu.games.solo.SoloPosition.SoloMove;
import org.kifu.rules.BoardFace;
import org.kifu.rules.Display;
import org.kifu.rules.FinalCount;
import org.kifu.rules.Rules;
import org.kifu.rules.TokenMeaning;
import org.kifu.rules.TokenMeaning.Illegal;
import org.kifu.rules.TokenMeaning.IllegalReason;
import org.kifu.rules.TokenMeaning.Legal;

/**
 * The rules of the solo game. In each move the player places a disc, with either side up, on a
 * square without a disc or tile. It must enclose discs of the other colour, or at least one single
 * tile of the other colour that lay face up before the move. The discs flip, all enclosed tiles are
 * won, and then the tiles along the sides of the new disc turn up.
 */
public final class SoloRules implements Rules<SoloPosition, SoloMove>, Display<SoloPosition> {
  /** These rules. */
  public static final SoloRules RULES = new SoloRules();

  private SoloRules() {}

  @Override
  public String name() {
    return "solo";
  }

  /** The start position; a start that is written out is a {@link Deal}. */
  @Override
  public Optional<SoloPosition> start(StartSpec start) {
    return start.position(Deal.USUAL, Deal::parse).map(SoloPosition::start);
  }

  /** Always black, because there is only one player. */
  @Override
  public Disc sideToMove(SoloPosition position) {
    return Disc.BLACK;
  }

  @Override
  public String nameOf(Disc side) {
    return "the player";
  }

  /** The legal moves; empty if all tiles are won, or if the board shows that no more can be won. */
  @Override
  public List<SoloMove> legalMoves(SoloPosition position) {
    if (position.winnable() == 0) {
      return List.of();
    }
    List<SoloMove> moves = new ArrayList<>(24);
    long gold = squares(position, Disc.WHITE);
    long black = squares(position, Disc.BLACK);
    for (long left = gold | black; left != 0; left &= left - 1) {
      int square = Long.numberOfTrailingZeros(left);
      if ((gold >>> square & 1) != 0) {
        moves.add(new SoloMove(Disc.WHITE, square));
      }
      if ((black >>> square & 1) != 0) {
        moves.add(new SoloMove(Disc.BLACK, square));
      }
    }
    return moves;
  }

  /** The squares for a disc of a colour. */
  static long squares(SoloPosition position, Disc colour) {
    long enclosing = Mobility.legalMoves(position.discs(colour), position.discs(colour.opponent()));
    return enclosing & position.free() | position.winning(colour);
  }

  @Override
  public Optional<SoloMove> forcedPass(SoloPosition position) {
    return Optional.empty();
  }

  @Override
  public SoloPosition play(SoloPosition position, SoloMove move) {
    return position.played(move);
  }

  @Override
  public TokenMeaning<SoloMove> resolve(SoloPosition position, MoveToken token) {
    return SoloTokens.resolve(position, token);
  }

  @Override
  public MoveToken token(SoloMove move) {
    return new Coloured(move.colour(), Place.on8x8(move.square()));
  }

  /** The discs on the board, without a winner; {@link SoloScore} counts the tiles that were won. */
  @Override
  public FinalCount count(SoloPosition position) {
    int black = Long.bitCount(position.black());
    int gold = Long.bitCount(position.gold());
    return new FinalCount(black, gold, Square.COUNT - black - gold, Optional.empty());
  }

  @Override
  public String valueUnit() {
    return "tiles";
  }

  @Override
  public String standing(SoloPosition position) {
    return SoloScore.of(position).toString();
  }

  @Override
  public String result(SoloPosition position) {
    return standing(position);
  }

  @Override
  public String remaining(SoloPosition position) {
    return Counted.of(Long.bitCount(position.down() | position.up()), "tile") + " on the board";
  }

  @Override
  public Display<SoloPosition> display() {
    return this;
  }

  @Override
  public String draw(SoloPosition position) {
    return SoloText.draw(position);
  }

  @Override
  public Optional<BoardFace> face(SoloPosition position) {
    return Optional.of(SoloText.face(position));
  }

  /** The tiles won. */
  @Override
  public OptionalInt achieved(SoloPosition position) {
    return OptionalInt.of(SoloScore.of(position).tiles());
  }

  @Override
  public boolean isForOnePlayer() {
    return true;
  }

  @Override
  public String key(SoloPosition position) {
    return SoloText.key(position);
  }

  /**
   * The meaning of tokens: the move, or the reason why there is none, in the words of the booklet.
   */
  private static final class SoloTokens {
    private SoloTokens() {}

    static TokenMeaning<SoloMove> resolve(SoloPosition position, MoveToken token) {
      return switch (token) {
        case Coloured(Disc colour, Place(int file, int rank)) when (file | rank) < 8 ->
            resolve(position, new SoloMove(colour, Square.at(file, rank)), token.toString());
        case Coloured coloured -> noSquare(coloured.place().toString());
        case Pass() ->
            new Illegal<>(
                IllegalReason.PASS_NOT_FORCED,
                "nobody passes in the solo game: it ends when no disc can be placed");
        case Place(int file, int rank) when (file | rank) < 8 ->
            new Illegal<>(
                IllegalReason.AMBIGUOUS,
                "%s does not say which side of the disc is up: write gold:%s or black:%s"
                    .formatted(token, token, token));
        default -> noSquare("'" + token + "'");
      };
    }

    private static TokenMeaning<SoloMove> noSquare(String written) {
      return new Illegal<>(IllegalReason.NO_SQUARE, written + " is not a square of the 8x8 board");
    }

    private static TokenMeaning<SoloMove> resolve(
        SoloPosition position, SoloMove move, String written) {
      String square = Square.name(move.square());
      long bit = 1L << move.square();
      if (position.winnable() == 0) {
        return position.won() == position.deal().squares()
            ? new Illegal<>(IllegalReason.GAME_OVER, "all tiles are won before " + written)
            : new Illegal<>(IllegalReason.GAME_OVER, "no more tiles can be won before " + written);
      }
      if (((position.down() | position.up()) & bit) != 0) {
        return new Illegal<>(IllegalReason.OCCUPIED, "a tile lies on " + square);
      }
      if ((position.free() & bit) == 0) {
        return Illegal.taken(square);
      }
      long unseen =
          position.enclosed(
              move.colour(), move.square(), position.up() & position.deal().unknown());
      if (unseen != 0) {
        return new Illegal<>(
            IllegalReason.AMBIGUOUS,
            "%s encloses the tile on %s, and the record does not say what that is"
                .formatted(written, name(unseen)));
      }
      return (SoloRules.squares(position, move.colour()) & bit) != 0
          ? new Legal<>(move)
          : enclosesNothing(position, move, written);
    }

    private static TokenMeaning<SoloMove> enclosesNothing(
        SoloPosition position, SoloMove move, String written) {
      String other = SoloMove.name(move.colour().opponent());
      long around =
          position.enclosed(move.colour(), move.square(), position.down() | position.up());
      String why =
          around == 0
              ? ""
              : (around & position.down()) != 0
                  ? "; the tile on %s lies face down".formatted(name(around & position.down()))
                  : "; the tile on %s is %s too"
                      .formatted(name(around), SoloMove.name(move.colour()));
      return new Illegal<>(
          IllegalReason.FLIPS_NOTHING,
          "%s encloses no %s disc and no single %s tile that lay face up%s"
              .formatted(written, other, other, why));
    }

    private static String name(long set) {
      return Square.name(Long.numberOfTrailingZeros(set));
    }
  }
}
