package org.kifu.archive.query;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.kifu.archive.query.GameQuery.PlyRange;
import org.kifu.board.MoveToken;
import org.kifu.board.StartSpec;
import org.kifu.game.GameRecord;
import org.kifu.game.MoveList;
import org.kifu.replay.Replay;
import org.kifu.replay.Replay.Step;
import org.kifu.rules.BoardTurns;
import org.kifu.rules.Rules;

/**
 * A question about the board in games of some rules: a position and a pattern, in any turn of the
 * board. Boards are compared as the texts that {@link Rules#key} writes.
 *
 * @param <P> a position
 * @param <M> a move
 */
public final class BoardQuestion<P, M> {
  private static final String PATTERN = "[XO#?-]*";

  private final Rules<P, M> rules;
  private final BoardTurns turns;
  private final Optional<String> position;
  private final List<String> patterns;

  private BoardQuestion(
      Rules<P, M> rules, BoardTurns turns, Optional<String> position, List<String> patterns) {
    this.rules = rules;
    this.turns = turns;
    this.position = position;
    this.patterns = patterns;
  }

  /** Returns the question that asks nothing. */
  public static <P, M> BoardQuestion<P, M> of(Rules<P, M> rules) {
    return new BoardQuestion<>(rules, BoardTurns.of(rules), Optional.empty(), List.of());
  }

  /** The same question with a position. */
  public BoardQuestion<P, M> withPosition(P wanted) {
    return new BoardQuestion<>(rules, turns, Optional.of(smallest(wanted)), patterns);
  }

  /**
   * The same question with the position after moves from the start.
   *
   * @throws IllegalArgumentException if a move is not legal
   */
  public BoardQuestion<P, M> withMoves(MoveList moves) {
    Replay<P, M> replay = Replay.of(rules, GameRecord.of(rules.name(), StartSpec.STANDARD, moves));
    if (replay.ending() instanceof Replay.Ending.Illegal(int token, _, _, String message)) {
      throw new IllegalArgumentException("move " + (token + 1) + ": " + message);
    }
    return withPosition(replay.end());
  }

  /** The same question with a position that is written out; nothing if the text is not one. */
  public Optional<BoardQuestion<P, M>> withPosition(String text) {
    return rules.start(new StartSpec.Setup(text)).map(this::withPosition);
  }

  /**
   * The same question with a pattern: a sign for each square, row by row without the holes, as in
   * {@link BoardPattern}.
   *
   * @return nothing if the text is not a pattern of this board
   */
  public Optional<BoardQuestion<P, M>> withPattern(String text) {
    String cells = text.replaceAll("\\s+", "").toUpperCase(Locale.ROOT).replace('.', '-');
    if (cells.length() != squares() || !cells.matches(PATTERN)) {
      return Optional.empty();
    }
    List<String> images =
        IntStream.range(0, turns.count())
            .mapToObj(turn -> turns.turned(turn, cells))
            .distinct()
            .toList();
    return Optional.of(new BoardQuestion<>(rules, turns, position, images));
  }

  /** The number of squares of the board; 0 if it has no pattern. */
  public int squares() {
    return rules.scoring().map(scoring -> scoring.squares()).orElse(0);
  }

  /** The rules of the games that can answer. */
  public Rules<P, M> rules() {
    return rules;
  }

  /**
   * The smallest text of a position in all turns of the board; a side that must pass has passed.
   */
  String smallest(P at) {
    return turns.smallest(rules.key(rules.afterForcedPass(at)));
  }

  /**
   * A game with the answers to the question.
   *
   * @param replay the replay of its moves
   * @param atPosition the number of moves after which the position first occurred
   * @param atPattern the number of moves after which the pattern first occurred
   */
  record Answer(Replay<?, ?> replay, OptionalInt atPosition, OptionalInt atPattern) {}

  /** The answers of a game by these rules. */
  Answer of(GameRecord record, PlyRange plies) {
    Replay<P, M> replay = Replay.of(rules, record);
    OptionalInt atPosition = OptionalInt.empty();
    OptionalInt atPattern = OptionalInt.empty();
    int ply = 0;
    for (int i = 0; i <= replay.steps().size() && isAsked(); i++) {
      Optional<Step<P, M>> step =
          i < replay.steps().size() ? Optional.of(replay.steps().get(i)) : Optional.empty();
      P at = step.isPresent() ? step.get().before() : replay.end();
      if (plies.contains(ply)) {
        atPosition = atPosition.isEmpty() && isPosition(at) ? OptionalInt.of(ply) : atPosition;
        atPattern = atPattern.isEmpty() && isPattern(at) ? OptionalInt.of(ply) : atPattern;
      }
      ply +=
          step.map(Step::move).map(rules::token).filter(BoardQuestion::isMove).isPresent() ? 1 : 0;
    }
    return new Answer(replay, atPosition, atPattern);
  }

  private static boolean isMove(MoveToken token) {
    return !(token instanceof MoveToken.Pass);
  }

  private boolean isPosition(P at) {
    return position.filter(smallest(at)::equals).isPresent();
  }

  private boolean isPattern(P at) {
    String text = patterns.isEmpty() ? "" : rules.key(at);
    return patterns.stream().anyMatch(pattern -> fits(pattern, text));
  }

  private static boolean fits(String pattern, String text) {
    return IntStream.range(0, pattern.length())
        .allMatch(
            square ->
                switch (pattern.charAt(square)) {
                  case '?' -> true;
                  case '#' -> text.charAt(square) != '-';
                  default -> text.charAt(square) == pattern.charAt(square);
                });
  }

  private boolean isAsked() {
    return hasPosition() || hasPattern();
  }

  /** Whether a position is asked for. */
  boolean hasPosition() {
    return position.isPresent();
  }

  /** Whether a pattern is asked for. */
  boolean hasPattern() {
    return !patterns.isEmpty();
  }
}
