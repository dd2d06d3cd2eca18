package org.kifu.format.transcript;

import java.util.ArrayList;
import java.util.List;
import org.kifu.format.transcript.line.LineParser;
import org.kifu.format.transcript.line.LineReading;
import org.kifu.format.transcript.line.LineReading.ReadingKind;
import org.kifu.format.transcript.line.MoveRun;
import org.kifu.format.transcript.text.Legality;
import org.kifu.game.MoveList;

/** The games that begin in one line: mostly one, sometimes several, or some among words. */
final class LineGames {
  /** The least number of moves after the end of a game that are another game. */
  private static final int CLEAR_BEGINNING = 4;

  /** The most moves of a game, including passes. */
  private static final int MOST_MOVES = 120;

  private final LineAssembly assembly;

  LineGames(LineAssembly assembly) {
    this.assembly = assembly;
  }

  /** Whether a game holds all moves of the line with which it begins, as most games do. */
  static boolean isWhole(GameDraft alone, LineReading line) {
    return alone.isSound() && alone.moves().size() == line.moves().size();
  }

  /**
   * Returns the games that begin in a line of moves, in order; at least one.
   *
   * @param alone the game that begins with the line and does not hold all of it
   */
  List<GameDraft> of(LineReading line, GameDraft alone) {
    int end = assembly.isOverWithin(line, alone) ? alone.verdict().used() : 0;
    if (end == 0) {
      return amongWords(line, alone);
    }
    List<LineCut> cuts = cuts(line, end);
    return cuts.isEmpty() ? ofOne(line, end, alone) : ofSeveral(line, cuts);
  }

  /**
   * Cuts a line that ends a game and then begins another; nothing if it does not.
   *
   * @param game the game so far
   */
  List<LineReading> cutAtTheEnd(GameDraft game, LineReading line) {
    int end = assembly.endOf(game, line);
    if (end == 0) {
      return List.of();
    }
    LineCut cut = LineCut.behind(line, end);
    return begins(line, cut)
        ? List.of(reading(line, 0, cut.past()), reading(line, cut.at(), length(line)))
        : List.of();
  }

  /**
   * Cuts a line of moves at brackets after the moves or before them, if the brackets hold a whole
   * game; nothing if they do not.
   */
  List<LineReading> cutAtBrackets(LineReading line) {
    int size = line.moves().size();
    for (MoveRun each : line.runs()) {
      boolean isBehind =
          each.at() < each.from() && size > 0 && line.moves().placeOf(size - 1) < each.at();
      if (isBehind && legal(line, each) >= each.least()) {
        return List.of(reading(line, 0, each.at()), reading(line, each.at(), length(line)));
      }
      boolean isBefore =
          each.at() < each.from() && size > 0 && each.to() <= line.moves().placeOf(0);
      if (isBefore && legal(line, each) >= Math.max(each.least(), MoveRun.WHOLE_GAME)) {
        return List.of(reading(line, 0, each.to()), reading(line, each.to(), length(line)));
      }
    }
    return List.of();
  }

  /** Returns moves in comments that are legal from the start, but too few for a game there. */
  List<MoveRun> inComments(LineReading line) {
    return line.runs().stream()
        .filter(each -> each.at() < each.from() && isBetween(legal(line, each), each.least(line)))
        .toList();
  }

  private static boolean isBetween(int legal, int least) {
    return legal >= MoveRun.CLEAR_RUN && legal < least;
  }

  /** Returns the games that the words of a line hide, in order, each of more than a few moves. */
  List<GameDraft> amongWords(LineReading line) {
    return drafts(line, 0);
  }

  /** The places where one game of a line ends and another begins. */
  private List<LineCut> cuts(LineReading line, int firstEnd) {
    List<LineCut> cuts = new ArrayList<>(0);
    for (int end = firstEnd; end > 0; ) {
      LineCut cut = LineCut.behind(line, end);
      boolean begins = begins(line, cut);
      if (begins) {
        cuts.add(cut);
      }
      end = begins ? endFrom(line, cut.next()) : 0;
    }
    return cuts;
  }

  private boolean begins(LineReading line, LineCut cut) {
    return cut.next() < line.moves().size()
        && assembly.judge(line.moves().range(cut.next(), MOST_MOVES)).used() >= CLEAR_BEGINNING;
  }

  /**
   * The number of the move with which a game that begins in a line ends before the line does; 0 if
   * it does not.
   */
  private int endFrom(LineReading line, int from) {
    int used = assembly.judge(line.moves().range(from, MOST_MOVES)).used();
    boolean isOver =
        from + used < line.moves().size() && assembly.judge(line.moves().range(from, used)).over();
    return isOver ? from + used : 0;
  }

  private List<GameDraft> ofSeveral(LineReading line, List<LineCut> cuts) {
    List<GameDraft> games = new ArrayList<>(cuts.size() + 1);
    int from = 0;
    for (LineCut cut : cuts) {
      LineReading piece = reading(line, from, cut.past());
      games.addAll(piece.hasMoves() ? List.of(assembly.begin(piece.asMoves())) : amongWords(piece));
      from = cut.at();
    }
    LineReading last = reading(line, from, length(line));
    games.addAll(last.hasMoves() ? ofLast(last.asMoves()) : amongWords(last));
    return games;
  }

  private List<GameDraft> ofLast(LineReading line) {
    GameDraft alone = assembly.begin(line);
    return isWhole(alone, line) ? List.of(alone) : of(line, alone);
  }

  /** Skips a sentence after the end of a game; bare squares there are moves of the game. */
  private List<GameDraft> ofOne(LineReading line, int end, GameDraft alone) {
    LineCut cut = LineCut.behind(line, end);
    LineReading rest = reading(line, cut.at(), length(line));
    if (cut.next() == line.moves().size() || rest.kind() != ReadingKind.TEXT) {
      return amongWords(line, alone);
    }
    List<GameDraft> games = new ArrayList<>(List.of(assembly.begin(line.upTo(end))));
    games.addAll(amongWords(rest));
    return games;
  }

  /** Finds games in a line that is not one as a whole; a line that begins as one stays whole. */
  private List<GameDraft> amongWords(LineReading line, GameDraft alone) {
    int used = alone.verdict().used();
    if (alone.isSound()) {
      List<GameDraft> games = new ArrayList<>(List.of(alone));
      games.addAll(drafts(line, line.moves().placeOf(used)));
      return games;
    }
    List<GameDraft> games = drafts(line, 0);
    boolean isWhole = games.size() == 1 && used >= MoveRun.CLEAR_RUN;
    return isWhole || games.isEmpty() ? List.of(alone) : games;
  }

  private List<GameDraft> drafts(LineReading line, int from) {
    List<MoveRun> clear =
        line.runs().stream()
            .filter(each -> each.from() >= from && legal(line, each) >= each.least(line))
            .toList();
    List<GameDraft> games = new ArrayList<>(clear.size());
    for (int i = 0; i < clear.size(); i++) {
      int start = i == 0 ? from : clear.get(i).from();
      int past = i + 1 < clear.size() ? clear.get(i + 1).from() : length(line);
      LineReading moves = clear.get(i).reading(line.line(), start, past);
      games.addAll(isSame(moves, line) ? List.of(assembly.begin(moves)) : inRun(moves));
    }
    return games;
  }

  /** Whether nothing was cut off a line, so that to read it again would find the same. */
  private static boolean isSame(LineReading moves, LineReading line) {
    return moves.kind() == line.kind() && length(moves) == length(line);
  }

  /** Reads moves that are together, perhaps several games, as in a list in a program. */
  private List<GameDraft> inRun(LineReading moves) {
    GameDraft alone = assembly.begin(moves);
    return assembly.isOverWithin(moves, alone) ? of(moves, alone) : List.of(alone);
  }

  /** The number of these moves that are legal from the start as they are written. */
  private int legal(LineReading line, MoveRun moves) {
    Legality.LegalPart verdict = assembly.begin(reading(line, moves.from(), moves.to())).verdict();
    return verdict.isTolerated() ? 0 : verdict.used();
  }

  private static int length(LineReading line) {
    return line.line().text().length();
  }

  private static LineReading reading(LineReading line, int from, int past) {
    return LineParser.readAlone(line.line().piece(from, past));
  }

  /**
   * The place where a line is cut after the end of a game.
   *
   * @param end the number of moves before it
   * @param next the first move after it that is not a pass; the number of all moves if there is
   *     none
   * @param past the index after the last character before it; dashes between two games belong to
   *     neither
   * @param at the first character after it
   */
  record LineCut(int end, int next, int past, int at) {
    /** Signs that open a bracket or tag, to which the words after them belong. */
    private static final String OPENING = "<&({[";

    private static final String SIGNS = "+-";

    /** Returns the cut after some moves of a line, at least one. */
    static LineCut behind(LineReading line, int end) {
      byte[] squares = line.moves().squares();
      int next = end;
      while (next < squares.length && squares[next] == MoveList.PASS) {
        next++;
      }
      int at = at(line, end, next);
      return new LineCut(end, next, next > end ? Math.min(at, line.moves().placeOf(end)) : at, at);
    }

    /** The index of the next square, or of the words before it that are not in brackets or tags. */
    private static int at(LineReading line, int end, int next) {
      String text = line.line().text();
      int square = Math.min(text.length(), line.moves().placeOf(next));
      for (int at = line.moves().placeOf(end - 1) + 2; at < square; at++) {
        if (OPENING.indexOf(text.charAt(at)) >= 0) {
          return square;
        }
        if (Character.isLetter(text.charAt(at))) {
          return at;
        }
      }
      return square == text.length() ? square : withSign(text, square);
    }

    /** The index of a square and the sign before it, if all squares of the line have signs. */
    static int withSign(String text, int square) {
      boolean haveSigns = SIGNS.indexOf(text.stripLeading().charAt(0)) >= 0;
      boolean hasSign = square > 0 && SIGNS.indexOf(text.charAt(square - 1)) >= 0;
      return haveSigns && hasSign ? square - 1 : square;
    }
  }
}
