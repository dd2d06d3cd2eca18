package org.kifu.format.transcript;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.kifu.format.TextLine;
import org.kifu.format.transcript.LineReading.Kind;
import org.kifu.game.MoveList;

/** The games that begin in one line: mostly one, but also several, or some among words. */
final class LineGames {
  /** More moves from the start than a sentence has by chance. */
  private static final int CLEAR_RUN = 5;

  /** Fewer moves behind the end of a game are no other game. */
  private static final int CLEAR_BEGINNING = 4;

  private final Assembly assembly;

  LineGames(Assembly assembly) {
    this.assembly = assembly;
  }

  /** Returns the games that begin in a line of moves, in order; at least one. */
  List<Draft> of(LineReading line) {
    Draft alone = assembly.begin(line);
    if (alone.isSound() && alone.moves().size() == line.moves().size()) {
      return List.of(alone); // the usual case
    }
    int end = alone.verdict().used();
    boolean isOver = end > 0 && end < line.moves().size() && assembly.isOver(line, end);
    List<Draft> games = isOver ? behindTheEnd(line, end) : List.of();
    return games.isEmpty() ? amongWords(line, alone) : games;
  }

  /**
   * Cuts a line that ends a game and then begins another; nothing if it does not.
   *
   * @param game the game so far
   */
  List<LineReading> cutAtTheEnd(Draft game, LineReading line) {
    int end = assembly.endOf(game, line);
    Optional<LineReading> rest = end == 0 ? Optional.empty() : rest(line, end);
    return rest.filter(this::begins)
        .map(more -> List.of(reading(line.line().piece(0, cut(line, end))), more))
        .orElse(List.of());
  }

  /** Returns the games that the words of a line hide, in order, each of more than a few moves. */
  List<Draft> amongWords(LineReading line) {
    return drafts(line, 0);
  }

  /** The game that ends there, and those behind it; nothing if what follows is neither. */
  private List<Draft> behindTheEnd(LineReading line, int end) {
    Optional<LineReading> rest = rest(line, end);
    List<Draft> games = new ArrayList<>(2);
    if (rest.filter(this::begins).isPresent()) {
      games.add(assembly.begin(reading(line.line().piece(0, cut(line, end))).asMoves()));
      games.addAll(of(rest.get().asMoves()));
    } else if (rest.filter(more -> more.kind() == Kind.TEXT).isPresent()) {
      games.add(assembly.begin(line.upTo(end)));
      games.addAll(amongWords(rest.get()));
    }
    return games;
  }

  private boolean begins(LineReading rest) {
    return rest.hasMoves() && isClear(assembly.begin(rest.asMoves()), CLEAR_BEGINNING);
  }

  private static boolean isClear(Draft game, int least) {
    return game.verdict().used() >= least && !game.verdict().isTolerated();
  }

  /** What stands behind a move of a line, from the next square on and the words before it. */
  private static Optional<LineReading> rest(LineReading line, int end) {
    return next(line, end) == line.moves().size()
        ? Optional.empty()
        : Optional.of(reading(line.line().piece(cut(line, end), line.line().text().length())));
  }

  /** The first move behind another that is no pass. */
  private static int next(LineReading line, int end) {
    byte[] squares = line.moves().squares();
    int next = end;
    while (next < squares.length && squares[next] == MoveList.PASS) {
      next++;
    }
    return next;
  }

  /** Where the next square stands, or the words before it that are not in brackets or tags. */
  private static int cut(LineReading line, int end) {
    String text = line.line().text();
    int square = line.moves().placeOf(next(line, end));
    for (int at = line.moves().placeOf(end - 1) + 2; at < square; at++) {
      if ("<&({[".indexOf(text.charAt(at)) >= 0) {
        return square;
      }
      if (Character.isLetter(text.charAt(at))) {
        return at;
      }
    }
    return square;
  }

  /** A line that is no game as a whole may hold some; one that begins so stays whole. */
  private List<Draft> amongWords(LineReading line, Draft alone) {
    int used = alone.verdict().used();
    if (alone.isSound()) {
      List<Draft> games = new ArrayList<>(List.of(alone));
      games.addAll(drafts(line, line.moves().placeOf(used)));
      return games;
    }
    List<Draft> games = drafts(line, 0);
    boolean isWhole = games.size() == 1 && used >= CLEAR_RUN;
    return isWhole || games.isEmpty() ? List.of(alone) : games;
  }

  private List<Draft> drafts(LineReading line, int from) {
    List<Stretch> clear =
        line.stretches().stream()
            .filter(
                each -> each.from() >= from && isClear(begin(each.alone(line.line())), CLEAR_RUN))
            .toList();
    List<Draft> games = new ArrayList<>(clear.size());
    for (int i = 0; i < clear.size(); i++) {
      int start = i == 0 ? from : clear.get(i).from();
      int past = i + 1 < clear.size() ? clear.get(i + 1).from() : line.line().text().length();
      games.add(assembly.begin(clear.get(i).reading(line.line(), start, past)));
    }
    return games;
  }

  private Draft begin(TextLine line) {
    return assembly.begin(reading(line));
  }

  private static LineReading reading(TextLine line) {
    return LineReader.readAlone(line);
  }
}
