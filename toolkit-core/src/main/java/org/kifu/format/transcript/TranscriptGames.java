package org.kifu.format.transcript;

import java.io.InputStream;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.Queue;
import java.util.function.Consumer;
import org.kifu.format.ReadOptions;
import org.kifu.format.Source;
import org.kifu.format.TextLine;
import org.kifu.format.TextLines;
import org.kifu.game.ParsedGame;
import org.kifu.game.Problem;
import org.kifu.game.ProblemCode;
import org.kifu.game.SourceLocation;

/** The games of one text. Holds the game at hand and no more. */
final class TranscriptGames implements Iterator<ParsedGame> {
  private final String source;
  private final String rules;
  private final PageLines lines;
  private final Assembly assembly;
  private final PassedOver passedOver;
  private final Consumer<Problem> problems;
  private final boolean mayJoin;
  private Optional<Draft> draft = Optional.empty();
  private final List<LineReading> heading = new ArrayList<>(0);
  private final Page page = new Page();

  /** Whether players are named above their games, as with the first; else below. */
  private Optional<Boolean> namesStandAbove = Optional.empty();

  private final Queue<LineReading> readings = new ArrayDeque<>(2);
  private Optional<LineReading> cut = Optional.empty();
  private Optional<Draft> next = Optional.empty();
  private boolean isNextLine;
  private int games;

  /**
   * Starts at the first line.
   *
   * @param mayJoin whether a game may be spread over lines
   */
  TranscriptGames(Source source, InputStream stream, ReadOptions options, boolean mayJoin) {
    this.source = source.name();
    this.rules = options.rules().name();
    this.lines = new PageLines(new TextLines(source, stream), page);
    this.assembly = new Assembly(new Legality(options.rules()), source.isInPieces());
    this.problems = options.problems();
    this.mayJoin = mayJoin;
    this.passedOver = new PassedOver(problems);
  }

  @Override
  public boolean hasNext() {
    while (next.isEmpty()) {
      if (!readings.isEmpty()) {
        take(readings.remove());
      } else if (!readLine()) {
        return finish();
      }
    }
    return true;
  }

  /** Reads a line, and keeps it back if it ends in the middle of a square; false at the end. */
  private boolean readLine() {
    Optional<TextLine> line = lines.next();
    Optional<LineReading> before = cut;
    cut = Optional.empty();
    if (line.isEmpty()) {
      before.ifPresent(readings::add);
      return before.isPresent();
    }
    LineReading reading = LineReader.read(line.get(), page);
    if (before.isPresent()) {
      reading = afterCut(before.get(), reading);
    }
    if (mayJoin && CutSquare.endsIn(reading)) {
      cut = Optional.of(reading);
    } else {
      readings.add(reading);
    }
    return true;
  }

  private LineReading afterCut(LineReading before, LineReading reading) {
    Optional<TextLine> rest = CutSquare.rest(before, reading);
    readings.add(rest.isPresent() ? CutSquare.whole(before, reading) : before);
    return rest.map(line -> LineReader.read(line, page)).orElse(reading);
  }

  @Override
  public ParsedGame next() {
    Draft game = nextDraft();
    games++;
    return new FinishedGame(games, rules, game).parsed();
  }

  /** The next game before it is made a record. */
  Draft nextDraft() {
    if (!hasNext()) {
      throw new NoSuchElementException();
    }
    Draft game = next.orElseThrow();
    next = Optional.empty();
    return game;
  }

  /** The end of the text: what is left of it is a game, or was none. */
  private boolean finish() {
    dropHeading();
    passedOver.report();
    next = draft;
    draft = Optional.empty();
    if (games == 0 && next.isEmpty()) {
      games = -1; // said once
      problems.accept(
          new Problem(
              ProblemCode.NO_GAMES,
              SourceLocation.atByte(source, 0),
              0,
              0,
              "no line holds a game"));
    }
    return next.isPresent();
  }

  private void take(LineReading line) {
    switch (line.kind()) {
      case EMPTY -> isNextLine = false;
      case TEXT -> pass(line);
      case RESULT ->
          draft
              .flatMap(game -> assembly.declare(game, line))
              .ifPresentOrElse(game -> draft = Optional.of(game), () -> pass(line));
      case PLAYERS -> takePlayers(line);
      case LABEL -> takeLabel(line);
      case CODES, PROSE -> takeIfGame(line);
      case MOVES -> takeMoves(line);
    }
  }

  private void pass(LineReading line) {
    passedOver.add(line.line());
    isNextLine = false;
  }

  /** The first such line of a text says on which side of their games they stand. */
  private void takePlayers(LineReading line) {
    boolean isAbove = namesStandAbove.orElse(!mayBeSigned());
    namesStandAbove = Optional.of(isAbove);
    Optional<Draft> signed =
        isAbove || !isNextLine
            ? Optional.empty()
            : draft.flatMap(game -> assembly.sign(game, line));
    if (isAbove) {
      addHeading(line);
    } else if (signed.isPresent()) {
      draft = signed;
    } else {
      pass(line);
    }
  }

  /** Whether there is a game whose players are not named yet. */
  private boolean mayBeSigned() {
    return draft.filter(game -> !game.isNamed()).isPresent();
  }

  /** A result right below the moves is theirs; all else belongs to the next game. */
  private void takeLabel(LineReading line) {
    boolean isBelow =
        isNextLine && heading.isEmpty() && line.facts().filter(Facts::isOnlyScore).isPresent();
    Optional<Draft> scored =
        isBelow ? draft.flatMap(game -> assembly.declare(game, line)) : Optional.empty();
    if (scored.isPresent()) {
      draft = scored;
    } else {
      addHeading(line);
    }
  }

  /** Of two lines that say the same of a game, the first belongs to none. */
  private void addHeading(LineReading line) {
    Facts facts = line.facts().orElseThrow();
    boolean isNew =
        heading.stream().anyMatch(above -> above.facts().filter(facts::overlaps).isPresent());
    if (isNew) {
      dropHeading();
    }
    heading.add(line);
    isNextLine = false;
  }

  private void dropHeading() {
    heading.forEach(this::pass);
    heading.clear();
  }

  /** Digits are squares where they are legal as such, alone or after the game so far. */
  private void takeIfGame(LineReading line) {
    boolean goesOn = mayJoin && draft.filter(game -> assembly.continues(game, line)).isPresent();
    if (goesOn || assembly.isGame(line)) {
      takeMoves(line.asMoves());
    } else {
      pass(line);
    }
  }

  private void takeMoves(LineReading line) {
    boolean mayGoOn = mayJoin && heading.isEmpty();
    Optional<Draft> joined =
        mayGoOn ? draft.flatMap(game -> assembly.join(game, line, isNextLine)) : Optional.empty();
    if (joined.isEmpty() && line.moves().isOnlyPasses()) {
      pass(line); // the two dashes above a signature; no game is a pass and nothing else
      return;
    }
    passedOver.report();
    if (joined.isEmpty()) {
      next = draft;
      Draft begun = assembly.begin(line);
      joined = Optional.of(heading.isEmpty() ? begun : begun.under(heading));
      heading.clear();
    }
    draft = joined;
    isNextLine = true;
  }
}
