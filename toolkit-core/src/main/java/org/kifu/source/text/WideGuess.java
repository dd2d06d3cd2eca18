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
 * A guess at the encodings of Chinese, Korean and Japanese in which a character takes two bytes. If
 * the words for black and white that records use appear in only one of the encodings, it is that
 * one. Otherwise the library decides, which knows the frequencies of characters. {@link
 * EncodingGuess} recognises Shift-JIS by its bytes.
 */
final class WideGuess {
  /**
   * The number of times that the detector gets the same text, because it waits for more text than a
   * record has. Found by trial: more times change nothing.
   */
  private static final int TIMES = 30;

  /** The most bytes of text for the detector, which is slow; they are enough. */
  private static final int MOST = 1 << 12;

  /**
   * An encoding, and the words for black and white in its language, in the order of the players.
   */
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

  /** The likeliest encoding; nothing if it is none of these, or if they cannot be told apart. */
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

  /** The answer of the library; nothing if the library is missing. */
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
