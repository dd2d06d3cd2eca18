package org.kifu.format.transcript;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.kifu.board.StartSpec;
import org.kifu.format.transcript.line.LineReading;
import org.kifu.format.transcript.line.WrittenMoves;
import org.kifu.format.transcript.text.Legality;

/** The assembly of lines into games; the package description gives its rules. */
final class LineAssembly {
  /** The most bytes over which a game may be spread. */
  private static final int MOST_BYTES = 1 << 16;

  private static final int MOST_LINES = 200;

  /** The least number of moves; fewer are legal from the start by chance. */
  private static final int CLEAR_BEGINNING = 4;

  /** A number before a move. */
  private static final Pattern NUMBER = Pattern.compile("(?<![\\w.])(\\d{1,2})(?=[.:)\\s])");

  /** The least number of moves of a game in a piece of a line; fewer are probably a rest. */
  private static final int SHORTEST_GAME = 3;

  private final Legality legality;
  private final boolean prefersToJoin;

  /**
   * Creates an assembly that asks the rules.
   *
   * @param prefersToJoin whether a line that could be a game by itself continues the line before
   */
  LineAssembly(Legality legality, boolean prefersToJoin) {
    this.legality = legality;
    this.prefersToJoin = prefersToJoin;
  }

  /** The game that begins with a line. */
  GameDraft begin(LineReading line) {
    StartSpec start = line.start().orElse(StartSpec.STANDARD);
    Legality.LegalPart verdict = judge(start, line.moves());
    return endsInProse(line, verdict.used())
        ? begin(line.upTo(verdict.used()))
        : GameDraft.of(line, verdict);
  }

  /** The game whose moves are in these pieces. */
  GameDraft begin(List<LineReading> pieces) {
    WrittenMoves moves = WrittenMoves.NONE;
    for (LineReading piece : pieces) {
      moves = moves.and(piece.moves());
    }
    return new GameDraft(pieces, moves, false, judge(moves));
  }

  /** Whether moves stop being legal in a sentence after them, where they are words of it. */
  private static boolean endsInProse(LineReading line, int used) {
    return used >= line.proseFrom() && used < line.moves().size();
  }

  /** Whether a line is a game by itself, without a tolerance. */
  boolean isGame(LineReading line) {
    GameDraft alone = begin(line);
    return alone.verdict().isLegal() && !alone.verdict().isTolerated();
  }

  /** Whether a game is over after some moves of a line, all of which are legal. */
  boolean isOver(LineReading line, int moves) {
    return judge(line.start().orElse(StartSpec.STANDARD), line.moves().first(moves)).over();
  }

  /** Whether the game that begins with a line is over before the last move of the line. */
  boolean isOverWithin(LineReading line, GameDraft alone) {
    int used = alone.verdict().used();
    return used > 0 && used < line.moves().size() && isOver(line, used);
  }

  /** The part of the moves that is legal from the start. */
  Legality.LegalPart judge(WrittenMoves moves) {
    return judge(StartSpec.STANDARD, moves);
  }

  /** The number of moves of a line with which a game ends before the line does; or 0. */
  int endOf(GameDraft game, LineReading line) {
    boolean isOpen = game.isSound() && !game.verdict().over();
    if (!isOpen || line.start().isPresent() || line.firstNumber() == 1) {
      return 0;
    }
    WrittenMoves all = game.moves().and(line.moves());
    Legality.LegalPart joined = judge(game.start(), all);
    int further = joined.used() - game.moves().size();
    boolean isInside = !joined.isLegal() && further > 0;
    return isInside && judge(game.start(), all.first(joined.used())).over() ? further : 0;
  }

  /** Whether a line is legal after a game. */
  boolean continues(GameDraft game, LineReading line) {
    if (!game.isSound() || game.verdict().over()) {
      return false;
    }
    Legality.LegalPart joined = judge(game.start(), game.moves().and(line.moves()));
    return joined.isLegal() || endsInProse(line, joined.used() - game.moves().size());
  }

  /**
   * Returns the game with one more line; nothing if the line does not belong to it.
   *
   * @param isNext whether there is no other line between
   * @param isNear whether there are at most words between
   */
  Optional<GameDraft> join(GameDraft game, LineReading line, boolean isNext, boolean isNear) {
    boolean mayBegin = line.firstNumber() == 1 && !game.isBoard();
    boolean mayJoin = line.start().isEmpty() && !mayBegin && line.facts().isEmpty();
    if (!mayJoin
        || game.lines().size() >= MOST_LINES
        || game.byteCount() + line.line().byteCount() > MOST_BYTES) {
      return Optional.empty();
    }
    boolean mayBeRest = isNext && !(line.isWeak() && line.isBehindWords());
    Optional<GameDraft> whole =
        game.isSound() ? extend(game, line, mayBeRest) : append(game, line, mayBeRest);
    return whole.isPresent() || !isNear || !isCountedFurther(game, line)
        ? whole
        : Optional.of(with(game, line, furtherVerdict(game, line)));
  }

  private Legality.LegalPart furtherVerdict(GameDraft game, LineReading line) {
    return game.damaged() ? game.verdict() : judge(game.start(), game.moves().and(line.moves()));
  }

  /**
   * Whether the number at the front of a line that is not a game by itself is beyond the moves of a
   * game: lines between them have been lost.
   */
  private boolean isCountedFurther(GameDraft game, LineReading line) {
    int before = line.firstNumber() - 1;
    boolean mayBe = before > 0 && game.first().firstNumber() == 1 && !game.verdict().over();
    boolean isGameItself = line.moves().size() >= SHORTEST_GAME && judge(line.moves()).isLegal();
    return mayBe
        && !isGameItself
        && (countsPairs(game) ? 2 * before : before) >= game.moves().size();
  }

  /** Whether the last number of a game counts pairs of moves, and not moves. */
  private static boolean countsPairs(GameDraft game) {
    Matcher number = NUMBER.matcher(game.lines().getLast().line().text());
    int last = 0;
    while (number.find()) {
      last = Integer.parseInt(number.group(1));
    }
    int moves = game.moves().size();
    return 2 * last == moves || 2 * last == moves + 1;
  }

  /** Whether a line has more moves than the rest of a damaged game has by chance. */
  static boolean isClear(LineReading line) {
    return line.moves().size() >= Legality.CLEAR_LINE;
  }

  /**
   * Whether a line that continues a game of one line may be the rest of another game.
   *
   * @param whole the game together with the line
   */
  static boolean isDoubtful(GameDraft game, LineReading line, GameDraft whole) {
    boolean isSure = whole.isSound() && (isClear(line) || whole.verdict().over());
    return !isSure && !game.isSpread() && isClear(game.first()) && line.firstNumber() == 0;
  }

  /** Returns the game that begins with two lines; nothing if the second does not continue it. */
  Optional<GameDraft> goOn(LineReading first, LineReading second) {
    return join(begin(first), second, false, false).filter(GameDraft::isSound);
  }

  /** Returns the game with the result that a separate line states. */
  Optional<GameDraft> declare(GameDraft game, LineReading result) {
    return game.declares() ? Optional.empty() : Optional.of(with(game, result, game.verdict()));
  }

  /** Extends a legal game with moves that are legal after it. */
  private Optional<GameDraft> extend(GameDraft game, LineReading line, boolean isNext) {
    if (game.verdict().over()) {
      return Optional.empty();
    }
    Legality.LegalPart alone = judge(StartSpec.STANDARD, line.moves());
    Legality.LegalPart joined = judge(game.start(), game.moves().and(line.moves()));
    int further = joined.used() - game.moves().size();
    if (endsInProse(line, further)) {
      return extend(game, line.upTo(further), isNext);
    }
    boolean isRestAtMost = alone.isTolerated() || game.isBoard() || isCountedOn(game, line);
    boolean isGameItself = alone.isLegal() && !(isRestAtMost && joined.isLegal());
    if (isGameItself) {
      boolean goesOn =
          prefersToJoin
              || game.isSpread()
              || isPieceMore(game, line)
              || isNext && areFew(game, line);
      return joined.isLegal() && goesOn ? Optional.of(with(game, line, joined)) : Optional.empty();
    }
    boolean isOnlyRest = isOnlyRest(line, alone);
    boolean isFurther =
        isOnlyRest || further > alone.used() || game.isSpread() && further == alone.used();
    boolean isRest = isNext && isFurther && mayBeRest(game, line, further, isOnlyRest);
    return joined.isLegal() || isRest ? Optional.of(with(game, line, joined)) : Optional.empty();
  }

  /** Whether a line of a few moves is on the line of the page where the game so far ends. */
  private static boolean isPieceMore(GameDraft game, LineReading line) {
    return line.moves().size() < SHORTEST_GAME
        && line.line().number() == game.lines().getLast().line().number();
  }

  /**
   * Whether neither the line of a game nor the next line has enough moves to be a game: pairs of
   * moves, of which the second may be legal from the start ({@code f5 f6}, below it {@code e6 f4}).
   */
  private static boolean areFew(GameDraft game, LineReading line) {
    boolean areWhole = game.moves().size() > 0 && line.moves().size() > 0;
    return areWhole && !game.isBoard() && !isClear(game.first()) && !isClear(line);
  }

  /** Whether the number at the front of a line is that of the next ply, or pair of plies. */
  private static boolean isCountedOn(GameDraft game, LineReading line) {
    int before = line.firstNumber() - 1;
    int moves = game.moves().size();
    return before > 0 && (moves == before || moves == 2 * before);
  }

  /**
   * Whether the squares of a line may be those that a game has not had. A line that can only be a
   * rest may repeat one of them, written twice at the end of a line.
   *
   * @param illegal the index of the move of the line that is not legal; -1 if none is known
   */
  private static boolean mayBeRest(
      GameDraft game, LineReading line, int illegal, boolean isOnlyRest) {
    return game.sharedSquares(line, illegal) <= (isOnlyRest ? 1 : 0);
  }

  /** Whether a line has many moves, of which very few are legal from the start. */
  private static boolean isOnlyRest(LineReading line, Legality.LegalPart alone) {
    return isClear(line) && alone.used() < CLEAR_BEGINNING;
  }

  /** Extends a game that has gone wrong with a line that can only be its rest. */
  private Optional<GameDraft> append(GameDraft game, LineReading line, boolean isNext) {
    Legality.LegalPart alone = judge(StartSpec.STANDARD, line.moves());
    boolean isRest =
        isNext && !alone.isLegal() && mayBeRest(game, line, -1, isOnlyRest(line, alone));
    return isRest ? Optional.of(with(game, line, game.verdict())) : Optional.empty();
  }

  private static GameDraft with(GameDraft game, LineReading line, Legality.LegalPart verdict) {
    return new GameDraft(
        Stream.concat(game.lines().stream(), Stream.of(line)).toList(),
        game.damaged() ? game.moves() : game.moves().and(line.moves()),
        game.damaged() || line.damage().isPresent(),
        verdict);
  }

  private Legality.LegalPart judge(StartSpec start, WrittenMoves moves) {
    return start.equals(StartSpec.STANDARD) ? legality.judge(moves) : legality.judge(start, moves);
  }
}
