package org.kifu.format.transcript;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import org.kifu.format.transcript.line.LineReading;
import org.kifu.format.transcript.line.LineReading.ReadingKind;
import org.kifu.source.text.TextLine;

/** The current game, the lines around it, and the games that are complete before it. */
final class OpenGame {
  private final LineAssembly assembly;
  private final IgnoredLines ignored;
  private final NamePlaces layout = new NamePlaces();
  private final LinesBetween gap = new LinesBetween(layout);
  private final GameIndex index = new GameIndex();
  private final IgnoredLines.Signature signature = new IgnoredLines.Signature();
  private final Queue<GameDraft> complete = new ArrayDeque<>(2);
  private Optional<GameDraft> draft = Optional.empty();

  /** A line that may be words or the first line of a game. */
  private Optional<LineReading> weak = Optional.empty();

  /** The words right above the next moves, if they may state a score. */
  private Optional<TextLine> lead = Optional.empty();

  private Optional<TextLine> leadOfDraft = Optional.empty();

  OpenGame(LineAssembly assembly, IgnoredLines ignored) {
    this.assembly = assembly;
    this.ignored = ignored;
  }

  /** The complete games, in the order in which they ended. */
  Queue<GameDraft> complete() {
    return complete;
  }

  Optional<GameDraft> draft() {
    return draft;
  }

  /** The lines between the current game and the next. */
  LinesBetween gap() {
    return gap;
  }

  GameIndex index() {
    return index;
  }

  /** The signature of a mail that is being read. */
  IgnoredLines.Signature signature() {
    return signature;
  }

  /** Keeps the words right above the next moves, if they may state a score. */
  void lead(Optional<TextLine> words) {
    lead = words;
  }

  /** Replaces the current game by the same game with more facts. */
  void replace(GameDraft said) {
    draft = Optional.of(said);
  }

  /** The game that a kept line, which may have been words, begins together with this line. */
  Optional<GameDraft> begunWith(LineReading line) {
    return weak.flatMap(first -> assembly.goOn(first, line));
  }

  /** Begins a game with a kept line. */
  void beginWithWeak(GameDraft game) {
    weak = Optional.empty();
    begin(game);
  }

  /** Keeps a line that may be words or the first line of a game. */
  void holdWeak(LineReading line) {
    ignoreWeak();
    weak = Optional.of(line);
    gap.breakOff();
  }

  /** Ends the last game of the text; the remaining lines are skipped. */
  void end() {
    ignoreWeak();
    ignoreAll(gap.takeBelowBoard());
    DividedLines sides = endDraft();
    sides.below().forEach(line -> ignored.add(line.line()));
    index.rest().forEach(line -> ignored.add(line.line()));
    ignored.report();
  }

  /** Skips a line, which separates the lines above and below it. */
  void ignore(LineReading line) {
    ignored.add(line.line());
    gap.breakOffByText(line);
  }

  void ignoreAll(List<LineReading> captions) {
    captions.forEach(line -> ignored.add(line.line()));
  }

  /** Takes a result for the current game, and returns whether it belongs to it. */
  boolean declare(LineReading line) {
    Optional<GameDraft> declared =
        layout.scoresStandAbove()
            ? Optional.empty()
            : draft.flatMap(game -> assembly.declare(game, line));
    draft = declared.or(() -> draft);
    return declared.isPresent();
  }

  /** Keeps a line that describes a game near it. */
  void say(LineReading line) {
    if (!gap.add(line)) {
      ignore(line);
    }
  }

  /** Adds a row, which is a separate game, even without moves. */
  void addRow(LineReading line) {
    DividedLines sides = endDraft();
    sides.below().forEach(above -> ignored.add(above.line()));
    ignoreWeak();
    gap.restart();
    complete.add(GameDraft.withoutMoves(List.of(line)));
  }

  /** Ends the current game and begins another with the lines above it. */
  void begin(GameDraft game) {
    DividedLines sides = endDraft(game.lines(), Optional.of(game));
    leadOfDraft = lead;
    Optional<LineReading> entry = index.take(game, sides.below());
    GameDraft headed = sides.below().isEmpty() ? game : game.under(ownOf(sides.below(), game));
    goOn(entry.map(line -> headed.under(List.of(line))).orElse(headed));
  }

  /** The lines above a game, without results if the game states its own. */
  private List<LineReading> ownOf(List<LineReading> above, GameDraft game) {
    List<LineReading> own = new ArrayList<>(above.size());
    for (LineReading line : above) {
      if (line.kind() == ReadingKind.RESULT && game.declares()) {
        ignored.add(line.line());
      } else {
        own.add(line);
      }
    }
    return own;
  }

  /** Continues the current game with more of its lines. */
  void goOn(GameDraft game) {
    ignoreWeak();
    draft = Optional.of(game);
    lead = Optional.empty();
    gap.restart();
    signature.end();
    ignored.report();
  }

  /** Skips a line that may be words and that began no game. */
  private void ignoreWeak() {
    weak.ifPresent(line -> ignored.add(line.line()));
    weak = Optional.empty();
  }

  /** Ends the current game with the lines below it. */
  private DividedLines endDraft() {
    return endDraft(List.of(), Optional.empty());
  }

  private DividedLines endDraft(List<LineReading> below, Optional<GameDraft> begun) {
    DividedLines sides = gap.take(draft, begun);
    sides.none().forEach(line -> ignored.add(line.line()));
    Optional<GameDraft> ended =
        draft
            .map(game -> game.of(sides.above()))
            .map(game -> leadOfDraft.map(words -> SureByBoard.under(game, words)).orElse(game));
    leadOfDraft = Optional.empty();
    ended.ifPresent(game -> layout.count(game.lines()));
    int named = NamePlaces.namesAPlayer(sides.below()) || NamePlaces.namesAPlayer(below) ? 1 : 0;
    sides.lostAbove().ifPresent(players -> leave(List.of(players), sides, named));
    ended.ifPresent(complete::add);
    draft = Optional.empty();
    leave(sides.lost(), sides, named);
    return sides;
  }

  /** Takes facts without moves as games, or skips them. */
  private void leave(List<FactBlock> lost, DividedLines sides, int named) {
    for (FactBlock players : lost) {
      boolean isGame = !players.isPairing() && layout.isGame(players, lost.size(), named);
      if (isGame && !sides.repeats(players)) {
        complete.add(GameDraft.withoutMoves(players.lines()));
      } else {
        players.lines().forEach(line -> ignored.add(line.line()));
      }
    }
  }
}
