package org.kifu.format.transcript.line;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.kifu.board.StartSpec;
import org.kifu.format.transcript.fact.LineFacts;
import org.kifu.format.transcript.fact.NameText;
import org.kifu.format.transcript.fact.NamedSide;
import org.kifu.game.GameHeader;
import org.kifu.game.Notes;
import org.kifu.game.Origin.Fact;
import org.kifu.game.Outcome;
import org.kifu.game.ProblemCode;
import org.kifu.game.Remark;
import org.kifu.notation.WrittenDate;
import org.kifu.source.text.TextLine;

/**
 * One line as it was read.
 *
 * @param line the line
 * @param kind the kind of the line
 * @param start the board at its front, if any
 * @param moves its moves, up to the damage if there is any
 * @param firstNumber the move number at its front; 0 if there is none
 * @param proseFrom the first of the last moves that are single among words, after a sentence; the
 *     number of moves if there are none
 * @param damage text that cannot be read as moves
 * @param tolerated text that was skipped or read in an unusual form, each kind once
 * @param declared the result after the moves
 * @param notes comments and times, counted from the first move of the line
 * @param facts the players and other facts, if the line states them
 * @param aside the number of letters and digits in comments and markup
 * @param runs runs of moves that are together, if there are words as well
 */
public record LineReading(
    TextLine line,
    ReadingKind kind,
    Optional<StartSpec> start,
    WrittenMoves moves,
    int firstNumber,
    int proseFrom,
    Optional<Flaw> damage,
    List<Tolerated> tolerated,
    Outcome declared,
    Notes notes,
    Optional<LineFacts> facts,
    int aside,
    List<MoveRun> runs) {
  /** The least number of moves; fewer beside words may be words. */
  private static final int CLEAR_MOVES = 3;

  private static final Set<Fact> BOTH = Set.of(Fact.BLACK, Fact.WHITE);

  public enum ReadingKind {
    /** Blank, or only markup. */
    EMPTY,
    /** Only comments. */
    COMMENT,
    TEXT,
    /** Words in a comment of a web page that continues after the line. */
    HIDDEN,
    /** A result and nothing else. */
    RESULT,
    /** The players and the score, and no moves. */
    PLAYERS,
    /** One fact with its label. */
    LABEL,
    /** A row of a table that names players and has lost its moves. */
    ROW,
    /** Squares as digits, if they make a game; otherwise text. */
    CODES,
    /** A sentence after moves, if they make a game; otherwise text. */
    PROSE,
    MOVES
  }

  /**
   * A tolerance.
   *
   * @param at the index of its character in the normal text
   * @param message a clause for a person
   */
  public record Tolerated(ProblemCode code, int at, String message) {}

  /**
   * A fault at one place of the line.
   *
   * @param at the index of its character in the normal text
   * @param message a clause for a person
   */
  public record Flaw(int at, String message) {}

  /** A line of moves and nothing else. */
  public static LineReading ofMoves(TextLine line, WrittenMoves moves) {
    return ofMoves(line, moves, 0);
  }

  /** The same with a move number at its front; 0 if there is none. */
  public static LineReading ofMoves(TextLine line, WrittenMoves moves, int firstNumber) {
    return new LineReading(
        line,
        ReadingKind.MOVES,
        Optional.empty(),
        moves,
        firstNumber,
        moves.size(),
        Optional.empty(),
        List.of(),
        Outcome.NONE,
        Notes.NONE,
        Optional.empty(),
        0,
        List.of());
  }

  /** A line of digits that may be squares. */
  static LineReading ofCodes(TextLine line, WrittenMoves moves) {
    return ofMoves(line, moves).as(ReadingKind.CODES);
  }

  /** A line without moves. */
  public static LineReading of(TextLine line, ReadingKind kind, Outcome declared, int aside) {
    return ofMoves(line, WrittenMoves.NONE).as(kind).with(declared).with(Notes.NONE, aside);
  }

  /** A line that cannot be read from its front. */
  static LineReading damaged(TextLine line, String message) {
    LineReading empty = ofMoves(line, WrittenMoves.NONE);
    return empty.with(empty.moves, 0, Optional.of(new Flaw(0, message)));
  }

  /** The same line with a result. */
  public LineReading with(Outcome result) {
    return copy(kind, moves, proseFrom, damage, tolerated, result, notes, facts, aside);
  }

  /** The same line as one of another kind. */
  public LineReading as(ReadingKind other) {
    return copy(other, moves, proseFrom, damage, tolerated, declared, notes, facts, aside);
  }

  /** The same line as one that describes the game. */
  public LineReading of(LineFacts said) {
    Outcome score = declared.equals(Outcome.NONE) ? said.score() : declared;
    Optional<LineFacts> known = Optional.of(said);
    LineReading reading =
        copy(kind, moves, proseFrom, damage, tolerated, score, with(said.notes()), known, aside);
    return said.badDate().map(reading::withBadDate).orElse(reading);
  }

  private Notes with(Notes beside) {
    return beside.equals(Notes.NONE)
        ? notes
        : new Notes(
            Stream.concat(beside.remarks().stream(), notes.remarks().stream()).toList(),
            notes.clocks(),
            notes.evaluations(),
            Stream.concat(beside.tags().stream(), notes.tags().stream()).toList(),
            notes.variations());
  }

  /** The same line as one that gives the discs of both sides together with the next line. */
  public LineReading asCounts(Outcome score) {
    return of(line, ReadingKind.LABEL, Outcome.NONE, aside).of(LineFacts.ofScore(score, 0));
  }

  /** The same line as one that states no more of the game. */
  public LineReading asSaid() {
    return of(line, ReadingKind.LABEL, Outcome.NONE, aside);
  }

  /** The same line as one of text. */
  public LineReading asText() {
    return of(line, ReadingKind.TEXT, Outcome.NONE, aside);
  }

  /** The same line of words as one that names players. */
  public LineReading asPlayers() {
    return as(ReadingKind.PLAYERS);
  }

  /** The same line with its result as a fact that may belong to another game. */
  public LineReading asScore() {
    int at = line.text().length() - line.text().stripLeading().length();
    return of(LineFacts.ofScore(declared, at));
  }

  private LineReading withBadDate(int at) {
    String message = WrittenDate.fault(line.text().substring(at));
    return tolerating(new Tolerated(ProblemCode.BAD_VALUE, at, message));
  }

  /** The same line with a comment after its moves. */
  LineReading withComment(String comment) {
    int letters = 0;
    for (int i = 0; i < comment.length(); i++) {
      letters += Character.isLetterOrDigit(comment.charAt(i)) ? 1 : 0;
    }
    return with(remark(moves.size(), comment.strip()), letters);
  }

  private static Notes remark(int move, String text) {
    return Notes.of(List.of(new Remark(move, text)), List.of());
  }

  /** The same line as a comment in its own words. */
  public LineReading asComment() {
    Notes words = kind == ReadingKind.COMMENT ? notes : remark(0, line.raw().strip());
    return ofMoves(line, WrittenMoves.NONE).as(ReadingKind.COMMENT).with(words, aside);
  }

  /** The facts of a game in these lines, without the score. */
  public static GameHeader header(List<LineReading> lines) {
    GameHeader header = GameHeader.NONE;
    for (LineReading line : lines) {
      if (line.facts().isPresent()) {
        header = line.facts().get().added(header);
      }
    }
    return header;
  }

  /** Whether the line is a sentence that was taken for the names of both players. */
  public boolean namesPlayersInSentence() {
    List<Remark> remarks = notes.remarks();
    return kind != ReadingKind.MOVES
        && facts.filter(said -> said.kinds().containsAll(BOTH)).isPresent()
        && remarks.size() == 1
        && remarks.getFirst().text().equals(line.raw().strip());
  }

  /** Whether the line is, or may be, one of moves. */
  public boolean hasMoves() {
    return switch (kind) {
      case MOVES, CODES, PROSE -> true;
      case EMPTY, COMMENT, TEXT, HIDDEN, RESULT, PLAYERS, LABEL, ROW -> false;
    };
  }

  /** Whether the line states a result, and not only the reason a game stopped. */
  public boolean declaresResult() {
    boolean isStop = declared.kind().explainsEarlyStop() && declared.blackDiscs().isEmpty();
    return !declared.equals(Outcome.NONE) && !isStop;
  }

  /** Whether the line describes a game and holds no moves. */
  public boolean isFact() {
    return kind == ReadingKind.LABEL || kind == ReadingKind.PLAYERS || kind == ReadingKind.RESULT;
  }

  /** Whether the line may be words as well: one or two squares after words or off the board. */
  public boolean isWeak() {
    boolean isShort = kind == ReadingKind.MOVES && start.isEmpty() && moves.size() < CLEAR_MOVES;
    boolean isBare = declared.equals(Outcome.NONE) && firstNumber != 1;
    return isShort && isBare && (isBehindWords() || moves.beginOffBoard() || isLabel() || isItem());
  }

  /** Whether the words of the line are a sentence rather than names and titles. */
  public boolean isSentence() {
    return kind == ReadingKind.TEXT && NameText.isSentence(line.text());
  }

  /** Whether the line holds discs or brackets, as beside names with their colours. */
  public boolean hasColours() {
    return line.text().chars().anyMatch(c -> c == '(' || NamedSide.sign((char) c).isPresent());
  }

  /** Whether the line is an item of a list of remarks with one square. */
  private boolean isItem() {
    return moves.size() == 1
        && isPartlyIgnored()
        && "*-\u2022\u00B7\u30FB".indexOf(line.text().stripLeading().charAt(0)) >= 0;
  }

  /** Whether the line is one square and then a colon, as above the moves of a table. */
  private boolean isLabel() {
    return moves.size() == 1
        && line.text().stripTrailing().length() == moves.placeOf(1) + 1
        && line.text().charAt(moves.placeOf(1)) == ':';
  }

  /** Whether something before the moves was skipped. */
  public boolean isBehindWords() {
    return moves.size() > 0
        && tolerated.stream()
            .filter(each -> each.code() == ProblemCode.TEXT_IGNORED)
            .anyMatch(each -> each.at() < moves.placeOf(0));
  }

  /** Whether something in the line was skipped. */
  public boolean isPartlyIgnored() {
    for (Tolerated each : tolerated) {
      if (each.code() == ProblemCode.TEXT_IGNORED) {
        return true;
      }
    }
    return false;
  }

  /** The same line, undamaged, with other moves. */
  public LineReading with(WrittenMoves all) {
    return with(all, all.size(), Optional.empty());
  }

  /** The same line as one of moves, which it turned out to be. */
  public LineReading asMoves() {
    String message = "two digits are read as row and column";
    return kind == ReadingKind.CODES
        ? as(ReadingKind.MOVES)
            .tolerating(new Tolerated(ProblemCode.SQUARE_CODES, moves.placeOf(0), message))
        : as(ReadingKind.MOVES);
  }

  /** The same line without its last moves, which are words of a sentence. */
  public LineReading upTo(int count) {
    int at = moves.placeOf(count);
    String word = line.text().substring(at, Math.min(at + 2, line.text().length()));
    String message = "ignored '%s' in a sentence after the moves".formatted(word);
    return with(moves.first(count))
        .with(
            Notes.of(
                notes.remarks().stream().filter(remark -> remark.move() <= count).toList(),
                notes.clocks().stream().filter(clock -> clock.move() < count).toList()),
            aside)
        .tolerating(new Tolerated(ProblemCode.TEXT_IGNORED, at, message));
  }

  /** The same line with a result that the text after its moves states. */
  public LineReading withScoreBehind(Outcome result) {
    int behind = moves.placeOf(moves.size());
    List<Tolerated> before = tolerated.stream().filter(each -> each.at() < behind).toList();
    List<Remark> remarks =
        notes.remarks().stream().filter(remark -> remark.move() < moves.size()).toList();
    Notes rest = Notes.of(remarks, notes.clocks());
    return copy(kind, moves, proseFrom, damage, before, result, rest, facts, aside);
  }

  /** The same line with nothing skipped before its moves, or nothing skipped after them. */
  public LineReading withNothingIgnored(boolean isBefore) {
    List<Tolerated> rest =
        tolerated.stream()
            .filter(
                each ->
                    each.code() != ProblemCode.TEXT_IGNORED
                        || isBefore != each.at() <= moves.placeOf(0))
            .toList();
    return copy(kind, moves, proseFrom, damage, rest, declared, notes, facts, aside);
  }

  /** The same line with another tolerance, which replaces one of the same kind. */
  public LineReading tolerating(Tolerated one) {
    List<Tolerated> all = new ArrayList<>(tolerated);
    all.removeIf(each -> each.code() == one.code());
    all.add(one);
    return copy(kind, moves, proseFrom, damage, all, declared, notes, facts, aside);
  }

  /** The same line with its runs of moves. */
  LineReading holding(List<MoveRun> all) {
    return new LineReading(
        line,
        kind,
        start,
        moves,
        firstNumber,
        proseFrom,
        damage,
        tolerated,
        declared,
        notes,
        facts,
        aside,
        List.copyOf(all));
  }

  private LineReading with(WrittenMoves all, int prose, Optional<Flaw> flaw) {
    return copy(kind, all, prose, flaw, tolerated, declared, notes, facts, aside);
  }

  /** The same line with the comments on its moves, and the number of letters and digits in them. */
  public LineReading with(Notes all, int letters) {
    return copy(kind, moves, proseFrom, damage, tolerated, declared, all, facts, letters);
  }

  /** The same line with new values for all components that may change. */
  private LineReading copy(
      ReadingKind newKind,
      WrittenMoves newMoves,
      int prose,
      Optional<Flaw> flaw,
      List<Tolerated> tolerances,
      Outcome result,
      Notes said,
      Optional<LineFacts> known,
      int letters) {
    return new LineReading(
        line,
        newKind,
        start,
        newMoves,
        firstNumber,
        prose,
        flaw,
        List.copyOf(tolerances),
        result,
        said,
        known,
        letters,
        runs);
  }
}
