package org.kifu.archive.audit;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.kifu.analysis.Analyser;
import org.kifu.analysis.Limits;
import org.kifu.analysis.Window;
import org.kifu.annotate.AnnotatedGame;
import org.kifu.archive.audit.ClaimedValue.AuditQuestion;
import org.kifu.archive.audit.ClaimedValue.JudgedClaim;
import org.kifu.archive.query.RandomDraw;
import org.kifu.archive.query.RandomDraw.RandomSample;
import org.kifu.batch.Batch;
import org.kifu.board.Move;
import org.kifu.board.Position;
import org.kifu.rules.Othello;
import org.kifu.search.Engine;

/**
 * A second check of values that are drawn from annotated games. It checks exact values with a plain
 * solver and another engine, probable values with an exact solution, and estimates with a search
 * that leaves out nothing. It also checks whether labelled moves really lost discs.
 */
public final class Audit {
  private final List<QuestionClaims> sections = new ArrayList<>();
  private long games;

  /** An audit without games. */
  public Audit(AuditPlan plan) {
    for (AuditQuestion question : AuditQuestion.values()) {
      if (plan.asks(question)) {
        sections.add(new QuestionClaims(question, plan.draw(question)));
      }
    }
  }

  /** Adds a game; a game by rules other than those of the tournament game has no claims. */
  public void add(AnnotatedGame game) {
    games++;
    for (ClaimedValue claim : ClaimedValue.ClaimedValues.of(game, games)) {
      sections.stream().filter(section -> section.isAbout(claim)).forEach(each -> each.add(claim));
    }
  }

  /** The number of games that were added. */
  public long games() {
    return games;
  }

  /** The number of claims that will be judged. */
  public int drawn() {
    return sections.stream().mapToInt(section -> section.drawn().size()).sum();
  }

  /**
   * Judges the claims that were drawn, in the order of the questions and games.
   *
   * @param jobs the number of threads; it changes only the time
   * @param others makes another engine for each thread, for {@link AuditQuestion#SOLVED}
   * @param judged takes each claim with its finding
   * @return a row for each question that was asked
   * @throws CancellationException if the calling thread is interrupted
   */
  public List<AuditRow> judge(
      int jobs, Supplier<Optional<Analyser<Position, Move>>> others, Consumer<JudgedClaim> judged) {
    new Batch(jobs, 1)
        .<ClaimedValue, JudgedClaim>run(
            sections.stream().flatMap(section -> section.drawn().stream()).iterator(),
            () -> new Referee(new Engine(), others.get())::judge,
            found -> {
              sections.stream()
                  .filter(section -> section.isAbout(found.claim()))
                  .forEach(section -> section.add(found));
              judged.accept(found);
            });
    return sections.stream().map(QuestionClaims::row).toList();
  }

  /** The claims of one question, and the results so far. */
  private static final class QuestionClaims {
    private static final double DISC = 100;

    private final AuditQuestion question;
    private final RandomSample<ClaimedValue> sample;
    private int judged;
    private int held;
    private long requiredPercents;
    private long off;
    private int mostOff;

    QuestionClaims(AuditQuestion question, RandomDraw draw) {
      this.question = question;
      this.sample = new RandomSample<>(draw);
    }

    boolean isAbout(ClaimedValue claim) {
      return claim.question() == question;
    }

    void add(ClaimedValue claim) {
      sample.add(claim);
    }

    List<ClaimedValue> drawn() {
      return sample.drawn();
    }

    void add(JudgedClaim claim) {
      judged++;
      held += claim.holds() ? 1 : 0;
      requiredPercents += claim.claim().requiredPercent();
      off += claim.off();
      mostOff = Math.max(mostOff, claim.off());
    }

    AuditRow row() {
      double mean = judged == 0 ? 0 : off / DISC / judged;
      int required = judged == 0 ? 0 : (int) (requiredPercents / judged);
      return new AuditRow(question, sample.added(), judged, held, required, mean, mostOff / DISC);
    }
  }

  /** A judge of claims, one after the other. */
  private static final class Referee {
    private static final int DISC = 100;

    private final Engine engine;
    private final Optional<Analyser<Position, Move>> other;

    /**
     * @param engine the engine that solves, and that searches without leaving out anything
     * @param other another engine, which solves too; needed for {@link AuditQuestion#SOLVED}
     */
    Referee(Engine engine, Optional<Analyser<Position, Move>> other) {
      this.engine = engine;
      this.other = other;
    }

    JudgedClaim judge(ClaimedValue claim) {
      int found =
          switch (claim.question()) {
            case PLAIN -> plain(claim);
            case SOLVED -> solvedByOther(claim.position());
            case PROBABLE -> engine.solve(claim.position()).value().centidiscs();
            case ESTIMATED -> searched(claim);
            case LABELS -> loss(claim.position(), claim.move().orElseThrow());
          };
      return new JudgedClaim(claim, found);
    }

    private static int plain(ClaimedValue claim) {
      Position position = claim.position();
      int stated = claim.centidiscs() / DISC;
      boolean isRight =
          claim.centidiscs() % DISC == 0
              && PlainSolver.isAtLeast(position, stated)
              && !PlainSolver.isAtLeast(position, stated + 1);
      return isRight ? claim.centidiscs() : DISC * PlainSolver.score(position);
    }

    private int solvedByOther(Position position) {
      Limits exact = new Limits(1, position.empties());
      return other.orElseThrow().value(position, exact).value().centidiscs();
    }

    private int searched(ClaimedValue claim) {
      Limits unselective = new Limits(claim.certainty().depth(), 0);
      return engine.value(claim.position(), unselective).value().centidiscs();
    }

    /**
     * The loss of a move, or a part of it: to find out whether it lost anything takes much less
     * time than to find its whole loss.
     */
    private int loss(Position before, Move move) {
      int best = engine.solve(before).value().centidiscs() / DISC;
      Position after = Othello.RULES.play(before, move);
      Window reachesBest = new Window(-best, -best + 1);
      int reply = engine.solve(after, reachesBest).value().centidiscs() / DISC;
      return DISC * Math.max(0, best + reply);
    }
  }

  /**
   * The sums of the claims of one kind.
   *
   * @param question the question that was asked
   * @param claims the number of these claims in the games
   * @param judged the number of claims that were drawn and judged
   * @param held the number of judged claims that hold
   * @param requiredPercent the share that has to hold, 0 to 100; the mean of the claims, rounded
   *     down
   * @param meanOff the mean error of the claims, in discs
   * @param mostOff the largest error of a claim, in discs
   */
  public record AuditRow(
      AuditQuestion question,
      long claims,
      int judged,
      int held,
      int requiredPercent,
      double meanOff,
      double mostOff) {
    /** The share that holds, 0 to 100; 100 if none was judged. */
    public double heldPercent() {
      return judged == 0 ? 100 : 100.0 * held / judged;
    }

    /** Whether the required share holds. */
    public boolean isGoodEnough() {
      return heldPercent() >= requiredPercent;
    }
  }

  /**
   * The numbers of claims of each kind that are judged.
   *
   * @param counts the number of claims to draw at random for each question, or all if there are
   *     fewer; a question without a count is not asked
   * @param seed the seed of the random numbers
   */
  public record AuditPlan(Map<AuditQuestion, Integer> counts, long seed) {
    /** Copies the counts. */
    public AuditPlan {
      counts = Map.copyOf(counts);
    }

    boolean asks(AuditQuestion question) {
      return counts.getOrDefault(question, 0) > 0;
    }

    RandomDraw draw(AuditQuestion question) {
      return new RandomDraw(counts.getOrDefault(question, 0), seed);
    }
  }
}
