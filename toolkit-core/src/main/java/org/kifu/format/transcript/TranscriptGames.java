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
  private Optional<Draft> draft = Optional.empty();
  private Optional<ParsedGame> next = Optional.empty();
  private boolean isNextLine;
  private int games;

  TranscriptGames(Source source, InputStream stream, ReadOptions options) {
    this.source = source.name();
    this.rules = options.rules().name();
    this.lines = new TextLines(source, stream);
    this.assembly = new Assembly(new Legality(options.rules()));
    this.problems = options.problems();
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
      case CODES -> takeCodes(line);
      case MOVES -> takeMoves(line);
    }
  }

  private void pass(LineReading line) {
    passedOver.add(line.line());
    isNextLine = false;
  }

  /** Digits are squares where they are legal as such, from the start or after the game so far. */
  private void takeCodes(LineReading line) {
    if (assembly.isGame(line) || draft.filter(game -> assembly.continues(game, line)).isPresent()) {
      takeMoves(line.asMoves());
    } else {
      pass(line);
    }
  }

  private void takeMoves(LineReading line) {
    passedOver.report();
    Optional<Draft> joined =
        draft.isPresent() ? assembly.join(draft.get(), line, isNextLine) : Optional.empty();
    if (joined.isEmpty()) {
      next = draft.map(this::game);
      joined = Optional.of(assembly.begin(line));
    }
    draft = joined;
    isNextLine = true;
  }

  private ParsedGame game(Draft game) {
    games++;
    return new FinishedGame(games, rules, game).parsed();
  }
}
