package org.kifu.games.draughts;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.kifu.analysis.Limits;
import org.kifu.board.Disc;
import org.kifu.board.MoveToken;
import org.kifu.board.StartSpec;
import org.kifu.game.Counted;
import org.kifu.rules.BoardFace;
import org.kifu.rules.Display;
import org.kifu.rules.FinalCount;
import org.kifu.rules.Rules;
import org.kifu.rules.TokenMeaning;
import org.kifu.search.general.GameSearch;

/**
 * Russian draughts, by the rules of FMJD-64: men capture backwards too, kings fly, captures are
 * obligatory and any capture may be chosen, and a man that reaches the last row in a capture
 * continues as a king. A side that cannot move has lost. There are no passes.
 */
public final class RussianDraughts
    implements Rules<DraughtsPosition, DraughtsMove>,
        Display<DraughtsPosition>,
        GameSearch.OwnSearch<DraughtsPosition, DraughtsMove> {
  /** The usual rules, in which players agree draws. */
  public static final RussianDraughts RULES = new RussianDraughts("russian-draughts", true, false);

  private static final Pattern NAME =
      Pattern.compile("russian-draughts(:capture=optional)?(:draws=counted)?");

  private final String name;
  private final boolean isObligatory;
  private final boolean countsDraws;

  private RussianDraughts(String name, boolean isObligatory, boolean countsDraws) {
    this.name = name;
    this.isObligatory = isObligatory;
    this.countsDraws = countsDraws;
  }

  /** Returns the rules with a name such as {@code russian-draughts:capture=optional}. */
  static Optional<RussianDraughts> byName(String name) {
    Matcher switches = NAME.matcher(name);
    return switches.matches()
        ? Optional.of(
            new RussianDraughts(name, switches.group(1) == null, switches.group(2) != null))
        : Optional.empty();
  }

  @Override
  public String name() {
    return name;
  }

  /** Whether a side that can capture must do so. */
  public boolean isCaptureObligatory() {
    return isObligatory;
  }

  @Override
  public Optional<DraughtsPosition> start(StartSpec start) {
    Optional<DraughtsPosition> position =
        start.position(DraughtsPosition.START, DraughtsBoardText::parse);
    return countsDraws ? position.map(DrawClock::started) : position;
  }

  @Override
  public Disc sideToMove(DraughtsPosition position) {
    return position.sideToMove();
  }

  @Override
  public List<DraughtsMove> legalMoves(DraughtsPosition position) {
    return moves(position, new MoveGenerator());
  }

  /** The legal moves, including every way of a capture if the generator keeps them. */
  List<DraughtsMove> moves(DraughtsPosition position, MoveGenerator generator) {
    return isDrawn(position) ? List.of() : found(position, generator).inOrder();
  }

  /** Whether the game is drawn by count. */
  static boolean isDrawn(DraughtsPosition position) {
    return position.clock().isDraw(position);
  }

  private DraughtsMoveList found(DraughtsPosition position, MoveGenerator generator) {
    long player = position.player();
    long opponent = position.opponent();
    return isObligatory
        ? generator.obligatory(player, opponent, position.kings(), position.isWhiteToMove())
        : generator.free(player, opponent, position.kings(), position.isWhiteToMove());
  }

  @Override
  public Optional<DraughtsMove> forcedPass(DraughtsPosition position) {
    return Optional.empty();
  }

  @Override
  public DraughtsPosition play(DraughtsPosition position, DraughtsMove move) {
    DraughtsPosition after = position.played(move);
    return after.withClock(position.clock().after(position, after, move));
  }

  @Override
  public long leaves(DraughtsPosition position, int depth) {
    return isObligatory && !countsDraws
        ? new DraughtsPerft(depth).leaves(position, depth)
        : Rules.super.leaves(position, depth);
  }

  @Override
  public TokenMeaning<DraughtsMove> resolve(DraughtsPosition position, MoveToken token) {
    return new DraughtsTokens(this, position).resolve(token);
  }

  @Override
  public MoveToken token(DraughtsMove move) {
    return move.token();
  }

  /** The pieces of each side. A side that cannot move has lost, whatever pieces it has. */
  @Override
  public FinalCount count(DraughtsPosition position) {
    int black = Long.bitCount(position.black());
    int white = Long.bitCount(position.white());
    boolean isLost = !isDrawn(position) && found(position, new MoveGenerator()).size() == 0;
    Optional<Disc> winner =
        isLost ? Optional.of(position.sideToMove().opponent()) : Optional.empty();
    return new FinalCount(black, white, DarkSquares.COUNT - black - white, winner);
  }

  @Override
  public String remaining(DraughtsPosition position) {
    return "%d white and %s on the board"
        .formatted(
            Long.bitCount(position.white()),
            Counted.of(Long.bitCount(position.black()), "black piece"));
  }

  @Override
  public Display<DraughtsPosition> display() {
    return this;
  }

  @Override
  public String draw(DraughtsPosition position) {
    return DraughtsBoardText.draw(position);
  }

  @Override
  public Optional<BoardFace> face(DraughtsPosition position) {
    return Optional.of(DraughtsBoardText.face(position));
  }

  @Override
  public GameSearch.OwnSearch<DraughtsPosition, DraughtsMove> hints() {
    return this;
  }

  @Override
  public int estimate(DraughtsPosition position) {
    return DraughtsEvaluation.of(
        position.player(), position.opponent(), position.kings(), position.isWhiteToMove());
  }

  @Override
  public int usualMegabytes() {
    return 32;
  }

  @Override
  public GameSearch<DraughtsPosition, DraughtsMove> search(int megabytes) {
    return new DraughtsRoot(this, megabytes);
  }

  /** The limits of a level, which are only a depth: 11 at level 21. */
  @Override
  public Limits limits(int level) {
    return new Limits(1 + level / 2, 0);
  }

  @Override
  public String key(DraughtsPosition position) {
    return position.toString();
  }

  /**
   * A count of the leaves of the game tree, in which captures that differ only in their way count
   * once. If no piece can capture, the last ply is counted without listing its moves.
   */
  private static final class DraughtsPerft {
    private final MoveGenerator[] generators;

    /**
     * Makes a move generator for each ply.
     *
     * @param depth the depth in plies, 1 or more
     */
    DraughtsPerft(int depth) {
      generators = new MoveGenerator[depth + 1];
      for (int i = 0; i <= depth; i++) {
        generators[i] = new MoveGenerator();
      }
    }

    long leaves(DraughtsPosition position, int depth) {
      return leaves(
          position.player(),
          position.opponent(),
          position.kings(),
          position.isWhiteToMove(),
          depth);
    }

    private long leaves(long player, long opponent, long kings, boolean isWhite, int depth) {
      MoveGenerator generator = generators[depth];
      if (depth == 1) {
        return Math.max(1, generator.countObligatory(player, opponent, kings, isWhite));
      }
      DraughtsMoveList moves = generator.obligatory(player, opponent, kings, isWhite);
      long leaves = moves.size() == 0 ? 1 : 0;
      for (int i = 0; i < moves.size(); i++) {
        int from = moves.from(i);
        int to = moves.to(i);
        long captured = moves.captured(i);
        leaves +=
            leaves(
                opponent & ~captured,
                player ^ 1L << from | 1L << to,
                DraughtsPosition.kingsAfter(kings, from, to, captured, isWhite),
                !isWhite,
                depth - 1);
      }
      return leaves;
    }
  }
}
