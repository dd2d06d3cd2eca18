package org.kifu.command.query;

import java.io.IOException;
import java.io.Writer;
import java.util.Iterator;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.kifu.archive.output.HitCsv;
import org.kifu.archive.output.HitText;
import org.kifu.archive.query.GameQuery;
import org.kifu.archive.query.GameQuery.Hit;
import org.kifu.archive.rows.RowFile;
import org.kifu.archive.rows.RowSubject;
import org.kifu.base.BaseFacts;
import org.kifu.base.GameCondition;
import org.kifu.command.GamesJob;
import org.kifu.command.input.ChosenGames;
import org.kifu.command.input.InputFiles;
import org.kifu.command.input.RulesTally;
import org.kifu.command.output.Form;
import org.kifu.command.output.FormOption;
import org.kifu.command.output.RecordTarget;
import org.kifu.command.output.TableFiles;
import org.kifu.command.output.WrittenGames;
import org.kifu.command.output.WrittenGames.LossOption;
import org.kifu.command.terminal.ExitCode;
import org.kifu.command.terminal.Refusal;
import org.kifu.command.terminal.Streams;
import org.kifu.format.GameWriter;
import org.kifu.game.Counted;
import org.kifu.game.ParsedGame;
import org.kifu.game.RulesRuns;
import org.kifu.opening.PositionKey;
import org.kifu.words.Printable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
    name = "query",
    description = "Find games by player, result, opening, position or pattern.",
    footer = {
      "",
      "A game must meet all conditions. Kifu lists the games, or writes their records with --to.",
      "",
      "Example: kifu query examples/wthor --opening cow --result wipe-out"
    })
public final class QueryCommand extends GamesJob {
  /** A writer of the games that were found. */
  @FunctionalInterface
  private interface HitSink {
    void write(Hit hit) throws IOException;
  }

  @Mixin private QueryOptions options = new QueryOptions();
  @Mixin private SwingOption swings = new SwingOption();
  @Mixin private MarkOptions marks = new MarkOptions();

  @Mixin private FormOption form = FormOption.withTables(Form.TEXT, Form.CSV, Form.PARQUET);

  @Option(
      names = "--rows",
      paramLabel = "KIND",
      description = "With --format parquet: a row for each of the games or plies (default: games).")
  private @Nullable RowSubject kind;

  @Option(
      names = "--to",
      paramLabel = "NOTATION",
      description =
          "Write the games themselves: transcript, transcript-labelled, diagram, wthor, ggf,"
              + " sgf, pgn or json.")
  private @Nullable String to;

  @Mixin private LossOption loss = new LossOption();

  private Optional<GameQuery> query = Optional.empty();
  private long looked;

  /** The number of all games in the base that gave the candidates. */
  private long all;

  private long found;

  /** The rules of the games, of which a question about the board knows one. */
  private final RulesTally rules = new RulesTally();

  public QueryCommand(Streams streams) {
    super(streams);
  }

  @Override
  protected void check() throws Exception {
    super.check();
    if (to != null && form.given().isPresent()) {
      throw Refusal.usage("--format is for lists and --to for games; give only one of them");
    }
    if (kind != null && !isTableFile()) {
      throw Refusal.usage("--rows is only for --format parquet");
    }
    query = Optional.of(options.query(input.rules(), streams));
    if (query.filter(GameQuery::isAboutBoard).isPresent()) {
      input.tellLeftOutAlone();
    }
    marks.read(input);
    swings.read(input);
  }

  @Override
  protected ChosenGames open() throws Exception {
    // A record that is written, or searched for values, is needed whole.
    return to != null || swings.needsRecords() || isTableFile()
        ? super.open()
        : input.openFacts(streams);
  }

  private boolean isTableFile() {
    return to == null && form.form(output) == Form.PARQUET;
  }

  @Override
  protected boolean writesAForm() {
    return to == null;
  }

  @Override
  protected int answer(ChosenGames games, InputFiles files) throws Exception {
    if (to == null) {
      super.answer(games, files);
    } else {
      RecordTarget target = new RecordTarget(to, streams, output);
      target.write(files, sink -> write(games, sink));
    }
    tell();
    return problems.exitCode();
  }

  @Override
  protected int write(ChosenGames games, Writer out) throws IOException {
    if (isTableFile()) {
      RowSubject rows = kind == null ? RowSubject.GAMES : kind;
      try (RowFile table =
          RowFile.open(rows, TableFiles.of(Form.PARQUET), TableFiles.about(), bytes())) {
        find(games, hit -> table.add(hit.game()));
      }
    } else if (form.form(output) == Form.CSV) {
      HitCsv table = new HitCsv(form.table(out));
      find(games, table::write);
    } else {
      Printable text = new Printable(out);
      find(games, hit -> HitText.write(hit, text));
    }
    return ExitCode.CLEAN;
  }

  private WrittenGames write(ChosenGames games, GameWriter sink) throws IOException {
    WrittenGames written = new WrittenGames(sink, problems, loss, streams);
    find(games, hit -> written.write(hit.game(), hit.record(), false));
    return written;
  }

  /** The candidates; a base knows the games that reached a position. */
  private Iterator<ParsedGame> candidates(ChosenGames games) throws IOException {
    Optional<BaseFacts> base = games.wholeBase();
    Optional<GameCondition> condition = base.isPresent() ? condition(base.get()) : Optional.empty();
    if (condition.isPresent() && base.orElseThrow().areFew(condition.get())) {
      all = base.get().size();
      return closing(base.get().games(condition.get(), problems));
    }
    return chosen(games);
  }

  /** A condition that all games meet that can be found, by the first that narrows the choice. */
  private Optional<GameCondition> condition(BaseFacts base) throws IOException {
    Optional<GameCondition> marked = marks.condition();
    Optional<Set<PositionKey>> reached = query.flatMap(GameQuery::reached);
    if (marked.isEmpty() && reached.isPresent()) {
      return Optional.of(base.reached(reached.get()));
    }
    Optional<GameCondition> known =
        marked.or(
            () ->
                query
                    .filter(asked -> !asked.isAboutBoard() && !asked.ends().isEmpty())
                    .map(asked -> GameCondition.ended(asked.ends())));
    return known.isPresent() ? known : swings.condition(base);
  }

  private void find(ChosenGames all, HitSink sink) throws IOException {
    Iterator<ParsedGame> candidates = candidates(all);
    while (candidates.hasNext()) {
      ParsedGame game = candidates.next();
      looked++;
      rules.add(RulesRuns.rules(game));
      game.firstError().ifPresent(problems);
      Optional<Hit> hit =
          swings.match(
              game,
              query.filter(_ -> marks.has(game)).flatMap(asked -> asked.match(game)),
              problems::unusable);
      if (hit.isPresent()) {
        found++;
        sink.write(hit.get());
      }
    }
    if (problems.exitCode() != ExitCode.PATH) { // else a source could not be opened
      swings.refuseRecordsAlone(looked);
    }
  }

  private void tell() {
    if (!output.isQuiet()) {
      long known = Math.max(all, looked);
      streams.say("%d of %s found".formatted(found, Counted.of(known, "game")));
      if (query.filter(GameQuery::isAboutBoard).isPresent()) {
        rules.tellLeftOut(input.rulesName(), streams);
      }
    }
  }
}
