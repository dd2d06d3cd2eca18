package org.kifu.game;

import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The stable kinds of problems. A code is never renamed; {@code kifu explain} and the documentation
 * print this table.
 */
public enum ProblemCode {
  // Problems of the moves.
  ILLEGAL_MOVE(
      Severity.ERROR,
      "The rules forbid a move: the square is taken, or no disc would turn over.",
      "f5d6c3d3c4",
      "f5d6c3d3a1"),
  BAD_SQUARE(Severity.ERROR, "A move does not name a square of the board.", "f5d6c3", "f5d6c9"),
  IMPOSSIBLE_PASS(
      Severity.ERROR,
      "The record has a pass, but the side to move has a legal move.",
      "f5d6c3",
      "f5 pass d6"),
  MISSING_PASS(
      Severity.INFO,
      "The record leaves out a forced pass, but writes other passes. Kifu filled it in.",
      "a8 -- g8",
      "a8 g8, in a record that writes another pass"),
  MOVE_AFTER_END(
      Severity.ERROR,
      "A move comes after the end of the game, when neither side can move.",
      "f5d6c5f4e3f6g5e6e7",
      "f5d6c5f4e3f6g5e6e7a1"),
  PASS_AFTER_END(
      Severity.INFO,
      "The record has passes after the end of the game, as in Go. Kifu leaves them out.",
      "f5d6c5f4e3f6g5e6e7",
      "f5d6c5f4e3f6g5e6e7, pass, pass"),
  BAD_START(
      Severity.ERROR,
      "The start position cannot be read as a board.",
      "---------------------------OX------XO--------------------------- X",
      "---OX---XO--- X"),
  OTHER_RULES(
      Severity.ERROR,
      "The record is of a game with other rules than you asked for.",
      "a tournament game",
      "a game on 10x10 squares"),
  WRONG_SIDE(
      Severity.INFO,
      "A move is written for the side that is not to move. Kifu replays the squares and ignores the"
          + " sides.",
      "B[f5]W[d6]B[c3]",
      "B[f5]W[d6]W[c3]"),
  WRONG_FLIP_STOOD(
      Severity.WARNING,
      "The moves are legal only if a wrong or forgotten flip stood, as it does over the board once"
          + " the opponent has moved.",
      "a record that is legal as it is",
      "a record with a move that is legal only if an earlier flip was forgotten"),
  DISC_LENT(
      Severity.INFO,
      "A side has placed all its discs and plays one lent by the other side, which does not change"
          + " the legal moves.",
      "a game in which nobody passes",
      "a game in which white passes and black places 31 discs after the start"),
  // Problems of the result.
  UNFINISHED(
      Severity.WARNING,
      "The moves are legal, but stop while a side can still move, and the source does not say why.",
      "a game to its last move",
      "f5d6c3d3c4"),
  UNFINISHED_DECLARED(
      Severity.INFO,
      "The moves stop early, and the source says why: resigned, time, agreed, left or unfinished.",
      "a game to its last move",
      "a resigned game"),
  NO_MOVES(
      Severity.INFO,
      "The record is a position without moves, such as a problem. There is nothing to annotate.",
      "f5d6c3d3c4",
      "a problem position"),
  SCORE_MISMATCH(
      Severity.WARNING,
      "The declared score differs from the score of the replayed game.",
      "declared 40, replayed 40",
      "declared 40, replayed 38"),
  SCORE_CONVENTION(
      Severity.INFO,
      "The declared score fits the moves, but is counted in another way: without the empty squares,"
          + " or for the other side.",
      "44-20 where the board shows 40-20",
      "40-20 where the board shows 40-20"),
  SOURCE_CONVENTION(
      Severity.INFO,
      "The scores of this source do not follow the convention that the winner gets the empty"
          + " squares.",
      "2 of 2 scores give the empty squares to the winner",
      "2 of 2 scores leave out the empty squares"),
  WINNER_MISMATCH(
      Severity.WARNING,
      "The declared winner is not the winner of the replayed game.",
      "1-0, black has 40 discs",
      "1-0, black has 20 discs"),
  RESULT_MISMATCH(
      Severity.INFO,
      "The record says that the game stopped early, but its moves go on to the end.",
      "+10 after the last move",
      "+10:r after the last move"),
  THEORY_MISMATCH(
      Severity.WARNING,
      "The theoretical score differs from the exact score of best play.",
      "theoretical score 38, best play gives 38",
      "theoretical score 38, best play gives 36"),
  SCORE_OUT_OF_RANGE(Severity.WARNING, "A declared score is above 64 discs.", "40", "70"),
  DUPLICATE(
      Severity.INFO,
      "The game has the same rules, start and moves as an earlier game of this run.",
      "two different games",
      "the same game twice"),
  // Problems of the bytes.
  EMPTY_FILE(Severity.ERROR, "The source is empty.", "a file with a game", "a file of 0 bytes"),
  NO_GAMES(
      Severity.ERROR,
      "A folder or a source has no games.",
      "a folder with game files",
      "an empty folder"),
  UNRECOGNISED(
      Severity.ERROR,
      "Kifu does not recognise the format of the content.",
      "f5d6c3d3c4",
      "a photograph"),
  UNSUPPORTED_FORMAT(
      Severity.ERROR,
      "Kifu recognises the format, but does not read it.",
      "WTH_1997.wtb",
      "a file of player names (.jou)"),
  ENCODING_GUESSED(
      Severity.INFO,
      "The text is not plain UTF-8. Kifu guessed its encoding, or decoded it.",
      "a text in UTF-8",
      "a text in windows-1251"),
  UNREADABLE(
      Severity.ERROR,
      "The text or the bytes of a game cannot be read as moves.",
      "f5d6c3d3c4",
      "f5d6c3d3c"),
  IO_ERROR(
      Severity.ERROR,
      "The source could not be opened, or could not be read to its end.",
      "a readable file",
      "a missing file"),
  ARCHIVE_DAMAGED(
      Severity.ERROR,
      "A packed source, or an entry of an archive, cannot be unpacked to its end. Kifu reads what"
          + " comes before the damage.",
      "a whole games.txt.gz",
      "games.txt.gz cut off in the middle"),
  ARCHIVE_LIMIT(
      Severity.ERROR,
      "A packed source unpacks to far more than its size, or takes too much memory. Kifu does not"
          + " read the rest of it.",
      "1 MB that unpacks to 4 MB",
      "42 kB that unpack to gigabytes"),
  ARCHIVE_ENCRYPTED(
      Severity.ERROR,
      "An entry of an archive is encrypted. Kifu does not read it.",
      "an entry without a password",
      "an entry with a password"),
  ARCHIVE_NESTED(
      Severity.ERROR,
      "Something packed is inside something packed. Kifu does not unpack it again.",
      "games.zip with games.txt",
      "games.zip with more.zip"),
  ARCHIVE_NAME(
      Severity.INFO,
      "The name of an entry leads out of its archive, or has control characters. Kifu reads the"
          + " entry, and writes nothing to that name.",
      "1997/games.txt",
      "../../etc/games.txt"),
  TRUNCATED(
      Severity.ERROR,
      "The source ends in the middle of a game, or has fewer games than its header says.",
      "16 + 68 n bytes",
      "16 + 68 n + 30 bytes"),
  RECORD_COUNT(
      Severity.INFO,
      "The source does not have the number of games that its header says. Kifu reads all that are"
          + " there.",
      "header 12, 12 games",
      "header 11, 12 games"),
  WTHOR_HEADER(
      Severity.INFO,
      "A field of a WTHOR header has an unusual value.",
      "board size 0 or 8",
      "board size 124"),
  WTHOR_NAMES(
      Severity.INFO,
      "The file of players or tournaments beside a WTHOR file is missing or damaged, or several"
          + " could be meant.",
      "WTH_1997.wtb beside WTH.JOU and WTH.TRN",
      "WTH_1997.wtb alone"),
  WTHOR_INDEX(
      Severity.INFO,
      "The number of a player or tournament is beyond the end of the name file.",
      "player 346 of 4448",
      "player 5000 of 4448"),
  WTHOR_SAME_PLAYER(
      Severity.INFO,
      "Black and white have the same player number, and it is not that of the unknown player.",
      "black 346, white 843",
      "black 346, white 346"),
  WTHOR_MOVE_AFTER_ZERO(
      Severity.INFO,
      "Bytes follow the zero that ends a WTHOR move list. Kifu does not read them as moves.",
      "38 40 21 00 00",
      "38 40 00 21 00"),
  WTHOR_SOLITAIRE(
      Severity.INFO,
      "A field of a WTHOR solitaire contradicts its position.",
      "14 empty squares in a position with 14",
      "14 empty squares in a position with 15"),
  TEXT_IGNORED(
      Severity.INFO,
      "Kifu ignored text around the moves.",
      "f5d6c3d3c4",
      "Best game ever: f5d6c3d3c4"),
  MOVES_IGNORED(
      Severity.WARNING,
      "A record holds moves in another notation than its own, such as a line of squares among its"
          + " properties. Kifu did not read them.",
      "two games in GGF",
      "a game in GGF with a line of squares before its end"),
  MOVES_NOT_READ(
      Severity.ERROR,
      "Moves, or a grid of numbers, belong to no game that Kifu read. They count as an unreadable"
          + " game.",
      "f5d6c3d3c4",
      "five or more squares in a row between two diagrams, not legal from any start"),
  FACTS_WITHOUT_MOVES(
      Severity.ERROR,
      "The source names the players of a game, but its moves are missing. It counts as an"
          + " unreadable game, and the next game does not get the names.",
      "Black: Anna, White: Bob, a game",
      "Black: Anna, White: Bob, and no game before the next names"),
  OTHER_NOTATION(
      Severity.INFO,
      "A part of the source is in another notation than the rest. Kifu read it in that notation.",
      "games in GGF",
      "games in GGF, and below them games in PGN"),
  NOTATION_GUESSED(
      Severity.INFO,
      "Another notation explains nearly as much of the source as the one in which Kifu read it.",
      "games in one notation",
      "half of the games in one notation, half in another"),
  LABELS_BETWEEN(
      Severity.INFO,
      "Labels are between two games, and nothing shows to which of them they belong. The message"
          + " says which one Kifu chose.",
      "a blank line above the labels of the second game",
      "a game, Black: Anna, White: Bob, a game, line by line"),
  BAD_VALUE(
      Severity.INFO,
      "A value is not what its name promises. Kifu keeps it as written, and does not use it.",
      "DT[2003.12.15]",
      "DT[2003.13.15]"),
  REPEATED_COMMENT(
      Severity.INFO,
      "A node of SGF has several comments, and the format allows one. Kifu keeps all of them.",
      "C[good, and bold]",
      "C[good]C[bold]"),
  LOOK_ALIKE(
      Severity.INFO,
      "A letter of another alphabet looks like the letter of a square. Kifu read it as that"
          + " letter.",
      "c4e3f6",
      "c4 with a Cyrillic \u0441"),
  SQUARE_CODES(
      Severity.INFO,
      "Squares are written as two digits. Kifu read them as row and column, because that makes the"
          + " game legal.",
      "f5 d6 c3 d3",
      "56 64 33 34"),
  SQUARE_NUMBERS(
      Severity.WARNING,
      "Each square is written as one number. Kifu read them row by row, because that makes the game"
          + " legal; column by column it is the mirrored game.",
      "{\"moves\":[\"f5\",\"d6\",\"c3\"]}",
      "{\"moves\":[37,43,18]}"),
  LAYOUT(
      Severity.INFO,
      "The moves do not follow one another. Kifu read them in the only order that makes a game; the"
          + " message names the layout.",
      "f5 f6 e6 f4 g5 d6",
      "Black: f5 e6 g5, below it White: f6 f4 d6"),
  LAYOUT_UNCLEAR(
      Severity.WARNING,
      "The moves make different games in several layouts. Kifu chose none of them, and read the"
          + " lines as they are.",
      "the moves one after the other",
      "two columns of eight moves that could also be a list of black's and one of white's"),
  FIRST_MOVE_ADDED(
      Severity.INFO,
      "The first move is missing, and the game is legal after only one of the four. Kifu added it.",
      "d3c3c4e3c2b3d2e1d1",
      "c3c4e3c2b3d2e1d1"),
  MERGED_NUMBERS(
      Severity.INFO,
      "Two numbers of a kifu diagram have no space between them, in a row that is one cell short."
          + " Kifu read them as two.",
      "12 13",
      "1213"),
  DIAGRAM_POSITION(
      Severity.INFO,
      "A diagram shows a position, or the rest of a game. Kifu found the side to move by legality"
          + " or by the number of discs.",
      "a diagram with the moves from 1 on",
      "a diagram with the discs after move 20 and the moves from 21 on"),
  DIAGRAM_MIRRORED(
      Severity.INFO,
      "The game is legal only from the mirrored start. Kifu turned it to the standard one.",
      "f5d6c3",
      "f4d3c6");

  private final Severity severity;
  private final String reason;
  private final String good;
  private final String bad;

  ProblemCode(Severity severity, String reason, String good, String bad) {
    this.severity = severity;
    this.reason = reason;
    this.good = good;
    this.bad = bad;
  }

  /** The code in output: lower case with hyphens, such as {@code illegal-move}. */
  public String code() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** The severity of the problem. */
  public Severity severity() {
    return severity;
  }

  /**
   * Whether Kifu read a game with this problem only by a tolerance, so that the game counts as
   * repaired.
   */
  public boolean isTolerance() {
    return switch (this) {
      case MISSING_PASS,
          PASS_AFTER_END,
          WRONG_SIDE,
          WRONG_FLIP_STOOD,
          WTHOR_MOVE_AFTER_ZERO,
          TEXT_IGNORED,
          LABELS_BETWEEN,
          BAD_VALUE,
          REPEATED_COMMENT,
          LOOK_ALIKE,
          SQUARE_CODES,
          SQUARE_NUMBERS,
          LAYOUT,
          FIRST_MOVE_ADDED,
          MERGED_NUMBERS,
          DIAGRAM_MIRRORED ->
          true;
      default -> false;
    };
  }

  /** The meaning of the problem, in a sentence or two. */
  public String reason() {
    return reason;
  }

  /** An example without the problem. */
  public String goodExample() {
    return good;
  }

  /** An example with the problem. */
  public String badExample() {
    return bad;
  }

  /** Returns the kind with this code. */
  public static Optional<ProblemCode> byCode(String code) {
    @Nullable ProblemCode found = null;
    for (ProblemCode candidate : values()) {
      found = candidate.code().equals(code) ? candidate : found;
    }
    return Optional.ofNullable(found);
  }
}
