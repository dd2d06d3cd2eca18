package org.kifu.archive.audit;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.kifu.analysis.Analyser;
import org.kifu.annotate.AnnotatedGame;
import org.kifu.batch.Batch;
import org.kifu.board.Move;
import org.kifu.board.Position;
import org.kifu.search.Engine;

/**
 * Draws values from annotated games and looks at them again: exact ones with a plain solver and
 * another engine, probable ones with an exact solution, estimates with a search that leaves out
 * nothing, and labels by whether the move really lost something.
 */
public final class Audit {
  private final List<Section> sections = new ArrayList<>();
  private long games;

  /** An audit without games. */
  public Audit(AuditPlan plan) {
    for (Question question : Question.values()) {
      if (plan.asks(question)) {
        sections.add(new Section(question, plan.draw(question)));
      }
    }
  }

  /** Adds a game; one of other rules than the tournament game's has no claims. */
  public void add(AnnotatedGame game) {
    games++;
    for (Claim claim : Claims.of(game, games)) {
      sections.stream().filter(section -> section.isAbout(claim)).forEach(each -> each.add(claim));
    }
  }

  /** How many games were added. */
  public long games() {
    return games;
  }

  /** How many claims will be judged. */
  public int drawn() {
    return sections.stream().mapToInt(section -> section.drawn().size()).sum();
  }

  /**
   * Judges the claims that were drawn, in the order of the questions and games.
   *
   * @param jobs the threads; they change nothing but the time
   * @param others makes another engine a thread, for {@link Question#SOLVED}
   * @param judged takes each verdict
   * @return a row for each question that was asked
   * @throws CancellationException if the calling thread is interrupted
   */
  public List<AuditRow> judge(
      int jobs, Supplier<Optional<Analyser<Position, Move>>> others, Consumer<Verdict> judged) {
    new Batch(jobs, 1)
        .<Claim, Verdict>run(
            sections.stream().flatMap(section -> section.drawn().stream()).iterator(),
            () -> new Referee(new Engine(), others.get())::judge,
            verdict -> {
              sections.stream()
                  .filter(section -> section.isAbout(verdict.claim()))
                  .forEach(section -> section.add(verdict));
              judged.accept(verdict);
            });
    return sections.stream().map(Section::row).toList();
  }
}
