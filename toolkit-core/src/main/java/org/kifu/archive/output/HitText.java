package org.kifu.archive.output;

import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import org.kifu.annotate.AnnotatedMove;
import org.kifu.annotate.ResultSwings.Swing;
import org.kifu.archive.query.GameQuery.Hit;
import org.kifu.board.Disc;
import org.kifu.game.Counted;
import org.kifu.game.GameHeader;
import org.kifu.game.GameRecord;
import org.kifu.replay.Replay;
import org.kifu.rules.FinalCount;
import org.kifu.words.Discs;

/** Games that answer a question for people, one in each line. */
public final class HitText {
  private HitText() {}

  /** Writes a line; {@code out} stays open. */
  public static void write(Hit hit, Appendable out) throws IOException {
    GameHeader header = hit.record().header();
    boolean isOfTwo = !hit.replay().rules().isForOnePlayer();
    String players = header.black() + (isOfTwo ? " - " + header.white() : "");
    String facts =
        List.of(
                header.date().toString(),
                players.equals(" - ") ? "" : players,
                result(hit),
                header.event(),
                rules(hit),
                hit.opening().map(opening -> opening.name().toString()).orElse(""),
                hit.ply().isPresent()
                    ? "after " + Counted.of(hit.ply().getAsInt(), piece(hit))
                    : "",
                hit.swing().map(HitText::swing).orElse(""))
            .stream()
            .filter(part -> !part.isBlank())
            .collect(Collectors.joining(", "));
    String where = hit.game().origin().start().source();
    out.append(String.format(Locale.ROOT, "%s: game %d: ", where, hit.game().number()));
    out.append(facts).append('\n');
  }

  /** The move in words, such as {@code ply 52: white g2 loses 4 discs, win-to-loss (exact)}. */
  private static String swing(AnnotatedMove move) {
    return "ply %d: %s %s loses %s discs%s (%s)"
        .formatted(
            move.ply(),
            move.mover().label(),
            move.move(),
            Discs.rounded(move.lossCentidiscs(), move.certainty().isExact()),
            Swing.of(move).map(swing -> ", " + swing.label()).orElse(""),
            move.certainty().confidence().label());
  }

  /** The count by the rules of the game, or what one player won, or the ending of the game. */
  private static String result(Hit hit) {
    return hit.count()
        .filter(_ -> hit.replay().rules().scoring().isPresent())
        .map(count -> count.blackDiscs() + "-" + count.whiteDiscs() + winner(count))
        .orElseGet(() -> tiles(hit.replay()).orElseGet(() -> HitCsv.ends(hit)));
  }

  /** The tiles that one player won in a whole game. */
  private static <P, M> Optional<String> tiles(Replay<P, M> replay) {
    OptionalInt won =
        replay.isComplete() ? replay.rules().achieved(replay.end()) : OptionalInt.empty();
    return won.isPresent() ? Optional.of(Counted.of(won.getAsInt(), "tile")) : Optional.empty();
  }

  /** The winner, if it is not the side with more discs. */
  private static String winner(FinalCount count) {
    boolean isShown = count.halves(Disc.BLACK) == 1 + Integer.signum(count.blackDiscDiff());
    return isShown
        ? ""
        : " " + count.winner().map(side -> "won by " + side.label()).orElse("drawn");
  }

  /** The word for what plies count: discs, or moves in games where pieces move. */
  private static String piece(Hit hit) {
    return hit.replay().rules().scoring().isPresent() ? "disc" : "move";
  }

  /** The rules, if they are not those of the tournament game. */
  private static String rules(Hit hit) {
    String rules = hit.record().rules();
    return rules.equals(GameRecord.OTHELLO) ? "" : rules;
  }
}
