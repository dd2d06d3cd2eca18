package org.kifu.rules.grid;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.kifu.board.Disc;
import org.kifu.board.MoveToken;
import org.kifu.board.MoveToken.Pass;
import org.kifu.board.MoveToken.Place;
import org.kifu.board.StartSpec;
import org.kifu.rules.BoardFace;
import org.kifu.rules.Display;
import org.kifu.rules.FinalCount;
import org.kifu.rules.Resolution;
import org.kifu.rules.Resolution.Fault;
import org.kifu.rules.Resolution.Illegal;
import org.kifu.rules.Resolution.Legal;
import org.kifu.rules.Rules;
import org.kifu.rules.SearchHints;
import org.kifu.rules.grid.EarlySwitches.Quiet;

/**
 * The Reversi of the 1880s: an empty board, the first four discs on the centre squares without
 * flipping, white first, a supply of discs that nobody lends from.
 */
final class EarlyReversi
    implements Rules<EarlyPosition, GridMove>,
        Display<EarlyPosition>,
        SearchHints<EarlyPosition, GridMove> {
  private static final GridShape SHAPE = GridShape.rectangle(8, 8);

  /** d4 e4 d5 e5. */
  private static final List<GridMove> CENTRE =
      List.of(new GridMove(27), new GridMove(28), new GridMove(35), new GridMove(36));

  private final String name;
  private final EarlySwitches switches;
  private final TokenResolver boardWords = new TokenResolver(SHAPE, GridGame.OTHELLO);

  EarlyReversi(String name, EarlySwitches switches) {
    this.name = name;
    this.switches = switches;
  }

  /** The rules of a name such as {@code reversi-1880:supply=30}. */
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
    return switch (start) {
      case StartSpec.Standard() ->
          Optional.of(new EarlyPosition(GridPosition.empty(SHAPE, Disc.WHITE), supply, supply));
      case StartSpec.Setup(String text) -> EarlyPosition.parse(SHAPE, supply, text);
    };
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
    boolean hasCapture = position.board().canMove();
    for (int square : SHAPE.squares()) {
      if (position.board().isEmpty(square)
          && (position.board().isLegal(square) || isQuiet(position, square, hasCapture))) {
        moves.add(new GridMove(square));
      }
    }
    return moves;
  }

  private static List<GridMove> freeCentre(EarlyPosition position) {
    return CENTRE.stream().filter(move -> position.board().isEmpty(move.square())).toList();
  }

  private boolean isQuiet(EarlyPosition position, int square, boolean hasCapture) {
    return switch (switches.quiet()) {
      case NEVER -> false;
      case ONLY_WITHOUT_CAPTURE -> !hasCapture && position.board().touchesOwn(square);
      case ALWAYS -> position.board().touchesOwn(square);
    };
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
  public Resolution<GridMove> resolve(EarlyPosition position, MoveToken token) {
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

  private Resolution<GridMove> illegal(EarlyPosition position, MoveToken token, int square) {
    String side = nameOf(position.sideToMove());
    if (legalMoves(position).isEmpty()) {
      return Illegal.afterTheEnd(token.toString());
    }
    if (!position.board().isEmpty(square)) {
      return Illegal.taken(token.toString());
    }
    if (!freeCentre(position).isEmpty()) {
      return new Illegal<>(
          Fault.NOT_YET, token + " is not in the centre, where the first four discs go");
    }
    if (position.left() == 0) {
      return new Illegal<>(Fault.WRONG_SIDE, side + " has no disc left for " + token);
    }
    boolean isTooEarly =
        switches.quiet() == Quiet.ONLY_WITHOUT_CAPTURE && position.board().touchesOwn(square);
    return isTooEarly
        ? new Illegal<>(
            Fault.FLIPS_NOTHING,
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
    int empties = SHAPE.squares().length - black - white;
    return Scoring.BOARD_ALONE.count(black, white, empties, Disc.BLACK);
  }

  @Override
  public int estimate(EarlyPosition position) {
    return GridEstimate.of(position.board(), false);
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
}
