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
import java.util.function.Predicate;
import java.util.function.Supplier;
import org.kifu.format.ReadOptions;
import org.kifu.format.transcript.line.LineFacts;
import org.kifu.format.transcript.line.LineReading;
import org.kifu.format.transcript.line.LineReading.ReadingKind;
import org.kifu.format.transcript.line.MoveRun;
import org.kifu.format.transcript.text.Legality;
import org.kifu.format.transcript.text.TranscriptLines;
import org.kifu.game.Origin.Fact;
import org.kifu.game.ParsedGame;
import org.kifu.game.Problem;
import org.kifu.game.ProblemCode;
import org.kifu.game.SourceLocation;
import org.kifu.layout.MoveLog;
import org.kifu.layout.ScoreJudge;
import org.kifu.rules.Othello;
import org.kifu.source.Source;
import org.kifu.source.text.TextLine;
import org.kifu.source.text.TextLines;

/** The games of one text. Holds the game at hand and no more. */
final class TranscriptGames implements Iterator<ParsedGame> {
  private final String source;
  private final String rules;
  private final TranscriptLines lines;
  private final LineAssembly assembly;
  private final LineGames lineGames;
  private final PassedOverLines passedOver;
  private final Consumer<Problem> problems;
  private final boolean mayJoin;
  private final NamePlaces layout = new NamePlaces();
  private final LinesBetween gap = new LinesBetween(layout);
  private final GameIndex index = new GameIndex();
  private final PassedOverLines.Signature signature = new PassedOverLines.Signature();
  private Optional<GameDraft> draft = Optional.empty();
  private final Queue<GameDraft> next = new ArrayDeque<>(2);

  /** A line that may be the first of a game or words. */
  private Optional<LineReading> weak = Optional.empty();

  /** The words right above the moves to come, if they may state a score. */
  private Optional<TextLine> lead = Optional.empty();

  private Optional<TextLine> leadOfDraft = Optional.empty();

  private int games;

  /**
   * Starts at the first line.
   *
   * @param mayJoin whether a game may be spread over lines
   */
  TranscriptGames(Source source, InputStream stream, ReadOptions options, boolean mayJoin) {
    this(
        source,
        new TextLines(source, stream)::next,
        options,
        mayJoin,
        lines -> areGame(source, lines));
  }

  private TranscriptGames(
      Source source,
      Supplier<Optional<TextLine>> written,
      ReadOptions options,
      boolean mayJoin,
      Predicate<List<TextLine>> areRead) {
    this.source = source.name();
    this.rules = options.rules().name();
    boolean mayBeLaidOut = mayJoin && options.rules() == Othello.RULES;
    Legality legality = new Legality(options.rules());
    this.lines =
        new TranscriptLines(written, legality, mayJoin, mayBeLaidOut, areRead, options.problems());
    this.assembly = new LineAssembly(legality, source.isInPieces());
    this.lineGames = new LineGames(assembly);
    this.problems = options.problems();
    this.mayJoin = mayJoin;
    this.passedOver = new PassedOverLines(problems);
  }

  /** Whether lines hold a clear game as they are read where they are no log of moves. */
  private static boolean areGame(Source source, List<TextLine> lines) {
    Iterator<TextLine> all = lines.iterator();
    TranscriptGames games =
        new TranscriptGames(
            source,
            () -> all.hasNext() ? Optional.of(all.next()) : Optional.empty(),
            ReadOptions.reportingTo(_ -> {}),
            true,
            _ -> true);
    boolean areGame = false;
    while (!areGame && games.hasNext()) {
      Legality.LegalPart verdict = games.nextDraft().verdict();
      areGame = verdict.isLegal() && verdict.used() >= MoveLog.FEWEST_MOVES;
    }
    return areGame;
  }

  @Override
  public boolean hasNext() {
    while (next.isEmpty()) {
      Optional<LineReading> line = lines.next();
      List<LineReading> game = line.isPresent() ? List.of() : lines.takeGame();
      if (line.isPresent()) {
        take(line.get());
      } else if (game.isEmpty()) {
        return finish();
      } else {
        begin(assembly.begin(game));
      }
    }
    return true;
  }

  @Override
  public ParsedGame next() {
    GameDraft game = nextDraft();
    games++;
    return new FinishedGame(games, rules, game).parsed();
  }

  /** The next game before it is made a record. */
  GameDraft nextDraft() {
    if (!hasNext()) {
      throw new NoSuchElementException();
    }
    return next.remove();
  }

  /** The end of the text: what is left of it is a game, or was none. */
  private boolean finish() {
    passWeak();
    passAll(gap.takeBelowBoard());
    DividedLines sides = endDraft();
    sides.below().forEach(line -> passedOver.add(line.line()));
    index.rest().forEach(line -> passedOver.add(line.line()));
    passedOver.report();
    if (games == 0 && next.isEmpty()) {
      games = -1; // said once
      problems.accept(
          Problem.of(
              ProblemCode.NO_GAMES, SourceLocation.atByte(source, 0), "no line holds a game"));
    }
    return !next.isEmpty();
  }

  private void take(LineReading read) {
    LineReading line = EnclosedGame.in(read, assembly).orElse(read);
    if (signature.holds(line) || PassedOverLines.RecordBeginning.isTree(read)) {
      pass(line);
      return;
    }
    List<LineReading> pieces = GluedLine.cut(line, assembly);
    if (pieces.isEmpty()) {
      takeWhole(line);
    } else {
      pieces.forEach(this::take);
    }
  }

  private void takeWhole(LineReading line) {
    if (line.kind() != ReadingKind.EMPTY && !line.hasMoves()) {
      lead = Optional.empty();
    }
    switch (line.kind()) {
      case EMPTY -> {
        passAll(gap.takeBelowBoard());
        gap.breakOff();
        signature.breakOff();
      }
      case TEXT, HIDDEN -> {
        if (line.facts().isEmpty() || !index.takes(line, lines.peek())) {
          takeText(line);
        }
      }
      case RESULT -> takeScore(line.asScore());
      case LABEL -> takeLabel(line);
      case ROW -> takeRow(line);
      case COMMENT -> takeComment(line);
      case PLAYERS -> {
        if (!index.takes(line, lines.peek())) {
          say(line);
        }
      }
      case CODES, PROSE -> takeIfGame(line);
      case MOVES -> takeMoves(line);
    }
  }

  private void pass(LineReading line) {
    passedOver.add(line.line());
    gap.breakOffByText(line);
  }

  private void passAll(List<LineReading> captions) {
    captions.forEach(line -> passedOver.add(line.line()));
  }

  private boolean declare(LineReading line) {
    Optional<GameDraft> declared =
        layout.scoresStandAbove()
            ? Optional.empty()
            : draft.flatMap(game -> assembly.declare(game, line));
    draft = declared.or(() -> draft);
    return declared.isPresent();
  }

  /** A score is one of the game above, unless scores stand above their games in this text. */
  private void takeScore(LineReading line) {
    if (!gap.isAtMoves() || !declare(line)) {
      say(line);
    }
  }

  /** A result right below the moves is theirs. */
  private void takeLabel(LineReading line) {
    boolean isBelow = gap.isAtMoves() && line.facts().filter(LineFacts::isOnlyScore).isPresent();
    if (isBelow) {
      takeScore(line);
    } else {
      say(line);
    }
  }

  /** A row is a game of its own, be it without moves. */
  private void takeRow(LineReading line) {
    DividedLines sides = endDraft();
    sides.below().forEach(above -> passedOver.add(above.line()));
    passWeak();
    gap.restart();
    next.add(GameDraft.withoutMoves(List.of(line)));
  }

  /** Games in brackets; most that stand alone are known by {@link EnclosedGame}. */
  private void takeComment(LineReading line) {
    List<GameDraft> games =
        line.runs().isEmpty() ? List.<GameDraft>of() : lineGames.amongWords(line);
    if (games.isEmpty() && PassedOverLines.RecordBeginning.isObject(line)) {
      pass(line);
    } else if (games.isEmpty()) {
      say(line);
      tellOfComments(line);
    } else {
      games.forEach(this::begin);
    }
  }

  /** Moves in a comment that could begin a game stay there, but not in silence. */
  private void tellOfComments(LineReading line) {
    List<MoveRun> inside = line.runs().isEmpty() ? List.<MoveRun>of() : lineGames.inComments(line);
    if (!inside.isEmpty()) {
      passedOver.tell(line.line(), inside, "left moves in a comment that could begin a game");
    }
  }

  private void say(LineReading line) {
    if (!gap.add(line)) {
      pass(line);
    }
  }

  /** Digits are squares where they are legal as such, alone or after the game so far. */
  private void takeIfGame(LineReading line) {
    boolean goesOn = mayJoin && draft.filter(game -> assembly.continues(game, line)).isPresent();
    if (goesOn || assembly.isGame(line)) {
      takeMoves(line.asMoves());
    } else {
      takeText(line);
    }
  }

  /**
   * Whether two names without a score stand beside moves or other facts, or a date beside players;
   * a title with a date may stand a blank line above them, or above moves.
   */
  private boolean touchesMoves(LineFacts said) {
    Optional<LineReading> below = lines.peek();
    boolean isAboveFacts = below.filter(LineReading::isFact).isPresent();
    if (!said.nameAPlayer()) {
      return gap.touchesPlayers()
          || isAboveFacts
              && below.flatMap(LineReading::facts).filter(LineFacts::nameAPlayer).isPresent()
          || said.kinds().contains(Fact.EVENT) && (lines.areMovesNext() || lines.isPlayerNext());
    }
    boolean isLast = below.filter(line -> line.kind() != ReadingKind.EMPTY).isEmpty();
    return isAboveFacts || lines.areMovesNext() || gap.isAtMoves() && isLast;
  }

  /** Words hide a game only where they do not comment on one that is spread over lines. */
  private void takeText(LineReading line) {
    Optional<GameDraft> said =
        gap.isEmpty()
            ? draft.flatMap(game -> new SentenceBelow(line, assembly).of(game, gap.isAtMoves()))
            : Optional.empty();
    if (said.isPresent()) {
      draft = said;
      return;
    }
    lead = Optional.of(line.line()).filter(words -> ScoreJudge.mayState(words.text()));
    if (line.facts().isPresent() && touchesMoves(line.facts().get())) {
      say(line.asPlayers());
      return;
    }
    if (!gap.isEmpty() && PassedOverLines.DiagramLines.begin(line, lines.peek())) {
      passAll(gap.takeAboveBoard());
    }
    boolean isOfBoard = PassedOverLines.DiagramLines.hold(line, gap.isAtBoard());
    boolean isComment = draft.filter(game -> game.isSpread() && !game.verdict().over()).isPresent();
    List<GameDraft> hidden = isComment ? List.of() : lineGames.amongWords(line);
    if (!hidden.isEmpty()) {
      hidden.forEach(this::begin);
    } else if (line.runs().isEmpty()) {
      pass(line);
      gap.breakOffAtBoard(isOfBoard);
    } else {
      passedOver.tell(
          line.line(), line.runs(), "passed over moves among words, with which no game begins");
      gap.breakOffByText(line);
    }
  }

  private void takeMoves(LineReading line) {
    List<LineReading> pieces =
        line.runs().isEmpty() ? List.<LineReading>of() : lineGames.cutAtBrackets(line);
    if (pieces.isEmpty()) {
      tellOfComments(line);
      takeOnlyMoves(line);
    } else {
      pieces.forEach(this::take);
    }
  }

  private void takeOnlyMoves(LineReading line) {
    Optional<GameDraft> begun = weak.flatMap(first -> assembly.goOn(first, line));
    Optional<GameDraft> joined =
        mayJoin && !gap.namesBoth() ? draft.flatMap(game -> joined(game, line)) : Optional.empty();
    if (begun.isPresent() && (joined.isEmpty() || line.isWeak())) {
      weak = Optional.empty();
      begin(begun.get());
    } else if (joined.isPresent()) {
      goOn(joined.get());
    } else if (line.moves().isOnlyPasses()) {
      pass(line); // no game is a pass and nothing else
      signature.begin(line);
    } else if (mayJoin && line.isWeak()) {
      passWeak();
      weak = Optional.of(line);
      gap.breakOff();
    } else {
      takeGames(line);
    }
  }

  /** Takes a line that does not go on with the game before, or does so only at its front. */
  private void takeGames(LineReading line) {
    List<LineReading> pieces =
        mayJoin && !gap.namesBoth()
            ? draft.map(game -> lineGames.cutAtTheEnd(game, line)).orElse(List.of())
            : List.of();
    if (pieces.isEmpty()) {
      takeGamesAlone(line);
    } else {
      pieces.forEach(this::take);
    }
  }

  private void takeGamesAlone(LineReading line) {
    GameDraft alone = assembly.begin(line);
    boolean isWhole = LineGames.isWhole(alone, line);
    List<LineReading> pieces =
        isWhole ? List.<LineReading>of() : GluedLine.cutBetweenMoves(line, alone, assembly);
    if (isWhole) {
      begin(alone);
    } else if (pieces.isEmpty()) {
      beginIn(line, alone);
    } else {
      pieces.forEach(this::take);
    }
  }

  /** Begins the games of a line, if its squares are not those of something else. */
  private void beginIn(LineReading line, GameDraft alone) {
    List<GameDraft> games = lineGames.of(line, alone);
    boolean isNone = games.equals(List.of(alone)) && OtherSquares.areIn(line, alone);
    if (isNone) {
      passedOver.tellSquares(line);
      gap.breakOffByText(line);
    } else {
      games.forEach(this::begin);
    }
  }

  /** What stands between two lines of one game are comments of it. */
  private Optional<GameDraft> joined(GameDraft game, LineReading line) {
    GameDraft sofar = gap.isEmpty() ? game : game.with(gap.comments());
    boolean isNear = gap.isAtMoves() || gap.isBehindWords();
    boolean isNext = gap.isAtMoves() || isNear && LineAssembly.isClear(line);
    return assembly
        .join(sofar, line, isNext, isNear)
        .filter(whole -> !LineAssembly.isDoubtful(game, line, whole) || !isBeforeGame());
  }

  /** Whether the next line is a game, as in a text of one game a line. */
  private boolean isBeforeGame() {
    return lines
        .peek()
        .filter(
            next ->
                next.kind() == ReadingKind.MOVES
                    && LineAssembly.isClear(next)
                    && assembly.isGame(next))
        .isPresent();
  }

  private void begin(GameDraft game) {
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

  private void goOn(GameDraft game) {
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
    ended.ifPresent(next::add);
    draft = Optional.empty();
    leave(sides.lost(), sides, named);
    return sides;
  }

  /** Facts of games that have no moves, before a game with players or another. */
  private void leave(List<FactBlock> lost, DividedLines sides, int named) {
    for (FactBlock players : lost) {
      boolean isGame = !players.isPairing() && layout.isGame(players, lost.size(), named);
      if (isGame && !sides.repeats(players)) {
        next.add(GameDraft.withoutMoves(players.lines()));
      } else {
        players.lines().forEach(line -> passedOver.add(line.line()));
      }
    }
  }
}
