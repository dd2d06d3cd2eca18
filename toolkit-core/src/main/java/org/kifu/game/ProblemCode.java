package org.kifu.game;

import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The stable kinds of problems. A code is never renamed; {@code kifu explain} and the documentation
 * print this table.
 */
public enum ProblemCode {
  // What the rules say of the moves.
  ILLEGAL_MOVE(
      Severity.ERROR,
      "A move that the rules forbid: the square is taken or no disc would turn over.",
      "f5d6c3d3c4",
      "f5d6c3d3a1"),
  BAD_SQUARE(Severity.ERROR, "A move that names no square of the board.", "f5d6c3", "f5d6c9"),
  IMPOSSIBLE_PASS(
      Severity.ERROR,
      "A written pass although the side to move has a legal move.",
      "f5d6c3",
      "f5 pass d6"),
  MISSING_PASS(
      Severity.INFO,
      "A forced pass is left out in a record that writes other passes; it was filled in.",
      "a8 -- g8",
      "a8 g8 where another pass is written"),
  MOVE_AFTER_END(
      Severity.ERROR,
      "A move after the game is over: neither side can move any more.",
      "f5d6c5f4e3f6g5e6e7",
      "f5d6c5f4e3f6g5e6e7a1"),
  BAD_START(
      Severity.ERROR,
      "The start position cannot be read as a board.",
      "---------------------------OX------XO--------------------------- X",
      "---OX---XO--- X"),
  OTHER_RULES(
      Severity.ERROR,
      "A record of other rules than those that were asked for.",
      "a tournament game",
      "a game on 10x10 squares"),
  WRONG_SIDE(
      Severity.INFO,
      "A move is written for the side that is not to move; the squares are replayed without regard"
          + " to it.",
      "B[f5]W[d6]B[c3]",
      "B[f5]W[d6]W[c3]"),
  WRONG_FLIP_STOOD(
      Severity.WARNING,
      "Legal only as a game over the board in which a wrong or forgotten flip stood, because the"
          + " opponent had moved before it was put right.",
      "a record that is legal by itself",
      "a record with a move that flips only a disc that should have been turned over before"),
  DISC_LENT(
      Severity.INFO,
      "A side that has laid all its discs plays one lent by the other side, which changes no move"
          + " that is legal.",
      "a game in which nobody passes",
      "a game in which white passes and black lays 31 discs after the start"),
  // What the result says.
  UNFINISHED(
      Severity.WARNING,
      "The moves are legal but stop while somebody can still move, and the source does not say"
          + " why.",
      "a game to its last move",
      "f5d6c3d3c4"),
  UNFINISHED_DECLARED(
      Severity.INFO,
      "The moves stop early and the source declares why: resigned, time, agreed, left or"
          + " unfinished.",
      "a game to its last move",
      "a resigned game"),
  NO_MOVES(
      Severity.INFO,
      "A position without moves, to be solved: there is nothing to annotate.",
      "f5d6c3d3c4",
      "a problem position"),
  SCORE_MISMATCH(
      Severity.WARNING,
      "The declared score differs from the one that the moves give.",
      "declared 40, replayed 40",
      "declared 40, replayed 38"),
  SCORE_CONVENTION(
      Severity.INFO,
      "The declared score is the one that the moves give by another way of counting: without the"
          + " empty squares, or for the other side.",
      "44-20 where the board shows 40-20",
      "40-20 where the board shows 40-20"),
  SOURCE_CONVENTION(
      Severity.INFO,
      "The scores of this source count in another way than with the empty squares to the winner.",
      "2 of 2 scores give the empty squares to the winner",
      "2 of 2 scores leave out the empty squares"),
  WINNER_MISMATCH(
      Severity.WARNING,
      "The declared winner is not the one that the moves give.",
      "1-0, black has 40 discs",
      "1-0, black has 20 discs"),
  RESULT_MISMATCH(
      Severity.INFO,
      "The record says that the game stopped early, but its moves go on to the end.",
      "+10 after the last move",
      "+10:r after the last move"),
  THEORY_MISMATCH(
      Severity.WARNING,
      "The theoretical score is not that of best play, by an exact solve.",
      "theoretical score 38, best play gives 38",
      "theoretical score 38, best play gives 36"),
  SCORE_OUT_OF_RANGE(Severity.WARNING, "A declared score above 64 discs.", "40", "70"),
  DUPLICATE(
      Severity.INFO,
      "The same rules, start and moves as an earlier game of this run.",
      "two different games",
      "the same game twice"),
  // What the bytes say.
  EMPTY_FILE(
      Severity.ERROR, "The source holds no bytes.", "a file with a game", "a file of 0 bytes"),
  NO_GAMES(
      Severity.ERROR,
      "A folder or a source without any game.",
      "a folder with game files",
      "an empty folder"),
  UNRECOGNISED(
      Severity.ERROR, "The content is in no format that is known.", "f5d6c3d3c4", "a photograph"),
  UNSUPPORTED_FORMAT(
      Severity.ERROR,
      "The format is known by name but is not read by this version.",
      "WTH_1997.wtb",
      "a file of player names (.jou)"),
  ENCODING_GUESSED(
      Severity.INFO,
      "Text that is no UTF-8 and does not say what it is, or quoted-printable.",
      "a text in UTF-8",
      "a text in windows-1251"),
  UNREADABLE(
      Severity.ERROR,
      "A game whose text or bytes cannot be read as moves.",
      "f5d6c3d3c4",
      "f5d6c3d3c"),
  IO_ERROR(
      Severity.ERROR,
      "The source could not be opened or read to its end.",
      "a readable file",
      "a missing file"),
  ARCHIVE_DAMAGED(
      Severity.ERROR,
      "A packed source, or an entry of an archive, that cannot be unpacked to its end; what came"
          + " before is read.",
      "a whole games.txt.gz",
      "games.txt.gz cut off in the middle"),
  ARCHIVE_LIMIT(
      Severity.ERROR,
      "A packed source that unpacks to far more than it is; the rest of it is not read.",
      "1 MB that unpacks to 4 MB",
      "42 kB that unpack to gigabytes"),
  ARCHIVE_ENCRYPTED(
      Severity.ERROR,
      "An entry of an archive that is encrypted and so not read.",
      "an entry without a password",
      "an entry with a password"),
  ARCHIVE_NESTED(
      Severity.ERROR,
      "Something packed inside something packed; it is not unpacked again.",
      "games.zip with games.txt",
      "games.zip with more.zip"),
  ARCHIVE_NAME(
      Severity.INFO,
      "An entry whose name leads out of its archive or has control characters; it is read, and"
          + " nothing is written to that name.",
      "1997/games.txt",
      "../../etc/games.txt"),
  TRUNCATED(
      Severity.ERROR,
      "The source ends in the middle of a game, or holds fewer games than its header says.",
      "16 + 68 n bytes",
      "16 + 68 n + 30 bytes"),
  RECORD_COUNT(
      Severity.INFO,
      "The source holds another number of games than its header says; all that are there are read.",
      "header 12, 12 games",
      "header 11, 12 games"),
  WTHOR_HEADER(
      Severity.INFO,
      "A WTHOR header field has an unusual value.",
      "board size 0 or 8",
      "board size 124"),
  WTHOR_NAMES(
      Severity.INFO,
      "No player or tournament file was found beside a WTHOR file, or several that may be meant, or"
          + " it is damaged.",
      "WTH_1997.wtb beside WTH.JOU and WTH.TRN",
      "WTH_1997.wtb alone"),
  WTHOR_INDEX(
      Severity.INFO,
      "A player or tournament number beyond the end of the name file.",
      "player 346 of 4448",
      "player 5000 of 4448"),
  WTHOR_SAME_PLAYER(
      Severity.INFO,
      "Black and white have the same player number, and it is not that of the unknown player.",
      "black 346, white 843",
      "black 346, white 346"),
  WTHOR_MOVE_AFTER_ZERO(
      Severity.INFO,
      "Bytes after the zero that ends a WTHOR move list; they are not read as moves.",
      "38 40 21 00 00",
      "38 40 00 21 00"),
  WTHOR_SOLITAIRE(
      Severity.INFO,
      "A field of a WTHOR solitaire contradicts its position.",
      "14 empty squares in a position with 14",
      "14 empty squares in a position with 15"),
  TEXT_IGNORED(
      Severity.INFO,
      "Text around the moves that was passed over.",
      "f5d6c3d3c4",
      "Best game ever: f5d6c3d3c4"),
  MOVES_IGNORED(
      Severity.WARNING,
      "Moves inside of a record that are in another notation than the record, such as a line of"
          + " squares among its properties; they were not read.",
      "two games in GGF",
      "a game in GGF with a line of squares before its end"),
  MOVES_NOT_READ(
      Severity.ERROR,
      "Moves, or a grid of numbers, that belong to no game that was read; they count as a game that"
          + " is unreadable.",
      "f5d6c3d3c4",
      "five squares or more in a row between two diagrams, legal from no start"),
  FACTS_WITHOUT_MOVES(
      Severity.ERROR,
      "The players of a game whose moves are missing; they count as a game that is unreadable, and"
          + " are not given to the next game.",
      "Black: Anna, White: Bob, a game",
      "Black: Anna, White: Bob, and no game before the next names"),
  OTHER_NOTATION(
      Severity.INFO,
      "A part of the source is in another notation than the rest, and was read in that notation.",
      "games in GGF",
      "games in GGF, and below them games in PGN"),
  NOTATION_GUESSED(
      Severity.INFO,
      "Another notation explains nearly as much of the source as the one in which it was read.",
      "games in one notation",
      "half of the games in one notation, half in another"),
  LABELS_BETWEEN(
      Severity.INFO,
      "Labels between two games of which nothing shows which game they are of; the message says"
          + " which was taken.",
      "a blank line above the labels of the second game",
      "a game, Black: Anna, White: Bob, a game, line by line"),
  BAD_VALUE(
      Severity.INFO,
      "A value that is not what its name promises; it is kept as written and not used.",
      "DT[2003.12.15]",
      "DT[2003.13.15]"),
  LOOK_ALIKE(
      Severity.INFO,
      "A letter of another alphabet that looks like that of a square and is read as it.",
      "c4e3f6",
      "c4 with a Cyrillic \u0441"),
  SQUARE_CODES(
      Severity.INFO,
      "Squares written as two digits, read as row and column, because the game is legal so.",
      "f5 d6 c3 d3",
      "56 64 33 34"),
  SQUARE_NUMBERS(
      Severity.WARNING,
      "Squares written as a number each, read row after row because the game is legal so; column"
          + " after column they are the mirrored game.",
      "{\"moves\":[\"f5\",\"d6\",\"c3\"]}",
      "{\"moves\":[37,43,18]}"),
  LAYOUT(
      Severity.INFO,
      "Moves that do not stand one after the other, read in the only order in which they are a"
          + " game; the message names the layout.",
      "f5 f6 e6 f4 g5 d6",
      "Black: f5 e6 g5, below it White: f6 f4 d6"),
  LAYOUT_UNCLEAR(
      Severity.WARNING,
      "Moves that are different games in several layouts; none of them was taken, and the lines are"
          + " read as they stand.",
      "the moves one after the other",
      "two columns of eight moves that are also a list of black's and one of white's"),
  FIRST_MOVE_ADDED(
      Severity.INFO,
      "A game without its first move, legal only after one of the four; it was put before.",
      "d3c3c4e3c2b3d2e1d1",
      "c3c4e3c2b3d2e1d1"),
  MERGED_NUMBERS(
      Severity.INFO,
      "Two numbers of a kifu diagram without a blank between them, in a row that is one cell short;"
          + " they are read as two.",
      "12 13",
      "1213"),
  DIAGRAM_POSITION(
      Severity.INFO,
      "A diagram of a position, or of the rest of a game; who is to move was found by legality or"
          + " by the number of discs.",
      "a diagram with the moves from 1 on",
      "a diagram with the discs after move 20 and the moves from 21 on"),
  DIAGRAM_MIRRORED(
      Severity.INFO,
      "The game is legal only from the mirrored start and was turned to the standard one.",
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

  /** How much it weighs. */
  public Severity severity() {
    return severity;
  }

  /**
   * Whether a game with this problem was taken only by a tolerance, so that it counts as repaired.
   */
  public boolean isTolerance() {
    return switch (this) {
      case MISSING_PASS,
          WRONG_SIDE,
          WRONG_FLIP_STOOD,
          WTHOR_MOVE_AFTER_ZERO,
          TEXT_IGNORED,
          LABELS_BETWEEN,
          BAD_VALUE,
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

  /** What it means, in one sentence. */
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
