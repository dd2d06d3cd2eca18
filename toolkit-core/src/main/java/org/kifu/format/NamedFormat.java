package org.kifu.format;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.Iterator;
import java.util.Optional;
import org.kifu.game.ParsedGame;
import org.kifu.game.ProblemCode;
import org.kifu.source.Encoding;
import org.kifu.source.Source;
import org.kifu.source.text.TextLines;

/** The format of a source for which the options name one. */
final class NamedFormat {
  private NamedFormat() {}

  /**
   * The format that was named. Before the reader on trial come the notations whose records are
   * known by signs; it reads no source that is not text.
   */
  static Optional<GameFormat> of(
      GameFormat named, Source source, byte[] text, NotationSamples samples, Encoding encoding) {
    if (!Formats.isOnTrial(named)) {
      return Optional.of(named);
    }
    return Recognition.of(
            text,
            () -> samples.in(encoding),
            source.fileName(),
            format -> !Formats.REPLACED_BY_TRIAL.contains(format))
        .map(Recognition.ChosenNotation::format)
        .filter(format -> !format.isText() || hasRecord(format, text))
        .or(() -> Optional.of(named).filter(_ -> TextLines.mayBeText(text)));
  }

  /**
   * Whether a notation finds a record of Othello or another game in a text. A damaged record counts
   * only if the text begins with it: otherwise it may be a piece of one among other text.
   */
  private static boolean hasRecord(GameFormat format, byte[] text) {
    boolean isFirst = format.recognise(firstLine(text)) > 0;
    try {
      Iterator<ParsedGame> games =
          format.read(
              Source.of("", text),
              new ByteArrayInputStream(text),
              ReadOptions.reportingTo(problem -> {}));
      while (games.hasNext()) {
        ParsedGame game = games.next();
        boolean isSound = isFirst || game.firstError().isEmpty();
        if (game.record().isPresent() && isSound
            || game.problems().stream().anyMatch(p -> p.code() == ProblemCode.OTHER_RULES)) {
          return true;
        }
      }
      return false;
    } catch (IOException e) {
      throw new UncheckedIOException(e); // bytes in memory do not break
    }
  }

  private static byte[] firstLine(byte[] text) {
    int from = 0;
    while (from < text.length && text[from] <= ' ' && text[from] >= 0) {
      from++;
    }
    int to = from;
    while (to < text.length && text[to] != '\n') {
      to++;
    }
    return Arrays.copyOfRange(text, from, to);
  }
}
