package org.kifu.format.text.games;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import org.kifu.format.text.caption.FoundCaption;
import org.kifu.format.text.caption.LineStatement;
import org.kifu.format.text.find.RowContent;
import org.kifu.format.text.grid.WrittenTurn;
import org.kifu.format.text.judge.FoundGame;
import org.kifu.format.text.page.Row;
import org.kifu.format.text.page.RowKind;

/**
 * The text around boards that states no fact: the paragraph right above a board, or one blank line
 * above it, and the lines right below it are comments on its game.
 */
final class BoardCaptions {
  /** The most rows of a caption. */
  private static final int MOST = 12;

  /** The number of squares from which on a row is no comment but moves. */
  private static final int MOVES = 5;

  private final List<Row> rows;
  private final List<FoundGame> games;
  private final List<FoundCaption> captions;
  private final BitSet busy;

  /** The rows with facts of each game, and the number of games with facts on each row. */
  private final List<BitSet> facts = new ArrayList<>();

  private final int[] owners;

  private BoardCaptions(
      List<Row> rows, List<FoundGame> games, List<FoundCaption> captions, BitSet boards) {
    this.rows = rows;
    this.games = games;
    this.captions = new ArrayList<>(captions);
    this.busy = (BitSet) boards.clone();
    games.forEach(game -> game.addRowsTo(busy));
    this.owners = new int[rows.size()];
    for (FoundCaption caption : captions) {
      facts.add(caption.rows());
      caption.rows().stream().forEach(row -> owners[row]++);
    }
  }

  /**
   * The captions of games with the comments of those that have boards.
   *
   * @param boards the numbers of the rows of boards
   */
  static List<FoundCaption> of(
      List<Row> rows, List<FoundGame> games, List<FoundCaption> captions, BitSet boards) {
    if (games.stream().noneMatch(BoardCaptions::isDrawn)) {
      return captions;
    }
    BoardCaptions all = new BoardCaptions(rows, games, captions, boards);
    List<List<Row>> comments = new ArrayList<>();
    for (int i = 0; i < games.size(); i++) {
      List<Row> own = new ArrayList<>();
      comments.add(own);
      if (isDrawn(games.get(i))) {
        all.within(i).forEach(own::add);
        all.below(i).forEach(own::add);
        own.forEach(row -> all.busy.set(row.number()));
      }
    }
    for (int i = 0; i < games.size(); i++) {
      if (isDrawn(games.get(i))) {
        comments.get(i).addAll(all.above(i));
        comments.get(i).forEach(row -> all.busy.set(row.number()));
        comments.get(i).addAll(all.besideFacts(i));
        comments.get(i).sort(Comparator.comparingInt(Row::number));
        all.add(i, comments.get(i));
      }
    }
    return all.captions;
  }

  /** Whether a game has a board of several rows: around games of one line are other games. */
  private static boolean isDrawn(FoundGame game) {
    return game.boardRows().size() > 1;
  }

  private void add(int game, List<Row> comments) {
    comments.forEach(row -> busy.set(row.number()));
    captions.set(game, captions.get(game).with(comments, row -> !WrittenTurn.isAll(row)));
  }

  /** The rows between the boards of one game. */
  private List<Row> within(int game) {
    List<Row> found = new ArrayList<>();
    int last = games.get(game).lastRow();
    for (int at = games.get(game).firstRow(); at < last && found.size() < MOST; at++) {
      if (!isOf(at, game)) {
        addComment(rows.get(at), game, found);
      }
    }
    return found;
  }

  private List<Row> below(int game) {
    List<Row> found = new ArrayList<>();
    int at = games.get(game).lastRow() + 1;
    while (at < rows.size() && found.size() < MOST && !rows.get(at).isApart() && !isOf(at, game)) {
      addComment(rows.get(at), game, found);
      at++;
    }
    return found;
  }

  private List<Row> above(int game) {
    List<Row> found = new ArrayList<>();
    int first = games.get(game).firstRow();
    int at = first - 1;
    while (at >= 0 && found.size() < MOST && !isOf(at, game)) {
      boolean isEnd = rows.get(at + 1).isApart() && at + 1 < first;
      if (isEnd) {
        break;
      }
      addComment(rows.get(at), game, found);
      at--;
    }
    return found.reversed();
  }

  /** The rows of the paragraphs in which the facts of a game stand. */
  private List<Row> besideFacts(int game) {
    List<Row> found = new ArrayList<>();
    BitSet facts = captions.get(game).rows();
    for (int fact = facts.nextSetBit(0); fact >= 0; fact = facts.nextSetBit(fact + 1)) {
      int first = fact;
      while (first > 0
          && fact - first < MOST
          && !rows.get(first).isApart()
          && !isOf(first - 1, game)) {
        first--;
        addComment(rows.get(first), game, found);
      }
      int last = fact + 1;
      while (last < rows.size()
          && last - fact < MOST
          && !rows.get(last).isApart()
          && !isOf(last, game)) {
        addComment(rows.get(last), game, found);
        last++;
      }
    }
    return found.stream().distinct().toList();
  }

  /** Whether a row is one of another game, or of a board. */
  private boolean isOf(int row, int game) {
    int own = facts.get(game).get(row) ? 1 : 0;
    return owners[row] > own || busy.get(row);
  }

  private void addComment(Row row, int game, List<Row> found) {
    boolean isFree =
        !captions.get(game).rows().get(row.number())
            && row.kind() != RowKind.DATA
            && !row.text().isBlank();
    if (isFree && LineStatement.of(row) != LineStatement.NAMES) {
      RowContent content = RowContent.of(row);
      if (!content.isDress() && content.squares() < MOVES) {
        found.add(row);
      }
    }
  }
}
