package org.kifu.notation;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.kifu.board.Disc;
import org.kifu.board.MoveToken;
import org.kifu.board.StartSpec;
import org.kifu.game.GameDate;
import org.kifu.game.GameHeader;
import org.kifu.game.GameRecord;
import org.kifu.game.MoveList;
import org.kifu.game.Origin;
import org.kifu.game.Origin.Fact;
import org.kifu.game.Outcome;
import org.kifu.game.ParsedGame;
import org.kifu.game.Problem;
import org.kifu.game.ProblemCode;
import org.kifu.game.Severity;
import org.kifu.game.SourceLocation;
import org.kifu.game.TheoreticalScore;
import org.kifu.replay.CompactReplay;
import org.kifu.replay.Replay;
import org.kifu.rules.Catalogue;
import org.kifu.rules.Rules;
import org.kifu.source.text.TextCursor;

/** A game that is being read, for notations that name their facts and give each move a place. */
public final class RecordDraft {
  private static final int MOST_PROBLEMS = 1000;

  /** More moves before a variation than a game has on any board. */
  private static final int MOST_MOVES = 1000;

  private final int number;
  private final SourceLocation start;
  private final LineDraft line = LineDraft.ofGame();
  private final WrittenSides movers = new WrittenSides();
  private final Map<Fact, String> names = new EnumMap<>(Fact.class);
  private final Map<Fact, SourceLocation> places = new EnumMap<>(Fact.class);
  private final List<Problem> problems = new ArrayList<>(0);
  private GameDate date = GameDate.UNKNOWN;
  private Outcome declared = Outcome.NONE;
  private StartSpec startSpec = StartSpec.STANDARD;
  private String rules = GameRecord.OTHELLO;
  private Optional<TheoreticalScore> theory = Optional.empty();
  private boolean isRefused;
  private boolean isCut;

  /**
   * Begins a game.
   *
   * @param number the number of the game in the source, from 1
   */
  public RecordDraft(int number, SourceLocation start) {
    this.number = number;
    this.start = start;
  }

  /** The place where the game begins. */
  public SourceLocation where() {
    return start;
  }

  /** The line of the game, for everything except its moves. */
  public LineDraft line() {
    return line;
  }

  /** Adds a move of a side. */
  public void move(MoveToken move, Disc mover, SourceLocation where) {
    movers.add(mover);
    line.move(move, where);
  }

  /** Adds a move without a written side. */
  public void move(MoveToken move, SourceLocation where) {
    line.move(move, where);
  }

  /**
   * Keeps a player's name, the event or the place. If there are two, the first is kept.
   *
   * @return whether this one was the first
   */
  public boolean name(Fact fact, String name, SourceLocation where) {
    boolean isFirst = names.putIfAbsent(fact, name) == null;
    if (isFirst) {
      places.put(fact, where);
    }
    return isFirst;
  }

  /**
   * Adds a problem if a name contains the bracket that begins a value: the end of an earlier value
   * may be missing.
   */
  public void checkBracket(String name, SourceLocation where) {
    if (name.indexOf('[') >= 0) {
      String message = "a bracket in the name '%s': is a ']' missing before it?".formatted(name);
      problem(ProblemCode.BAD_VALUE, where, message);
    }
  }

  /** Keeps the date. */
  public void date(GameDate newDate, SourceLocation where) {
    date = newDate;
    places.put(Fact.DATE, where);
  }

  /** Keeps the declared result. */
  public void declare(Outcome outcome, SourceLocation where) {
    declared = outcome;
    places.put(Fact.RESULT, where);
  }

  /** The declared result so far. */
  public Outcome declared() {
    return declared;
  }

  /** Keeps the start. */
  public void start(StartSpec spec, SourceLocation where) {
    startSpec = spec;
    places.put(Fact.START, where);
  }

  /** Keeps the name of the rules. */
  public void rules(String name) {
    rules = name;
  }

  /** Keeps the theoretical score. */
  public void theory(TheoreticalScore score, SourceLocation where) {
    theory = Optional.of(score);
    places.put(Fact.THEORY, where);
  }

  /** Refuses the game because it is not Othello. It then has no record. */
  public void refuse(String what, SourceLocation where) {
    refuse(ProblemCode.OTHER_RULES, where, what);
  }

  /** Refuses the game for a reason. It then has no record. */
  public void refuse(ProblemCode code, SourceLocation where, String message) {
    isRefused = true;
    problem(code, where, message);
  }

  /** Whether there is no record. */
  public boolean isRefused() {
    return isRefused;
  }

  /**
   * Adds a problem. If a game has very many, only the first ones and more of the errors are kept.
   */
  public void problem(ProblemCode code, SourceLocation where, String message) {
    add(new Problem(code, where, number, 0, message));
  }

  private void add(Problem problem) {
    boolean isError = problem.code().severity() == Severity.ERROR;
    if (problems.size() < MOST_PROBLEMS || isError && problems.size() < 2 * MOST_PROBLEMS) {
      problems.add(problem);
    } else if (!isCut) {
      isCut = true;
      String message = "there are more findings in this game, which are not listed";
      problems.add(new Problem(problem.code(), problem.where(), number, 0, message));
    }
  }

  /** Adds a finding for text that was skipped; does nothing if the text is empty. */
  public void ignore(IgnoredText text) {
    if (!text.isEmpty()) {
      add(text.problem(number));
    }
  }

  /**
   * Ends the game.
   *
   * @param end the place after its last move
   * @param cursor the cursor after the game, with a mark at its first byte
   */
  public ParsedGame parsed(SourceLocation end, TextCursor cursor) {
    return parsed(end, cursor.marked(), cursor.markedCount());
  }

  /**
   * Ends the game.
   *
   * @param end the place after its last move
   * @param bytes the bytes that the game was read from, without those that are skipped in silence
   * @param length the number of bytes from the first to the last
   */
  public ParsedGame parsed(SourceLocation end, byte[] bytes, long length) {
    dropPassesAfterEnd();
    List<SourceLocation> moves = new ArrayList<>(line.places());
    moves.add(end);
    TextOrigin origin = new TextOrigin(start, places, moves, bytes, length);
    Optional<GameRecord> record = isRefused ? Optional.empty() : Optional.of(record());
    record.flatMap(movers::wrong).ifPresent(wrong -> problems.add(wrong.problem(number, origin)));
    return new ParsedGame(number, record, origin, problems);
  }

  /** Drops passes after the end of the game, with which programs of Go end a game. */
  private void dropPassesAfterEnd() {
    if (!isRefused) {
      dropPassesAfterEnd(List.of(), line);
    }
  }

  /**
   * Drops the passes of a line and of its variations.
   *
   * @param before the moves before the line
   */
  private void dropPassesAfterEnd(List<MoveToken> before, LineDraft draft) {
    int passes = draft.lastPasses();
    int size = draft.size() - passes;
    if (passes > 0 && isOverAfter(joined(before, draft, size))) {
      String message =
          "the game is over before %s".formatted(passes == 1 ? "a pass" : passes + " passes");
      problem(ProblemCode.PASS_AFTER_END, draft.places().get(size), message);
      draft.cut(size);
    }
    for (LineDraft variation : draft.variations()) {
      if (before.size() + variation.from() <= MOST_MOVES) {
        dropPassesAfterEnd(joined(before, draft, variation.from()), variation);
      }
    }
  }

  private static List<MoveToken> joined(List<MoveToken> before, LineDraft line, int size) {
    List<MoveToken> moves = new ArrayList<>(before);
    moves.addAll(line.movesBefore(size));
    return moves;
  }

  private boolean isOverAfter(List<MoveToken> moves) {
    GameRecord game = GameRecord.of(rules, startSpec, MoveList.of(moves));
    return Catalogue.byName(rules)
        .filter(entry -> Replay.of(entry.rules(), game).isComplete())
        .isPresent();
  }

  /** The record as read so far. */
  public GameRecord record() {
    GameHeader header =
        new GameHeader(
            name(Fact.BLACK), name(Fact.WHITE), name(Fact.EVENT), name(Fact.PLACE), date);
    return new GameRecord(header, rules, startSpec, line.moves(), declared, theory, line.notes());
  }

  private String name(Fact fact) {
    return names.getOrDefault(fact, "");
  }

  /** The side that each move of a record is written for, to be compared with the replay. */
  private static final class WrittenSides {
    /**
     * A move that is written for the side that is not to move.
     *
     * @param token the index of the move, from 0
     * @param ply the ply, from 1, passes counted
     * @param written the side that the move is written for
     */
    record WrongSide(int token, int ply, Disc written) {
      Problem problem(int game, Origin origin) {
        String message =
            written == Disc.BLACK
                ? "written for black, and it is white's move"
                : "written for white, and it is black's move";
        return new Problem(ProblemCode.WRONG_SIDE, origin.ofMove(token), game, ply, message);
      }
    }

    private final List<Disc> movers = new ArrayList<>();

    void add(Disc mover) {
      movers.add(mover);
    }

    /** The first legal move for the wrong side; nothing if the record does not write sides. */
    Optional<WrongSide> wrong(GameRecord record) {
      if (movers.size() < record.moves().size()) {
        return Optional.empty();
      }
      boolean isUsual =
          record.rules().equals(GameRecord.OTHELLO)
              && record.start() instanceof StartSpec.Standard
              && record.moves().isCompact();
      return isUsual
          ? wrongOfCompact(record.moves())
          : Catalogue.byName(record.rules()).flatMap(entry -> wrong(entry.rules(), record));
    }

    private Optional<WrongSide> wrongOfCompact(MoveList moves) {
      CompactReplay replay = new CompactReplay();
      replay.start();
      for (int i = 0; i < moves.size() && replay.step(moves.squares()[i]); i++) {
        if (replay.sideToMove() == movers.get(i)) { // the side that has just moved is not to move
          return Optional.of(new WrongSide(i, replay.plies(), movers.get(i)));
        }
      }
      return Optional.empty();
    }

    private <P, M> Optional<WrongSide> wrong(Rules<P, M> rules, GameRecord record) {
      int ply = 0;
      for (Replay.Step<P, M> step : Replay.of(rules, record).steps()) {
        ply++;
        if (step.token() >= 0 && rules.sideToMove(step.before()) != movers.get(step.token())) {
          return Optional.of(new WrongSide(step.token(), ply, movers.get(step.token())));
        }
      }
      return Optional.empty();
    }
  }
}
