package org.kifu.archive.query;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.kifu.annotate.AnnotatedMove;
import org.kifu.board.Move;
import org.kifu.board.Position;
import org.kifu.board.Square;
import org.kifu.board.StartSpec;
import org.kifu.game.GameRecord;
import org.kifu.game.ParsedGame;
import org.kifu.opening.OpeningName.NamedOpening;
import org.kifu.opening.OpeningNames;
import org.kifu.opening.PositionKey;
import org.kifu.replay.Replay;
import org.kifu.replay.Replay.Step;
import org.kifu.rules.Catalogue;
import org.kifu.rules.FinalCount;
import org.kifu.rules.Othello;
import org.kifu.rules.Rules;

/**
 * A question about games: their end, by the rules of each, and the positions that games of one rule
 * set reached. All conditions must hold; each of those about the board must hold after some number
 * of discs in the range. A game that could not be read, or whose rules are not known, does not
 * answer the question.
 *
 * @param ends the ends of which the game must have one; empty for any end
 * @param opening the name of a position that the game reached, whole or in part
 * @param position a position that the game reached, in any symmetry
 * @param pattern a pattern that a position of the game showed
 * @param plies the numbers of discs after which the position and the pattern count
 * @param board the position and the pattern in games of other rules than the tournament game, which
 *     alone can then answer a question about the board
 */
public record GameQuery(
    Set<EndTrait> ends,
    Optional<FoldedName> opening,
    Optional<PositionKey> position,
    Optional<BoardPattern> pattern,
    PlyRange plies,
    Optional<BoardQuestion<?, ?>> board) {
  /** A question about the board of tournament games. */
  public GameQuery(
      Set<EndTrait> ends,
      Optional<FoldedName> opening,
      Optional<PositionKey> position,
      Optional<BoardPattern> pattern,
      PlyRange plies) {
    this(ends, opening, position, pattern, plies, Optional.empty());
  }

  /** Copies the set. */
  public GameQuery {
    ends = Set.copyOf(ends);
  }

  /**
   * A range of numbers of discs placed, with both ends included.
   *
   * @param first the lowest number, 0 or more
   * @param last the highest number, not below {@code first}
   */
  public record PlyRange(int first, int last) {
    /** The most discs that can be placed on the usual board. */
    public static final int LAST = 60;

    /** The range from the start to the end. */
    public static final PlyRange ALL = new PlyRange(0, LAST);

    private boolean contains(Position position) {
      return contains(ply(position));
    }

    /** Whether a number of discs is in the range; a range to the last disc has no end. */
    boolean contains(int ply) {
      return first <= ply && (ply <= last || last == LAST);
    }
  }

  /**
   * A game that answers the question.
   *
   * @param replay the replay of its moves, by its own rules
   * @param ends the traits of its end
   * @param opening its deepest named position
   * @param ply the number of discs when the position, or else the pattern, first occurred; empty if
   *     neither was asked for
   * @param swing the first move that was asked for by its loss; empty if none was asked for
   */
  public record Hit(
      ParsedGame game,
      GameRecord record,
      Replay<?, ?> replay,
      Set<EndTrait> ends,
      Optional<NamedOpening> opening,
      OptionalInt ply,
      Optional<AnnotatedMove> swing) {
    /** The same hit with the first move that fulfils a condition. */
    Hit with(AnnotatedMove move) {
      return new Hit(game, record, replay, ends, opening, ply, Optional.of(move));
    }

    /** The count of the end; empty if the game was not played to its end. */
    public Optional<FinalCount> count() {
      return replay.isComplete() ? Optional.of(replay.count()) : Optional.empty();
    }

    /**
     * The final disc difference, black minus white; empty if the game was not played to its end.
     */
    public OptionalInt blackDiscDiff() {
      return replay.isComplete()
          ? OptionalInt.of(replay.count().blackDiscDiff())
          : OptionalInt.empty();
    }
  }

  /** The game, if all conditions hold. */
  public Optional<Hit> match(ParsedGame game) {
    return game.record()
        .filter(_ -> game.firstError().isEmpty())
        .flatMap(record -> isAboutOthello(record) ? match(game, record) : byRules(game, record));
  }

  private boolean isAboutOthello(GameRecord record) {
    return record.rules().equals(GameRecord.OTHELLO) && (board.isEmpty() || !isAboutBoard());
  }

  /** Whether the question is about the board, so that only games of one rule set can answer it. */
  public boolean isAboutBoard() {
    return opening.isPresent()
        || position.isPresent()
        || pattern.isPresent()
        || board.filter(asked -> asked.hasPosition() || asked.hasPattern()).isPresent();
  }

  /**
   * Positions of which every game that answers the question reached one, in any symmetry; nothing
   * if the question is not about single positions.
   */
  public Optional<Set<PositionKey>> reached() {
    return position.<Set<PositionKey>>map(Set::of).or(() -> opening.map(GameQuery::named));
  }

  private static Set<PositionKey> named(FoldedName name) {
    return Stream.of(OpeningNames.english(), OpeningNames.japanese())
        .flatMap(names -> names.positions().stream().filter(each -> isNamed(each, names, name)))
        .collect(Collectors.toUnmodifiableSet());
  }

  private static boolean isNamed(PositionKey position, OpeningNames names, FoldedName name) {
    return names
        .of(position)
        .filter(found -> FoldedName.of(found.toString()).contains(name))
        .isPresent();
  }

  private Optional<Hit> byRules(ParsedGame game, GameRecord record) {
    return Catalogue.byName(record.rules())
        .map(Catalogue.Entry::rules)
        .filter(rules -> !isAboutBoard() || isAsked(rules))
        .flatMap(rules -> byRules(game, record, rules));
  }

  private boolean isAsked(Rules<?, ?> rules) {
    return board.filter(asked -> asked.rules().name().equals(rules.name())).isPresent();
  }

  private Optional<Hit> byRules(ParsedGame game, GameRecord record, Rules<?, ?> rules) {
    BoardQuestion<?, ?> asked =
        isAboutBoard() && board.isPresent() ? board.get() : BoardQuestion.of(rules);
    BoardQuestion.Answer answer = asked.of(record, plies);
    Set<EndTrait> how = EndTrait.of(answer.replay(), record.declared());
    Optional<Replay<Position, Move>> named = asOthello(record, rules);
    boolean holds =
        (ends.isEmpty() || ends.stream().anyMatch(how::contains))
            && (!asked.hasPosition() || answer.atPosition().isPresent())
            && (!asked.hasPattern() || answer.atPattern().isPresent())
            && (opening.isEmpty()
                || named.filter(replay -> isNamed(replay, opening.get())).isPresent());
    return holds
        ? Optional.of(
            new Hit(
                game,
                record,
                answer.replay(),
                how,
                named.flatMap(OpeningNames.english()::deepest),
                asked.hasPosition() ? answer.atPosition() : answer.atPattern(),
                Optional.empty()))
        : Optional.empty();
  }

  /** The moves of a game that is played like Othello as a game of Othello. */
  private static Optional<Replay<Position, Move>> asOthello(GameRecord record, Rules<?, ?> rules) {
    return rules.isPlayedAsOthello() && record.start() instanceof StartSpec.Standard
        ? Optional.of(Replay.of(Othello.RULES, GameRecord.ofMoves(record.moves())))
        : Optional.empty();
  }

  private Optional<Hit> match(ParsedGame game, GameRecord record) {
    Replay<Position, Move> replay = Replay.of(Othello.RULES, record);
    Set<EndTrait> how = EndTrait.of(replay, record.declared());
    OptionalInt atPosition =
        position.map(key -> first(replay, is(key))).orElse(OptionalInt.empty());
    OptionalInt atPattern =
        pattern.map(each -> first(replay, each::isOn)).orElse(OptionalInt.empty());
    boolean holds =
        (ends.isEmpty() || ends.stream().anyMatch(how::contains))
            && (position.isEmpty() || atPosition.isPresent())
            && (pattern.isEmpty() || atPattern.isPresent())
            && (opening.isEmpty() || isNamed(replay, opening.get()));
    if (!holds) {
      return Optional.empty();
    }
    Optional<NamedOpening> named = OpeningNames.english().deepest(replay);
    OptionalInt ply = position.isPresent() ? atPosition : atPattern;
    return Optional.of(new Hit(game, record, replay, how, named, ply, Optional.empty()));
  }

  private static Predicate<Position> is(PositionKey key) {
    int discs = Long.bitCount(key.player() | key.opponent());
    return each -> each.empties() == Square.COUNT - discs && PositionKey.of(each).equals(key);
  }

  private OptionalInt first(Replay<Position, Move> replay, Predicate<Position> condition) {
    List<Step<Position, Move>> steps = replay.steps();
    for (int i = 0; i <= steps.size(); i++) {
      Position position = i < steps.size() ? steps.get(i).before() : replay.end();
      if (plies.contains(position) && condition.test(position)) {
        return OptionalInt.of(ply(position));
      }
    }
    return OptionalInt.empty();
  }

  private static int ply(Position position) {
    return Square.COUNT - 4 - position.empties();
  }

  private static boolean isNamed(Replay<Position, Move> replay, FoldedName name) {
    for (Step<Position, Move> step : replay.steps()) {
      if (isNamed(step.before(), name)) {
        return true;
      }
    }
    return isNamed(replay.end(), name);
  }

  private static boolean isNamed(Position position, FoldedName name) {
    return Stream.of(OpeningNames.english(), OpeningNames.japanese())
        .flatMap(names -> names.of(position).stream())
        .anyMatch(found -> FoldedName.of(found.toString()).contains(name));
  }
}
