package org.kifu.annotate;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.kifu.analysis.Adviser;
import org.kifu.analysis.Analyser;
import org.kifu.analysis.Limits;
import org.kifu.annotate.AnnotatedGame.AnnotationSettings;
import org.kifu.annotate.AnnotationResult.AnnotationFailure;
import org.kifu.annotate.AnnotationTasks.JudgedTask;
import org.kifu.annotate.AnnotationTasks.Task;
import org.kifu.annotate.Annotator.Receiver;
import org.kifu.annotate.Reason.Explainer;
import org.kifu.batch.Batch;
import org.kifu.board.Disc;
import org.kifu.board.MoveToken;
import org.kifu.game.GameHeader;
import org.kifu.game.ParsedGame;
import org.kifu.rules.Rules;

/**
 * The job that finds the value of each move of a game. An unfinished game is annotated up to its
 * last move. A record that is unreadable, illegal or without moves gives its problem instead.
 *
 * <p>Each ply is a separate question to an engine whose answers do not depend on earlier questions.
 * So opening positions that occur again are searched once, and the plies of a game are judged in
 * parallel like the games of an archive. The number of threads changes only the time.
 *
 * @param <P> a position
 * @param <M> a move
 */
public final class Annotator<P, M> {
  private final Rules<P, M> rules;
  private final OpeningNamer<P, M> openings;
  private final String version;
  private final Limits limits;
  private final PlyJudge.Criteria<P, M> criteria;
  private final boolean sharesAnswers;
  private final Optional<SecondEngine<P, M>> beside;

  /** Another engine that is asked too; each thread has one, and all have the same description. */
  private sealed interface SecondEngine<P, M> {
    String description();

    /** An engine that gives the values of moves. */
    record ValuingEngine<P, M>(String description, Supplier<? extends Analyser<P, M>> engines)
        implements SecondEngine<P, M> {}

    /** An engine that names the move that it would play, in games from the standard start. */
    record AdvisingEngine<P, M>(String description, Supplier<? extends Adviser<M>> engines)
        implements SecondEngine<P, M> {}
  }

  /**
   * An annotator with the usual labels without chances to win, without reasons and without the
   * values of moves that are neither played nor best.
   *
   * @param openings names the openings; {@link OpeningNamer#none()} knows no names
   * @param version the version of Kifu, for the record
   * @param limits the limits of each search
   */
  public Annotator(Rules<P, M> rules, OpeningNamer<P, M> openings, String version, Limits limits) {
    this(
        rules,
        openings,
        version,
        limits,
        new PlyJudge.Criteria<>(
            LabelRule.DEFAULT,
            Optional.empty(),
            Explainer::none,
            Optional.empty(),
            Optional.empty()),
        true,
        Optional.empty());
  }

  private Annotator(
      Rules<P, M> rules,
      OpeningNamer<P, M> openings,
      String version,
      Limits limits,
      PlyJudge.Criteria<P, M> criteria,
      boolean sharesAnswers,
      Optional<SecondEngine<P, M>> beside) {
    this.rules = rules;
    this.openings = openings;
    this.version = version;
    this.limits = limits;
    this.criteria = criteria;
    this.sharesAnswers = sharesAnswers;
    this.beside = beside;
  }

  /** The same annotator with other labels. */
  public Annotator<P, M> labelledBy(LabelRule labels) {
    return with(criteria.with(labels));
  }

  /** The same annotator with chances to win in addition to the values. */
  public Annotator<P, M> withChances(WinCurve chances) {
    return withChances(chances, chances);
  }

  /**
   * The same annotator with chances to win in addition to the values, by the players of each game.
   *
   * @param people the curve for people, and for games of a program against a person
   * @param programs the curve for games of two programs; {@link GameHeader#programs()} tells them
   */
  public Annotator<P, M> withChances(WinCurve people, WinCurve programs) {
    return with(criteria.with(new ChancesByPlayers(people, programs)));
  }

  /** The same annotator with reasons for labelled moves. */
  public Annotator<P, M> explainedBy(Explainer<P, M> explainer) {
    return explainedByOwn(() -> explainer);
  }

  /**
   * The same annotator with reasons for labelled moves.
   *
   * @param explainers makes an explainer for each thread
   */
  public Annotator<P, M> explainedByOwn(Supplier<? extends Explainer<P, M>> explainers) {
    return with(criteria.with(explainers));
  }

  /**
   * The same annotator with the values of all legal moves.
   *
   * @param candidates the limits of the search of moves that are neither played nor best; {@link
   *     CandidateSearch} has the usual ones
   */
  public Annotator<P, M> withCandidates(Limits candidates) {
    return with(criteria.with(candidates));
  }

  /**
   * The same annotator, but it compares the accuracy of both sides with that of other players, for
   * which it searches each position again with the limits of the table. It needs chances to win,
   * and the engine that made the table.
   */
  public Annotator<P, M> withPeers(PeerTable peers) {
    return with(criteria.withPeers(Optional.of(peers)));
  }

  /** The same annotator without a comparison with other players. */
  public Annotator<P, M> withoutPeers() {
    return with(criteria.withPeers(Optional.empty()));
  }

  /**
   * The same annotator, but it searches an opening position again in every game, with the same
   * result.
   */
  public Annotator<P, M> searchingAnew() {
    return new Annotator<>(rules, openings, version, limits, criteria, false, beside);
  }

  /**
   * The same annotator, but it asks another engine too and reports its disagreements.
   *
   * @param description the description of every such engine
   * @param engines makes one engine for each thread
   */
  public Annotator<P, M> beside(String description, Supplier<? extends Analyser<P, M>> engines) {
    return beside(new SecondEngine.ValuingEngine<>(description, engines));
  }

  /**
   * The same annotator, but it also asks another engine for the move that it would play. It reports
   * that move if the engine that judges values it lower than the best move. A game that does not
   * begin with the standard start is refused, because such an engine cannot set it up.
   *
   * @param description the description of every such engine
   * @param engines makes one engine for each thread
   */
  public Annotator<P, M> advisedBy(String description, Supplier<? extends Adviser<M>> engines) {
    return beside(new SecondEngine.AdvisingEngine<>(description, engines));
  }

  private Annotator<P, M> beside(SecondEngine<P, M> other) {
    return new Annotator<>(
        rules, openings, version, limits, criteria, sharesAnswers, Optional.of(other));
  }

  private Annotator<P, M> with(PlyJudge.Criteria<P, M> other) {
    return new Annotator<>(rules, openings, version, limits, other, sharesAnswers, beside);
  }

  /**
   * The settings that the output of this annotator with {@code engine} depends on. A game of two
   * programs has another curve of chances.
   */
  public AnnotationSettings settings(Analyser<P, M> engine) {
    return settings(engine.description(), false);
  }

  /** The settings for an engine with this description, and for games of two programs or others. */
  AnnotationSettings settings(String engine, boolean isOfPrograms) {
    return new AnnotationSettings(
        version,
        engine,
        limits,
        criteria.labels(),
        criteria.chances().map(curves -> curves.of(isOfPrograms).name()),
        beside.map(SecondEngine::description),
        criteria.candidates(),
        criteria.peers().map(PeerTable::name));
  }

  /** Annotates one game on the calling thread. */
  public AnnotationResult annotate(ParsedGame game, Analyser<P, M> engine) {
    List<AnnotationResult> results = new ArrayList<>(1);
    annotate(List.of(game).iterator(), 1, () -> engine, results::add);
    return results.getFirst();
  }

  /**
   * Annotates games, one or many, on several threads. Memory does not grow with the number of
   * games.
   *
   * @param jobs the number of working threads, at least 1; it changes only the time
   * @param engines makes one engine for each thread, all with the same description
   * @param sink takes the results in the order of the games
   * @throws java.util.concurrent.CancellationException if the calling thread is interrupted
   */
  public void annotate(
      Iterator<ParsedGame> games,
      int jobs,
      Supplier<? extends Analyser<P, M>> engines,
      Receiver sink) {
    GameAssembly<P, M> assembly = new GameAssembly<>(rules, openings, criteria.peers(), sink);
    AnswerCache<P, M> shared = new AnswerCache<>(rules);
    AnswerCache<P, M> sharedBeside = new AnswerCache<>(rules);
    Supplier<Function<Task<P, M>, JudgedTask<P, M>>> workers =
        () -> {
          Analyser<P, M> engine = engines.get();
          String description = engine.description();
          assembly.use(header -> settings(description, header.isOfPrograms()));
          Analyser<P, M> asked = sharesAnswers ? shared.over(engine) : engine;
          Optional<SecondOpinion<P, M>> second =
              beside.map(other -> opinion(other, asked, sharedBeside));
          PlyJudge<P, M> judge = new PlyJudge<>(rules, asked, limits, criteria, second);
          return judge::judge;
        };
    new Batch(jobs, 1).run(newTasks().tasks(games), workers, assembly::take);
  }

  private AnnotationTasks<P, M> newTasks() {
    return new AnnotationTasks<>(
        rules, beside.filter(SecondEngine.AdvisingEngine.class::isInstance).isPresent());
  }

  /**
   * The result for a game, as {@link #annotate} gives it, without a search. It takes the values of
   * the moves from an earlier result, and everything else from the game.
   *
   * @return empty if the result belongs to other moves
   */
  public Optional<AnnotationResult> restore(AnnotationResult before, ParsedGame game) {
    return switch (newTasks().firstTask(game)) {
      case Task.RefusedRecord<P, M>(AnnotationFailure failure) ->
          before instanceof AnnotationFailure ? Optional.of(failure) : Optional.empty();
      case Task.Ply<P, M>(ReplayedGame<P, M> replayed, int _) ->
          before instanceof AnnotatedGame annotated && isOf(annotated, replayed)
              ? Optional.of(
                  new GameAssembly<>(rules, openings, Optional.empty(), _ -> {})
                      .annotated(
                          replayed, annotated.moves(), annotated.settings(), annotated.peers()))
              : Optional.empty();
    };
  }

  private boolean isOf(AnnotatedGame annotated, ReplayedGame<P, M> game) {
    List<MoveToken> played =
        game.replay().steps().stream().map(step -> rules.token(step.move())).toList();
    return annotated.moves().stream().map(AnnotatedMove::move).toList().equals(played);
  }

  private SecondOpinion<P, M> opinion(
      SecondEngine<P, M> other, Analyser<P, M> judge, AnswerCache<P, M> shared) {
    return switch (other) {
      case SecondEngine.ValuingEngine<P, M>(String _, var engines) -> {
        Analyser<P, M> own = engines.get();
        yield new SecondOpinion.Valued<>(
            rules,
            judge,
            sharesAnswers ? shared.over(own) : own,
            limits,
            criteria.labels(),
            criteria.chances());
      }
      case SecondEngine.AdvisingEngine<P, M>(String _, var engines) ->
          new SecondOpinion.Advised<>(rules, judge, engines.get(), limits, criteria.labels());
    };
  }

  /**
   * A receiver of the results of a batch, in the order of the input and on the thread that started
   * it.
   */
  @FunctionalInterface
  public interface Receiver {
    /** Takes the next game. */
    void game(AnnotationResult result);

    /**
     * Receives the news that a ply of the next game has been judged, to show progress.
     *
     * @param done the plies of this game that are done, from 1
     * @param plies all plies of this game
     */
    default void progress(int done, int plies) {}
  }

  /** An assembly of games from judged plies, which arrive in order. */
  private static final class GameAssembly<P, M> {
    private final OpeningNamer<P, M> openings;
    private final Optional<PeerTable> peers;
    private final Receiver sink;
    private final PeerTally tally = new PeerTally();
    private final int startEmpties;
    private final List<AnnotatedMove> moves = new ArrayList<>(64);
    private @Nullable Function<GameHeader, AnnotationSettings> settings;

    GameAssembly(
        Rules<P, M> rules, OpeningNamer<P, M> openings, Optional<PeerTable> peers, Receiver sink) {
      this.openings = openings;
      this.peers = peers;
      this.sink = sink;
      this.startEmpties = Phase.startEmpties(rules);
    }

    /** Sets the settings by which the plies are judged, before the first ply arrives. */
    void use(Function<GameHeader, AnnotationSettings> judgedBy) {
      settings = judgedBy;
    }

    void take(JudgedTask<P, M> answer) {
      switch (answer.task()) {
        case Task.RefusedRecord<P, M>(AnnotationFailure failure) -> sink.game(failure);
        case Task.Ply<P, M>(ReplayedGame<P, M> game, int _) -> {
          AnnotatedMove move = answer.move().orElseThrow();
          moves.add(move);
          answer
              .peerLoss()
              .ifPresent(
                  loss -> tally.add(move.mover(), Phase.of(move.empties(), startEmpties), loss));
          sink.progress(moves.size(), game.plies());
          if (moves.size() == game.plies()) {
            sink.game(annotated(game));
            moves.clear();
            tally.clear();
          }
        }
      }
    }

    private AnnotatedGame annotated(ReplayedGame<P, M> game) {
      if (settings == null) {
        throw new AssertionError("a ply was judged by nobody");
      }
      Optional<PeerComparison> comparison =
          peers.flatMap(table -> tally.comparison(table, game.facts()));
      return annotated(game, moves, settings.apply(game.record().header()), comparison);
    }

    /** The annotated game, after all its plies were judged. */
    AnnotatedGame annotated(
        ReplayedGame<P, M> game,
        List<AnnotatedMove> judged,
        AnnotationSettings judgedBy,
        Optional<PeerComparison> comparison) {
      return new AnnotatedGame(
          game.facts(),
          openings.deepest(game.replay()),
          openings.knownPlies(game.replay()),
          judged,
          PlayerMetrics.of(judged, Disc.BLACK, startEmpties),
          PlayerMetrics.of(judged, Disc.WHITE, startEmpties),
          ReplayedGame.PlyNotes.of(game.record().notes(), game.replay()),
          judgedBy,
          game.positions(),
          Map.of(),
          comparison);
    }
  }
}
