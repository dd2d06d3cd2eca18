package org.kifu.format.diagram;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Both players right below each other, each after the sign of the side and a blank: {@code 黒 藤原}
 * above {@code 白 佐久間}. A single such line is a word.
 */
record SidesAlone(Caption black, Caption white) {
  private static final Pattern SIDE =
      Pattern.compile("(?:(黒|黒番|先手|●|⚫)|白|白番|後手|○|◯|⚪)[\\s\u3000]+(\\p{L}[\\p{L}\\s.・-]{0,30})");

  static Optional<SidesAlone> in(List<Caption> captions) {
    for (int i = 0; i + 1 < captions.size(); i++) {
      Caption one = captions.get(i);
      Caption other = captions.get(i + 1);
      Optional<Boolean> first = isBlack(one);
      boolean isPair =
          first.isPresent()
              && other.line().number() == one.line().number() + 1
              && isBlack(other).equals(first.map(is -> !is));
      if (isPair) {
        return Optional.of(first.get() ? new SidesAlone(one, other) : new SidesAlone(other, one));
      }
    }
    return Optional.empty();
  }

  private static Optional<Boolean> isBlack(Caption caption) {
    Matcher side = SIDE.matcher(caption.isLabelled() ? "" : caption.text());
    return side.matches() ? Optional.of(side.group(1) != null) : Optional.empty();
  }

  boolean has(Caption caption) {
    return caption.equals(black) || caption.equals(white);
  }

  static String name(Caption caption) {
    return caption.text().split("[\\s\u3000]+", 2)[1].strip();
  }
}
