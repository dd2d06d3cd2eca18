package org.kifu.format.transcript.page;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.kifu.format.transcript.line.Markup;
import org.kifu.source.text.LineRewriter;
import org.kifu.source.text.TextLine;

/**
 * The facts in the parameters of an address, {@code ?black=Ann&white=Bob&moves=f5d6}, a line with
 * its label each, and the moves beside them. The letters {@code b} and {@code w} are the players if
 * both come before words.
 */
final class AddressFacts {
  private static final Pattern PARAMETER =
      Pattern.compile("(?:[?&;]|&amp;)([A-Za-z][A-Za-z_-]{0,30})=((?:(?!&amp;)[^&#\\s\"'<>;])++)");

  /** The beginning of a name: a letter that no digit follows, or a letter of another script. */
  private static final Pattern LETTERS_AT_FRONT =
      Pattern.compile("\\p{L}[\\p{L}'.+_-]|%[C-Fc-f][0-9A-Fa-f]%");

  private static final Pattern IN_BRACKETS = Pattern.compile("<\\w{2,9}://");

  /** Moves under any name. */
  private static final Pattern MOVES_ALONE =
      Pattern.compile("(?i)(?:(?:[a-h][1-8]|pa|ps|pass|--)(?:[+,._-]|%20|%2C)*+){4,}+");

  /** A parameter with a fact or with moves. */
  private record Said(int from, int valueFrom, int valueTo, String label) {}

  private AddressFacts() {}

  /**
   * Returns the pieces of a line that an address in it makes; none if it states no fact.
   *
   * @param start the index where the first piece begins, at the address or before it
   * @param from the first character of the address
   * @param to the index after its last character
   */
  static List<TextLine> pieces(TextLine line, int start, int from, int to) {
    List<Said> said = new ArrayList<>();
    Matcher parameter = PARAMETER.matcher(line.text()).region(from, to);
    boolean isFact = false;
    boolean haveLetters = haveLetters(line.text(), from, to);
    while (parameter.find()) {
      String name = haveLetters ? named(parameter.group(1)) : parameter.group(1);
      boolean isLabel = PageTag.fact(name).isPresent();
      isFact |= isLabel;
      if (isLabel || isMoves(name, parameter.group(2))) {
        String label = isLabel ? PageTag.factWord(name) + ": " : "";
        said.add(new Said(parameter.start(), parameter.start(2), parameter.end(2), label));
      }
    }
    return isFact ? pieces(line, start, to, said) : List.of();
  }

  private static boolean haveLetters(String text, int from, int to) {
    Matcher parameter = PARAMETER.matcher(text).region(from, to);
    int black = 0;
    int white = 0;
    while (parameter.find()) {
      boolean isName = LETTERS_AT_FRONT.matcher(parameter.group(2)).lookingAt();
      black += parameter.group(1).equals("b") && isName ? 1 : 0;
      white += parameter.group(1).equals("w") && isName ? 1 : 0;
    }
    return black == 1 && white == 1;
  }

  private static boolean isMoves(String name, String value) {
    return Markup.isOnlyMoves(name, value) || MOVES_ALONE.matcher(value).matches();
  }

  private static String named(String letter) {
    return letter.equals("b") ? "black" : letter.equals("w") ? "white" : letter;
  }

  private static List<TextLine> pieces(TextLine line, int start, int past, List<Said> said) {
    List<TextLine> pieces = new ArrayList<>();
    pieces.add(line.piece(start, said.getFirst().from()));
    pieces.add(line.piece(said.getFirst().from(), said.getFirst().from()));
    for (int i = 0; i < said.size(); i++) {
      Said one = said.get(i);
      int to = i + 1 < said.size() ? said.get(i + 1).from() : past;
      LineRewriter piece = new LineRewriter(line.piece(one.from(), to));
      piece.put(" " + one.label(), 0);
      write(piece, line.text().substring(one.from(), one.valueTo()), one.valueFrom() - one.from());
      pieces.add(piece.line());
    }
    pieces.add(line.piece(past, past));
    return pieces;
  }

  /** Writes a value with its escapes decoded. */
  private static void write(LineRewriter piece, String text, int from) {
    int at = from;
    while (at < text.length()) {
      if (isCode(text, at)) {
        int begin = at;
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        while (isCode(text, at)) {
          bytes.write(Integer.parseInt(text, at + 1, at + 3, 16));
          at += 3;
        }
        piece.put(bytes.toString(StandardCharsets.UTF_8), begin);
      } else if (text.charAt(at) == '+') {
        piece.put(" ", at);
        at++;
      } else {
        piece.keep(at, at + 1);
        at++;
      }
    }
  }

  private static boolean isCode(String text, int at) {
    return at + 2 < text.length()
        && text.charAt(at) == '%'
        && Character.digit(text.charAt(at + 1), 16) >= 0
        && Character.digit(text.charAt(at + 2), 16) >= 0;
  }

  /** Whether a line may have addresses and has no tags, so that angle brackets hold addresses. */
  static boolean mayBeIn(String text) {
    boolean mayBe = true;
    for (int at = text.indexOf('<'); at >= 0 && mayBe; at = text.indexOf('<', at + 1)) {
      mayBe = IN_BRACKETS.matcher(text).region(at, text.length()).lookingAt();
    }
    return mayBe;
  }

  /** Returns the pieces of a line without tags that holds such an address; none for other lines. */
  static List<TextLine> inLine(TextLine line) {
    String text = line.text();
    int scheme = text.indexOf("://");
    int query = scheme < 0 ? -1 : text.indexOf('?', scheme);
    if (query < 0) {
      return List.of();
    }
    int end = query;
    while (end < text.length()
        && text.charAt(end) != '>'
        && !Character.isWhitespace(text.charAt(end))) {
      end++;
    }
    List<TextLine> pieces = pieces(line, 0, query, end);
    if (!pieces.isEmpty() && end < text.length()) {
      pieces.add(line.piece(end, text.length()));
    }
    return pieces;
  }
}
