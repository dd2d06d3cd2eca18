package org.kifu.format.transcript;

import java.io.InputStream;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.function.Supplier;
import org.kifu.format.ReadOptions;
import org.kifu.format.transcript.fact.LineFacts;
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

/** The games of one text. Only the current game is held in memory. */
final class TranscriptGames implements Iterator<ParsedGame> {
  private final String source;
  private final String rules;
  private final TranscriptLines lines;
  private final LineAssembly assembly;
  private final LineGames lineGames;
  private final IgnoredLines ignored;
  private final Consumer<Problem> problems;
  private final boolean mayJoin;
  private final OpenGame open;
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
    this.ignored = new IgnoredLines(problems);
    this.open = new OpenGame(assembly, ignored);
  }

  /** Whether lines hold a clear game if they are not read as a log of moves. */
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
    while (open.complete().isEmpty()) {
      Optional<LineReading> line = lines.next();
      List<LineReading> game = line.isPresent() ? List.of() : lines.takeGame();
      if (line.isPresent()) {
        take(line.get());
      } else if (game.isEmpty()) {
        return finish();
      } else {
        open.begin(assembly.begin(game));
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

  /** The next game before it becomes a record. */
  GameDraft nextDraft() {
    if (!hasNext()) {
      throw new NoSuchElementException();
    }
    return open.complete().remove();
  }

  /** Ends the text: the remaining lines are a game, or none. */
  private boolean finish() {
    open.end();
    if (games == 0 && open.complete().isEmpty()) {
      games = -1; // reported once
      problems.accept(
          Problem.of(
              ProblemCode.NO_GAMES, SourceLocation.atByte(source, 0), "no line holds a game"));
    }
    return !open.complete().isEmpty();
  }

  private void take(LineReading read) {
    LineReading line = EnclosedGame.in(read, assembly).orElse(read);
    if (open.signature().holds(line) || IgnoredLines.RecordBeginning.isTree(read)) {
      open.ignore(line);
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
      open.lead(Optional.empty());
    }
    switch (line.kind()) {
      case EMPTY -> {
        open.ignoreAll(open.gap().takeBelowBoard());
        open.gap().breakOff();
        open.signature().breakOff();
      }
      case TEXT, HIDDEN -> {
        if (line.facts().isEmpty() || !open.index().takes(line, lines.peek())) {
          takeText(line);
        }
      }
      case RESULT -> takeScore(line.asScore());
      case LABEL -> takeLabel(line);
      case ROW -> open.addRow(line);
      case COMMENT -> takeComment(line);
      case PLAYERS -> {
        if (!open.index().takes(line, lines.peek())) {
          open.say(line);
        }
      }
      case CODES, PROSE -> takeIfGame(line);
      case MOVES -> takeMoves(line);
    }
  }

  /** Takes a score for the game above, unless scores are above their games in this text. */
  private void takeScore(LineReading line) {
    if (!open.gap().isAtMoves() || !open.declare(line)) {
      open.say(line);
    }
  }

  /** Takes a label; a result right below moves belongs to them. */
  private void takeLabel(LineReading line) {
    boolean isBelow =
        open.gap().isAtMoves() && line.facts().filter(LineFacts::isOnlyScore).isPresent();
    if (isBelow) {
      takeScore(line);
    } else {
      open.say(line);
    }
  }

  /** Takes games in brackets; {@link EnclosedGame} knows most that are alone in a line. */
  private void takeComment(LineReading line) {
    List<GameDraft> games =
        line.runs().isEmpty() ? List.<GameDraft>of() : lineGames.amongWords(line);
    if (games.isEmpty() && IgnoredLines.RecordBeginning.isObject(line)) {
      open.ignore(line);
    } else if (games.isEmpty()) {
      open.say(line);
      tellOfComments(line);
    } else {
      games.forEach(open::begin);
    }
  }

  /** Reports moves in a comment that could begin a game; they stay in the comment. */
  private void tellOfComments(LineReading line) {
    List<MoveRun> inside = line.runs().isEmpty() ? List.<MoveRun>of() : lineGames.inComments(line);
    if (!inside.isEmpty()) {
      ignored.tell(line.line(), inside, "left moves in a comment that could begin a game");
    }
  }

  /** Takes digits as squares if they are legal moves, alone or after the game so far. */
  private void takeIfGame(LineReading line) {
    boolean goesOn =
        mayJoin && open.draft().filter(game -> assembly.continues(game, line)).isPresent();
    if (goesOn || assembly.isGame(line)) {
      takeMoves(line.asMoves());
    } else {
      takeText(line);
    }
  }

  /**
   * Whether two names without a score are beside moves or other facts, or a date is beside players;
   * a title with a date may be a blank line above them, or above moves.
   */
  private boolean touchesMoves(LineFacts said) {
    Optional<LineReading> below = lines.peek();
    boolean isAboveFacts = below.filter(LineReading::isFact).isPresent();
    if (!said.nameAPlayer()) {
      return open.gap().touchesPlayers()
          || below.flatMap(LineReading::facts).filter(LineFacts::nameAPlayer).isPresent()
          || (said.kinds().contains(Fact.EVENT) || said.kinds().contains(Fact.PLACE))
              && (lines.areMovesNext() || lines.isPlayerNext());
    }
    boolean isLast = below.filter(line -> line.kind() != ReadingKind.EMPTY).isEmpty();
    return isAboveFacts || lines.areMovesNext() || open.gap().isAtMoves() && isLast;
  }

  /** Takes text, which hides a game only if it does not comment on one spread over lines. */
  private void takeText(LineReading line) {
    Optional<GameDraft> said =
        open.gap().isEmpty()
            ? open.draft()
                .flatMap(game -> new SentenceBelow(line, assembly).of(game, open.gap().isAtMoves()))
            : Optional.empty();
    if (said.isPresent()) {
      open.replace(said.get());
      return;
    }
    open.lead(Optional.of(line.line()).filter(words -> ScoreJudge.mayState(words.text())));
    if (line.facts().isPresent() && touchesMoves(line.facts().get())) {
      open.say(line.asPlayers());
      return;
    }
    if (!open.gap().isEmpty() && IgnoredLines.DiagramLines.begin(line, lines.peek())) {
      open.ignoreAll(open.gap().takeAboveBoard());
    }
    boolean isOfBoard = IgnoredLines.DiagramLines.hold(line, open.gap().isAtBoard());
    boolean isComment =
        open.draft().filter(game -> game.isSpread() && !game.verdict().over()).isPresent();
    List<GameDraft> hidden = isComment ? List.of() : lineGames.amongWords(line);
    if (!hidden.isEmpty()) {
      hidden.forEach(open::begin);
    } else if (open.gap().isAtMoves() && IgnoredLines.DiagramLines.isFrame(line)) {
      ignored.add(line.line());
    } else if (line.runs().isEmpty()) {
      open.ignore(line);
      open.gap().breakOffAtBoard(isOfBoard);
    } else {
      ignored.tell(line.line(), line.runs(), "ignored moves among words that begin no game");
      open.gap().breakOffByText(line);
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
    Optional<GameDraft> begun = open.begunWith(line);
    Optional<GameDraft> joined =
        mayJoin && !open.gap().namesBoth()
            ? open.draft().flatMap(game -> joined(game, line))
            : Optional.empty();
    if (begun.isPresent() && (joined.isEmpty() || line.isWeak())) {
      open.beginWithWeak(begun.get());
    } else if (joined.isPresent()) {
      open.goOn(joined.get());
    } else if (line.moves().isOnlyPasses()) {
      open.ignore(line); // a game is never only a pass
      open.signature().begin(line);
    } else if (mayJoin && line.isWeak()) {
      open.holdWeak(line);
    } else {
      takeGames(line);
    }
  }

  /** Takes a line that does not continue the game before, or only at its front. */
  private void takeGames(LineReading line) {
    List<LineReading> pieces =
        mayJoin && !open.gap().namesBoth()
            ? open.draft().map(game -> lineGames.cutAtTheEnd(game, line)).orElse(List.of())
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
      open.begin(alone);
    } else if (pieces.isEmpty()) {
      beginIn(line, alone);
    } else {
      pieces.forEach(this::take);
    }
  }

  /** Begins the games of a line, unless its squares belong to something else. */
  private void beginIn(LineReading line, GameDraft alone) {
    List<GameDraft> games = lineGames.of(line, alone);
    boolean isNone = games.equals(List.of(alone)) && OtherSquares.areIn(line, alone);
    if (isNone) {
      ignored.tellSquares(line);
      open.gap().breakOffByText(line);
    } else {
      games.forEach(open::begin);
    }
  }

  /** The game with a line; the lines between two lines of one game are its comments. */
  private Optional<GameDraft> joined(GameDraft game, LineReading line) {
    GameDraft sofar = open.gap().isEmpty() ? game : game.with(open.gap().comments());
    boolean isNear = open.gap().isAtMoves() || open.gap().isBehindWords();
    boolean isNext = open.gap().isAtMoves() || isNear && LineAssembly.isClear(line);
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
}
