package org.kifu.opening;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.kifu.board.Disc;
import org.kifu.board.MoveToken;
import org.kifu.board.SquareOrder;
import org.kifu.board.StartSpec;
import org.kifu.game.GameRecord;
import org.kifu.game.MoveList;
import org.kifu.replay.Replay;
import org.kifu.rules.BoardFace;
import org.kifu.rules.BoardTurns;
import org.kifu.rules.Rules;
import org.kifu.rules.TokenMeaning;

/**
 * A game of any rules. The key of a position is a hash of 128 bits of the smallest text of its
 * images: among 10^9 positions, the chance that any two have the same key is about 10^-21. The
 * number of a move is its place among all legal moves of the smallest image, in the order of their
 * names.
 *
 * @param <P> a position
 * @param <M> a move
 */
final class RulesBoard<P, M> implements OpeningBoard<P> {
  private static final int USUAL_SIDE = 8;

  private final Rules<P, M> rules;
  private final BoardTurns turns;
  private final P start;

  /** Whether every move is a square of two signs, so that lines need no blanks. */
  private final boolean isCompact;

  RulesBoard(Rules<P, M> rules) {
    this.rules = rules;
    this.turns = BoardTurns.of(rules);
    this.start = rules.start(StartSpec.STANDARD).orElseThrow();
    this.isCompact =
        rules.display().face(start).filter(RulesBoard::isSmall).isPresent()
            && rules.legalMoves(start).stream()
                .allMatch(move -> rules.token(move) instanceof MoveToken.Place);
  }

  private static boolean isSmall(BoardFace face) {
    return face.width() <= USUAL_SIDE && face.height() <= USUAL_SIDE;
  }

  /**
   * A position in its smallest image.
   *
   * @param text the text of the image
   * @param ways the turns that lead to it
   */
  record Smallest<P>(P position, String text, List<Integer> ways) {
    /** Copies the list. */
    Smallest {
      ways = List.copyOf(ways);
    }
  }

  /** The smallest image of a position. */
  Smallest<P> smallest(P position) {
    String text = rules.key(position);
    String smallest = turns.smallest(text);
    List<Integer> ways =
        IntStream.range(0, turns.count())
            .filter(way -> turns.turned(way, text).equals(smallest))
            .boxed()
            .toList();
    return new Smallest<>(position, smallest, ways);
  }

  @Override
  public Rules<P, M> rules() {
    return rules;
  }

  @Override
  public P start() {
    return start;
  }

  @Override
  public Disc sideToMove(P position) {
    return rules.sideToMove(position);
  }

  @Override
  public PositionKey key(P position) {
    return key(smallest(position));
  }

  PositionKey key(Smallest<P> smallest) {
    try {
      MessageDigest sha = MessageDigest.getInstance("SHA-256");
      byte[] text = smallest.text().getBytes(StandardCharsets.UTF_8);
      ByteBuffer hash = ByteBuffer.wrap(sha.digest(text));
      return new PositionKey(hash.getLong(), hash.getLong(), sideToMove(smallest.position()));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has SHA-256", e);
    }
  }

  @Override
  public Optional<OpeningName> name(OpeningNames names, PositionKey position) {
    return Optional.empty();
  }

  @Override
  public boolean hasNames() {
    return false;
  }

  /** The names of all legal moves of the smallest image, in order. */
  private String[] names(Smallest<P> smallest) {
    int way = smallest.ways().getFirst();
    return rules.legalMoves(smallest.position()).stream()
        .map(move -> turns.turned(way, rules.token(move)).toString())
        .sorted()
        .toArray(String[]::new);
  }

  @Override
  public String moveName(P position, int move) {
    Smallest<P> smallest = smallest(position);
    MoveToken token = MoveToken.parse(names(smallest)[move]);
    return smallest.ways().stream()
        .map(way -> turns.turnedBack(way, token).toString())
        .min(SquareOrder.BY_SQUARE)
        .orElseThrow();
  }

  @Override
  public int number(P position, String move) {
    return number(smallest(position), MoveToken.parse(move));
  }

  /** The number of a legal move. */
  int number(Smallest<P> smallest, MoveToken move) {
    String[] names = names(smallest);
    return smallest.ways().stream()
        .mapToInt(way -> Arrays.binarySearch(names, turns.turned(way, move).toString()))
        .min()
        .orElseThrow();
  }

  @Override
  public List<String> equivalents(P position, String move) {
    String text = rules.key(position);
    MoveToken token = MoveToken.parse(move);
    return IntStream.range(0, turns.count())
        .filter(turn -> turns.turned(turn, text).equals(text))
        .mapToObj(turn -> turns.turned(turn, token).toString())
        .distinct()
        .sorted()
        .toList();
  }

  @Override
  public String step(int ply, String move) {
    return move;
  }

  @Override
  public P after(P position, String move) {
    return switch (rules.resolve(position, MoveToken.parse(move))) {
      case TokenMeaning.Legal<M>(M legal) -> rules.afterForcedPass(rules.play(position, legal));
      case TokenMeaning.Illegal<M> illegal -> throw new IllegalArgumentException(illegal.message());
    };
  }

  @Override
  public Set<PositionKey> keysAfter(P position) {
    return rules.legalMoves(position).stream()
        .map(move -> key(rules.afterForcedPass(rules.play(position, move))))
        .collect(Collectors.toUnmodifiableSet());
  }

  @Override
  public boolean areMovesEqual(String line) {
    Smallest<P> smallest = smallest(at(line));
    return rules.legalMoves(smallest.position()).stream()
            .map(move -> number(smallest, rules.token(move)))
            .distinct()
            .count()
        == 1;
  }

  @Override
  public boolean isOver(P position) {
    return rules.legalMoves(position).isEmpty();
  }

  @Override
  public String joined(String line, String move) {
    return isCompact || line.isEmpty() ? line + move : line + " " + move;
  }

  @Override
  public int length(String line) {
    return moves(line).size();
  }

  private List<MoveToken> moves(String line) {
    List<MoveToken> moves = new ArrayList<>();
    if (isCompact) {
      for (int i = 0; i < line.length(); i += 2) {
        moves.add(MoveToken.parse(line.substring(i, Math.min(line.length(), i + 2))));
      }
    } else if (!line.isEmpty()) {
      Stream.of(line.split(" ", -1)).map(MoveToken::parse).forEach(moves::add);
    }
    return moves;
  }

  @Override
  public String line(MoveList moves) {
    Replay<P, M> replay = OpeningLine.checked(replay(moves));
    String line = "";
    for (Replay.Step<P, M> step : replay.steps()) {
      MoveToken token = rules.token(step.move());
      line = token instanceof MoveToken.Pass ? line : joined(line, token.toString());
    }
    return line;
  }

  @Override
  public P at(String line) {
    return rules.afterForcedPass(OpeningLine.legal(replay(MoveList.of(moves(line)))).end());
  }

  <R> R use(String line, OpeningLine.PositionUse<R> use) {
    return use.of(rules, at(line));
  }

  private Replay<P, M> replay(MoveList moves) {
    return Replay.of(rules, GameRecord.of(rules.name(), StartSpec.STANDARD, moves));
  }

  @Override
  public String text(P position) {
    return rules.key(position);
  }
}
