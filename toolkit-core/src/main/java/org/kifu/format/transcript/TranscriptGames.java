package org.kifu.format.transcript;

import java.io.InputStream;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.Optional;
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
  private final TextLines lines;
  private final Assembly assembly;
  private final PassedOver passedOver;
  private final Consumer<Problem> problems;
  private final boolean mayJoin;
  private Optional<Draft> draft = Optional.empty();
  private Optional<LineReading> heading = Optional.empty();

  /** Whether players are named above their games, as with the first; else below. */
  private Optional<Boolean> namesStandAbove = Optional.empty();

  private Optional<ParsedGame> next = Optional.empty();
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
    this.lines = new TextLines(source, stream);
    this.assembly = new Assembly(new Legality(options.rules()), source.isInPieces());
    this.problems = options.problems();
    this.mayJoin = mayJoin;
    this.passedOver = new PassedOver(problems);
  }

  @Override
  public boolean hasNext() {
    while (next.isEmpty()) {
      Optional<TextLine> line = lines.next();
      if (line.isEmpty()) {
        return finish();
      }
      take(LineReader.read(line.get()));
    }
    return true;
  }

  @Override
  public ParsedGame next() {
    if (!hasNext()) {
      throw new NoSuchElementException();
    }
    ParsedGame game = next.orElseThrow();
    next = Optional.empty();
    return game;
  }

  /** The end of the text: what is left of it is a game, or was none. */
  private boolean finish() {
    dropHeading();
    passedOver.report();
    next = draft.map(this::game);
    draft = Optional.empty();
    if (games == 0) {
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
      case CODES -> takeCodes(line);
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
      dropHeading();
      heading = Optional.of(line);
      isNextLine = false;
    } else if (signed.isPresent()) {
      draft = signed;
    } else {
      pass(line);
    }
  }

  /** Whether there is a game whose players are not named yet. */
  private boolean mayBeSigned() {
    return draft.filter(game -> game.players().isEmpty()).isPresent();
  }

  private void dropHeading() {
    heading.ifPresent(this::pass);
    heading = Optional.empty();
  }

  /** Digits are squares where they are legal as such, from the start or after the game so far. */
  private void takeCodes(LineReading line) {
    boolean goesOn = mayJoin && draft.filter(game -> assembly.continues(game, line)).isPresent();
    if (goesOn || assembly.isGame(line)) {
      takeMoves(line.asMoves());
    } else {
      pass(line);
    }
  }

  private void takeMoves(LineReading line) {
    passedOver.report();
    Optional<Draft> joined =
        mayJoin && draft.isPresent()
            ? assembly.join(draft.get(), line, isNextLine)
            : Optional.empty();
    if (joined.isEmpty()) {
      next = draft.map(this::game);
      Draft begun = assembly.begin(line);
      joined = Optional.of(heading.map(begun::under).orElse(begun));
      heading = Optional.empty();
    }
    draft = joined;
    isNextLine = true;
  }

  private ParsedGame game(Draft game) {
    games++;
    return new FinishedGame(games, rules, game).parsed();
  }
}
