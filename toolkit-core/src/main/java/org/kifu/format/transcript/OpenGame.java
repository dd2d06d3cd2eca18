package org.kifu.format.transcript;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import org.kifu.format.transcript.line.LineReading;
import org.kifu.format.transcript.line.LineReading.ReadingKind;
import org.kifu.source.text.TextLine;

/** The game at hand, what is said around it, and the games that are complete before it. */
final class OpenGame {
  private final LineAssembly assembly;
  private final PassedOverLines passedOver;
  private final NamePlaces layout = new NamePlaces();
  private final LinesBetween gap = new LinesBetween(layout);
  private final GameIndex index = new GameIndex();
  private final PassedOverLines.Signature signature = new PassedOverLines.Signature();
  private final Queue<GameDraft> complete = new ArrayDeque<>(2);
  private Optional<GameDraft> draft = Optional.empty();

  /** A line that may be the first of a game or words. */
  private Optional<LineReading> weak = Optional.empty();

  /** The words right above the moves to come, if they may state a score. */
  private Optional<TextLine> lead = Optional.empty();

  private Optional<TextLine> leadOfDraft = Optional.empty();

  OpenGame(LineAssembly assembly, PassedOverLines passedOver) {
    this.assembly = assembly;
    this.passedOver = passedOver;
  }

  /** The games that are complete, first the one that ended first. */
  Queue<GameDraft> complete() {
    return complete;
  }

  Optional<GameDraft> draft() {
    return draft;
  }

  /** The lines between the game at hand and the next. */
  LinesBetween gap() {
    return gap;
  }

  GameIndex index() {
    return index;
  }

  /** The signature of a mail that may be read now. */
  PassedOverLines.Signature signature() {
    return signature;
  }

  /** Keeps the words right above the moves to come, if they may state a score. */
  void lead(Optional<TextLine> words) {
    lead = words;
  }

  /** The same game with more that is said of it. */
  void replace(GameDraft said) {
    draft = Optional.of(said);
  }

  /** The game that a line which may have been words begins with this one. */
  Optional<GameDraft> begunWith(LineReading line) {
    return weak.flatMap(first -> assembly.goOn(first, line));
  }

  /** Begins such a game. */
  void beginWithWeak(GameDraft game) {
    weak = Optional.empty();
    begin(game);
  }

  /** Keeps a line that may be the first of a game or words. */
  void holdWeak(LineReading line) {
    passWeak();
    weak = Optional.of(line);
    gap.breakOff();
  }

  /** Ends the last game of the text; what is left is passed over. */
  void end() {
    passWeak();
    passAll(gap.takeBelowBoard());
    DividedLines sides = endDraft();
    sides.below().forEach(line -> passedOver.add(line.line()));
    index.rest().forEach(line -> passedOver.add(line.line()));
    passedOver.report();
  }

  /** Passes over a line, which parts what is said above and below it. */
  void pass(LineReading line) {
    passedOver.add(line.line());
    gap.breakOffByText(line);
  }

  void passAll(List<LineReading> captions) {
    captions.forEach(line -> passedOver.add(line.line()));
  }

  /** Takes a result for the game at hand; whether it is one of it. */
  boolean declare(LineReading line) {
    Optional<GameDraft> declared =
        layout.scoresStandAbove()
            ? Optional.empty()
            : draft.flatMap(game -> assembly.declare(game, line));
    draft = declared.or(() -> draft);
    return declared.isPresent();
  }

  /** Keeps a line that says something of a game near it. */
  void say(LineReading line) {
    if (!gap.add(line)) {
      pass(line);
    }
  }

  /** A row is a game of its own, be it without moves. */
  void addRow(LineReading line) {
    DividedLines sides = endDraft();
    sides.below().forEach(above -> passedOver.add(above.line()));
    passWeak();
    gap.restart();
    complete.add(GameDraft.withoutMoves(List.of(line)));
  }

  /** Ends the game at hand and begins another with what is said above it. */
  void begin(GameDraft game) {
    DividedLines sides = endDraft(game.lines(), Optional.of(game));
    leadOfDraft = lead;
    Optional<LineReading> entry = index.take(game, sides.below());
    GameDraft headed = sides.below().isEmpty() ? game : game.under(ownOf(sides.below(), game));
    goOn(entry.map(line -> headed.under(List.of(line))).orElse(headed));
  }

  /** The lines above a game but for results, if it says its own. */
  private List<LineReading> ownOf(List<LineReading> above, GameDraft game) {
    List<LineReading> own = new ArrayList<>(above.size());
    for (LineReading line : above) {
      if (line.kind() == ReadingKind.RESULT && game.declares()) {
        passedOver.add(line.line());
      } else {
        own.add(line);
      }
    }
    return own;
  }

  /** Takes the game at hand with more of its lines. */
  void goOn(GameDraft game) {
    passWeak();
    draft = Optional.of(game);
    lead = Optional.empty();
    gap.restart();
    signature.end();
    passedOver.report();
  }

  /** A line that may be words, and with which no game began, is text. */
  private void passWeak() {
    weak.ifPresent(line -> passedOver.add(line.line()));
    weak = Optional.empty();
  }

  /** The game at hand is the next, with what is said below it. */
  private DividedLines endDraft() {
    return endDraft(List.of(), Optional.empty());
  }

  private DividedLines endDraft(List<LineReading> below, Optional<GameDraft> begun) {
    DividedLines sides = gap.take(draft, begun);
    sides.none().forEach(line -> passedOver.add(line.line()));
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

  /** Facts of games that have no moves, before a game with players or another. */
  private void leave(List<FactBlock> lost, DividedLines sides, int named) {
    for (FactBlock players : lost) {
      boolean isGame = !players.isPairing() && layout.isGame(players, lost.size(), named);
      if (isGame && !sides.repeats(players)) {
        complete.add(GameDraft.withoutMoves(players.lines()));
      } else {
        players.lines().forEach(line -> passedOver.add(line.line()));
      }
    }
  }
}
