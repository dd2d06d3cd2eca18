package org.kifu.rules.grid;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.kifu.board.Disc;
import org.kifu.board.MoveToken;
import org.kifu.board.MoveToken.Pass;
import org.kifu.board.MoveToken.Place;
import org.kifu.board.StartSpec;
import org.kifu.rules.BoardFace;
import org.kifu.rules.DiscScoring;
import org.kifu.rules.DiscScoring.Counting;
import org.kifu.rules.Display;
import org.kifu.rules.FinalCount;
import org.kifu.rules.SearchHints;
import org.kifu.rules.TokenMeaning;
import org.kifu.rules.TokenMeaning.Illegal;
import org.kifu.rules.TokenMeaning.IllegalReason;
import org.kifu.rules.TokenMeaning.Legal;
import org.kifu.rules.grid.EarlyReversi.EarlySwitches.Quiet;
import org.kifu.rules.grid.GridEstimate.Weights;

/**
 * The Reversi of the 1880s: an empty board, the first four discs on the centre squares without
 * flipping, white first, and a supply of discs that cannot be lent.
 */
final class EarlyReversi
    implements BoardGame<EarlyReversi.EarlyPosition>,
        Display<EarlyReversi.EarlyPosition>,
        SearchHints<EarlyReversi.EarlyPosition, GridMove> {
  private static final GridShape SHAPE = GridShape.rectangle(8, 8);

  private static final DiscScoring SCORING =
      new DiscScoring(Counting.BOARD_ALONE, SHAPE.squares().length, Disc.BLACK);

  private static final GridEstimate ESTIMATE = new GridEstimate(SHAPE, Weights.MORE_WIN);

  /** d4 e4 d5 e5. */
  private static final List<GridMove> CENTRE =
      List.of(new GridMove(27), new GridMove(28), new GridMove(35), new GridMove(36));

  private final String name;
  private final EarlySwitches switches;
  private final GridTokens boardWords = new GridTokens(SHAPE, GridGame.OTHELLO);

  EarlyReversi(String name, EarlySwitches switches) {
    this.name = name;
    this.switches = switches;
  }

  /** Returns the rules with a name such as {@code reversi-1880:supply=30}. */
  static Optional<EarlyReversi> byName(String name) {
    return EarlySwitches.of(name).map(switches -> new EarlyReversi(name, switches));
  }

  @Override
  public String name() {
    return name;
  }

  @Override
  public Optional<EarlyPosition> start(StartSpec start) {
    int supply = switches.supply();
    return start.position(
        new EarlyPosition(GridPosition.empty(SHAPE, Disc.WHITE), supply, supply),
        text -> EarlyPosition.parse(SHAPE, supply, text));
  }

  @Override
  public GridPosition board(EarlyPosition position) {
    return position.board();
  }

  @Override
  public Disc sideToMove(EarlyPosition position) {
    return position.sideToMove();
  }

  @Override
  public List<GridMove> legalMoves(EarlyPosition position) {
    List<GridMove> moves = placements(position);
    return moves.isEmpty() && mustPass(position) ? List.of(GridMove.PASS) : moves;
  }

  /** The squares for a disc of the side to move. */
  private List<GridMove> placements(EarlyPosition position) {
    if (position.left() == 0) {
      return List.of();
    }
    List<GridMove> centre = freeCentre(position);
    if (!centre.isEmpty()) {
      return centre;
    }
    List<GridMove> moves = new ArrayList<>();
    long captures = position.board().legalSquares()[0];
    boolean isAnyQuiet = switches.quiet() != Quiet.NEVER;
    for (int square : SHAPE.squares()) {
      boolean isCapture = (captures >>> square & 1) != 0;
      if (isCapture || isAnyQuiet && isQuiet(position, square, captures != 0)) {
        moves.add(SHAPE.move(square));
      }
    }
    return moves;
  }

  private static List<GridMove> freeCentre(EarlyPosition position) {
    return CENTRE.stream().filter(move -> position.board().isEmpty(move.square())).toList();
  }

  private boolean isQuiet(EarlyPosition position, int square, boolean hasCapture) {
    boolean isAllowed =
        switch (switches.quiet()) {
          case NEVER -> false;
          case ONLY_WITHOUT_CAPTURE -> !hasCapture;
          case ALWAYS -> true;
        };
    return isAllowed && position.board().isEmpty(square) && position.board().touchesOwn(square);
  }

  private boolean mustPass(EarlyPosition position) {
    boolean endsHere = switches.endsWhenOut() && position.left() == 0;
    return !endsHere && placements(position).isEmpty() && !placements(position.passed()).isEmpty();
  }

  @Override
  public Optional<GridMove> forcedPass(EarlyPosition position) {
    return mustPass(position) ? Optional.of(GridMove.PASS) : Optional.empty();
  }

  @Override
  public EarlyPosition play(EarlyPosition position, GridMove move) {
    return move.isPass() ? position.passed() : position.played(move);
  }

  @Override
  public TokenMeaning<GridMove> resolve(EarlyPosition position, MoveToken token) {
    List<GridMove> legal = legalMoves(position);
    if (token instanceof Pass && legal.contains(GridMove.PASS)) {
      return new Legal<>(GridMove.PASS);
    }
    if (token instanceof Place(int file, int rank) && SHAPE.has(file, rank)) {
      GridMove move = new GridMove(SHAPE.at(file, rank));
      return legal.contains(move) ? new Legal<>(move) : illegal(position, token, move.square());
    }
    return legal.isEmpty()
        ? Illegal.afterTheEnd(token.toString())
        : boardWords.resolve(position.board(), token);
  }

  private TokenMeaning<GridMove> illegal(EarlyPosition position, MoveToken token, int square) {
    String side = nameOf(position.sideToMove());
    if (legalMoves(position).isEmpty()) {
      return Illegal.afterTheEnd(token.toString());
    }
    if (!position.board().isEmpty(square)) {
      return Illegal.taken(token.toString());
    }
    if (!freeCentre(position).isEmpty()) {
      return new Illegal<>(
          IllegalReason.NOT_YET, token + " is not in the centre, where the first four discs go");
    }
    if (position.left() == 0) {
      return new Illegal<>(IllegalReason.WRONG_SIDE, side + " has no disc left for " + token);
    }
    boolean isTooEarly =
        switches.quiet() == Quiet.ONLY_WITHOUT_CAPTURE && position.board().touchesOwn(square);
    return isTooEarly
        ? new Illegal<>(
            IllegalReason.FLIPS_NOTHING,
            token + " flips nothing, and " + side + " can play where something flips")
        : boardWords.resolve(position.board(), token);
  }

  @Override
  public MoveToken token(GridMove move) {
    return move.isPass() ? Pass.WRITTEN : SHAPE.place(move.square());
  }

  @Override
  public FinalCount count(EarlyPosition position) {
    int black = position.board().count(Disc.BLACK);
    int white = position.board().count(Disc.WHITE);
    return SCORING.count(black, white);
  }

  @Override
  public Optional<DiscScoring> scoring() {
    return Optional.of(SCORING);
  }

  @Override
  public int estimate(EarlyPosition position) {
    return ESTIMATE.of(position.board());
  }

  @Override
  public Display<EarlyPosition> display() {
    return this;
  }

  @Override
  public SearchHints<EarlyPosition, GridMove> hints() {
    return this;
  }

  @Override
  public String draw(EarlyPosition position) {
    return GridText.draw(position.board());
  }

  @Override
  public Optional<BoardFace> face(EarlyPosition position) {
    return Optional.of(position.board().face(BoardFace.Make.REVERSI));
  }

  @Override
  public String key(EarlyPosition position) {
    return position.toString();
  }

  /**
   * The switches of the Reversi of the 1880s, for rules on which its sources differ.
   *
   * @param supply the number of discs of each side, including those on the centre
   * @param endsWhenOut whether the game ends when the side to move has no disc left
   * @param quiet the cases in which a disc may be placed next to own discs without flipping any
   */
  record EarlySwitches(int supply, boolean endsWhenOut, Quiet quiet) {
    /** The cases in which a disc may be placed without flipping any. */
    enum Quiet {
      NEVER,
      ONLY_WITHOUT_CAPTURE,
      ALWAYS
    }

    /** The rules without a switch. */
    static final EarlySwitches USUAL = new EarlySwitches(32, false, Quiet.NEVER);

    private static final int FEWER = 30;

    private static final Pattern NAME =
        Pattern.compile(
            "reversi-1880(:supply=30)?(:out=ends)?(?::quiet=(only-without-capture|always))?");

    /** Returns the switches in the name of rules; nothing if the name is not one of this game. */
    static Optional<EarlySwitches> of(String name) {
      Matcher matcher = NAME.matcher(name);
      return matcher.matches()
          ? Optional.of(
              new EarlySwitches(
                  matcher.group(1) == null ? USUAL.supply : FEWER,
                  matcher.group(2) != null,
                  quiet(matcher)))
          : Optional.empty();
    }

    private static Quiet quiet(Matcher name) {
      if (name.group(3) == null) {
        return Quiet.NEVER;
      }
      return name.group(3).equals("always") ? Quiet.ALWAYS : Quiet.ONLY_WITHOUT_CAPTURE;
    }
  }

  /**
   * A position of a game in which discs are not lent.
   *
   * @param board the discs on the board, and the side to move
   * @param blackLeft the number of discs that black has not placed yet
   * @param whiteLeft the number of discs that white has not placed yet
   */
  record EarlyPosition(GridPosition board, int blackLeft, int whiteLeft) {
    private static final Pattern TEXT =
        Pattern.compile("(.*?[XO])(?:\\s+(\\d{1,2})\\s+(\\d{1,2}))?\\s*", Pattern.DOTALL);

    /**
     * Reads the cells, the side to move, and the discs that black and white have left. If these
     * numbers are missing, the sides placed the discs in turn, white first.
     *
     * @param supply the number of discs of each side at the start
     */
    static Optional<EarlyPosition> parse(GridShape shape, int supply, String text) {
      Matcher matcher = TEXT.matcher(text);
      return matcher.matches()
          ? GridText.parse(shape, matcher.group(1)).flatMap(board -> of(board, supply, matcher))
          : Optional.empty();
    }

    private static Optional<EarlyPosition> of(GridPosition board, int supply, Matcher text) {
      int discs = board.count(Disc.BLACK) + board.count(Disc.WHITE);
      boolean isTold = text.group(2) != null;
      int black = isTold ? Integer.parseInt(text.group(2)) : supply - discs / 2;
      int white = isTold ? Integer.parseInt(text.group(3)) : supply - (discs + 1) / 2;
      boolean fits = 0 <= black && black <= supply && 0 <= white && white <= supply;
      return fits ? Optional.of(new EarlyPosition(board, black, white)) : Optional.empty();
    }

    Disc sideToMove() {
      return board.sideToMove();
    }

    /** The number of discs that the side to move has left. */
    int left() {
      return sideToMove() == Disc.BLACK ? blackLeft : whiteLeft;
    }

    EarlyPosition passed() {
      return new EarlyPosition(board.passed(), blackLeft, whiteLeft);
    }

    /** The position after a legal move, which may flip nothing. */
    EarlyPosition played(GridMove move) {
      return sideToMove() == Disc.BLACK
          ? new EarlyPosition(board.played(move), blackLeft - 1, whiteLeft)
          : new EarlyPosition(board.played(move), blackLeft, whiteLeft - 1);
    }

    @Override
    public String toString() {
      return board + " " + blackLeft + " " + whiteLeft;
    }
  }
}
