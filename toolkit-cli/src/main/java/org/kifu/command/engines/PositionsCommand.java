package org.kifu.command.engines;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.OptionalInt;
import java.util.function.BooleanSupplier;
import java.util.function.IntFunction;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.kifu.analysis.Limits;
import org.kifu.analysis.Valuation;
import org.kifu.archive.output.PositionObf;
import org.kifu.archive.query.PositionSet;
import org.kifu.archive.query.PositionSet.FoundPosition;
import org.kifu.archive.query.PositionSet.PositionCriteria;
import org.kifu.batch.Batch;
import org.kifu.board.Move;
import org.kifu.board.Position;
import org.kifu.board.Square;
import org.kifu.command.GamesJob;
import org.kifu.command.input.ChosenGames;
import org.kifu.command.input.RulesTally;
import org.kifu.command.option.LevelOptions;
import org.kifu.command.output.Form;
import org.kifu.command.output.FormOption;
import org.kifu.command.terminal.ExitCode;
import org.kifu.command.terminal.Refusal;
import org.kifu.command.terminal.Streams;
import org.kifu.game.Counted;
import org.kifu.game.GameRecord;
import org.kifu.game.ParsedGame;
import org.kifu.rules.Othello;
import org.kifu.rules.Rules;
import org.kifu.search.Engine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
    name = "positions",
    description = "Take positions from games, each once: balanced ones, or problems.",
    footer = {
      "",
      "The output is an Othello Board File, or for other rules the same with their boards. The"
          + " positions that most games reached come first.",
      "",
      "Example: kifu positions examples/wthor --ply 46 --margin 4 --count 10 -o problems.obf"
    })
public final class PositionsCommand extends GamesJob {

  @Option(
      names = "--ply",
      required = true,
      paramLabel = "N",
      description = "Take the positions after N discs placed, 0 to 59 on 8x8 squares.")
  private int ply;

  @Option(
      names = "--balanced",
      paramLabel = "DISCS",
      description = "Take only positions worth at most DISCS discs to either side.")
  private @Nullable Integer balanced;

  @Option(
      names = "--margin",
      paramLabel = "DISCS",
      description =
          "Take only positions with a move that is better than all others by at least DISCS"
              + " discs.")
  private @Nullable Integer margin;

  @Option(
      names = "--min-games",
      paramLabel = "N",
      defaultValue = "1",
      description = "Take only positions that N games or more reached (default: 1).")
  private long minGames = 1;

  @Option(
      names = "--count",
      paramLabel = "N",
      description = "Maximum number of positions (default: all).")
  private @Nullable Integer count;

  @Mixin private FormOption form = FormOption.only(Form.OBF);
  @Mixin private LevelOptions level = new LevelOptions();

  public PositionsCommand(Streams streams) {
    super(streams);
  }

  @Override
  protected ChosenGames open() throws Exception {
    return input.openFacts(streams);
  }

  @Override
  protected void check() throws Exception {
    super.check();
    form.form(output); // refuses a file of another form
    Rules<?, ?> rules = input.countedRules("positions");
    if (rules.scoring().isEmpty()) {
      throw Refusal.usage("--rules: positions are of games with discs, not of " + rules.name());
    }
    if (!criteria().needValues() && level.isGiven()) {
      throw Refusal.usage("--level and --exact-from need --balanced or --margin");
    }
    limits(rules);
    if (minGames < 1 || count != null && count < 1) {
      throw Refusal.usage("--min-games and --count must be 1 or more");
    }
    set(rules);
  }

  private boolean isOthello() {
    return input.rules().name().equals(GameRecord.OTHELLO);
  }

  private Limits limits(Rules<?, ?> rules) {
    return isOthello() ? level.limits() : level.limits(rules);
  }

  @Override
  protected int write(ChosenGames games, Writer out) throws Exception {
    RulesTally tally = new RulesTally();
    Iterator<ParsedGame> chosen = tally.counting(chosen(games));
    if (isOthello()) {
      Supplier<Moves<Position, Move>> engines =
          () -> {
            Engine engine = new Engine();
            return (position, limits) -> engine.bestMoves(position, limits, Square.COUNT);
          };
      write(Othello.RULES, set(ply -> PositionSet.ofOthello(ply)), chosen, engines, out);
    } else {
      write(input.rules(), chosen, out);
    }
    if (!output.isQuiet()) {
      tally.tellLeftOut(input.rules().name(), streams);
    }
    return ExitCode.CLEAN;
  }

  private <P, M> void write(Rules<P, M> rules, Iterator<ParsedGame> chosen, Writer out) {
    Supplier<Moves<P, M>> engines = () -> LevelOptions.allMoves(rules)::apply;
    write(rules, set(ply -> PositionSet.of(rules, ply)), chosen, engines, out);
  }

  private void set(Rules<?, ?> rules) {
    set(ply -> PositionSet.of(rules, ply));
  }

  private <S> S set(IntFunction<S> maker) {
    try {
      return maker.apply(ply);
    } catch (IllegalArgumentException e) {
      throw Refusal.usage("--ply: " + e.getMessage());
    }
  }

  /** The values of all moves of a position, best first. */
  private interface Moves<P, M> {
    List<Valuation<M>> of(P position, Limits limits);
  }

  private PositionCriteria criteria() {
    try {
      return new PositionCriteria(optional(balanced), optional(margin));
    } catch (IllegalArgumentException e) {
      throw Refusal.usage(String.valueOf(e.getMessage()));
    }
  }

  private static OptionalInt optional(@Nullable Integer number) {
    return number == null ? OptionalInt.empty() : OptionalInt.of(number);
  }

  /** A position with the values of its moves, if they are requested. */
  private record Judged<P, M>(FoundPosition<P> found, List<Valuation<M>> moves) {}

  /** The wanted positions, written in their order until there are enough. */
  private final class WantedPositions<P, M> {
    private final Rules<P, M> rules;
    private final PositionCriteria criteria;
    private final Writer out;
    private long looked;
    private long written;

    WantedPositions(Rules<P, M> rules, PositionCriteria criteria, Writer out) {
      this.rules = rules;
      this.criteria = criteria;
      this.out = out;
    }

    boolean isFull() {
      return count != null && written >= count;
    }

    void take(Judged<P, M> judged) {
      if (isFull()) {
        return; // threads may have judged further positions
      }
      looked++;
      if (judged.moves().isEmpty() || criteria.hold(judged.moves())) {
        written++;
        try {
          PositionObf.write(rules, judged.found(), judged.moves(), out);
        } catch (IOException e) {
          throw new UncheckedIOException(e);
        }
      }
    }
  }

  private <P, M> void write(
      Rules<P, M> rules,
      PositionSet<P, M> set,
      Iterator<ParsedGame> chosen,
      Supplier<Moves<P, M>> engines,
      Writer out) {
    while (chosen.hasNext()) {
      ParsedGame game = chosen.next();
      game.firstError().ifPresent(problems);
      set.add(game);
    }
    List<FoundPosition<P>> found = set.ofGames(minGames);
    PositionCriteria criteria = criteria();
    Limits limits = limits(rules);
    WantedPositions<P, M> sink = new WantedPositions<>(rules, criteria, out);
    new Batch(jobs.jobs(), 1)
        .<FoundPosition<P>, Judged<P, M>>run(
            new Until<>(found.iterator(), sink::isFull),
            () -> {
              if (!criteria.needValues()) {
                return position -> new Judged<>(position, List.of());
              }
              Moves<P, M> moves = engines.get();
              return position -> new Judged<>(position, moves.of(position.position(), limits));
            },
            judged -> {
              sink.take(judged);
              progress.at(sink.looked, found.size(), "position");
            });
    if (!output.isQuiet()) {
      streams.say(
          "%s after %s, %d looked at, %d written"
              .formatted(
                  Counted.of(found.size(), "position"),
                  Counted.of(ply, "disc"),
                  sink.looked,
                  sink.written));
    }
  }

  /** The items of an iterator until there are enough. */
  private record Until<T>(Iterator<T> items, BooleanSupplier enough) implements Iterator<T> {
    @Override
    public boolean hasNext() {
      return !enough.getAsBoolean() && items.hasNext();
    }

    @Override
    public T next() {
      if (!items.hasNext()) {
        throw new NoSuchElementException();
      }
      return items.next();
    }
  }
}
