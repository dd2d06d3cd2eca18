package org.kifu.format.position;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.kifu.source.TextLine;

/**
 * One line.
 *
 * @param line the line
 * @param text the position in its usual signs; nothing if the line is none
 * @param cells how many squares it has
 */
record CellLine(TextLine line, Optional<String> text, int cells) {
  private static final Pattern POSITION =
      Pattern.compile("\\s*([XxOo*.-]{16,256})\\s+([XxOo*])((?:\\s+\\d{1,3}){2})?\\s*(?:;.*)?");

  static boolean isEmpty(TextLine line) {
    String text = line.text().strip();
    return text.isEmpty() || "%#".indexOf(text.charAt(0)) >= 0;
  }

  static CellLine read(TextLine line) {
    Matcher matcher = POSITION.matcher(line.text());
    if (line.isTooLong() || !matcher.matches()) {
      return new CellLine(line, Optional.empty(), 0);
    }
    String left = matcher.group(3) == null ? "" : matcher.group(3).replaceAll("\\s+", " ");
    String text = usual(matcher.group(1)) + " " + usual(matcher.group(2)) + left;
    return new CellLine(line, Optional.of(text), matcher.group(1).length());
  }

  private static String usual(String signs) {
    return signs.replaceAll("[x*]", "X").replace('o', 'O').replace('.', '-');
  }

  boolean isPosition() {
    return text.isPresent();
  }
}
