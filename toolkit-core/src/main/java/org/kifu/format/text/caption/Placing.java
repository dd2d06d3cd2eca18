package org.kifu.format.text.caption;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalInt;
import org.kifu.format.text.find.RowContent;
import org.kifu.format.text.find.WrittenSquare;
import org.kifu.format.text.judge.FoundGame;
import org.kifu.format.text.page.PlacedText;
import org.kifu.format.text.page.Row;
import org.kifu.format.text.page.RowKind;

/**
 * Finds the games to which facts belong: the game of the same row, of the same container, or the
 * nearer one of the games above and below. A page that has names above its first game has them
 * above all games.
 */
final class Placing {
  /** The weight of a fact on the row of a game, or between its rows. */
  private static final double ON_ROW = 3;

  private static final double WITHIN = 2.5;

  /** The weight that a blank line takes away, and each row, up to a limit. */
  private static final double BLANK_LINE = 0.6;

  private static final double ROW = 0.01;
  private static final double MOST_ROWS = 0.3;

  /** The weight that a value of data loses if it is in no container with the game. */
  private static final double ELSEWHERE = 0.2;

  /** The most rows between a game and names, and other facts without a label. */
  private static final int FAR_FOR_NAMES = 4;

  private static final int FAR = 6;

  /** The most rows between the end of a game and a fact with a label behind it. */
  private static final int FAR_BEHIND = 15;

  /** The most characters between a cut line and the one that goes on with it. */
  private static final int MOST_OF_CUT = 16;

  private final List<Row> rows;
  private final List<FoundGame> games;
  private final int[] starts;
  private final CaptionsBeside beside;
  private final ColumnGames columns;
  private final DataRecords records;
  private final PageStyle.Side ofGames;
  private final PageStyle.Side ofScores;
  private final BitSet moves = new BitSet();

  /** The numbers of the rows with players. */
  private final BitSet players = new BitSet();

  private final GamesOnRow onRow;

  /**
   * Looks at the games of a page.
   *
   * @param claims the facts of the page
   * @param style where they stand
   */
  Placing(List<Row> rows, List<FoundGame> games, List<Claim> claims, PageStyle style) {
    this.rows = rows;
    claims.stream().filter(Claim::isOfPlayer).forEach(claim -> players.set(claim.row().number()));
    this.games = games;
    this.ofGames = style.ofGames();
    this.ofScores = style.ofScores();
    this.beside = new CaptionsBeside(games);
    this.columns = new ColumnGames(games);
    this.records = new DataRecords(claims);
    this.starts = games.stream().mapToInt(FoundGame::firstRow).toArray();
    for (int i = 0; i < games.size(); i++) {
      for (int row : games.get(i).rows()) {
        moves.set(row);
      }
    }
    this.onRow = new GamesOnRow(games, claims);
  }

  /**
   * A fact that may belong to a game.
   *
   * @param game the index of the game
   * @param weight 0 if the fact is too far from the game to belong to it
   * @param isUnsure whether it may as well belong to the other game beside it
   */
  record Placed(Claim claim, int game, double weight, boolean isUnsure) {
    Placed(Claim claim, int game, double weight) {
      this(claim, game, weight, false);
    }

    /** Whether it stands among the moves of the game. */
    boolean isAmongMoves() {
      return weight >= WITHIN;
    }

    /** A fact of the game with the number that stands beside the fact. */
    static Placed named(Claim claim, int game) {
      return new Placed(claim, game, WITHIN);
    }

    /** The same, where the board of the game shows that it belongs to it. */
    Placed confirmed() {
      return new Placed(claim, game, weight);
    }

    /** The same for another game. */
    Placed of(int other) {
      return other == game ? this : new Placed(claim, other, weight, isUnsure);
    }
  }

  /** The games to which a fact may belong, the most likely one first; none if it is far away. */
  List<Placed> place(Claim claim) {
    if (games.isEmpty()) {
      return List.of();
    }
    PageStyle.Side style = claim.isOfScore() ? ofScores : ofGames;
    int row = claim.row().number();
    OptionalInt here = onRow.at(row, claim.offset());
    if (here.isPresent()) {
      int nearest = here.getAsInt();
      boolean isCut = nearest + 1 < games.size() && isBehindCut(claim, games.get(nearest));
      return List.of(new Placed(claim, isCut ? nearest + 1 : nearest, ON_ROW));
    }
    OptionalInt inColumn = columns.of(claim);
    if (inColumn.isPresent()) {
      return List.of(new Placed(claim, inColumn.getAsInt(), WITHIN));
    }
    int above = lastBefore(row);
    if (above >= 0 && row <= games.get(above).lastRow()) {
      return List.of(new Placed(claim, above, WITHIN));
    }
    List<Integer> near = new ArrayList<>(2);
    if (above >= 0) {
      near.add(above);
    }
    if (above + 1 < games.size()) {
      near.add(above + 1);
    }
    List<Integer> own =
        inContainer(claim, near).stream().filter(game -> isOfRecord(claim, game)).toList();
    if (own.isEmpty()) {
      return List.of(new Placed(claim, near.getLast(), 0));
    }
    return weighed(claim, style, above, own).stream()
        .map(placed -> placed.of(beside.of(placed.game(), claim)))
        .toList();
  }

  /** Whether a fact is behind a cut line of moves: behind a control character, or a letter. */
  private static boolean isBehindCut(Claim claim, FoundGame game) {
    WrittenSquare last = game.squares().isEmpty() ? null : game.squares().getLast();
    if (last == null
        || claim.row().kind() == RowKind.DATA // the value of another key
        || last.row().number() != claim.row().number()
        || claim.offset() < last.end().offset()) {
      return false;
    }
    PlacedText text = last.row().cells().get(last.cell()).text();
    String behind = text.piece(last.to(), Math.min(text.length(), last.to() + MOST_OF_CUT)).raw();
    return behind.chars().limit(1).anyMatch(Character::isLetter)
        || behind.stripLeading().chars().limit(1).anyMatch(Character::isISOControl);
  }

  /** The index of the game whose comment a row is; nothing if it touches none. */
  OptionalInt ofRemark(RowRemark remark) {
    int row = remark.row().number();
    int above = lastBefore(row);
    if (above >= 0 && row <= games.get(above).lastRow()) {
      return OptionalInt.of(above);
    }
    boolean isBeforeOther = above + 1 < games.size();
    int next = isBeforeOther ? games.get(above + 1).firstRow() : row;
    if (remark.kind() == RowRemark.Kind.HEADING) {
      boolean isNear = isBeforeOther && next - row <= FAR_FOR_NAMES;
      return isNear ? OptionalInt.of(above + 1) : OptionalInt.empty();
    }
    boolean isBelow = above >= 0 && !isApart(games.get(above).lastRow(), row);
    boolean isAbove = isBeforeOther && !isApart(row, next);
    boolean isFirst = above < 0 && isBeforeOther && next - row <= FAR_FOR_NAMES;
    if (isFirst && remark.kind() == RowRemark.Kind.SIGN) {
      return OptionalInt.of(0);
    }
    boolean isOfNext = isAbove && (!isBelow || remark.kind() == RowRemark.Kind.SIGN);
    return isOfNext
        ? OptionalInt.of(above + 1)
        : isBelow ? OptionalInt.of(above) : OptionalInt.empty();
  }

  /** Whether moves of a game are on a row. */
  boolean isOfMoves(int row) {
    return moves.get(row);
  }

  /** The number of rows between a row and the nearer end of a game. */
  int distance(int game, int row) {
    int first = games.get(game).firstRow();
    int last = games.get(game).lastRow();
    return row < first ? first - row : Math.max(0, row - last);
  }

  /**
   * The index of the game on a row to which a fact at a place belongs; nothing if there is none.
   */
  OptionalInt onRow(int row, long offset) {
    return onRow.at(row, offset);
  }

  /** The index of the last game that begins before a row; -1 if there is none. */
  private int lastBefore(int row) {
    int index = Arrays.binarySearch(starts, row);
    int at = index >= 0 ? index : -index - 2;
    while (at + 1 < starts.length && starts[at + 1] == row) {
      at++;
    }
    return at;
  }

  /** The games with which a value of data has most containers in common; else all. */
  private List<Integer> inContainer(Claim claim, List<Integer> near) {
    if (claim.row().kind() != RowKind.DATA || claim.row().group().depth() == 0) {
      return near;
    }
    int most = near.stream().mapToInt(game -> common(claim, game)).max().orElse(0);
    List<Integer> nearest = near.stream().filter(game -> common(claim, game) == most).toList();
    boolean isFollowing =
        nearest.size() == 2
            && most > 0
            && row(nearest.getFirst()).group().common(row(nearest.getLast()).group())
                > claim.row().group().depth() - 1;
    return most == 0 ? near : isFollowing ? List.of(nearest.getLast()) : nearest;
  }

  /** Whether a value of data may be in the record of a game. */
  private boolean isOfRecord(Claim claim, int game) {
    return claim.row().kind() != RowKind.DATA
        || !records.areTwo(claim, row(game).group(), rows.get(games.get(game).lastRow()).group())
            && !(isElsewhere(claim, game) && isBesideLostMoves(claim.row()));
  }

  /** Whether squares that no game has stand behind a row in the same container. */
  private boolean isBesideLostMoves(Row row) {
    int past = Math.min(rows.size(), row.number() + FAR);
    for (int i = row.number(); i < past && rows.get(i).group().common(row.group()) > 0; i++) {
      if (!moves.get(i) && RowContent.of(rows.get(i)).squares() > 0) {
        return true;
      }
    }
    return false;
  }

  /** Whether the outermost container of a value of data is another one than that of a game. */
  private boolean isElsewhere(Claim claim, int game) {
    return claim.row().kind() == RowKind.DATA
        && claim.row().group().depth() > 0
        && common(claim, game) == 0;
  }

  private int common(Claim claim, int game) {
    return claim.row().group().common(row(game).group());
  }

  private Row row(int game) {
    return rows.get(games.get(game).firstRow());
  }

  private List<Placed> weighed(Claim claim, PageStyle.Side style, int above, List<Integer> near) {
    List<Placed> placed = new ArrayList<>(2);
    RowBlock block = RowBlock.of(claim.row().number(), rows, moves);
    boolean isBeforeOther = near.contains(above + 1);
    boolean isTouching =
        near.contains(above)
            && !block.isApart(rows)
            && block.first() == games.get(above).lastRow() + 1
            && (!isBeforeOther || isApart(block.last(), games.get(above + 1).firstRow()));
    boolean isOfAbove = isTouching && !block.has(players);
    boolean isTaken = near.contains(above) && block.has(players) && namesPlayers(above);
    boolean isBoth =
        !claim.isOfScore()
            && block.isApart(rows)
            && isBeforeOther
            && isApart(block.last(), games.get(above + 1).firstRow());
    for (int game : near) {
      boolean isBelow = game == above;
      int edge = isBelow ? games.get(game).lastRow() : games.get(game).firstRow();
      int gap = isBelow ? block.first() - edge : edge - block.last();
      boolean isOthers =
          isBelow
              ? isBeforeOther
                  && (claim.manner() == Manner.TAG
                      || (style == PageStyle.Side.ABOVE || isTaken)
                          && !claim.isOfScore()
                          && !isOfAbove)
              : isOfAbove && claim.manner().isNamed() && !claim.isOfScore();
      boolean isAway = claim.manner().isLoose() && isProseBetween(claim.row().number(), edge);
      if (!isOthers
          && !isAway
          && isNear(claim, isBelow, Math.abs(edge - claim.row().number()), gap)) {
        boolean isApart = isBelow ? block.isApart(rows) : isApart(block.last(), edge);
        double weight =
            style.weight(isBelow, isBoth)
                - (isApart || isBelow && gap > 1 ? BLANK_LINE : 0)
                - (isElsewhere(claim, game) ? ELSEWHERE : 0)
                - Math.min(MOST_ROWS, ROW * gap);
        placed.add(new Placed(claim, game, weight));
      }
    }
    placed.sort(Comparator.comparingDouble(Placed::weight).reversed());
    boolean isUnsure =
        style == PageStyle.Side.ABOVE && isTouching && isBeforeOther && claim.isOfPlayer()
            || style == PageStyle.Side.BETWEEN
                && placed.size() == 2
                && placed.getFirst().weight() - placed.getLast().weight() < BLANK_LINE / 2
                && (!claim.isOfScore() || games.get(above + 1).firstRow() == block.last() + 1);
    if (placed.isEmpty() && claim.manner().isNamed()) {
      return List.of(new Placed(claim, near.getLast(), 0));
    }
    if (placed.isEmpty()) {
      return placed;
    }
    Placed best = placed.getFirst();
    Placed first = new Placed(claim, best.game(), best.weight(), isUnsure);
    return !claim.isOfScore() || placed.size() == 1
        ? List.of(first)
        : List.of(first, placed.get(1));
  }

  /** Whether players stand on the rows of a game. */
  private boolean namesPlayers(int game) {
    for (int row : games.get(game).rows()) {
      if (players.get(row)) {
        return true;
      }
    }
    return false;
  }

  /**
   * Whether a score that no board confirms is in a part of the page by itself, in which no players
   * are: behind a game where facts stand above, or before the players of a game.
   */
  boolean isAway(Claim score, int game) {
    RowBlock block = RowBlock.of(score.row().number(), rows, moves);
    int first = games.get(game).firstRow();
    boolean isBehind = block.first() > games.get(game).lastRow();
    int between = players.nextSetBit(block.last() + 1);
    return block.isApart(rows)
        && !block.has(players)
        && (isBehind
            ? ofScores == PageStyle.Side.ABOVE && game + 1 < games.size()
            : game > 0 && between >= 0 && between < first && isApart(block.last(), between));
  }

  /** Whether a row between two others is a sentence. */
  private boolean isProseBetween(int one, int other) {
    for (int i = Math.min(one, other) + 1; i < Math.max(one, other); i++) {
      if (Prose.is(rows.get(i).text())) {
        return true;
      }
    }
    return false;
  }

  /** Whether there is a blank line between a row and one below it. */
  private boolean isApart(int from, int to) {
    for (int i = from + 1; i <= to; i++) {
      if (rows.get(i).isApart()) {
        return true;
      }
    }
    return false;
  }

  /** Whether numbers stand alone, or in a sentence of its own below the moves. */
  private static boolean mayBeFar(Claim claim, boolean isBelow) {
    return isBelow && claim.row().isApart() || !PageFacts.isText(claim.row().text());
  }

  private static boolean isNear(Claim claim, boolean isBelow, int distance, int gap) {
    return switch (claim.manner()) {
      case KEY, COLUMN, TAG -> true;
      case LABEL -> !isBelow || gap <= FAR_BEHIND;
      case NAMES, PAIR, WITH_SCORE -> Math.min(distance, gap + 2) <= FAR_FOR_NAMES;
      case FORM -> distance <= FAR;
      case NUMBERS -> distance <= (mayBeFar(claim, isBelow) ? FAR : 1);
    };
  }
}
