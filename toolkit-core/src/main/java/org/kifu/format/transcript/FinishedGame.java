package org.kifu.format.transcript;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import org.kifu.board.Square;
import org.kifu.format.transcript.fact.LineFacts;
import org.kifu.format.transcript.line.LineReading;
import org.kifu.format.transcript.line.LineReading.Flaw;
import org.kifu.format.transcript.line.LineReading.ReadingKind;
import org.kifu.format.transcript.line.LineReading.Tolerated;
import org.kifu.format.transcript.text.Legality;
import org.kifu.game.ClockTime;
import org.kifu.game.GameHeader;
import org.kifu.game.GameRecord;
import org.kifu.game.MoveList;
import org.kifu.game.Notes;
import org.kifu.game.Outcome;
import org.kifu.game.ParsedGame;
import org.kifu.game.Problem;
import org.kifu.game.ProblemCode;
import org.kifu.game.Remark;
import org.kifu.game.SourceLocation;
import org.kifu.game.Tag;
import org.kifu.notation.DeclaredOnBoard;
import org.kifu.notation.LinesOrigin;
import org.kifu.notation.WrittenDiscs;
import org.kifu.notation.WrittenScore;
import org.kifu.source.text.TextLine;

/** A game whose lines have all been read, made into a record. */
final class FinishedGame {
  /** The length above which only the beginning of a sentence is shown. */
  private static final int MOST_SHOWN = 60;

  private final int number;
  private final String rules;
  private final GameDraft draft;
  private final List<Problem> problems = new ArrayList<>(0);

  FinishedGame(int number, String rules, GameDraft draft) {
    this.number = number;
    this.rules = rules;
    this.draft = draft.isWithoutMoves() ? draft : SureByBoard.inRow(draft.withScoreBehind());
  }

  ParsedGame parsed() {
    return draft.isWithoutMoves() ? lost() : read();
  }

  /** A game with players and no moves. */
  private ParsedGame lost() {
    LineReading first = draft.lines().getFirst();
    GameHeader players = LineReading.header(draft.lines());
    report(
        ProblemCode.FACTS_WITHOUT_MOVES,
        first.line().at(firstOf(first.line().text())),
        0,
        "'%s' against '%s', but no moves of their game"
            .formatted(players.black(), players.white()));
    List<TextLine> lines = draft.lines().stream().map(LineReading::line).toList();
    return new ParsedGame(number, Optional.empty(), new LinesOrigin(lines), problems);
  }

  private static int firstOf(String text) {
    return text.length() - text.stripLeading().length();
  }

  private ParsedGame read() {
    if (draft.verdict().mirrored()) {
      LineReading first = draft.first();
      report(
          ProblemCode.DIAGRAM_MIRRORED,
          first.line().at(first.moves().placeOf(0)),
          0,
          "legal only from the mirrored start; turned to the standard one");
    }
    if (firstMove().isPresent()) {
      LineReading first = draft.first();
      report(
          ProblemCode.FIRST_MOVE_ADDED,
          first.line().at(first.moves().placeOf(0)),
          0,
          "legal only after "
              + Square.name(draft.verdict().firstMove())
              + ", which was added before it");
    }
    int lineNumber = 0;
    List<Tolerated> before = List.of();
    int told = 0;
    for (int i = 0; i < draft.lines().size(); i++) {
      LineReading line = draft.lines().get(i);
      boolean isTold = told > 0 && line.isPartlyIgnored();
      told = !line.isPartlyIgnored() ? 0 : isTold ? told - 1 : linesBelow(i);
      reportLine(line, line.line().number() == lineNumber ? before : List.of(), isTold, told);
      reportSentence(line);
      lineNumber = line.line().number();
      before = line.tolerated();
    }
    if (hasRunningCounts()) {
      LineReading first =
          draft.lines().stream().filter(FinishedGame::isScored).findFirst().orElseThrow();
      report(
          ProblemCode.TEXT_IGNORED,
          first.line().at(first.moves().placeOf(first.moves().size())),
          0,
          "ignored the counts after moves from here on: a game that is not over has no result");
    }
    return new ParsedGame(
        number,
        Optional.of(record()),
        new TranscriptOrigin(draft.lines(), firstMove().isPresent() ? 1 : 0),
        problems);
  }

  private GameRecord record() {
    GameHeader written = LineReading.header(draft.lines());
    Outcome stated = DeclaredOnBoard.of(stated(), rules);
    Optional<DiscsBehindNames> discs =
        DiscsBehindNames.in(written)
            .filter(each -> stated.equals(Outcome.NONE) || stated.equals(score(each)));
    return new GameRecord(
        discs.map(DiscsBehindNames::header).orElse(written),
        rules,
        draft.start(),
        moves(),
        discs.map(this::score).orElse(stated),
        Optional.empty(),
        new LineNotes(draft, firstMove().isPresent() ? 1 : 0).notes());
  }

  private Outcome score(DiscsBehindNames names) {
    return DeclaredOnBoard.of(names.score(), rules);
  }

  private OptionalInt firstMove() {
    int square = draft.verdict().firstMove();
    return square < 0 ? OptionalInt.empty() : OptionalInt.of(square);
  }

  private MoveList moves() {
    if (firstMove().isPresent()) {
      byte[] squares = draft.moves().squares();
      byte[] whole = new byte[squares.length + 1];
      whole[0] = (byte) draft.verdict().firstMove();
      System.arraycopy(squares, 0, whole, 1, squares.length);
      return MoveList.ofSquares(whole);
    }
    return draft.verdict().mirrored()
        ? MoveList.ofSquares(Legality.mirrored(draft.moves().squares()))
        : MoveList.of(draft.moves().asTokens());
  }

  /** The last result that a line states, with the reason the game stopped if a line gives it. */
  private Outcome stated() {
    Outcome declared = Outcome.NONE;
    boolean areRunning = hasRunningCounts();
    for (LineReading line : draft.lines()) {
      Outcome said = areRunning && isScored(line) ? Outcome.NONE : line.declared();
      if (declared.equals(Outcome.NONE)) {
        declared = said;
      } else if (!said.equals(Outcome.NONE)) {
        boolean isStop = !line.declaresResult();
        boolean wasStop = declared.kind().explainsEarlyStop();
        declared =
            isStop
                ? declared.withKind(said.kind())
                : wasStop ? said.withKind(declared.kind()) : said;
      }
    }
    return declared;
  }

  /** Whether lines of moves end with counts of discs and the game continues after the last. */
  private boolean hasRunningCounts() {
    return !draft.verdict().over()
        && draft.lines().stream().filter(FinishedGame::isScored).limit(2).count() > 1;
  }

  private static boolean isScored(LineReading line) {
    return line.kind() == ReadingKind.MOVES && line.declared().boardDiff().isPresent();
  }

  /** The number of lines right below a line that contain skipped words. */
  private int linesBelow(int index) {
    int below = 0;
    while (index + below + 1 < draft.lines().size()
        && draft.lines().get(index + below + 1).isPartlyIgnored()) {
      below++;
    }
    return below;
  }

  /**
   * Reports what was tolerated in a line.
   *
   * @param before the tolerances of the previous piece of the same line, whose kinds are reported
   *     already
   * @param isTold whether a line above reported skipped words in this line too
   * @param below the number of lines right below with skipped words
   */
  private void reportLine(LineReading line, List<Tolerated> before, boolean isTold, int below) {
    for (Tolerated each : line.tolerated()) {
      boolean isIgnored = each.code() == ProblemCode.TEXT_IGNORED;
      boolean isNew = !isIgnored || !isTold;
      if (isNew && before.stream().noneMatch(one -> one.code() == each.code())) {
        String message =
            isIgnored && below > 0
                ? each.message() + ", and words in the next " + below + " lines of the game"
                : each.message();
        report(each.code(), line.line().at(each.at()), 0, message);
      }
    }
    line.damage().ifPresent(flaw -> reportDamage(line, flaw));
  }

  /** Reports players of a sentence, perhaps of another game, unless the board has its score. */
  private void reportSentence(LineReading line) {
    if (line.namesPlayersInSentence()) {
      String text = line.line().text();
      if (draft.judge().flatMap(judge -> judge.inSentence(text)).isEmpty()) {
        report(
            ProblemCode.TEXT_IGNORED,
            line.line().at(firstOf(text)),
            0,
            "the players are those of the sentence '%s'".formatted(shown(text.strip())));
      }
    }
  }

  private static String shown(String words) {
    return words.length() > MOST_SHOWN ? words.substring(0, MOST_SHOWN) + "..." : words;
  }

  /** Reports damage; a letter left over after a complete game does not harm it. */
  private void reportDamage(LineReading line, Flaw flaw) {
    Legality.LegalPart verdict = draft.verdict();
    boolean isLast = line.line().text().stripTrailing().length() == flaw.at() + 1;
    boolean isLeftOver = isLast && verdict.isLegal() && verdict.over();
    int ply = verdict.isLegal() && !isLeftOver ? verdict.plies() + 1 : 0;
    ProblemCode code = isLeftOver ? ProblemCode.TEXT_IGNORED : ProblemCode.UNREADABLE;
    report(code, line.line().at(flaw.at()), ply, flaw.message());
  }

  private void report(ProblemCode code, SourceLocation where, int ply, String message) {
    problems.add(new Problem(code, where, number, ply, message));
  }

  /**
   * The numbers of discs of both players after their names, {@code Black: Bob 16}, {@code White:
   * Anna 48}.
   *
   * @param header the names alone
   * @param score the score by the discs: a full board, or a game in which one side had none
   */
  private record DiscsBehindNames(GameHeader header, Outcome score) {
    /** Reads the discs after the names of a header; nothing if there is no score of a game. */
    static Optional<DiscsBehindNames> in(GameHeader header) {
      if (header.black().isEmpty()) {
        return Optional.empty();
      }
      Optional<WrittenDiscs.OfPlayer> black = WrittenDiscs.OfPlayer.read(header.black());
      return black
          .flatMap(
              one ->
                  WrittenDiscs.OfPlayer.read(header.white())
                      .flatMap(other -> of(header, one, other)))
          .or(() -> counts(header));
    }

    private static Optional<DiscsBehindNames> of(
        GameHeader header, WrittenDiscs.OfPlayer black, WrittenDiscs.OfPlayer white) {
      boolean isWhole =
          black.discs() + white.discs() == Square.COUNT || black.discs() == 0 || white.discs() == 0;
      return WrittenScore.outcome(black.discs() + "-" + white.discs())
          .filter(_ -> isWhole)
          .map(score -> new DiscsBehindNames(named(header, black.name(), white.name()), score));
    }

    /** Numbers of discs in the place of names. */
    private static Optional<DiscsBehindNames> counts(GameHeader header) {
      return LineFacts.score(header.black(), header.white())
          .map(score -> new DiscsBehindNames(named(header, "", ""), score));
    }

    private static GameHeader named(GameHeader header, String black, String white) {
      return new GameHeader(black, white, header.event(), header.place(), header.date());
    }
  }

  /** The comments and times of the lines of a game, at the moves of the game. */
  private static final class LineNotes {
    /** The least number of times; fewer may run down by chance. */
    private static final int CLEAR_RUN = 4;

    private final List<Remark> remarks = new ArrayList<>(0);
    private final List<ClockTime> clocks = new ArrayList<>(0);
    private final List<Tag> tags = new ArrayList<>(0);

    /**
     * Collects the notes.
     *
     * @param added the number of moves before the first that are not written anywhere
     */
    LineNotes(GameDraft game, int added) {
      int last = game.moves().size() + added;
      int before = 0;
      for (LineReading line : game.lines()) {
        int size = line.moves().size();
        before = before == 0 && size > 0 ? added : before;
        add(line.notes(), before, last);
        before += size;
      }
    }

    private void add(Notes notes, int before, int last) {
      tags.addAll(notes.tags());
      for (Remark remark : notes.remarks()) {
        remarks.add(remark.at(Math.min(last, before + remark.move())));
      }
      for (ClockTime clock : notes.clocks()) {
        if (before + clock.move() < last) {
          clocks.add(new ClockTime(before + clock.move(), clock.seconds()));
        }
      }
    }

    /** The notes; times that run down on both sides are the time left, which is a comment. */
    Notes notes() {
      if (clocks.isEmpty() || !runDown(0) || !runDown(1)) {
        return all(clocks);
      }
      for (ClockTime clock : clocks) {
        remarks.add(new Remark(clock.move() + 1, text(clock.seconds())));
      }
      remarks.sort(Comparator.comparingInt(Remark::move));
      return all(List.of());
    }

    private Notes all(List<ClockTime> times) {
      return tags.isEmpty()
          ? Notes.of(remarks, times)
          : new Notes(remarks, times, List.of(), tags, List.of());
    }

    /** Whether a side has times and each is shorter than the one before. */
    private boolean runDown(int side) {
      List<ClockTime> times = clocks.stream().filter(each -> each.move() % 2 == side).toList();
      boolean runDown = times.size() >= CLEAR_RUN;
      for (int i = 1; i < times.size(); i++) {
        runDown &= times.get(i).seconds() < times.get(i - 1).seconds();
      }
      return runDown;
    }

    private static String text(double seconds) {
      int whole = (int) seconds;
      return String.format(Locale.ROOT, "%d:%02d left", whole / 60, whole % 60);
    }
  }
}
