package org.kifu.archive.output;

import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.kifu.annotate.AnnotatedMove;
import org.kifu.annotate.ResultSwings.Swing;
import org.kifu.annotate.output.MetricText;
import org.kifu.archive.query.GameQuery.Hit;
import org.kifu.game.GameHeader;

/** Games that answer a question for people, one in each line. */
public final class HitText {
  private HitText() {}

  /** Writes a line; {@code out} stays open. */
  public static void write(Hit hit, Appendable out) throws IOException {
    GameHeader header = hit.record().header();
    String players = header.black() + " - " + header.white();
    String facts =
        List.of(
                header.date().toString(),
                players.equals(" - ") ? "" : players,
                result(hit),
                header.event(),
                hit.opening().map(opening -> opening.name().toString()).orElse(""),
                hit.ply().isPresent() ? "after " + hit.ply().getAsInt() + " discs" : "",
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
            MetricText.loss(move),
            Swing.of(move).map(swing -> ", " + swing.label()).orElse(""),
            move.certainty().confidence().label());
  }

  /** The discs, with the empty squares given to the winner, or the ending of the game. */
  private static String result(Hit hit) {
    if (hit.blackDiscDiff().isEmpty()) {
      return HitCsv.ends(hit);
    }
    int black = 32 + hit.blackDiscDiff().getAsInt() / 2;
    return black + "-" + (64 - black);
  }
}
