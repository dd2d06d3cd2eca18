package org.kifu.format.text.caption;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.kifu.format.text.find.CommentSpan;
import org.kifu.format.text.judge.FoundGame;
import org.kifu.format.text.page.Cell;
import org.kifu.format.text.page.Row;

/** Reads the facts of the games of a page. */
public final class Captions {
  private final List<FoundCaption> captions = new ArrayList<>();
  private final List<LostPair> lost = new ArrayList<>();

  /** The scores that the board of a game has, by the numbers of their rows. */
  private final Map<Integer, Placing.Placed> confirmed = new HashMap<>();

  /** The numbers of the rows with names that only their score makes players. */
  private final Set<Integer> withScore;

  /** The comments of a row, from the offsets of their beginnings to those of their ends. */
  private final NavigableMap<Long, Long> comments = new TreeMap<>();

  /** The difference of weights from which on the place of a fact is clear. */
  private static final double CLEAR = 1;

  private int commented = -1;

  private final List<FoundGame> games;

  private Captions(List<Row> rows, List<FoundGame> games, PageStyle style, boolean isEnd) {
    this.games = games;
    Claims claims = PageFacts.of(rows, games, style);
    this.withScore =
        claims.all().stream()
            .filter(claim -> claim.manner() == Manner.WITH_SCORE)
            .map(claim -> claim.row().number())
            .collect(Collectors.toSet());
    IndexOfGames index = new IndexOfGames(claims.all(), rows, games);
    List<Claim> beside = claims.all().stream().filter(claim -> !index.holds(claim)).toList();
    style.learn(beside, games, rows, isEnd);
    Placing placing = new Placing(rows, games, beside, style);
    List<Settlement> settlements = new ArrayList<>(games.size());
    games.forEach(game -> settlements.add(new Settlement(game, claims)));
    for (Claim claim : claims.all()) {
      index
          .game(claim)
          .ifPresent(game -> settlements.get(game).take(Placing.Placed.named(claim, game)));
    }
    CaptionSets sets = new CaptionSets(beside, rows, placing);
    FactsAround around = new FactsAround(beside, rows, games);
    settle(beside, sets, around, placing, settlements);
    around.give(settlements);
    giveOthers(claims, placing, settlements);
    for (Settlement settlement : settlements) {
      captions.add(settlement.caption());
    }
    lost.addAll(sets.lost());
    lost.addAll(claims.lost());
    lost.sort(Comparator.comparingLong(pair -> pair.where().offset()));
  }

  /** Gives each fact to its game. */
  private void settle(
      List<Claim> beside,
      CaptionSets sets,
      FactsAround around,
      Placing placing,
      List<Settlement> settlements) {
    for (int i = 0; i < beside.size(); i++) {
      Claim claim = beside.get(i);
      if (sets.isRefused(i) || around.has(claim)) {
        continue;
      }
      if (claim.manner() != Manner.WITH_SCORE) {
        one(placing.place(claim), settlements)
            .ifPresent(placed -> take(placed, placing, settlements));
      } else if (confirmed.containsKey(claim.row().number())) {
        Placing.Placed score = confirmed.get(claim.row().number());
        settlements.get(score.game()).take(new Placing.Placed(claim, score.game(), score.weight()));
      } else {
        placing
            .onRow(claim.row().number(), claim.offset())
            .ifPresent(game -> settlements.get(game).leave(claim.written()));
      }
    }
  }

  /** Gives games what is beside them but is no fact. */
  private void giveOthers(Claims claims, Placing placing, List<Settlement> settlements) {
    for (Claims.OtherText other : claims.others()) {
      OptionalInt game = placing.onRow(other.row().number(), other.text().at(0).offset());
      boolean isTold =
          game.isPresent()
              && !isKept(other, games.get(game.getAsInt()).place().offset())
              && !statesScore(other);
      if (isTold) {
        settlements.get(game.getAsInt()).leave(other.text());
      }
    }
    claims
        .headings()
        .forEach(
            (row, heading) ->
                placing.onRow(row, 0).ifPresent(game -> settlements.get(game).takeNaming(heading)));
    for (RowRemark remark : claims.remarks()) {
      placing.ofRemark(remark).ifPresent(game -> settlements.get(game).take(remark));
    }
    for (Claims.Fault fault : claims.faults()) {
      placing
          .onRow(fault.row().number(), fault.note().where().offset())
          .ifPresent(game -> settlements.get(game).tell(fault.note()));
    }
  }

  private void take(Placing.Placed placed, Placing placing, List<Settlement> settlements) {
    Settlement game = settlements.get(placed.game());
    Claim claim = placed.claim();
    boolean isConfirmed = claim.isOfScore() && game.hasScore(claim);
    if (isConfirmed) {
      confirmed.putIfAbsent(claim.row().number(), placed);
    }
    if (claim.isOfScore() && !isConfirmed && placing.isAway(claim, placed.game())) {
      game.take(new Placing.Placed(claim, placed.game(), 0));
    } else if (isConfirmed || !withScore.contains(claim.row().number())) {
      game.take(placed);
    }
  }

  /** Whether a text states the score that the board has, with which it is told. */
  private boolean statesScore(Claims.OtherText other) {
    Placing.Placed score = confirmed.get(other.row().number());
    return score != null
        && score.claim().manner() == Manner.NUMBERS
        && score.claim().offset() >= other.text().at(0).offset()
        && score.claim().offset() < other.text().after(other.text().length() - 1).offset();
  }

  /**
   * Whether a text is in a comment without moves, behind the first move of its game, with which it
   * is kept.
   */
  private boolean isKept(Claims.OtherText other, long firstMove) {
    if (commented != other.row().number()) {
      commented = other.row().number();
      comments.clear();
      NavigableSet<Long> moves = moves(other.row());
      for (Cell cell : other.row().cells()) {
        for (CommentSpan span : CommentSpan.in(cell.written())) {
          long from = cell.text().at(span.from()).offset();
          long to = cell.text().after(span.to() - 1).offset();
          if (moves.subSet(from, to).isEmpty() && moves.lower(from) != null) {
            comments.put(from, to);
          }
        }
      }
    }
    long offset = other.text().at(0).offset();
    Map.Entry<Long, Long> before = comments.floorEntry(offset);
    return before != null && offset < before.getValue() && before.getKey() > firstMove;
  }

  /** The places of the moves on a row. */
  private NavigableSet<Long> moves(Row row) {
    return games.stream()
        .filter(game -> game.firstRow() <= row.number() && game.lastRow() >= row.number())
        .flatMap(game -> game.squares().stream())
        .filter(square -> square.row().number() == row.number())
        .map(square -> square.place().offset())
        .collect(Collectors.toCollection(TreeSet::new));
  }

  /**
   * The game whose board confirms a fact, else the one to which it most likely belongs. A board far
   * less likely than that one has the score by chance.
   */
  private static Optional<Placing.Placed> one(
      List<Placing.Placed> near, List<Settlement> settlements) {
    if (near.isEmpty() || !near.getFirst().claim().isOfScore()) {
      return near.stream().findFirst();
    }
    return near.stream()
        .filter(placed -> near.getFirst().weight() - placed.weight() < CLEAR)
        .filter(placed -> settlements.get(placed.game()).confirms(placed.claim()))
        .findFirst()
        .map(Placing.Placed::confirmed)
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
