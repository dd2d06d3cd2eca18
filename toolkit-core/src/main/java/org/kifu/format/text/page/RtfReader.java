package org.kifu.format.text.page;

import java.nio.charset.Charset;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Reads RTF in one walk: control words are off, and signs are decoded. */
final class RtfReader implements DressReader {
  /** A control word, a character by its code, or a sign. */
  private static final Pattern CONTROL =
      Pattern.compile("\\\\(?:([a-zA-Z]{1,32})(-?\\d{1,6})? ?|'([0-9a-fA-F]{2})|(.))");

  /** The longest text that waits for the end of its paragraph. */
  private static final int MOST_WAITING = 1 << 16;

  private static final int MOST_DEPTH = 500;
  private static final int UNITS = 1 << 16;

  private static final Set<String> HIDDEN = new HashSet<>();
  private static final Set<String> BREAKS = new HashSet<>();
  private static final Map<String, String> SIGNS = new HashMap<>();

  static {
    for (List<String> row : TableFile.rows(RtfReader.class, "rtf.tsv")) {
      for (String word : row.get(1).split(" ", -1)) {
        switch (row.getFirst()) {
          case "hidden" -> HIDDEN.add(word);
          case "break" -> BREAKS.add(word);
          default -> SIGNS.put(word, Character.toString(Integer.parseInt(row.get(2), 16)));
        }
      }
    }
  }

  private final Group group;
  private final Page page;

  /** For each open group, whether it is no text. */
  private final Deque<Boolean> hidden = new ArrayDeque<>();

  private int deeper;
  private Charset charset = Charset.forName("windows-1252");

  /** The number of characters that replace a numbered one, for readers that do not know it. */
  private int replaced = 1;

  private int toSkip;

  RtfReader(Group group, Page page) {
    this.group = group;
    this.page = page;
  }

  @Override
  public int read(PlacedText text, boolean isEnd) {
    int paragraph = text.toString().lastIndexOf("\\par");
    boolean isCut = !isEnd && (paragraph > 0 || text.length() < MOST_WAITING);
    int end = isCut ? Math.max(0, paragraph) : text.length();
    PlacedText lines = decoded(text.piece(0, end));
    if (!lines.isBlank()) {
      LinesDress.PLAIN.reader(group, page).read(lines, true);
    }
    return end;
  }

  private PlacedText decoded(PlacedText text) {
    PlacedText.Rewriter plain = text.rewriter();
    Matcher control = CONTROL.matcher(text);
    int at = 0;
    while (at < text.length()) {
      char c = text.charAt(at);
      if (c == '\\' && control.region(at, text.length()).lookingAt()) {
        String sign = sign(control);
        if (!sign.isEmpty() && !isHidden()) {
          plain.write(sign, at, control.end());
        }
        at = control.end();
        continue;
      }
      if (c == '{' || c == '}') {
        enclose(c == '{');
      } else if (c != '\n' && c != '\r' && !isHidden() && !skips()) {
        plain.keep(at, at + 1);
      }
      at++;
    }
    return plain.text();
  }

  private boolean isHidden() {
    return !hidden.isEmpty() && hidden.peek();
  }

  private void enclose(boolean isBegin) {
    toSkip = 0;
    if (isBegin && hidden.size() == MOST_DEPTH) {
      deeper++;
    } else if (isBegin) {
      hidden.push(isHidden());
    } else if (deeper > 0) {
      deeper--;
    } else {
      hidden.poll();
    }
  }

  private void hide() {
    if (!hidden.isEmpty()) {
      hidden.pop();
      hidden.push(true);
    }
  }

  private boolean skips() {
    boolean skips = toSkip > 0;
    toSkip -= skips ? 1 : 0;
    return skips;
  }

  /** The characters that a control means; none if it says only how text looks. */
  private String sign(Matcher control) {
    if (control.group(1) != null) {
      return ofWord(control.group(1), control.group(2));
    }
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

  private String ofWord(String word, @Nullable String number) {
    int value = number == null ? 0 : Integer.parseInt(number);
    switch (word) {
      case "u" -> {
        toSkip = replaced;
        int unit = value < 0 ? value + UNITS : value;
        return unit > 0 && unit < UNITS ? Character.toString(unit) : "";
      }
      case "uc" -> replaced = value;
      case "ansicpg" -> charset = charset("windows-" + value);
      default -> {
        if (HIDDEN.contains(word)) {
          hide();
        }
      }
    }
    return BREAKS.contains(word) ? "\n" : SIGNS.getOrDefault(word, "");
  }

  private Charset charset(String name) {
    return Charset.isSupported(name) ? Charset.forName(name) : charset;
  }
}
