package org.kifu.archive.review;

import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import org.kifu.analysis.Confidence;
import org.kifu.annotate.AnnotatedMove;
import org.kifu.annotate.LabelRule.MoveLabel;
import org.kifu.archive.query.FoldedName;
import org.kifu.archive.query.FoldedName.PlayerName;
import org.kifu.board.Disc;
import org.kifu.board.Position;

/**
 * A choice of problems from the mistakes of players: each position once, with its eight images
 * counted as one, and the clearest first. Exact values come before probable and estimated ones,
 * then the mistakes that cost most of the chance to win, then those that cost most discs. The book
 * never keeps more than the wanted number, and the choice does not depend on the order of the
 * games.
 */
public final class DrillBook {
  private static final Comparator<Drill> CLEAREST_FIRST =
      Comparator.<Drill, Confidence>comparing(drill -> drill.move().certainty().confidence())
          .thenComparing(
              Comparator.<Drill>comparingInt(drill -> drill.move().winLoss().orElse(0)).reversed())
          .thenComparing(
              Comparator.<Drill>comparingInt(drill -> drill.move().lossCentidiscs()).reversed())
          .thenComparing(drill -> canonical(drill), CanonicalBoard.PositionOrder.ORDER)
          .thenComparing(drill -> drill.header().date())
          .thenComparing(drill -> drill.facts().where().source())
          .thenComparingInt(drill -> drill.facts().number())
          .thenComparingInt(drill -> drill.move().ply());

  private final Optional<PlayerName> player;
  private final MoveLabel least;
  private final int most;
  private final TreeSet<Drill> chosen = new TreeSet<>(CLEAREST_FIRST);
  private final Map<Position, Drill> byPosition = new HashMap<>();

  private DrillBook(Optional<PlayerName> player, MoveLabel least, int most) {
    if (most < 1) {
      throw new IllegalArgumentException("no problems wanted: " + most);
    }
    this.player = player;
    this.least = least;
    this.most = most;
  }

  /**
   * A book of mistakes of all players.
   *
   * @param least the mildest label that makes a problem
   * @param most the wanted number of problems, at least 1
   */
  public static DrillBook ofAll(MoveLabel least, int most) {
    return new DrillBook(Optional.empty(), least, most);
  }

  /**
   * A book of mistakes of one player.
   *
   * @param name the player's name or a part of it, without case and accents
   * @param several whether the name may mean several players
   * @param least the mildest label that makes a problem
   * @param most the wanted number of problems, at least 1
   */
  public static DrillBook of(String name, boolean several, MoveLabel least, int most) {
    return new DrillBook(Optional.of(new PlayerName(FoldedName.of(name), several)), least, most);
  }

  /**
   * Adds the mistakes of a game. A game by other rules than those of the tournament game has no
   * drills.
   */
  public void add(ReviewedGame game) {
    if (!game.game().isOnBoard()) {
      return;
    }
    List<Disc> sides =
        player.map(name -> name.sides(game.header())).orElse(List.of(Disc.BLACK, Disc.WHITE));
    List<AnnotatedMove> moves = game.game().moves();
    List<Position> positions = game.game().positions();
    for (int i = 0; i < moves.size(); i++) {
      AnnotatedMove move = moves.get(i);
      if (sides.contains(move.mover()) && isBadEnough(move)) {
        add(new Drill(positions.get(i), move, game.header(), game.game().game()));
      }
    }
  }

  private boolean isBadEnough(AnnotatedMove move) {
    return move.isJudged() && move.label().filter(label -> label.compareTo(least) >= 0).isPresent();
  }

  private void add(Drill drill) {
    Position position = canonical(drill);
    Drill known = byPosition.get(position);
    if (known != null && CLEAREST_FIRST.compare(known, drill) <= 0) {
      return;
    }
    if (known != null) {
      chosen.remove(known);
    }
    chosen.add(drill);
    byPosition.put(position, drill);
    if (chosen.size() > most) {
      byPosition.remove(canonical(chosen.removeLast()));
    }
  }

  private static Position canonical(Drill drill) {
    return CanonicalBoard.of(drill.position()).position();
  }

  /** The problems, clearest first. */
  public List<Drill> drills() {
    return List.copyOf(chosen);
  }
}
