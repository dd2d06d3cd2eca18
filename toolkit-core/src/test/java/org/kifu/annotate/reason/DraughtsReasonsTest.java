package org.kifu.annotate.reason;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.kifu.analysis.Comparison;
import org.kifu.analysis.Limits;
import org.kifu.annotate.Reason;
import org.kifu.annotate.Reason.Motif;
import org.kifu.board.StartSpec;
import org.kifu.games.draughts.DraughtsMove;
import org.kifu.games.draughts.DraughtsPosition;
import org.kifu.games.draughts.RussianDraughts;
import org.kifu.search.general.GeneralEngine;

/** The reasons of draughts, counted again in the texts of the positions. */
class DraughtsReasonsTest {
  private static final RussianDraughts RULES = RussianDraughts.RULES;

  private static Comparison<DraughtsMove> comparison(DraughtsPosition before, DraughtsMove move) {
    return GeneralEngine.ofMegabytes(RULES, 1).compare(before, move, new Limits(5, 0));
  }

  private static DraughtsPosition position(String text) {
    return RULES.start(new StartSpec.Setup(text)).orElseThrow();
  }

  private static List<Reason> reasons(String text, String move) {
    DraughtsPosition before = position(text);
    DraughtsMove played = move(before, move);
    return new DraughtsReasons(RULES).reasons(before, played, comparison(before, played));
  }

  /** White gives a man for nothing, and could have moved away. */
  @Test
  void aManThatIsGivenIsLost() {
    assertThat(reasons("W:Wc3,a1,h2:Be5,h8,f8", "c3-d4"))
        .containsExactly(new Reason(Motif.MEN_LOST, List.of(), 1, 0));
  }

  /** Any capture may be chosen: that of one man, or of two. */
  @Test
  void menThatAreNotTakenAreMissed() {
    DraughtsPosition before = position("W:Wc3,h2:Bd4,b4,b6,h8");
    List<DraughtsMove> one = line(before, "c3:e5", "h8-g7");
    List<DraughtsMove> two = line(before, "c3:a5:c7", "h8-g7");
    assertThat(new DraughtsReasons(RULES).reasons(before, one.getFirst(), two.getFirst(), one, two))
        .containsExactly(new Reason(Motif.MEN_MISSED, List.of(), 1, 2));
  }

  private static List<DraughtsMove> line(DraughtsPosition before, String... moves) {
    List<DraughtsMove> line = new ArrayList<>();
    DraughtsPosition position = before;
    for (String move : moves) {
      line.add(move(position, move));
      position = RULES.play(position, line.getLast());
    }
    return line;
  }

  private static DraughtsMove move(DraughtsPosition before, String move) {
    return RULES.legalMoves(before).stream()
        .filter(each -> each.toString().equals(move))
        .findFirst()
        .orElseThrow();
  }

  /**
   * The move at random beside the best, along games at random; the lines are written and counted.
   */
  @Test
  void theCountsAreThoseOfTheWrittenPositions() {
    Map<Motif, Integer> seen = new EnumMap<>(Motif.class);
    Random random = new Random(63);
    for (int game = 0; game < 6; game++) {
      DraughtsPosition position = RULES.start(StartSpec.STANDARD).orElseThrow();
      for (int ply = 0; ply < 50 && !RULES.legalMoves(position).isEmpty(); ply++) {
        List<DraughtsMove> moves = RULES.legalMoves(position);
        DraughtsMove move = moves.get(random.nextInt(moves.size()));
        if (ply % 3 == 0 && moves.size() > 1) {
          Comparison<DraughtsMove> found = comparison(position, move);
          List<Reason> reasons = new DraughtsReasons(RULES).reasons(position, move, found);
          for (Reason reason : reasons) {
            assertThat(isTrue(reason, position, found)).as(position + " " + reason).isTrue();
            seen.merge(reason.motif(), 1, Integer::sum);
          }
        }
        position = RULES.play(position, move);
      }
    }
    assertThat(seen).containsKeys(Motif.MEN_LOST, Motif.KING_GIVEN);
  }

  /** Whether it holds after some even number of plies of both lines. */
  private static boolean isTrue(
      Reason reason, DraughtsPosition before, Comparison<DraughtsMove> found) {
    String own = before.toString().substring(0, 1);
    String others = own.equals("W") ? "B" : "W";
    String start = before.toString();
    int plies = Math.min(found.playedLine().size(), found.line().size());
    for (int length = 2; length <= plies; length += 2) {
      String played = written(before, found.playedLine().subList(0, length));
      String best = written(before, found.line().subList(0, length));
      int lost = balance(start, own, others) - balance(played, own, others);
      int lostInBest = balance(start, own, others) - balance(best, own, others);
      boolean holds =
          switch (reason.motif()) {
            case MEN_LOST ->
                reason.played() == lost && reason.best() == Math.max(0, lostInBest) && lost > 0;
            case MEN_MISSED -> reason.played() == -lost && reason.best() == -lostInBest;
            case KING_GIVEN ->
                kings(played, others) > kings(best, others)
                    && kings(played, others) > kings(start, others);
            default -> false;
          };
      if (holds) {
        return true;
      }
    }
    return false;
  }

  /** The end of a line as a text, such as {@code W:Wa1,Kc3:Be5}. */
  private static String written(DraughtsPosition before, List<DraughtsMove> line) {
    DraughtsPosition position = before;
    for (DraughtsMove move : line) {
      position = RULES.play(position, move);
    }
    return position.toString();
  }

  private static int balance(String text, String own, String others) {
    return pieces(text, own).size() - pieces(text, others).size();
  }

  private static long kings(String text, String side) {
    return pieces(text, side).stream().filter(piece -> piece.startsWith("K")).count();
  }

  private static List<String> pieces(String text, String side) {
    for (String part : text.substring(2).split(":", -1)) {
      if (part.startsWith(side)) {
        return part.length() == 1 ? List.of() : List.of(part.substring(1).split(",", -1));
      }
    }
    return List.of();
  }
}
