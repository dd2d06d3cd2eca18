package org.kifu.command.making;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import org.kifu.annotate.AnnotatedGame;
import org.kifu.archive.audit.Audit;
import org.kifu.archive.audit.Audit.AuditPlan;
import org.kifu.archive.audit.Audit.AuditRow;
import org.kifu.archive.audit.ClaimedValue.AuditQuestion;
import org.kifu.archive.audit.ClaimedValue.JudgedClaim;
import org.kifu.archive.output.AuditWriter;
import org.kifu.archive.review.ReviewedGame;
import org.kifu.command.AnnotatedJob;
import org.kifu.command.input.RulesTally;
import org.kifu.command.option.ExternalEngine;
import org.kifu.command.output.Form;
import org.kifu.command.output.FormOption;
import org.kifu.command.terminal.ExitCode;
import org.kifu.command.terminal.Refusal;
import org.kifu.command.terminal.Streams;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
    name = "audit",
    description = "Check values of annotated games again, with slower methods.",
    footer = {
      "",
      "INPUT is the output of 'kifu annotate --format jsonl'. Kifu draws claims at random. It"
          + " checks exact values with a plain solver and with another engine, probable values"
          + " with an exact solution, and estimated values with a search of the same depth that"
          + " leaves nothing out. A label must not blame a move that lost nothing. Exit code 1"
          + " if too few claims hold.",
      "",
      "Example: kifu audit examples/annotated-1997.jsonl --probable 2 --estimated 0 --labels 0"
    })
public final class AuditCommand extends AnnotatedJob {

  @Mixin private AuditOptions audited = new AuditOptions();

  @Mixin private FormOption form = FormOption.of(Form.TEXT, Form.JSONL);
  @Mixin private ExternalEngine other = new ExternalEngine();

  public AuditCommand(Streams streams) {
    super(streams);
  }

  @Override
  protected void check() throws Exception {
    super.check();
    other.check();
    if (other.protocol() == ExternalEngine.Protocol.GTP) {
      throw Refusal.usage("GTP engines give no values of positions; use --engine-protocol nboard");
    }
    plan();
  }

  private AuditPlan plan() {
    return audited.plan(other.isGiven());
  }

  @Override
  protected int write(AnnotatedInput input, Writer out) throws Exception {
    Audit audit = new Audit(plan());
    RulesTally tally = new RulesTally();
    read(
        input,
        game -> {
          game.ifPresent(each -> tally.add(each.game().game().rules()));
          game.map(ReviewedGame::game).filter(AnnotatedGame::isOnBoard).ifPresent(audit::add);
        });
    if (!output.isQuiet()) {
      tally.tellLeftOut(streams);
    }
    return judge(audit, plan(), writer(out)) ? ExitCode.CLEAN : ExitCode.FINDINGS;
  }

  private AuditWriter writer(Writer out) throws IOException {
    return form.form(output) == Form.TEXT ? AuditWriter.text(out) : AuditWriter.jsonLines(out);
  }

  /** Writes the claims that fail and the sums; returns whether enough claims hold. */
  private boolean judge(Audit audit, AuditPlan plan, AuditWriter writer) throws IOException {
    List<AuditRow> rows;
    try (ExternalEngine engines = other) {
      AtomicInteger done = new AtomicInteger();
      int drawn = audit.drawn();
      rows =
          audit.judge(
              jobs.jobs(),
              () -> engines.isGiven() ? Optional.of(engines.nboard()) : Optional.empty(),
              judged -> {
                writeFault(judged, writer);
                progress.at(done.incrementAndGet(), drawn, "claim");
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

  /** The options for the number of claims of each kind that an audit checks. */
  private static final class AuditOptions {
    @Option(
        names = "--plain",
        paramLabel = "N",
        description =
            "Exact values of 12 empty squares and fewer to check with a plain solver (default:"
                + " all).")
    private int plain = Integer.MAX_VALUE;

    @Option(
        names = "--solved",
        paramLabel = "N",
        description = "Other exact values to check with the engine of --engine (default: 500).")
    private int solved = 500;

    @Option(
        names = "--probable",
        paramLabel = "N",
        description = "Probable values to check by solving (default: 300).")
    private int probable = 300;

    @Option(
        names = "--estimated",
        paramLabel = "N",
        description =
            "Estimated values to check with a full search of the same depth (default: 100).")
    private int estimated = 100;

    @Option(
        names = "--labels",
        paramLabel = "N",
        description = "Labels of probable losses to check by solving (default: 300).")
    private int labels = 300;

    @Option(
        names = "--seed",
        paramLabel = "N",
        description = "Seed of the random draw (default: 1).")
    private long seed = 1;

    /**
     * The plan.
     *
     * @param hasEngine whether there is another engine, which solutions need
     */
    AuditPlan plan(boolean hasEngine) {
      Map<AuditQuestion, Integer> counts = new EnumMap<>(AuditQuestion.class);
      counts.put(AuditQuestion.PLAIN, count("--plain", plain));
      counts.put(AuditQuestion.SOLVED, hasEngine ? count("--solved", solved) : 0);
      counts.put(AuditQuestion.PROBABLE, count("--probable", probable));
      counts.put(AuditQuestion.ESTIMATED, count("--estimated", estimated));
      counts.put(AuditQuestion.LABELS, count("--labels", labels));
      return new AuditPlan(counts, seed);
    }

    private static int count(String option, int count) {
      if (count < 0) {
        throw Refusal.usage(option + " must be 0 or more, not " + count);
      }
      return count;
    }
  }
}
