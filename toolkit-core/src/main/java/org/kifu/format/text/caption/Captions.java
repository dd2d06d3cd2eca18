package org.kifu.format.text.caption;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.kifu.format.text.find.CommentSpan;
import org.kifu.format.text.judge.FoundGame;
import org.kifu.format.text.page.Cell;
import org.kifu.format.text.page.Row;

/** Reads the facts of the games of a page. */
public final class Captions {
  private final List<FoundCaption> captions = new ArrayList<>();
  private final List<LostPair> lost = new ArrayList<>();

  private Captions(List<Row> rows, List<FoundGame> games, PageStyle style, boolean isEnd) {
    Claims claims = PageFacts.of(rows, games, style);
    style.learn(claims.all(), games, isEnd);
    Placing placing = new Placing(rows, games, style);
    List<Settlement> settlements = new ArrayList<>(games.size());
    games.forEach(game -> settlements.add(new Settlement(game)));
    for (Claim claim : claims.all()) {
      one(placing.place(claim), settlements)
          .ifPresent(placed -> settlements.get(placed.game()).take(placed));
    }
    for (Claims.OtherText other : claims.others()) {
      if (isComment(other)) {
        continue;
      }
      placing
          .onRow(other.row().number(), other.text().at(0).offset())
          .ifPresent(game -> settlements.get(game).leave(other.text()));
    }
    for (Claims.Naming naming : claims.namings()) {
      placing
          .onRow(naming.row().number(), 0)
          .ifPresent(game -> settlements.get(game).takeNaming(naming.heading()));
    }
    for (Claims.Fault fault : claims.faults()) {
      placing
          .onRow(fault.row().number(), fault.note().where().offset())
          .ifPresent(game -> settlements.get(game).tell(fault.note()));
    }
    for (Settlement settlement : settlements) {
      captions.add(settlement.caption());
      lost.addAll(settlement.lost());
    }
    lost.addAll(claims.lost());
    lost.sort(Comparator.comparingLong(pair -> pair.where().offset()));
  }

  /** Whether a text is in a comment, which is kept with the moves. */
  private static boolean isComment(Claims.OtherText other) {
    long offset = other.text().at(0).offset();
    for (Cell cell : other.row().cells()) {
      for (CommentSpan span : CommentSpan.in(cell.written())) {
        if (cell.text().at(span.from()).offset() <= offset
            && offset < cell.text().after(span.to() - 1).offset()) {
          return true;
        }
      }
    }
    return false;
  }

  /** The game whose board confirms a fact, else the one to which it most likely belongs. */
  private static Optional<Placing.Placed> one(
      List<Placing.Placed> near, List<Settlement> settlements) {
    return near.stream()
        .filter(placed -> settlements.get(placed.game()).confirms(placed.claim()))
        .findFirst()
        .or(() -> near.stream().findFirst());
  }

  /**
   * The facts of games.
   *
   * @param rows the rows of the page, or of a part of it
   * @param games the games on these rows, in the order of their first rows
   * @param style what earlier parts of the page have shown, and this one shows
   * @param isEnd whether no more rows follow
   */
  public static Captions of(List<Row> rows, List<FoundGame> games, PageStyle style, boolean isEnd) {
    return new Captions(rows, games, style, isEnd);
  }

  /** The facts of each game, in the order of the games. */
  public List<FoundCaption> ofGames() {
    return captions;
  }

  /** The players of games whose moves are missing. */
  public List<LostPair> lost() {
    return lost;
  }
}
