package org.kifu.source.text;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.mozilla.universalchardet.UniversalDetector;

/**
 * A guess at the encodings of Chinese, Korean and Japanese in which a character takes two bytes:
 * the only one in which the words of records for black and white stand there, or else what the
 * library says, which knows how often characters are used. Shift-JIS is told by its own bytes, in
 * {@link EncodingGuess}.
 */
final class WideGuess {
  /**
   * A detector waits for more text than a record has, so that it is told the same again. Found by
   * trying: more times change nothing.
   */
  private static final int TIMES = 30;

  /** A part of the text suffices; the detector is slow. */
  private static final int MOST = 1 << 12;

  /** An encoding, and what is written in it for black and white, in the order of the players. */
  private enum Wide {
    EUC_JP("EUC-JP", "\u9ED2|\u5148\u624B", "\u767D|\u5F8C\u624B"),
    GB18030("GB18030", "\u9ED1|\u5148\u624B", "\u767D|\u540E\u624B"),
    BIG5("Big5", "\u9ED1|\u5148\u624B", "\u767D|\u5F8C\u624B"),
    EUC_KR("EUC-KR", "\uD751|\uC120\uC218", "\uBC31|\uD6C4\uC218");

    private final String label;
    private final Pattern black;
    private final Pattern white;

    Wide(String label, String black, String white) {
      this.label = label;
      this.black = Pattern.compile(black);
      this.white = Pattern.compile(white);
    }

    private Charset charset() {
      return Charset.forName(label);
    }

    private Optional<String> decode(byte[] bytes) {
      try {
        return Optional.of(charset().newDecoder().decode(ByteBuffer.wrap(bytes)).toString());
      } catch (CharacterCodingException e) {
        return Optional.empty();
      }
    }

    private boolean saysSides(String text) {
      return black.matcher(text).find() && white.matcher(text).find();
    }
  }

  private final ByteArrayOutputStream lines = new ByteArrayOutputStream();

  /** Looks at a line. */
  void add(byte[] bytes, int from, int to) {
    if (lines.size() + to - from < MOST) {
      lines.write(bytes, from, to - from);
      lines.write('\n');
    }
  }

  /** The likeliest encoding; nothing if it is none of these, or nobody can tell. */
  Optional<Charset> charset() {
    byte[] text = lines.toByteArray();
    List<Wide> possible = new ArrayList<>();
    List<Wide> saying = new ArrayList<>();
    for (Wide wide : Wide.values()) {
      Optional<String> decoded = wide.decode(text);
      decoded.ifPresent(_ -> possible.add(wide));
      decoded.filter(wide::saysSides).ifPresent(_ -> saying.add(wide));
    }
    if (possible.isEmpty() || text.length == 0) {
      return Optional.empty();
    }
    return saying.size() == 1
        ? Optional.of(saying.getFirst().charset())
        : detected(text).filter(possible::contains).map(Wide::charset);
  }

  /** The answer of the library; nothing where it is not there. */
  private static Optional<Wide> detected(byte[] text) {
    try {
      return Optional.ofNullable(ask(text))
          .flatMap(
              name ->
                  Arrays.stream(Wide.values())
                      .filter(wide -> wide.label.equalsIgnoreCase(name))
                      .findFirst());
    } catch (NoClassDefFoundError e) {
      return Optional.empty();
    }
  }

  private static @Nullable String ask(byte[] text) {
    UniversalDetector detector = new UniversalDetector();
    for (int i = 0; i < TIMES && !detector.isDone(); i++) {
      detector.handleData(text, 0, text.length);
    }
    detector.dataEnd();
    return detector.getDetectedCharset();
  }
}
