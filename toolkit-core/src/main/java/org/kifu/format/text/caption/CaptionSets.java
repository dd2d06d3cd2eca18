package org.kifu.format.text.caption;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.kifu.format.text.find.LabelKind;
import org.kifu.format.text.page.Row;

/**
 * The facts of a page in sets: those that stand together, with the players of one game. Of several
 * sets with players for the same game only the nearest is the game's. The others are those of games
 * whose moves are missing, and give the game nothing.
 */
final class CaptionSets {
  private final List<Claim> claims;
  private final List<Row> rows;
  private final Placing placing;
  private final List<CaptionSet> sets = new ArrayList<>();
  private final BitSet refused = new BitSet();
  private final List<LostPair> lost = new ArrayList<>();

  /** Facts that stand together; the players are those that are named first. */
  private static final class CaptionSet {
    private final BitSet claims = new BitSet();
    private @Nullable Claim black;
    private @Nullable Claim white;
    private int game;
    private double weight;
  }

  CaptionSets(List<Claim> claims, List<Row> rows, Placing placing) {
    this.claims = claims;
    this.rows = rows;
    this.placing = placing;
    divide();
    refuse();
  }

  /** Whether a fact, by its index, is that of a game whose moves are missing. */
  boolean isRefused(int index) {
    return refused.get(index);
  }

  /** The players of games whose moves are missing. */
  List<LostPair> lost() {
    return lost;
  }

  /** Whether a fact is in a set: not that of a column, or of a key in data. */
  private static boolean isOfSet(Claim claim) {
    return claim.manner() != Manner.KEY
        && claim.manner() != Manner.COLUMN
        && claim.manner() != Manner.WITH_SCORE;
  }

  private void divide() {
    CaptionSet open = new CaptionSet();
    Row last = null;
    for (int i = 0; i < claims.size(); i++) {
      Claim claim = claims.get(i);
      if (!isOfSet(claim)) {
        continue;
      }
      boolean isNew = last == null || !isTogether(last, claim.row()) || isTakenOnRow(open, i, last);
      if (isNew) {
        CaptionSet next = new CaptionSet();
        if (last != null && isTaken(open, claim)) {
          takeBack(open, next, i);
        }
        open = next;
        sets.add(open);
      }
      add(open, i);
      last = claim.row();
    }
    sets.removeIf(set -> set.black == null && set.white == null);
  }

  private void add(CaptionSet set, int index) {
    Claim claim = claims.get(index);
    set.claims.set(index);
    if (claim.kind() == LabelKind.BLACK && set.black == null) {
      set.black = claim;
    } else if (claim.kind() == LabelKind.WHITE && set.white == null) {
      set.white = claim;
    }
  }

  /** Whether a set has another player than a fact names, or the row that begins with the fact. */
  private boolean isTakenOnRow(CaptionSet set, int index, Row last) {
    int row = claims.get(index).row().number();
    if (row == last.number()) {
      return isTaken(set, claims.get(index));
    }
    for (int i = index; i < claims.size() && claims.get(i).row().number() == row; i++) {
      if (isOfSet(claims.get(i)) && isTaken(set, claims.get(i))) {
        return true;
      }
    }
    return false;
  }

  /** Whether a set has another player of the side that a fact names. */
  private static boolean isTaken(CaptionSet set, Claim claim) {
    Claim same =
        claim.kind() == LabelKind.BLACK
            ? set.black
            : claim.kind() == LabelKind.WHITE ? set.white : null;
    return same != null && !areAlike(same, claim);
  }

  /** Moves the player right before a fact to its set, if the other one of the set is far away. */
  private void takeBack(CaptionSet open, CaptionSet next, int index) {
    int before = index - 1;
    Claim black = open.black;
    Claim white = open.white;
    if (black == null || white == null || !open.claims.get(before)) {
      return;
    }
    Claim partner = claims.get(before);
    boolean isApart = Math.abs(black.row().number() - white.row().number()) > 1;
    boolean isPlayer = partner.equals(black) || partner.equals(white);
    if (isApart && isPlayer && claims.get(index).row().number() - partner.row().number() <= 1) {
      open.claims.clear(before);
      open.black = partner.equals(black) ? null : black;
      open.white = partner.equals(white) ? null : white;
      add(next, before);
    }
  }

  /** Whether no blank line and no moves are between two rows; a row with moves is by itself. */
  private boolean isTogether(Row one, Row other) {
    for (int i = one.number() + 1; i <= other.number(); i++) {
      if (rows.get(i).isApart() || placing.isOfMoves(i)) {
        return false;
      }
    }
    return one.number() == other.number() || !placing.isOfMoves(one.number());
  }

  private void refuse() {
    Map<Integer, List<CaptionSet>> ofGame = new HashMap<>();
    for (CaptionSet set : sets) {
      Claim player = set.black == null ? set.white : set.black;
      Optional<Placing.Placed> placed =
          player == null ? Optional.empty() : placing.place(player).stream().findFirst();
      if (placed.isPresent() && placed.get().weight() > 0) {
        set.game = placed.get().game();
        set.weight = placed.get().weight();
        ofGame.computeIfAbsent(set.game, _ -> new ArrayList<>(1)).add(set);
      }
    }
    ofGame.values().forEach(this::refuse);
  }

  /** Refuses all sets for the same game but the nearest, and those that name the same players. */
  private void refuse(List<CaptionSet> rivals) {
    Comparator<CaptionSet> byWeight = Comparator.comparingDouble(set -> set.weight);
    CaptionSet best =
        rivals.stream()
            .max(byWeight.thenComparing(Comparator.comparingInt(this::distance).reversed()))
            .orElseThrow();
    List<CaptionSet> others =
        rivals.stream()
            .filter(
                set -> !set.claims.equals(best.claims) && covers(best, set) && isRival(set, best))
            .toList();
    others.forEach(set -> refused.or(set.claims));
    for (CaptionSet set : others) {
      Claim black = set.black;
      Claim white = set.white;
      if (others.size() == 1 && black != null && white != null && !isElsewhere(set)) {
        BitSet lines = new BitSet();
        set.claims.stream().forEach(i -> lines.set(claims.get(i).row().number()));
        Claim first = black.offset() < white.offset() ? black : white;
        lost.add(new LostPair(black.value(), white.value(), first.written().at(0), lines));
      }
    }
  }

  /** Whether the same players stand in another set as well: a list of pairings names them twice. */
  private boolean isElsewhere(CaptionSet set) {
    return sets.stream()
        .filter(other -> !other.claims.equals(set.claims))
        .anyMatch(
            other ->
                set.black != null
                    && set.white != null
                    && other.black != null
                    && other.white != null
                    && areAlike(set.black, other.black)
                    && areAlike(set.white, other.white));
  }

  private int distance(CaptionSet set) {
    Claim player = set.black == null ? set.white : set.black;
    return player == null ? 0 : placing.distance(set.game, player.row().number());
  }

  /** Whether a set has each side that another one has. */
  private static boolean covers(CaptionSet best, CaptionSet set) {
    return (best.black != null || set.black == null) && (best.white != null || set.white == null);
  }

  /** Whether a set names other players in the same way as another one. */
  private static boolean isRival(CaptionSet set, CaptionSet best) {
    Claim player = set.black == null ? set.white : set.black;
    Claim taken = set.black == null ? best.white : best.black;
    return player != null
        && taken != null
        && (player.manner() == taken.manner()
            || player.manner().isOfNames() && taken.manner().isOfNames())
        && !areAlike(player, taken);
  }

  private static boolean areAlike(Claim one, Claim other) {
    return SameName.are(one.value(), other.value());
  }
}
