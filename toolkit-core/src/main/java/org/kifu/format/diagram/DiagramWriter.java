package org.kifu.format.diagram;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.kifu.board.DiscSigns;
import org.kifu.board.MoveToken.Pass;
import org.kifu.format.GameWriter;
import org.kifu.format.Losses;
import org.kifu.format.Part;
import org.kifu.game.GameRecord;
import org.kifu.replay.Replay;
import org.kifu.rules.Catalogue;

/**
 * Writes diagrams one after the other with a blank line between them, above each what is known of
 * the game as captions with labels.
 */
final class DiagramWriter implements GameWriter {
  private final BufferedWriter out;
  private boolean isFirst = true;

  DiagramWriter(OutputStream out) {
    this.out = new BufferedWriter(new OutputStreamWriter(out, StandardCharsets.UTF_8));
  }

  @Override
  public Optional<String> refusal(GameRecord game) {
    return KifuDiagram.refusal(game)
        .or(
            () ->
                impliesPasses(game)
                    ? Optional.empty()
                    : Optional.of("a kifu diagram does not show a pass that is not forced"));
  }

  private static boolean impliesPasses(GameRecord game) {
    return !game.moves().contains(Pass.WRITTEN)
        || Catalogue.byName(game.rules())
            .map(entry -> Replay.of(entry.rules(), game).ending())
            .filter(ending -> !(ending instanceof Replay.Ending.Illegal))
            .isPresent();
  }

  @Override
  public void write(GameRecord game) throws IOException {
    refusal(game)
        .ifPresent(
            reason -> {
              throw new IllegalArgumentException(reason);
            });
    out.write(isFirst ? "" : "\n");
    isFirst = false;
    for (String caption : game.header().captions()) {
      out.write(caption + "\n");
    }
    OptionalInt blackDiscs = game.declared().blackDiscs();
    if (blackDiscs.isPresent()) {
      out.write("Score: " + blackDiscs.getAsInt() + "-" + (64 - blackDiscs.getAsInt()) + "\n");
    }
    out.write(KifuDiagram.text(game, DiscSigns.ASCII));
  }

  @Override
  public List<String> losses(GameRecord game) {
    return Losses.of(game)
        .without(
            Part.BOARD_SCORE,
            Part.RESULT_KIND,
            Part.REMARKS,
            Part.CLOCKS,
            Part.EVALUATIONS,
            Part.VARIATIONS,
            Part.THEORY)
        .tags(tag -> false)
        .phrases();
  }

  @Override
  public void close() throws IOException {
    out.close();
  }
}
