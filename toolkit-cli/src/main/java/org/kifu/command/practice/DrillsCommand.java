package org.kifu.command.practice;

import java.io.Writer;
import java.util.List;
import org.kifu.archive.query.GameFilter;
import org.kifu.archive.review.Drill;
import org.kifu.archive.review.DrillBook;
import org.kifu.archive.review.PlayerSides;
import org.kifu.archive.review.output.DrillList;
import org.kifu.command.AnnotatedJob;
import org.kifu.command.input.RulesTally;
import org.kifu.command.option.LanguageOption;
import org.kifu.command.output.Form;
import org.kifu.command.output.FormOption;
import org.kifu.command.terminal.ExitCode;
import org.kifu.command.terminal.Refusal;
import org.kifu.command.terminal.Streams;
import org.kifu.page.DrillPage;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
    name = "drills",
    description = "Make problems from the mistakes in annotated games, without an engine.",
    footer = {
      "",
      "INPUT is the output of 'kifu annotate --format jsonl'. Each position is one problem. The"
          + " phases of the game take turns, and the dearest moves come first. An HTML page is a"
          + " quiz on the screen and a worksheet with solutions on paper.",
      "",
      "Example: kifu drills --format html examples/annotated-1997.jsonl -o quiz.html"
    })
public final class DrillsCommand extends AnnotatedJob {
  private static final int MOST = 10_000;

  @Mixin private DrillOptions choice = new DrillOptions();

  @Option(
      names = "--count",
      paramLabel = "N",
      defaultValue = "20",
      description = "Maximum number of problems, 1 to 10000 (default: 20).")
  private int count = 20;

  @Mixin private MeOption me = new MeOption();
  @Mixin private ProgressOption repetition = new ProgressOption();

  @Mixin private FormOption form = FormOption.withTables(Form.OBF, Form.HTML, Form.MD, Form.CSV);

  @Mixin private LanguageOption language = new LanguageOption();

  public DrillsCommand(Streams streams) {
    super(streams);
  }

  @Override
  protected void check() throws Exception {
    super.check();
    if (count < 1 || count > MOST) {
      throw Refusal.usage("--count must be 1 to " + MOST + ", not " + count);
    }
    me.check(filter());
    repetition.check();
  }

  @Override
  protected int write(AnnotatedInput input, Writer out) throws Exception {
    DrillBook book = repetition.schedule(book(filter()));
    RulesTally tally = new RulesTally();
    boolean isObf = form.form(output) == Form.OBF;
    read(
        input,
        game -> {
          game.ifPresent(each -> tally.add(each.game().game().rules()));
          game.filter(each -> !isObf || each.game().isOnBoard()).ifPresent(book::add);
        });
    if (isObf && !output.isQuiet()) {
      tally.tellNotInObf(streams);
    }
    List<Drill> drills = book.drills();
    if (drills.isEmpty() && !output.isQuiet()) {
      streams.say("kifu drills: " + missing(book));
    }
    switch (form.form(output)) {
      case HTML -> DrillPage.write(drills, language.words(), out);
      case MD -> DrillList.writeMarkdown(drills, language.words(), out);
      case CSV -> DrillList.writeCsv(drills, form.table(out));
      default -> DrillList.writeObf(drills, language.words(), out);
    }
    return ExitCode.CLEAN;
  }

  /** The problems that are missing: all, or only those for the day. */
  private String missing(DrillBook book) {
    return book.later() > 0
        ? "nothing is due; problems for later days: " + book.later()
        : choice.missing();
  }

  @Override
  protected void publish() throws Exception {
    repetition.publish(streams, output.isQuiet());
  }

  private DrillBook book(GameFilter filter) {
    PlayerSides sides = me.sides(filter).orElse(PlayerSides.both());
    return DrillBook.of(sides, choice.choice(), count);
  }
}
