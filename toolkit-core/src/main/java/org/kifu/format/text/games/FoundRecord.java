package org.kifu.format.text.games;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.kifu.board.StartSpec;
import org.kifu.format.text.caption.CaptionNote;
import org.kifu.format.text.caption.FoundCaption;
import org.kifu.format.text.find.WrittenSquare;
import org.kifu.format.text.judge.ControlNote;
import org.kifu.format.text.judge.FoundGame;
import org.kifu.format.text.judge.GameNote;
import org.kifu.format.text.judge.RuledMoves;
import org.kifu.format.text.page.PlacedText;
import org.kifu.game.GameRecord;
import org.kifu.game.Origin;
import org.kifu.game.ParsedGame;
import org.kifu.game.Problem;
import org.kifu.game.ProblemCode;
import org.kifu.game.SourceLocation;
import org.kifu.notation.DeclaredOnBoard;

/** A found game as a record with its places and findings. */
final class FoundRecord {
  /** The most characters that are shown of what is no square. */
  private static final int SHOWN = 8;

  /** The beginning of the finding on one text that is left beside moves. */
  private static final String LEFT = "ignored '";

  /** The number of a move before its square. */
  private static final Pattern NUMBER = Pattern.compile("^\\d+[.)]\\s*");

  /** A square with a letter for which a scanner took its digit. */
  private static final Pattern SCANNED = Pattern.compile("[a-hA-H][lISBGZ](?=[\\s'])");

  private static final String GOES_ON = "squares right behind the last move are not legal";

  private final int number;
  private final String rules;
  private final FoundGame game;
  private final MovesWithPasses moves;
  private final FoundCaption caption;
  private final Origin origin;
  private final BitSet shared;
  private final List<Problem> problems = new ArrayList<>(0);

  /**
   * A record to be made.
   *
   * @param shared the numbers of the rows on which several games are
   */
  FoundRecord(
      int number,
      String rules,
      FoundGame game,
      MovesWithPasses moves,
      FoundCaption caption,
      Origin origin,
      BitSet shared) {
    this.number = number;
    this.rules = rules;
    this.game = game;
    this.moves = moves;
    this.caption = caption;
    this.origin = origin;
    this.shared = shared;
  }

  ParsedGame parsed() {
    game.notes().forEach(this::tell);
    tellControl();
    tellHalf();
    tellLoose();
    for (CaptionNote note : caption.problems()) {
      if (!isTold(note)) {
        tell(note);
      }
    }
    GameRecord record =
        new GameRecord(
            caption.header(),
            rules,
            start(),
            moves.list(),
            DeclaredOnBoard.of(caption.declared(), rules),
            Optional.empty(),
            GameRemarks.of(game, moves, caption, shared));
    return new ParsedGame(number, Optional.of(record), origin, problems);
  }

  private StartSpec start() {
    return game.told()
        .map(RuledMoves::start)
        .or(() -> game.start().map(start -> StartSpec.of(start.board())))
        .orElse(StartSpec.STANDARD);
  }

  private void tell(GameNote note) {
    switch (note.kind()) {
      case NUMBERS_DISAGREE ->
          tell(
              ProblemCode.UNREADABLE,
              note,
              "from move %s on, the numbers do not count the moves: some may be missing"
                  .formatted(note.words()));
      case LEFT_OUT ->
          add(ProblemCode.MOVES_NOT_READ, "squares between the moves are not legal there");
      case LEFT_BEFORE ->
          tell(ProblemCode.MOVES_NOT_READ, note, "other squares are right before the first move");
      case GOES_ON -> add(ProblemCode.MOVES_NOT_READ, GOES_ON);
      case LAYOUT -> add(ProblemCode.LAYOUT, "read as " + note.words());
      case FIRST_MOVE_ADDED ->
          add(
              ProblemCode.FIRST_MOVE_ADDED,
              "the first move " + game.moves().substring(0, 2) + " is not written");
      case MIRRORED ->
          add(
              ProblemCode.DIAGRAM_MIRRORED,
              note.words().isEmpty()
                  ? "the game is legal only from the mirrored start, and is turned to the usual one"
                  : note.words());
      case POSITION ->
          problems.add(
              new Problem(ProblemCode.DIAGRAM_POSITION, origin.start(), number, 0, note.words()));
      case MERGED_NUMBERS -> add(ProblemCode.MERGED_NUMBERS, note);
      case BOARD_LAYOUT -> add(ProblemCode.LAYOUT, note);
      case BOARD_FAULT -> add(ProblemCode.UNREADABLE, note);
      case NO_SQUARE -> tellNoSquare(note.where(), note.words() + "'");
      case LOOK_ALIKE -> add(ProblemCode.LOOK_ALIKE, note);
      case CONTROL -> add(ProblemCode.TEXT_IGNORED, note);
      case COLOUR_LETTER -> add(ProblemCode.BAD_VALUE, note);
      case TWO_DIGITS ->
          add(ProblemCode.SQUARE_CODES, "squares are numbers, read as %s".formatted(note.words()));
      case ONE_NUMBER ->
          add(
              ProblemCode.SQUARE_NUMBERS,
              "squares are numbers, read as %s, row by row".formatted(note.words()));
      case ALSO_LEGAL -> add(ProblemCode.LAYOUT_UNCLEAR, "legal as " + note.words());
    }
  }

  /** Tells of characters among the moves that only control a printer. */
  private void tellControl() {
    List<GameNote> notes = new ArrayList<>(0);
    if (game.notes().stream().noneMatch(note -> note.kind() == GameNote.Kind.CONTROL)) {
      List<WrittenSquare> squares = game.squares();
      if (!squares.isEmpty()) {
        WrittenSquare first = squares.getFirst();
        WrittenSquare last = squares.getLast();
        PlacedText text = last.row().cells().get(last.cell()).text();
        ControlNote.addIn(text.piece(last.to(), Math.min(text.length(), last.to() + SHOWN)), notes);
        if (notes.isEmpty()) {
          text = first.row().cells().get(first.cell()).text();
          ControlNote.addIn(text.piece(Math.max(0, first.from() - SHOWN), first.from()), notes);
        }
      }
      boolean areJoined = moves.places().areJoined();
      for (int i = 1; i < squares.size() && !areJoined && notes.isEmpty(); i++) {
        WrittenSquare before = squares.get(i - 1);
        WrittenSquare square = squares.get(i);
        if (square.isBeside(before) && before.to() < square.from()) {
          ControlNote.addIn(between(before, square), notes);
        }
      }
    }
    notes.forEach(this::tell);
  }

  private static PlacedText between(WrittenSquare before, WrittenSquare after) {
    return after.row().cells().get(after.cell()).text().piece(before.to(), after.from());
  }

  /** Tells of numbers and a letter among the moves that are not used. */
  private void tellLoose() {
    List<WrittenSquare> squares = game.squares();
    if (!squares.isEmpty() && !moves.places().areJoined()) {
      LooseSigns.numbers(squares).ifPresent(this::tell);
    }
    if (!squares.isEmpty() && game.behind().isEmpty() && game.listRows().isEmpty()) {
      LooseSigns.letter(squares).filter(note -> !isTold(note)).ifPresent(this::tell);
    }
  }

  /** Tells of what is right behind the last move, where a line ends within a square. */
  private void tellHalf() {
    if (game.squares().isEmpty() || !game.listRows().isEmpty() || moves.endsInPass()) {
      return;
    }
    WrittenSquare last =
        game.behind().isEmpty() ? game.squares().getLast() : game.behind().getLast();
    PlacedText text = last.row().cells().get(last.cell()).text();
    int end = last.to();
    boolean isWord = end < text.length() && isLatin(text.charAt(end));
    while (isWord && end < text.length() && !Character.isWhitespace(text.charAt(end))) {
      end++;
    }
    String rest = text.toString().substring(last.to(), Math.min(end, last.to() + SHOWN));
    if (last.to() - last.from() == 2 && !rest.isEmpty() && !mayGoOn(rest)) {
      ProblemCode code = game.isEnded() ? ProblemCode.TEXT_IGNORED : ProblemCode.UNREADABLE;
      String message =
          (game.isEnded() ? "ignored '%s'" : "expected a square like f5, found '%s'")
              .formatted(rest);
      int ply = game.isEnded() ? 0 : moves.list().size() + 1;
      problems.add(new Problem(code, text.at(last.to()), number, ply, message));
    }
  }

  /**
   * Whether a text that is left is told as what follows the last move: a word that was no square,
   * or words before squares that are not legal, which make one finding with it.
   */
  private boolean isTold(CaptionNote note) {
    if (note.code() != ProblemCode.TEXT_IGNORED || game.squares().isEmpty()) {
      return false;
    }
    if (problems.stream().anyMatch(each -> each.where().equals(note.where()))) {
      return true;
    }
    SourceLocation end = game.squares().getLast().end();
    boolean isBehind =
        note.where().line() == end.line()
            && note.where().offset() >= end.offset()
            && note.message().startsWith(LEFT);
    String found =
        isBehind ? NUMBER.matcher(note.message().substring(LEFT.length())).replaceFirst("") : "";
    if (isBehind && problems.stream().anyMatch(each -> isIn(each, note.where(), found.length()))) {
      return true;
    }
    boolean isDamaged = SCANNED.matcher(found).lookingAt() && !game.isEnded();
    if (isDamaged || isBehind && problems.removeIf(this::isGoingOn)) {
      tellNoSquare(note.where(), found);
      return true;
    }
    return false;
  }

  /** Whether moves stop at a place within a text of some length on one line. */
  private static boolean isIn(Problem problem, SourceLocation text, int length) {
    return problem.code() == ProblemCode.UNREADABLE
        && problem.where().line() == text.line()
        && problem.where().offset() >= text.offset()
        && problem.where().offset() <= text.offset() + length;
  }

  private void tellNoSquare(@Nullable SourceLocation where, String found) {
    SourceLocation place = where == null ? game.place() : where;
    int ply = moves.list().size() + 1;
    String message = "expected a square like f5, found '" + found;
    problems.add(new Problem(ProblemCode.UNREADABLE, place, number, ply, message));
  }

  private boolean isGoingOn(Problem problem) {
    return problem.message().equals(GOES_ON);
  }

  private static boolean isLatin(char c) {
    return c < 128 && Character.isLetterOrDigit(c);
  }

  /** Whether a text right behind a move is a number, or begins with the square of another game. */
  private static boolean mayGoOn(String text) {
    return text.chars().allMatch(Character::isDigit) || text.matches("(?i)[a-h][1-8].*");
  }

  private void tell(CaptionNote note) {
    problems.add(new Problem(note.code(), note.where(), number, 0, note.message()));
  }

  private void add(ProblemCode code, GameNote note) {
    tell(code, note, note.words());
  }

  private void tell(ProblemCode code, GameNote note, String message) {
    SourceLocation where = note.where() == null ? game.place() : note.where();
    problems.add(new Problem(code, where, number, 0, message));
  }

  private void add(ProblemCode code, String message) {
    SourceLocation where = game.squares().isEmpty() ? origin.start() : game.place();
    problems.add(new Problem(code, where, number, 0, message));
  }
}
