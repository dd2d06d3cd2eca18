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
 * Facts after the keywords of Lisp and similar languages, {@code (game :black "Ann" :score (29 35)
 * :moves (f5 d6))}, a line each with its label, and the moves below them.
 */
final class KeywordFacts {
  /** A keyword before a string, before two numbers, or before a list of moves. */
  private static final Pattern FACT =
      Pattern.compile(
          "(?<![\\p{L}\\p{N}]):(\\p{L}[\\p{L}_-]{1,30})\\s+"
              + "(?:\"([^\"]*)\"|'?[(\\[]\\s*(\\d{1,2})\\s+(\\d{1,2})\\s*[)\\]]"
              + "|'?[(\\[]\\s*(?=[:'\"]?[a-hA-H][1-8]))");

  private KeywordFacts() {}

  /** Whether a line may hold such facts. */
  static boolean mayBe(String text) {
    int keyword = text.indexOf(':');
    if (keyword < 0 || keyword > 0 && " ({[".indexOf(text.charAt(keyword - 1)) < 0) {
      return false;
    }
    return FACT.matcher(text).region(keyword, text.length()).lookingAt();
  }

  /** Returns the lines that a line makes; itself if no keyword in it is for a fact or moves. */
  static List<TextLine> lines(TextLine line) {
    String text = line.text();
    List<TextLine> lines = new ArrayList<>();
    Matcher each = FACT.matcher(text);
    boolean isAny = false;
    int at = 0;
    while (each.find()) {
      Optional<Fact> fact = NamedFact.of(each.group(1));
      boolean isPair = each.start(3) >= 0;
      boolean areMoves = each.start(2) < 0 && !isPair;
      boolean isFact = !areMoves && fact.isPresent() && (!isPair || fact.get() == Fact.RESULT);
      boolean isKnown =
          isFact || areMoves && NamedValues.label(each.group(1), "f5d6c3").isPresent();
      isAny |= isKnown;
      TextLine piece = line.piece(at, each.end());
      lines.add(
          isFact
              ? labelled(piece, each, at, fact.get())
              : isKnown ? piece.blanked(0, piece.text().length()) : piece);
      at = each.end();
    }
    if (at < text.length()) {
      TextLine rest = line.piece(at, text.length());
      boolean isEnd = rest.text().chars().noneMatch(Character::isLetterOrDigit);
      lines.add(isEnd ? rest.blanked(0, rest.text().length()) : rest);
    }
    if (!isAny) {
      return List.of(line);
    }
    boolean isSaid = lines.stream().anyMatch(piece -> !piece.isBlank());
    lines.removeIf(piece -> isSaid && piece.isBlank());
    return isSaid ? lines : List.of(line.blanked(0, text.length()));
  }

  private static TextLine labelled(TextLine piece, Matcher each, int start, Fact fact) {
    LineRewriter written = new LineRewriter(piece);
    written.put(NamedFact.label(fact) + ": ", each.start(1) - start);
    if (each.start(2) >= 0) {
      written.keep(each.start(2) - start, each.end(2) - start);
    } else {
      written.keep(each.start(3) - start, each.end(3) - start);
      written.put("-", each.end(3) - start);
      written.keep(each.start(4) - start, each.end(4) - start);
    }
    return written.line();
  }
}
