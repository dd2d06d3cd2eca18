package org.kifu.format.transcript.line;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.kifu.format.transcript.line.LineReading.ReadingKind;
import org.kifu.game.Outcome;
import org.kifu.source.text.TextLine;

/**
 * A line of LaTeX: a heading with two players, {@code \section*{Anna -- Bob}}, or nothing but the
 * beginning and the end of environments, which say nothing.
 */
final class LatexLine {
  private static final Pattern HEADING =
      Pattern.compile(
          "\\s*\\\\(?:chapter|(?:sub){0,2}section|(?:sub)?paragraph|title|subtitle)\\*?"
              + "\\{([^{}\\\\]+)(\\})\\s*");

  private static final Pattern ENVIRONMENT =
      Pattern.compile(
          "(?:\\s*\\\\(?:(?:begin|end)\\{[a-z]+\\*?\\}"
              + "|(?:small|footnotesize|scriptsize|tiny|normalsize|large|ttfamily|noindent|centering"
              + "|raggedright|par)(?![A-Za-z])))+\\s*");

  private LatexLine() {}

  static boolean mayBe(String text) {
    int first = 0;
    while (first < text.length() && text.charAt(first) == ' ') {
      first++;
    }
    return first < text.length() && text.charAt(first) == '\\';
  }

  /** Returns what such a line says; nothing if it is anything else. */
  static Optional<LineReading> read(TextLine line) {
    if (ENVIRONMENT.matcher(line.text()).matches()) {
      return Optional.of(LineReading.of(line, ReadingKind.EMPTY, Outcome.NONE, 0));
    }
    Matcher heading = HEADING.matcher(line.text());
    return heading.matches()
        ? Optional.of(
                LineParser.readAlone(
                    line.blanked(0, heading.start(1)).blanked(heading.start(2), heading.end(2))))
            .filter(reading -> reading.facts().filter(LineFacts::nameAPlayer).isPresent())
        : Optional.empty();
  }
}
