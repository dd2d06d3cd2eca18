package org.kifu.format.transcript.fact;

import java.util.BitSet;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.kifu.notation.LabelledFact;
import org.kifu.source.text.TextLine;

/** Facts of a game among the tags of a web page. */
public final class TagLabel {
  /** A parameter of a board drawn by a program: {@code <param name="Black" value="Anna">}. */
  private static final Pattern PARAMETER =
      Pattern.compile(
          "(?i)<(?:param|input|meta)\\b[^<>]*?\\bname\\s*=\\s*[\"']?([^\"'<>=]*?)[\"']?\\s+"
              + "(?:value|content)\\s*=\\s*(?:\"([^\"<>]*)\"|'([^'<>]*)'|([^\\s\"'<>]+))[^<>]*>");

  /** Commands of LaTeX for the style of words, and the end of their arguments. */
  private static final String LATEX =
      "\\\\(?:text(?:bf|it|sc|sl|tt)|emph|underline|(?:sub)*+section\\*?|paragraph|item|hfill"
          + "|q?quad|noindent|[lL]arge|bf|it)(?![A-Za-z])\\{?|(?<=\\\\[^}]{1,80})\\}";

  /** Tags of web pages, of forums, {@code [b]Black:[/b]}, and of LaTeX. */
  private static final Pattern MARKUP =
      Pattern.compile(
          "<[/!?]?[A-Za-z][^<>]*>|&nbsp;|\\[/?(?i:b|i|u|s|center|code|color|font|list|pre|quote|size"
              + "|spoiler|url)(?:=[^\\[\\]]*)?\\]|"
              + LATEX);

  /** The same and two stars, which are markup in Markdown. */
  private static final Pattern EMPHASIS = Pattern.compile(MARKUP.pattern() + "|\\*\\*");

  /** A tag of PGN that has lost its quotation marks, {@code [Black Anna]}. */
  private static final Pattern OF_PGN =
      Pattern.compile(
          "\\s*\\[(Black|White|Event|Site|Date|Result)\\s+([^\\[\\]\"]*\\S)\\s*\\]\\s*");

  /** Links of wikis and of Markdown; a link may begin before the text. */
  private static final Pattern LINK =
      Pattern.compile(
          "\\[\\[(?:[^\\[\\]|]*\\|)?([\\p{L}\\p{N}][^\\[\\]|]*)\\]\\]"
              + "|(?<!!)\\[([\\p{L}\\p{N}][^\\[\\]]*)\\]\\([^()\\s]*[./#:][^()\\s]*\\)"
              + "|^([\\p{L}\\p{N}][^\\[\\]|]*)(?:\\]\\]|\\]\\([^()\\s]*[./#:][^()\\s]*\\))");

  private TagLabel() {}

  /** Returns the fact that such a parameter states; nothing if a line is anything else. */
  public static Optional<LabelledFact> in(String line) {
    Matcher tag = OF_PGN.matcher(line.indexOf('[') < 0 ? "" : line);
    if (tag.matches()) {
      String name = tag.group(1).equals("Site") ? "place" : tag.group(1);
      return LabelledFact.named(name)
          .map(fact -> new LabelledFact(fact, tag.group(2), tag.start(2)));
    }
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
  public static boolean statesFact(String tag) {
    return in(tag).isPresent();
  }

  /** The same line with blanks for its tags. */
  public static TextLine blanked(TextLine line) {
    BitSet marks = new BitSet();
    EMPHASIS.matcher(line.text()).results().forEach(each -> marks.set(each.start(), each.end()));
    return line.blanked(marks);
  }

  /**
   * The same text with blanks for tags, for the parts of links around their words, and for the
   * blanks of web pages, each in its place.
   */
  public static String blanked(String text) {
    if (text.indexOf('<') < 0
        && text.indexOf('&') < 0
        && text.indexOf('[') < 0
        && text.indexOf(']') < 0
        && text.indexOf('\\') < 0) {
      return text;
    }
    Matcher markup = MARKUP.matcher(text);
    String plain = markup.replaceAll(each -> " ".repeat(each.end() - each.start()));
    return plain.indexOf(']') < 0 ? plain : LINK.matcher(plain).replaceAll(TagLabel::words);
  }

  /** The words of a link between blanks for the rest of the link. */
  private static String words(MatchResult link) {
    int group = link.start(1) >= 0 ? 1 : link.start(2) >= 0 ? 2 : 3;
    return Matcher.quoteReplacement(
        " ".repeat(link.start(group) - link.start())
            + link.group(group)
            + " ".repeat(link.end() - link.end(group)));
  }
}
