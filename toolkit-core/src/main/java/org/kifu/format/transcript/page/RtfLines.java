package org.kifu.format.transcript.page;

import java.nio.charset.Charset;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.kifu.notation.SmallLetters;
import org.kifu.source.text.LineRewriter;
import org.kifu.source.text.TextLine;

/**
 * The paragraphs of a text in RTF, the format of word processors, a line each: tabs and signs are
 * decoded, and content that is not text of the page is left out. A paragraph begins where the
 * previous one has ended, in any line.
 */
final class RtfLines {
  private static final String BEGINNING = "{\\rtf";

  /** A control word, a character by its number, or a sign. */
  private static final Pattern CONTROL =
      Pattern.compile("\\\\(?:([a-zA-Z]{1,32})(-?\\d{1,6})? ?|'([0-9a-fA-F]{2})|(.))");

  /** Groups that are not text. */
  private static final Set<String> HIDDEN =
      Set.of("fonttbl", "colortbl", "stylesheet", "info", "pict", "header", "footer", "generator");

  private static final Set<String> ENDS = Set.of("par", "line", "row", "sect", "page");

  private static final Map<String, String> SIGNS =
      Map.ofEntries(
          Map.entry("tab", "\t"),
          Map.entry("cell", "\t"),
          Map.entry("emdash", "\u2014"),
          Map.entry("endash", "\u2013"),
          Map.entry("lquote", "\u2018"),
          Map.entry("rquote", "\u2019"),
          Map.entry("ldblquote", "\u201C"),
          Map.entry("rdblquote", "\u201D"),
          Map.entry("bullet", "\u2022"),
          Map.entry("emspace", " "),
          Map.entry("enspace", " "));

  /** The most lines of a paragraph; a longer one is cut. */
  private static final int MOST_LINES = 200;

  private static final int MOST_DEPTH = 500;

  private final Supplier<Optional<TextLine>> further;
  private final Deque<Boolean> hidden = new ArrayDeque<>();
  private boolean isInside;
  private Charset charset = Charset.forName("windows-1252");

  /** The number of characters that replace a numbered one, for readers that do not know it. */
  private int skipped = 1;

  private int toSkip;

  /**
   * Starts before the first line.
   *
   * @param further gives the line after the current one
   */
  RtfLines(Supplier<Optional<TextLine>> further) {
    this.further = further;
  }

  /** Whether a line belongs to a text in RTF. */
  boolean holds(String text) {
    isInside |= text.startsWith(BEGINNING);
    return isInside;
  }

  /** Returns the paragraphs that end in a line, or in the lines that continue it. */
  List<TextLine> lines(TextLine first) {
    List<TextLine> all = new ArrayList<>(List.of(first));
    while (!endsParagraph(all.getLast().text()) && all.size() < MOST_LINES) {
      Optional<TextLine> next = further.get();
      if (next.isEmpty() || next.get().isTooLong()) {
        next.ifPresent(all::add);
        break;
      }
      all.add(next.get());
    }
    return paragraphs(all);
  }

  /** Whether no paragraph continues after a line. */
  private static boolean endsParagraph(String text) {
    String plain = text.stripTrailing();
    int last = plain.lastIndexOf('\\');
    return plain.endsWith("}") || last >= 0 && ENDS.contains(plain.substring(last + 1));
  }

  private List<TextLine> paragraphs(List<TextLine> all) {
    TextLine line = LineRewriter.joined(all);
    Set<Integer> joints = joints(all);
    String text = line.text();
    List<TextLine> paragraphs = new ArrayList<>();
    Matcher control = CONTROL.matcher(text);
    LineRewriter written = new LineRewriter(line);
    boolean isOpen = false;
    int at = 0;
    while (at < text.length()) {
      char c = text.charAt(at);
      boolean isControl = c == '\\' && control.region(at, text.length()).lookingAt();
      int end = isControl ? control.end() : at + 1;
      if (isControl && isEnd(control)) {
        paragraphs.add(written.line());
        written = new LineRewriter(line.piece(0, text.length()));
        isOpen = false;
      } else if (isControl) {
        isOpen |= write(written, control);
      } else if (c == '{' || c == '}') {
        group(c);
      } else if (!isHidden() && !joints.contains(at) && !skips()) {
        written.keep(at, at + 1);
        isOpen = true;
      }
      at = end;
    }
    if (isOpen || paragraphs.isEmpty()) {
      paragraphs.add(written.line());
    }
    return paragraphs;
  }

  /** The blanks at which lines were joined, which are not part of the text. */
  private static Set<Integer> joints(List<TextLine> lines) {
    List<Integer> joints = new ArrayList<>();
    int end = 0;
    for (TextLine each : lines) {
      end += each.text().length();
      joints.add(end);
      end++;
    }
    return Set.copyOf(joints);
  }

  private boolean isEnd(Matcher control) {
    return !isHidden() && control.group(1) != null && ENDS.contains(control.group(1));
  }

  private boolean isHidden() {
    return !hidden.isEmpty() && hidden.peek();
  }

  private void group(char bracket) {
    if (bracket == '{' && hidden.size() < MOST_DEPTH) {
      hidden.push(isHidden());
    } else if (bracket == '}') {
      hidden.poll();
      isInside &= !hidden.isEmpty();
    }
    toSkip = 0;
  }

  private boolean skips() {
    boolean skips = toSkip > 0;
    toSkip -= skips ? 1 : 0;
    return skips;
  }

  /** Writes the text of a control, and returns whether it is text. */
  private boolean write(LineRewriter written, Matcher control) {
    String word = control.group(1);
    int at = control.start();
    String sign = word != null ? ofWord(word, control.group(2)) : ofSign(control);
    boolean isText = !sign.isEmpty() && !isHidden();
    if (isText) {
      written.put(sign, at);
    }
    return isText;
  }

  private String ofWord(String word, String number) {
    int value = number == null ? 0 : Integer.parseInt(number);
    switch (word) {
      case "u" -> {
        toSkip = skipped;
        return Character.toString(value < 0 ? value + 0x10000 : value);
      }
      case "uc" -> skipped = value;
      case "ansicpg" -> charset = charset(value);
      default -> {
        if (HIDDEN.contains(word)) {
          hide();
        }
      }
    }
    return SIGNS.getOrDefault(SmallLetters.of(word), "");
  }

  private Charset charset(int page) {
    String name = "windows-" + page;
    return Charset.isSupported(name) ? Charset.forName(name) : charset;
  }

  private void hide() {
    if (!hidden.isEmpty()) {
      hidden.pop();
      hidden.push(true);
    }
  }

  /** The sign after a backslash; empty for a sign that is not text. */
  private String ofSign(Matcher control) {
    if (control.group(3) != null) {
      byte code = (byte) Integer.parseInt(control.group(3), 16);
      return skips() ? "" : new String(new byte[] {code}, charset);
    }
    return switch (control.group(4)) {
      case "*" -> {
        hide();
        yield "";
      }
      case "~" -> " ";
      case "_" -> "-";
      case "{", "}", "\\" -> control.group(4);
      default -> "";
    };
  }
}
