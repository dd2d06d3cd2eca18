package org.kifu.format.transcript;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.kifu.notation.LabelledFact;

/** Facts of a game among the tags of a web page. */
final class TagLabel {
  /** A parameter of a board drawn by a program: {@code <param name="Black" value="Anna">}. */
  private static final Pattern PARAMETER =
      Pattern.compile(
          "(?i)<(?:param|input|meta)\\b[^<>]*?\\bname\\s*=\\s*[\"']?([^\"'<>=]*?)[\"']?\\s+"
              + "(?:value|content)\\s*=\\s*(?:\"([^\"<>]*)\"|'([^'<>]*)'|([^\\s\"'<>]+))[^<>]*>");

  private static final Pattern MARKUP = Pattern.compile("<[/!?]?[A-Za-z][^<>]*>|&nbsp;");

  private TagLabel() {}

  /** Returns the fact that such a parameter states; nothing if a line is anything else. */
  static Optional<LabelledFact> in(String line) {
    Matcher parameter = PARAMETER.matcher(line.indexOf('<') < 0 ? "" : line);
    if (!parameter.find() || !blanked(line).isBlank()) {
      return Optional.empty();
    }
    int group = parameter.start(2) >= 0 ? 2 : parameter.start(3) >= 0 ? 3 : 4;
    String value = parameter.group(group).strip();
    int at = parameter.start(group) + parameter.group(group).indexOf(value);
    return value.isEmpty()
        ? Optional.empty()
        : LabelledFact.named(parameter.group(1)).map(fact -> new LabelledFact(fact, value, at));
  }

  /** Whether a tag states a fact. */
  static boolean statesFact(String tag) {
    return in(tag).isPresent();
  }

  /** The same text with blanks for tags and the blanks of web pages, each in its place. */
  static String blanked(String text) {
    if (text.indexOf('<') < 0 && text.indexOf('&') < 0) {
      return text;
    }
    Matcher markup = MARKUP.matcher(text);
    return markup.replaceAll(each -> " ".repeat(each.end() - each.start()));
  }
}
