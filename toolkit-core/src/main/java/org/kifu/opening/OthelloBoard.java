package org.kifu.opening;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.kifu.bitboard.Flips;
import org.kifu.board.BoardText;
import org.kifu.board.Disc;
import org.kifu.board.Move;
import org.kifu.board.Position;
import org.kifu.board.Square;
import org.kifu.board.StartSpec;
import org.kifu.game.GameRecord;
import org.kifu.game.MoveList;
import org.kifu.replay.Replay;
import org.kifu.rules.DiscScoring;
import org.kifu.rules.FinalCount;
import org.kifu.rules.Othello;
import org.kifu.rules.Rules;

/**
 * The tournament game, and games that are played like it: with the colours exchanged, or with
 * another result. They share its kernels and the names of its positions.
 *
 * @param rules the rules, which say who wins
 * @param isExchanged whether white begins, from the start with the colours exchanged
 */
record OthelloBoard(Rules<?, ?> rules, boolean isExchanged) implements OpeningBoard<Position> {
  /** The tournament game. */
  static final OthelloBoard TOURNAMENT = new OthelloBoard(Othello.RULES, false);

  private static final Position EXCHANGED =
      new Position(Position.START.player(), Position.START.opponent(), Disc.WHITE);

  OthelloBoard(Rules<?, ?> rules) {
    this(rules, rules.firstToMove() == Disc.WHITE);
  }

  /** Whether this is the tournament game itself. */
  boolean isTournament() {
    return rules == Othello.RULES;
  }

  @Override
  public Position start() {
    return isExchanged ? EXCHANGED : Position.START;
  }

  /** A record as one of the tournament game, with the start written out if it has other colours. */
  GameRecord asOthello(GameRecord record) {
    return isExchanged && record.start() instanceof StartSpec.Standard
        ? record.withStart(StartSpec.of(EXCHANGED))
        : record;
  }

  /** The count of a final position. */
  FinalCount count(long black, long white) {
    DiscScoring scoring = rules.scoring().orElseThrow();
    return scoring.count(Long.bitCount(black), Long.bitCount(white));
  }

  @Override
  public Disc sideToMove(Position position) {
    return position.sideToMove();
  }

  @Override
  public PositionKey key(Position position) {
    return PositionKey.of(position);
  }

  @Override
  public Optional<OpeningName> name(OpeningNames names, PositionKey position) {
    return names.of(isExchanged ? position.exchanged() : position);
  }

  @Override
  public boolean hasNames() {
    return true;
  }

  @Override
  public String moveName(Position position, int move) {
    return PositionKey.moveName(position, move);
  }

  @Override
  public int number(Position position, String move) {
    return PositionKey.canonical(position, Square.parse(move));
  }

  @Override
  public List<String> equivalents(Position position, String move) {
    return OpeningLine.equivalents(position, move);
  }

  @Override
  public String step(int ply, String move) {
    return ply == 0 ? OpeningLine.FIRST_MOVE : move;
  }

  @Override
  public Position after(Position position, String move) {
    int square = Square.parse(move);
    long flips = Flips.flips(square, position.player(), position.opponent());
    return PositionKey.afterForcedPass(position.played(square, flips));
  }

  @Override
  public Set<PositionKey> keysAfter(Position position) {
    return Othello.RULES.legalMoves(position).stream()
        .map(move -> PositionKey.of(Othello.RULES.play(position, move)))
        .collect(Collectors.toUnmodifiableSet());
  }

  @Override
  public boolean areMovesEqual(String line) {
    Position position = at(line);
    return Othello.RULES.legalMoves(position).stream()
            .map(move -> PositionKey.canonical(position, move.square()))
            .distinct()
            .count()
        == 1;
  }

  @Override
  public boolean isOver(Position position) {
    return Othello.RULES.legalMoves(position).isEmpty();
  }

  @Override
  public String joined(String line, String move) {
    return line + move;
  }

  @Override
  public int length(String line) {
    return line.length() / 2;
  }

  @Override
  public String line(MoveList moves) {
    GameRecord record = asOthello(GameRecord.ofMoves(moves));
    return OpeningLine.checked(Replay.of(Othello.RULES, record)).steps().stream()
        .map(Replay.Step::move)
        .filter(move -> !move.isPass())
        .map(Move::toString)
        .collect(Collectors.joining());
  }

  @Override
  public Position at(String line) {
    GameRecord record = asOthello(OpeningLine.record(line));
    Replay<Position, Move> replay = OpeningLine.legal(Replay.of(Othello.RULES, record));
    return PositionKey.afterForcedPass(replay.end());
  }

  /** Uses a position as one of its own rules, which draw it. */
  <R> R use(String line, OpeningLine.PositionUse<R> use) {
    return use(rules, at(line), use);
  }

  private <P, M, R> R use(Rules<P, M> own, Position position, OpeningLine.PositionUse<R> use) {
    return use.of(own, own.start(new StartSpec.Setup(text(position))).orElseThrow());
  }

  @Override
  public String text(Position position) {
    return BoardText.write(position);
  }
}
