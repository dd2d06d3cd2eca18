package org.kifu.cli;

import java.io.PrintWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.Function;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.kifu.bitboard.Kernel;
import org.kifu.command.Filters;
import org.kifu.command.HelpPage;
import org.kifu.command.Streams;
import org.kifu.command.archive.DedupCommand;
import org.kifu.command.archive.DiffCommand;
import org.kifu.command.archive.HistoryCommand;
import org.kifu.command.archive.MergeCommand;
import org.kifu.command.archive.NamesCommand;
import org.kifu.command.archive.QueryCommand;
import org.kifu.command.archive.RatingsCommand;
import org.kifu.command.archive.ReviewCommand;
import org.kifu.command.archive.StatsCommand;
import org.kifu.command.archive.TournamentCommand;
import org.kifu.command.engines.BenchCommand;
import org.kifu.command.engines.EngineCommand;
import org.kifu.command.engines.PerftCommand;
import org.kifu.command.engines.PositionsCommand;
import org.kifu.command.engines.SearchCommand;
import org.kifu.command.engines.SolveCommand;
import org.kifu.command.everyday.AnnotateCommand;
import org.kifu.command.everyday.ConvertCommand;
import org.kifu.command.everyday.ExplainCommand;
import org.kifu.command.everyday.RepairCommand;
import org.kifu.command.everyday.ReportCommand;
import org.kifu.command.everyday.RulesCommand;
import org.kifu.command.everyday.ShowCommand;
import org.kifu.command.everyday.VerifyCommand;
import org.kifu.command.making.AuditCommand;
import org.kifu.command.making.CalibrateCommand;
import org.kifu.command.making.GenerateCommand;
import org.kifu.command.making.TrainCommand;
import org.kifu.command.openings.DrillsCommand;
import org.kifu.command.openings.IndexCommand;
import org.kifu.command.openings.OpeningsCommand;
import org.kifu.command.openings.TrainerCommand;
import org.kifu.file.FileNames;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.RunLast;
import picocli.CommandLine.Spec;

/** The root of the command line: it knows its verbs, and loads the one that is asked for. */
@Command(
    name = "kifu",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    description = "Reads, replays, judges and mines Othello and Reversi game records.",
    synopsisSubcommandLabel = "COMMAND")
final class RootCommand implements Runnable {
  /** A command, made when it is asked for. */
  private record Verb(String name, Function<Streams, Callable<Integer>> maker) {}

  private static final List<Verb> VERBS =
      List.of(
          new Verb("verify", VerifyCommand::new),
          new Verb("repair", RepairCommand::new),
          new Verb("dedup", DedupCommand::new),
          new Verb("diff", DiffCommand::new),
          new Verb("merge", MergeCommand::new),
          new Verb("names", NamesCommand::new),
          new Verb("annotate", AnnotateCommand::new),
          new Verb("report", ReportCommand::new),
          new Verb("review", ReviewCommand::new),
          new Verb("drills", DrillsCommand::new),
          new Verb("openings", OpeningsCommand::new),
          new Verb("history", HistoryCommand::new),
          new Verb("query", QueryCommand::new),
          new Verb("index", IndexCommand::new),
          new Verb("trainer", TrainerCommand::new),
          new Verb("positions", PositionsCommand::new),
          new Verb("stats", StatsCommand::new),
          new Verb("tournament", TournamentCommand::new),
          new Verb("ratings", RatingsCommand::new),
          new Verb("show", ShowCommand::new),
          new Verb("convert", ConvertCommand::new),
          new Verb("solve", SolveCommand::new),
          new Verb("search", SearchCommand::new),
          new Verb("engine", EngineCommand::new),
          new Verb("perft", PerftCommand::new),
          new Verb("rules", RulesCommand::new),
          new Verb("explain", ExplainCommand::new),
          new Verb("bench", BenchCommand::new),
          new Verb("generate", GenerateCommand::new),
          new Verb("train", TrainCommand::new),
          new Verb("calibrate", CalibrateCommand::new),
          new Verb("audit", AuditCommand::new));

  /** Sixty-four squares: the start of a position as text, which often begins with hyphens. */
  private static final Pattern BOARD =
      Pattern.compile("-([-.*XOxoBbWw?#]\\s*){63}.*", Pattern.DOTALL);

  @Spec private CommandSpec spec = CommandSpec.create();

  private RootCommand() {}

  /** The verbs in the order of the help, without the one that is not run here: Spark's. */
  static List<String> verbs() {
    return VERBS.stream().map(Verb::name).toList();
  }

  /** All verbs, for a message. */
  static String listed() {
    return String.join(" ", verbs()) + " " + SparkCommand.NAME;
  }

  /**
   * Returns the command line for these arguments, with no more verbs than they need.
   *
   * @param help takes help and version, which picocli prints without a thought for closed pipes
   */
  static CommandLine commandLine(Streams streams, Writer help, String... args) {
    CommandLine root = new CommandLine(new RootCommand());
    boolean known = args.length > 0 && verbs().contains(args[0]);
    for (Verb verb : VERBS) {
      if (!known || verb.name().equals(args[0])) {
        CommandLine command = new CommandLine(verb.maker().apply(streams));
        command.getCommandSpec().mixinStandardHelpOptions(true).versionProvider(new Version());
        root.addSubcommand(verb.name(), command);
      }
    }
    if (!known) {
      root.addSubcommand(SparkCommand.NAME, SparkCommand.commandLine());
      root.addSubcommand(new Filters.Page());
    }
    root.setUsageHelpWidth(HelpPage.WIDTH);
    root.setHelpFactory(HelpPage::new);
    root.setOut(new PrintWriter(help));
    root.setErr(new PrintWriter(streams.err(), true, StandardCharsets.UTF_8));
    root.setCaseInsensitiveEnumValuesAllowed(true);
    root.registerConverter(Path.class, FileNames::path);
    root.setExecutionStrategy(parsed -> execute(streams, parsed));
    root.setParameterExceptionHandler((fault, _) -> Main.refused(streams, fault));
    root.setExecutionExceptionHandler(
        (fault, command, _) ->
            Main.failed(streams, command.getCommandSpec().qualifiedName(), fault));
    return root;
  }

  /** Prints the help that is asked for, or runs the command by the kernels that are to be had. */
  private static int execute(Streams streams, ParseResult parsed) {
    @Nullable Integer helped = CommandLine.executeHelpRequest(parsed);
    if (helped != null) {
      return helped;
    }
    if (!Kernel.complaint().isEmpty()) {
      streams.say("kifu: " + Kernel.complaint());
    }
    return new RunLast().execute(parsed);
  }

  /**
   * The arguments as they are parsed. A position that begins with empty squares looks like an
   * option, which a space before it prevents; {@code help VERB} is {@code VERB --help}.
   */
  static String[] words(String... args) {
    List<String> words = new ArrayList<>();
    for (String arg : args) {
      words.add(BOARD.matcher(arg).matches() ? " " + arg : arg);
    }
    if (!words.isEmpty() && words.getFirst().equals("help")) {
      words.removeFirst();
      words.add("--help");
    }
    return words.toArray(String[]::new);
  }

  @Override
  public void run() {
    throw new ParameterException(spec.commandLine(), "a command is missing; commands: " + listed());
  }
}
