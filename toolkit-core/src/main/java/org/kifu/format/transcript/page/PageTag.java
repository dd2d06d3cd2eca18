package org.kifu.format.transcript.page;

import java.util.Optional;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.kifu.format.transcript.fact.TagLabel;
import org.kifu.format.transcript.line.HiddenElements;
import org.kifu.format.transcript.line.Markup;
import org.kifu.game.Origin.Fact;
import org.kifu.notation.DiscColumn;
import org.kifu.notation.LabelledFact;
import org.kifu.notation.NamedFact;
import org.kifu.notation.SmallLetters;

/**
 * A tag of a web page, of XML or of a forum, {@code <td>}, {@code [td]}, or the sign that opens a
 * comment.
 *
 * @param from the index of its first character
 * @param to the index after its last character
 * @param name the name in lower case, or {@link #COMMENT}
 */
record PageTag(int from, int to, String name, boolean opens) {
  static final String COMMENT = "!--";

  /** The section that separates the text of XML from its tags, and says nothing to a reader. */
  private static final String DATA = "[cdata[";

  /** A date of org-mode, {@code <2010-11-06 Sat>}, which is text except for its brackets. */
  private static final String DATE = "<date>";

  private static final int DATE_LENGTH = "2010-11-06".length();

  private static final Pattern TAG =
      Pattern.compile(
          "<!--|<!(\\[CDATA\\[)|\\]\\]>"
              + "|<(?!\\p{L}[\\p{L}\\p{N}+.-]*+://)[!?]?(/?)(\\p{L}[\\p{L}\\p{N}_.:-]*+)(?=[\\s/>?])[^<>]*>"
              + "|\\[(/?)([A-Za-z]{1,7})(?:=[^\\[\\]<>]*)?\\]|<(\\d{4}-\\d\\d-\\d\\d)[^<>\\d]*>");

  /** Tags of forums that separate text. */
  private static final Set<String> OF_FORUMS =
      Set.of("center code color font list pre size spoiler url table tr td th quote".split(" "));

  /** Tags of forums within a line, where they may be other letters in brackets. */
  private static final Set<String> IN_A_LINE = Set.of("b", "i", "u", "s");

  private static final Set<String> CELLS = Set.of("td", "th");

  private static final Set<String> INLINE =
      Set.of(
          "a b big em font i small span strong sub sup u s del strike color size url".split(" "));

  private static final Set<String> BLOCKS =
      Set.of(
          ("address article aside blockquote body button caption center dd details div dl dt"
                  + " fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 head header html li"
                  + " main nav ol option p pre section select summary table tbody textarea tfoot"
                  + " thead title tr ul list quote")
              .split(" "));

  /** Elements of XML that are one move each, and the attribute with the move. */
  private static final Set<String> MOVES = Set.of("move m ply turn coup zug b w".split(" "));

  private static final Pattern MOVE =
      Pattern.compile(
          "(?i)\\s(?:square|sq|pos|position|coord|coordinate|field|cell|at|to|move|value)\\s*=\\s*"
              + "[\"']([a-h][1-8]|pass|--)[\"']");

  private static final Set<String> STRUCK = Set.of("s", "del", "strike");

  /** The shortest name for discs, which has a side and a word for them. */
  private static final int SHORTEST_COUNT = 6;

  /**
   * Words beside the word for a fact in the name of an element or an attribute. These names are in
   * lower case, so that {@link NamedFact} cannot find the ends of words: {@code blackplayer}.
   */
  private static final Pattern BESIDE_FACT =
      Pattern.compile("^data-|[-_]?(?:player|name|joueur|spieler)[-_]?");

  /** Whether a line may have tags or entities. */
  static boolean mayBeIn(String text) {
    return text.indexOf('<') >= 0
        || text.indexOf('&') >= 0
        || text.indexOf('[') >= 0 && new Scan(text).next(0).isPresent();
  }

  /**
   * Finds the next match from a place on, trying only where a tag may begin: a search at every
   * character costs several times more.
   */
  static boolean find(Matcher tag, String text, int at) {
    boolean isFound = false;
    for (int i = at; i < text.length() && !isFound; i++) {
      char c = text.charAt(i);
      isFound = (c == '<' || c == '[' || c == ']') && tag.region(i, text.length()).lookingAt();
    }
    return isFound;
  }

  /** A scan of a line for its tags. */
  static final class Scan {
    private final String text;
    private final boolean hasForumEnd;
    private final Matcher tag;

    Scan(String text) {
      this.text = text;
      this.hasForumEnd = text.contains("[/");
      this.tag = TAG.matcher(text);
    }

    /** The first tag from a place on; nothing if there is none. */
    Optional<PageTag> next(int at) {
      boolean isFound = find(tag, text, at);
      while (isFound && tag.group(5) != null && !isOfForum()) {
        isFound = find(tag, text, tag.end());
      }
      return isFound ? Optional.of(of(tag)) : Optional.empty();
    }

    private boolean isOfForum() {
      String name = SmallLetters.of(tag.group(5));
      return OF_FORUMS.contains(name) || hasForumEnd && IN_A_LINE.contains(name);
    }
  }

  private static PageTag of(Matcher tag) {
    String name =
        tag.group(3) != null
            ? tag.group(3)
            : tag.group(5) != null
                ? tag.group(5)
                : tag.group().equals("<!--") ? COMMENT : tag.group(6) != null ? DATE : DATA;
    boolean opens =
        tag.group(3) != null
            ? tag.group(2).isEmpty()
            : tag.group(5) != null ? tag.group(4).isEmpty() : tag.group(1) != null;
    return new PageTag(tag.start(), tag.end(), SmallLetters.of(name), opens);
  }

  boolean isComment() {
    return name.equals(COMMENT);
  }

  /** Whether the tag only marks its text as text. */
  boolean isData() {
    return name.equals(DATA);
  }

  /** Whether it opens a script, a style or a comment. */
  boolean opensHidden() {
    return opens && HiddenElements.ELEMENTS.contains(name) || isComment();
  }

  /** The end of the hidden element that it opens; its own end if it opens none. */
  int pastHidden(String text) {
    return isComment()
        ? HiddenElements.commentEnd(text, from)
        : opensHidden()
            ? HiddenElements.pastEnd(text, HiddenElements.closingTag(text, to, name))
            : to;
  }

  /** Whether the tag has moves or a fact in an attribute. */
  boolean says(String text) {
    return opens
        && text.indexOf('=', from, to) >= 0
        && (Markup.holdsMoves(text, from, to) || TagLabel.statesFact(text.substring(from, to)));
  }

  /** The move in the attribute of an element of one move; nothing for other tags. */
  Optional<MatchResult> move(String text) {
    boolean mayBe = opens && MOVES.contains(name) && text.charAt(from) == '<';
    Matcher move = MOVE.matcher(text).region(from, mayBe ? to : from);
    return move.find() ? Optional.of(move) : Optional.empty();
  }

  /** The end of a date, from the character after its first; its first if the tag is not a date. */
  int pastDate() {
    return name.equals(DATE) ? from + 1 + DATE_LENGTH : from;
  }

  /** Whether the tag has the form of the tags of forums. */
  boolean isOfForum(String text) {
    return text.charAt(from) == '[';
  }

  /** Whether the text in the element is struck through. */
  boolean strikesThrough() {
    return STRUCK.contains(name);
  }

  boolean isCell() {
    return CELLS.contains(name);
  }

  boolean isInline() {
    return INLINE.contains(name) || isData();
  }

  /** Whether the tag is of a block; so are elements of XML that hold a game or a fact of one. */
  boolean isBlock() {
    return BLOCKS.contains(name) || name.equals("game") || isFact();
  }

  /** Whether the tag comes above a section. */
  boolean beginsSection() {
    return name.equals("hr")
        || opens && (isHeading() || name.equals("table") || name.equals("game"));
  }

  private boolean isHeading() {
    return name.length() == 2 && name.charAt(0) == 'h' && Character.isDigit(name.charAt(1));
  }

  /** Whether the tag is an element of XML named after a fact, or after the discs of a side. */
  boolean isFact() {
    return fact(name).isPresent()
        || name.length() > SHORTEST_COUNT && DiscColumn.named(name).isPresent();
  }

  /** The fact after which an element or an attribute is named, {@code data-black-name}. */
  static Optional<Fact> fact(String name) {
    return LabelledFact.named(factWord(name));
  }

  /** The same name without the parts around the word for the fact. */
  static String factWord(String name) {
    if (LabelledFact.named(name).isPresent()) {
      return name;
    }
    String word = BESIDE_FACT.matcher(SmallLetters.of(name)).replaceAll("");
    return LabelledFact.named(word).isPresent()
        ? word
        : NamedFact.of(name).map(NamedFact::label).orElse(word);
  }
}
