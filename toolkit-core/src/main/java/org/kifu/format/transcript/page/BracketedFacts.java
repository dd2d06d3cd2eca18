package org.kifu.format.transcript.page;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.kifu.game.Origin.Fact;
import org.kifu.notation.NamedFact;
import org.kifu.source.text.LineRewriter;
import org.kifu.source.text.TextLine;

/**
 * Facts in brackets with a name each, written as a line each with its label: tags like those of PGN
 * in other languages or with other quotation marks, {@code [event 'Meijin']}, and lists of a
 * program, {@code (black "Ann")}.
 */
final class BracketedFacts {
  private static final Pattern FACT =
      Pattern.compile(
          "[\\[(]\\s*(\\p{L}[\\p{L}_-]{1,30})\\s+"
              + "(?:\"([^\"]*)\"|'((?:[^'\\])]|'(?!\\s*[\\])]))*+)'|(\\d{1,2})\\s+(\\d{1,2}))\\s*[\\])]");

  /** The text beside the facts of a line: nothing, or the beginning of a list. */
  private static final Pattern BESIDE = Pattern.compile("[\\s()]*(?:\\([\\p{L}_-]{1,30})?[\\s()]*");

  private BracketedFacts() {}

  /** Whether a line may hold such facts. */
  static boolean mayBe(String text) {
    int first = 0;
    while (first < text.length() && text.charAt(first) == ' ') {
      first++;
    }
    return first < text.length()
        && (text.charAt(first) == '[' || text.charAt(first) == '(')
        && FACT.matcher(text).region(first, text.length()).lookingAt();
  }

  /** Returns the lines that a line makes; the line itself if a name in it is not a fact. */
  static List<TextLine> lines(TextLine line) {
    String text = line.text();
    List<TextLine> lines = new ArrayList<>();
    Matcher each = FACT.matcher(text);
    int at = 0;
    while (each.find() && BESIDE.matcher(text.substring(at, each.start())).matches()) {
      Optional<Fact> fact = NamedFact.of(each.group(1));
      boolean isPair = each.start(4) >= 0;
      if (fact.isPresent() && isPair == (isPair && fact.get() == Fact.RESULT)) {
        lines.add(labelled(line.piece(at, each.end()), each, at, fact.get()));
      } else {
        lines.add(line.piece(at, each.end()));
      }
      at = each.end();
    }
    boolean isWhole = BESIDE.matcher(text.substring(at)).matches();
    if (lines.isEmpty()) {
      return List.of(line);
    }
    if (!isWhole || at < text.length()) {
      TextLine rest = line.piece(at, text.length());
      lines.add(isWhole ? rest.blanked(0, rest.text().length()) : rest);
    }
    return lines;
  }

  private static TextLine labelled(TextLine piece, Matcher each, int start, Fact fact) {
    LineRewriter written = new LineRewriter(piece);
    written.put(NamedFact.label(fact) + ": ", each.start(1) - start);
    int value = each.start(2) >= 0 ? 2 : each.start(3) >= 0 ? 3 : 4;
    written.keep(each.start(value) - start, each.end(value) - start);
    if (value == 4) {
      written.put("-", each.end(4) - start);
      written.keep(each.start(5) - start, each.end(5) - start);
    }
    return written.line();
  }
}
