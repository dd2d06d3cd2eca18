package org.kifu.cli;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.function.Function;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.kifu.bitboard.Kernel;
import org.kifu.command.ColourOption;
import org.kifu.command.annotate.AnnotateCommand;
import org.kifu.command.archive.AppCommand;
import org.kifu.command.archive.BaseCommand;
import org.kifu.command.archive.DedupCommand;
import org.kifu.command.archive.DiffCommand;
import org.kifu.command.archive.IndexCommand;
import org.kifu.command.archive.MergeCommand;
import org.kifu.command.archive.NamesCommand;
import org.kifu.command.archive.SqlCommand;
import org.kifu.command.engines.BenchCommand;
import org.kifu.command.engines.EngineCommand;
import org.kifu.command.engines.PerftCommand;
import org.kifu.command.engines.PositionsCommand;
import org.kifu.command.input.Filters;
import org.kifu.command.making.AuditCommand;
import org.kifu.command.making.CalibrateCommand;
import org.kifu.command.making.GenerateCommand;
import org.kifu.command.making.TrainCommand;
import org.kifu.command.openings.OpeningsCommand;
import org.kifu.command.player.HistoryCommand;
import org.kifu.command.player.RatingsCommand;
import org.kifu.command.player.TournamentCommand;
import org.kifu.command.practice.DrillsCommand;
import org.kifu.command.practice.ReviewCommand;
import org.kifu.command.practice.TrainerCommand;
import org.kifu.command.query.QueryCommand;
import org.kifu.command.query.StatsCommand;
import org.kifu.command.record.ConvertCommand;
import org.kifu.command.record.RepairCommand;
import org.kifu.command.record.VerifyCommand;
import org.kifu.command.report.ReportCommand;
import org.kifu.command.search.SearchCommand;
import org.kifu.command.search.SolveCommand;
import org.kifu.command.show.ExplainCommand;
import org.kifu.command.show.RulesCommand;
import org.kifu.command.show.ShowCommand;
import org.kifu.command.terminal.ExitCode;
import org.kifu.command.terminal.Streams;
import org.kifu.file.FileNames;
import org.kifu.json.Tool;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Help;
import picocli.CommandLine.Help.Column;
import picocli.CommandLine.Help.TextTable;
import picocli.CommandLine.IVersionProvider;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.UsageMessageSpec;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.RunLast;
import picocli.CommandLine.Spec;
import picocli.CommandLine.UnmatchedArgumentException;

/** The root of the command line. It knows all verbs and loads the requested one. */
@Command(
    name = "kifu",
    mixinStandardHelpOptions = true,
    versionProvider = RootCommand.Version.class,
    description = "Read, check, analyse and search Othello and Reversi game records.",
    synopsisSubcommandLabel = "COMMAND",
    footer = {
      "",
      "'kifu help COMMAND' describes a command, 'kifu help filters' the options that choose"
          + " games."
    })
final class RootCommand implements Callable<Integer> {
  /**
   * A command, which is created on request.
   *
   * @param group the heading of the command in the help
   */
  private record Verb(String group, String name, Function<Streams, Callable<Integer>> maker) {}

  private static final String EVERYDAY = "Every day";
  private static final String ARCHIVE = "Archives and players";
  private static final String OPENINGS = "Openings and practice";
  private static final String ENGINES = "Engines and positions";
  private static final String MAKING = "Making and measuring";
  private static final String SPARK = "On many machines";

  /** The verb that has actions. */
  private static final String BASE = "base";

  private static final List<Verb> VERBS =
      List.of(
          new Verb(EVERYDAY, "app", AppCommand::new),
          new Verb(EVERYDAY, "verify", VerifyCommand::new),
          new Verb(EVERYDAY, "repair", RepairCommand::new),
          new Verb(EVERYDAY, "annotate", AnnotateCommand::new),
          new Verb(EVERYDAY, "report", ReportCommand::new),
          new Verb(EVERYDAY, "show", ShowCommand::new),
          new Verb(EVERYDAY, "convert", ConvertCommand::new),
          new Verb(EVERYDAY, "rules", RulesCommand::new),
          new Verb(EVERYDAY, "explain", ExplainCommand::new),
          new Verb(EVERYDAY, "completion", CompletionCommand::new),
          new Verb(ARCHIVE, BASE, BaseCommand::new),
          new Verb(ARCHIVE, "sql", SqlCommand::new),
          new Verb(ARCHIVE, "query", QueryCommand::new),
          new Verb(ARCHIVE, "dedup", DedupCommand::new),
          new Verb(ARCHIVE, "diff", DiffCommand::new),
          new Verb(ARCHIVE, "merge", MergeCommand::new),
          new Verb(ARCHIVE, "names", NamesCommand::new),
          new Verb(ARCHIVE, "stats", StatsCommand::new),
          new Verb(ARCHIVE, "tournament", TournamentCommand::new),
          new Verb(ARCHIVE, "ratings", RatingsCommand::new),
          new Verb(ARCHIVE, "history", HistoryCommand::new),
          new Verb(ARCHIVE, "review", ReviewCommand::new),
          new Verb(OPENINGS, "openings", OpeningsCommand::new),
          new Verb(OPENINGS, "index", IndexCommand::new),
          new Verb(OPENINGS, "trainer", TrainerCommand::new),
          new Verb(OPENINGS, "drills", DrillsCommand::new),
          new Verb(ENGINES, "search", SearchCommand::new),
          new Verb(ENGINES, "solve", SolveCommand::new),
          new Verb(ENGINES, "perft", PerftCommand::new),
          new Verb(ENGINES, "engine", EngineCommand::new),
          new Verb(ENGINES, "positions", PositionsCommand::new),
          new Verb(ENGINES, "bench", BenchCommand::new),
          new Verb(MAKING, "train", TrainCommand::new),
          new Verb(MAKING, "calibrate", CalibrateCommand::new),
          new Verb(MAKING, "generate", GenerateCommand::new),
          new Verb(MAKING, "audit", AuditCommand::new));

  /** The verbs that write pages. */
  private static final Set<String> PAGES =
      Set.of("annotate", "report", "openings", "trainer", "drills", "history");

  /** The options that print the version. */
  private static final Set<String> VERSION = Set.of("-V", "--version");

  /**
   * The layout of the list of commands in columns: the width of the names, and the space before
   * each part.
   */
  private static final int NAMES = 12;

  private static final int INDENT = 2;

  /** The 64 squares at the start of a position as text, which often begins with hyphens. */
  private static final Pattern BOARD =
      Pattern.compile("-([-.*XOxoBbWw?#]\\s*){63}.*", Pattern.DOTALL);

  @Spec private CommandSpec spec = CommandSpec.create();

  private final Streams streams;

  private RootCommand(Streams streams) {
    this.streams = streams;
  }

  /** The verbs in the order of the help, without {@code spark}, which another program runs. */
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
   * @param help takes help and version, which picocli prints without a check for closed pipes
   */
  static CommandLine commandLine(Streams streams, Writer help, String... args) {
    CommandLine root = new CommandLine(new RootCommand(streams));
    List<Verb> needed = needed(args);
    for (Verb verb : needed) {
      CommandLine command = new CommandLine(verb.maker().apply(streams));
      command.getCommandSpec().mixinStandardHelpOptions(true).versionProvider(new Version());
      if (verb.name().equals(BASE)) {
        BaseCommand.actions(streams)
            .forEach((name, each) -> command.addSubcommand(name, action(each)));
      }
      if (PAGES.contains(verb.name())) {
        command.addMixin("open", new OpenOption(command.getCommandSpec()));
      }
      root.addSubcommand(verb.name(), command);
    }
    if (needed.equals(VERBS)) {
      root.addSubcommand(SparkCommand.NAME, SparkCommand.commandLine());
      root.addSubcommand(new Filters.FilterHelp());
    }
    root.addMixin("colour", new ColourOption());
    root.getSubcommands().values().stream()
        .distinct()
        .forEach(each -> each.addMixin("colour", new ColourOption()));
    root.setColorScheme(HelpPage.colours(streams.colours()));
    root.setUsageHelpWidth(HelpPage.WIDTH);
    root.setHelpFactory(HelpPage::new);
    root.getHelpSectionMap().put(UsageMessageSpec.SECTION_KEY_COMMAND_LIST_HEADING, _ -> "");
    root.getHelpSectionMap()
        .put(UsageMessageSpec.SECTION_KEY_COMMAND_LIST, RootCommand::commandList);
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

  private static CommandLine action(Callable<Integer> action) {
    CommandLine command = new CommandLine(action);
    command.getCommandSpec().mixinStandardHelpOptions(true).versionProvider(new Version());
    command.addMixin("colour", new ColourOption());
    return command;
  }

  /**
   * The verb that these arguments name; none for the version; all verbs if the arguments do not
   * tell.
   */
  private static List<Verb> needed(String... args) {
    if (args.length == 1 && VERSION.contains(args[0])) {
      return List.of();
    }
    for (Verb verb : VERBS) {
      if (args.length > 0 && verb.name().equals(args[0])) {
        return List.of(verb);
      }
    }
    return VERBS;
  }

  /** The commands with their descriptions, grouped by purpose. */
  private static String commandList(Help help) {
    StringBuilder list = new StringBuilder();
    String group = "";
    for (Map.Entry<String, CommandLine> each :
        help.commandSpec().commandLine().getSubcommands().entrySet()) {
      if (each.getValue().getCommandSpec().usageMessage().hidden()) {
        continue;
      }
      String next = group(each.getKey());
      if (!next.equals(group)) {
        group = next;
        list.append("%n%s:%n".formatted(group));
      }
      String[] description = each.getValue().getCommandSpec().usageMessage().description();
      TextTable row =
          TextTable.forColumns(
              help.colorScheme(),
              new Column(NAMES, INDENT, Column.Overflow.SPAN),
              new Column(HelpPage.WIDTH - NAMES, INDENT, Column.Overflow.WRAP));
      row.addRowValues(
          help.colorScheme().commandText(each.getKey()),
          help.colorScheme().text(String.join(" ", description)));
      list.append(row);
    }
    return list.toString();
  }

  private static String group(String verb) {
    return VERBS.stream()
        .filter(each -> each.name().equals(verb))
        .findFirst()
        .map(Verb::group)
        .orElse(SPARK);
  }

  /** Prints the requested help, or runs the command with the best kernels of this machine. */
  private static int execute(Streams streams, ParseResult parsed) {
    if (!parsed.hasSubcommand() && !parsed.unmatched().isEmpty()) { // also with --help
      throw new UnmatchedArgumentException(parsed.commandSpec().commandLine(), parsed.unmatched());
    }
    @Nullable Integer helped = CommandLine.executeHelpRequest(parsed);
    if (helped != null) {
      return helped;
    }
    if (!Kernel.complaint().isEmpty()) {
      String needed = "java --add-modules " + Kernel.MODULE;
      streams.say("kifu: " + Kernel.complaint().replace("the module " + Kernel.MODULE, needed));
    }
    Optional<OpenOption> page = OpenOption.of(parsed);
    page.ifPresent(OpenOption::check);
    int code = new RunLast().execute(parsed);
    page.ifPresent(each -> each.open(streams));
    return code;
  }

  /**
   * The arguments for the parser. A position that begins with empty squares looks like an option,
   * so it gets a space before it; {@code help VERB} becomes {@code VERB --help}.
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

  /** Answers a command line without a command, which is wrong usage, by the list of commands. */
  @Override
  public Integer call() {
    CommandLine root = spec.commandLine();
    StringWriter page = new StringWriter();
    root.usage(new PrintWriter(page), HelpPage.colours(streams.messageColours()));
    streams.sayOwn(page.toString());
    return ExitCode.USAGE;
  }

  /** The line that {@code --version} prints. */
  static final class Version implements IVersionProvider {
    @Override
    public String[] getVersion() {
      return new String[] {Tool.NAME + " " + Tool.version()};
    }
  }
}
