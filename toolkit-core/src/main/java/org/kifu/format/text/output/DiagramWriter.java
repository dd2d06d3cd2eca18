package org.kifu.format.text.output;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;
import org.kifu.board.DiscSigns;
import org.kifu.board.Square;
import org.kifu.format.GameFormat;
import org.kifu.format.GameWriter;
import org.kifu.game.GameDate;
import org.kifu.game.GameHeader;
import org.kifu.game.GameRecord;
import org.kifu.game.MoveList;
import org.kifu.game.Outcome;
import org.kifu.notation.ForcedPasses;
import org.kifu.notation.WritingLosses;
import org.kifu.notation.WritingLosses.Part;

/**
 * A writer of diagrams one after the other, with a blank line between them, and above each the
 * known facts of the game as captions with labels.
 */
public final class DiagramWriter implements GameWriter {
  /**
   * Names that are certain to be read back; small letters or one letter may mean a pass, a file.
   */
  private static final Pattern PLAIN_NAME =
      Pattern.compile("(?:\\p{Lu}\\p{L}++(?:(?:\\. |[ .'-])[\\p{L}\\p{M}]++)*+)?");

  /** A value that begins like a caption and would be read as one that has lost its line end. */
  private static final Pattern LIKE_CAPTION =
      Pattern.compile("(?i)\\w+:\\s*(?:black|white|event|place|date|score)\\s*:.*");

  /** Captions that are certain to be read as facts. */
  private static final Pattern PLAIN_CAPTION =
      Pattern.compile("\\w+: \\p{Lu}\\p{L}[\\p{L}\\p{M} .,'&_-]{0,150}|Date: [\\d-]+");

  private static final MoveList ONE_MOVE = MoveList.ofSquares(new byte[] {(byte) Square.at(5, 4)});

  private static final GameRecord NAMELESS = GameRecord.of(GameHeader.NONE, ONE_MOVE, Outcome.NONE);

  private final BufferedWriter out;
  private final GameFormat reader;
  private boolean isFirst = true;

  /**
   * Writes onto a stream.
   *
   * @param reader the reader of what is written, which decides which captions are facts
   */
  public DiagramWriter(OutputStream out, GameFormat reader) {
    this.reader = reader;
    this.out = new BufferedWriter(new OutputStreamWriter(out, StandardCharsets.UTF_8));
  }

  @Override
  public Optional<String> refusal(GameRecord game) {
    return KifuDiagram.refusal(game)
        .or(
            () ->
                ForcedPasses.areRestored(game)
                    ? Optional.empty()
                    : Optional.of("a kifu diagram does not show a pass that is not forced"));
  }

  @Override
  public void write(GameRecord game) throws IOException {
    requireWritable(game);
    out.write(isFirst ? "" : "\n");
    isFirst = false;
    out.write(text(game));
  }

  private String text(GameRecord game) {
    StringBuilder text = new StringBuilder();
    for (String caption : game.header().captions()) {
      text.append(isFact(caption) ? caption + "\n" : "");
    }
    OptionalInt blackDiscs = game.declared().blackDiscs();
    if (blackDiscs.isPresent() && game.rules().equals(GameRecord.OTHELLO)) {
      int discs = blackDiscs.getAsInt();
      text.append("Score: ").append(discs).append('-').append(64 - discs).append('\n');
    }
    return text.append(KifuDiagram.text(game, DiscSigns.ASCII)).toString();
  }

  /** Whether a caption is read as its fact; a record of a game, or a table, is not. */
  private boolean isFact(String caption) {
    if (PLAIN_CAPTION.matcher(caption).matches()) {
      return true;
    }
    String label = caption.substring(0, caption.indexOf(':') + 1);
    return !LIKE_CAPTION.matcher(caption).matches()
        && read(caption + "\n" + KifuDiagram.text(NAMELESS, DiscSigns.ASCII))
            .filter(game -> game.moves().equals(ONE_MOVE))
            .filter(game -> game.header().captions().stream().anyMatch(c -> c.startsWith(label)))
            .isPresent();
  }

  @Override
  public List<String> losses(GameRecord game) {
    boolean isOfOthello = game.rules().equals(GameRecord.OTHELLO);
    return WritingLosses.of(game)
        .withoutRules()
        .without(isOfOthello ? new Part[0] : new Part[] {Part.SCORE})
        .without(
            Part.BOARD_SCORE,
            Part.RESULT_KIND,
            Part.REMARKS,
            Part.CLOCKS,
            Part.EVALUATIONS,
            Part.VARIATIONS,
            Part.THEORY)
        .tags(tag -> false)
        .wording(this::readAgain, UnaryOperator.identity(), UnaryOperator.identity())
        .phrases();
  }

  /** A name as a reader reads it from the caption of a diagram. */
  private String readAgain(String name) {
    if (PLAIN_NAME.matcher(name).matches()) {
      return name;
    }
    GameHeader header = new GameHeader(name, "", "", name, GameDate.UNKNOWN);
    GameRecord game = GameRecord.of(header, ONE_MOVE, Outcome.NONE);
    return read(text(game))
        .map(GameRecord::header)
        .filter(again -> again.black().equals(again.place())) // an address is not a place
        .map(GameHeader::black)
        .orElse("");
  }

  private Optional<GameRecord> read(String text) {
    return ReadBack.of(reader, text).first();
  }

  @Override
  public void close() throws IOException {
    out.close();
  }
}
