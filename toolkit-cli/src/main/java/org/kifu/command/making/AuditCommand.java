package org.kifu.command.making;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicInteger;
import org.kifu.archive.audit.Audit;
import org.kifu.archive.audit.AuditPlan;
import org.kifu.archive.audit.AuditRow;
import org.kifu.archive.audit.JudgedClaim;
import org.kifu.archive.output.AuditWriter;
import org.kifu.archive.review.ReviewedGame;
import org.kifu.command.AnnotatedEntry;
import org.kifu.command.AnnotatedGames;
import org.kifu.command.EngineProtocol;
import org.kifu.command.ExitCode;
import org.kifu.command.JobsOption;
import org.kifu.command.LinesForm;
import org.kifu.command.OtherEngine;
import org.kifu.command.Output;
import org.kifu.command.ProblemReport;
import org.kifu.command.Progress;
import org.kifu.command.Refusal;
import org.kifu.command.Streams;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

@Command(
    name = "audit",
    description = "Looks at values of annotated games again, with slower means.",
    footer = {
      "",
      "The input is what 'kifu annotate --format jsonl' wrote. Claims are drawn at random: exact",
      "values are compared with a plain solver and with another engine, probable ones with an"
          + " exact",
      "solution, estimates with a search of the same depth that leaves out nothing; a label must"
          + " not",
      "blame a move that lost nothing. Exit code 1 if fewer hold than have to.",
      "",
      "Example: kifu audit examples/annotated-1997.jsonl --probable 0 --estimated 5 --labels 0"
    })
public final class AuditCommand implements Callable<Integer> {
  private final Streams streams;

  @Mixin private AnnotatedGames input = new AnnotatedGames();

  @Mixin private AuditOptions audited = new AuditOptions();

  @Mixin private LinesForm form = new LinesForm();
  @Mixin private OtherEngine other = new OtherEngine();

  @Mixin private Output output = new Output();
  @Mixin private JobsOption jobs = new JobsOption();

  public AuditCommand(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() throws Exception {
    jobs.check();
    other.check();
    if (other.protocol() == EngineProtocol.GTP) {
      throw Refusal.usage("--engine-protocol gtp knows no values of positions; nboard does");
    }
    AuditPlan plan = audited.plan(other.isGiven());
    ProblemReport problems = new ProblemReport(streams, output);
    return output.writeText(
        streams,
        input.files(streams),
        out -> {
          Audit audit = new Audit(plan);
          input.read(streams, problems::unusable, games -> addAll(games, audit));
          boolean isGoodEnough = judge(audit, plan, writer(out));
          return isGoodEnough ? problems.exitCode() : ExitCode.FINDINGS;
        });
  }

  private static void addAll(Iterator<AnnotatedEntry> games, Audit audit) {
    while (games.hasNext()) {
      games.next().game().map(ReviewedGame::game).ifPresent(audit::add);
    }
  }

  private AuditWriter writer(Writer out) throws IOException {
    return form.isText() ? AuditWriter.text(out) : AuditWriter.jsonLines(out);
  }

  /** Writes what does not hold and the sums; returns whether enough holds. */
  private boolean judge(Audit audit, AuditPlan plan, AuditWriter writer) throws IOException {
    List<AuditRow> rows;
    try (OtherEngine engines = other;
        Progress progress = new Progress(streams, output)) {
      AtomicInteger done = new AtomicInteger();
      int drawn = audit.drawn();
      rows =
          audit.judge(
              jobs.jobs(),
              () -> engines.isGiven() ? Optional.of(engines.nboard()) : Optional.empty(),
              judged -> {
                writeFault(judged, writer);
                progress.at(done.incrementAndGet(), drawn);
              });
    }
    writer.finish(audit.games(), rows, plan);
    return rows.stream().allMatch(AuditRow::isGoodEnough);
  }

  private static void writeFault(JudgedClaim judged, AuditWriter writer) {
    try {
      if (!judged.holds()) {
        writer.write(judged);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
