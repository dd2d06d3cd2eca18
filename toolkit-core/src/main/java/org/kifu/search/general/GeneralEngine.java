package org.kifu.search.general;

import java.util.List;
import java.util.Optional;
import java.util.function.LongPredicate;
import org.kifu.analysis.Comparison;
import org.kifu.analysis.Limits;
import org.kifu.analysis.Valuation;
import org.kifu.analysis.Value;
import org.kifu.analysis.Window;
import org.kifu.rules.Rules;
import org.kifu.search.general.GameSearch.Question;
import org.kifu.search.general.Interruption.SpentException;

/**
 * The engine for any rules for two players. It uses the game's own search if there is one ({@link
 * GameSearch.OwnSearch}). Otherwise it assumes that every move except a pass fills a square: with
 * few enough empty squares it searches to the end, and before that to a depth. It goes by the
 * winner that the rules name, not by the number of discs.
 */
public final class GeneralEngine<P, M> implements GameEngine<P, M> {
  /**
   * The default number of positions in the table, which then takes 16 megabytes for a game in words
   * of bits, and about 50 to 100 for others.
   */
  private static final int DEFAULT_POSITIONS = 1 << 19;

  private static final int BYTES_IN_WORDS = 32;
  private static final int BYTES_A_POSITION = 128;
  private static final long MOST_POSITIONS = 1 << 28;

  private final Rules<P, M> rules;
  private final GameSearch<P, M> search;

  /** An engine with a table of the usual size. */
  public GeneralEngine(Rules<P, M> rules) {
    this(
        rules,
        rules.hints() instanceof GameSearch.OwnSearch<P, M> own
            ? own.search(own.usualMegabytes())
            : search(rules, DEFAULT_POSITIONS));
  }

  GeneralEngine(Rules<P, M> rules, GameSearch<P, M> search) {
    this.rules = rules;
    this.search = search;
  }

  /**
   * Returns an engine with a table of about this size.
   *
   * @param megabytes the size in megabytes, 1 or more
   */
  public static <P, M> GeneralEngine<P, M> ofMegabytes(Rules<P, M> rules, int megabytes) {
    int bytes = rules.hints().asWords().isPresent() ? BYTES_IN_WORDS : BYTES_A_POSITION;
    long positions = Math.min(MOST_POSITIONS, ((long) megabytes << 20) / bytes);
    return new GeneralEngine<>(
        rules,
        rules.hints() instanceof GameSearch.OwnSearch<P, M> own
            ? own.search(megabytes)
            : search(rules, (int) Long.highestOneBit(positions)));
  }

  private static <P, M> GameSearch<P, M> search(Rules<P, M> rules, int positions) {
    return rules
        .hints()
        .asWords()
        .map(game -> GeneralSearch.ofWords(rules, game, positions))
        .orElseGet(() -> new GeneralSearch<>(rules, positions));
  }

  /**
   * Returns the limits of a level. Level 21 is depth 8, solved from 16 empty squares, for games in
   * words of bits, and depth 6, solved from 12, for others. This is less than in the engine of the
   * tournament game at the same level, because this engine has no selectivity, and mostly no
   * trained evaluation.
   *
   * @param rules the rules of the game, which may have limits of its own
   * @param level 1 to 60
   */
  public static Limits limits(Rules<?, ?> rules, int level) {
    if (level < 1 || level > 60) {
      throw new IllegalArgumentException("a level must be 1 to 60, not " + level);
    }
    if (rules.hints() instanceof GameSearch.OwnSearch<?, ?> own) {
      return own.limits(level);
    }
    return rules.hints().asWords().isPresent()
        ? new Limits(1 + level / 3, 2 + 2 * level / 3)
        : new Limits(1 + level / 4, 2 + level / 2);
  }

  /** The rules of the game. */
  public Rules<P, M> rules() {
    return rules;
  }

  @Override
  public String description() {
    return search.description();
  }

  @Override
  public Valuation<M> value(P position, Limits limits) {
    Question<M> question = search.ask(position);
    return answer(question, question.depth(limits), Window.ALL);
  }

  @Override
  public Valuation<M> solve(P position, Window window) {
    Question<M> question = search.ask(position);
    return answer(question, question.depthToEnd(), window);
  }

  private static <M> Valuation<M> answer(Question<M> question, int depth, Window window) {
    Value value = question.best(depth, window);
    List<M> line = question.line(depth, window);
    return new Valuation<>(value, line, question.nodes());
  }

  @Override
  public List<Valuation<M>> bestMoves(P position, Limits limits, int count) {
    if (rules.legalMoves(position).isEmpty()) {
      return List.of(solve(position, Window.ALL));
    }
    Question<M> question = search.ask(position);
    return question.best(question.depth(limits), count).stream()
        .map(each -> new Valuation<>(each.value(), each.line(), question.nodes()))
        .toList();
  }

  @Override
  public List<Valuation<M>> bestMoves(P position, Limits limits, int count, LongPredicate spent) {
    if (rules.legalMoves(position).isEmpty()) {
      return bestMoves(position, limits, count);
    }
    Question<M> question = search.ask(position);
    int deepest = question.depth(limits);
    int depth = 1;
    List<Valuation<M>> best = question.best(depth, count);
    question.endWhen(spent);
    while (depth < deepest && !best.stream().allMatch(each -> each.value().isExact())) {
      depth = depth < limits.depth() ? depth + 1 : deepest;
      List<Valuation<M>> deeper;
      try {
        deeper = question.best(depth, count);
      } catch (SpentException e) {
        return best;
      }
      if (spent.test(question.nodes())) {
        return best;
      }
      best = deeper;
    }
    return best;
  }

  @Override
  public Comparison<M> compare(P position, M played, Limits limits) {
    Question<M> question = search.ask(position);
    int depth = question.depth(limits);
    Value best = question.best(depth, Window.ALL);
    List<M> all =
        rules.legalMoves(position).stream().filter(move -> question.isAsGood(move, depth)).toList();
    Valuation<M> own = question.valued(played, depth);
    List<M> line = question.line(all.getFirst(), depth);
    return new Comparison<>(
        all, best, own.value(), line, own.line(), Optional.empty(), question.nodes());
  }

  @Override
  public List<Valuation<M>> valued(P position, List<M> moves, Limits limits) {
    Question<M> question = search.ask(position);
    int depth = question.depth(limits);
    return moves.stream().map(move -> question.valued(move, depth)).toList();
  }
}
