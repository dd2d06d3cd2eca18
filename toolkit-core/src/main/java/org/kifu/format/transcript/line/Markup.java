package org.kifu.format.transcript.line;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.ObjIntConsumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.kifu.format.transcript.line.Token.TokenKind;

/**
 * The rest of a web page around the moves: tags, entities and addresses. Moves in the value of an
 * attribute or in a parameter of an address are moves.
 */
public final class Markup {
  private static final Pattern TAG = Pattern.compile("<(?!\\w++://)[/!?]?[A-Za-z][^<>]*>");
  private static final Pattern ENTITY =
      Pattern.compile("&(?:[A-Za-z]{2,8}|#[0-9]{1,6}|#[xX][0-9A-Fa-f]{1,5});");
  private static final Pattern ADDRESS =
      Pattern.compile("[A-Za-z][A-Za-z0-9+.]{1,9}://[^\\s<>\"']+");
  private static final Pattern ATTRIBUTE =
      Pattern.compile(
          "(?<![\\p{L}\\w:.-])(\\p{L}[\\p{L}\\w:.-]*+)\\s*+=\\s*+(?:\"([^\"]*+)\"|'([^']*+)'|([^\\s\"'>]++))");

  /** Attributes that hold moves, or code that receives some. */
  private static final Pattern CARRIER =
      Pattern.compile(
          "(?i)value|content|on[a-z]+|.*(?:move|kifu|game|transcript|record|sequence).*");

  /**
   * Attributes that describe a picture; a few squares in them are those of a position or a line.
   */
  private static final Pattern DESCRIPTION = Pattern.compile("(?i)alt|title|aria-label");

  private static final int LEAST_DESCRIBED = 40;

  /** Attributes that hold addresses, including those of the same site without a scheme. */
  private static final Pattern LINK = Pattern.compile("(?i)href|src|data|action");

  private static final Pattern COLOUR = Pattern.compile("#[0-9A-Fa-f]{6}(?![0-9A-Za-z])");

  /** The value of an attribute, from the first place where there may be moves. */
  private record AttributeValue(int from, int to) {}

  /** An element after another of the same name, such as the next game of XML in one line. */
  private static final Pattern NEXT = Pattern.compile("</([A-Za-z]+)>\\s*<\\1[\\s>]");

  private Markup() {}

  /** Whether the end of a stretch is in the element after that of its beginning. */
  static boolean beginsAnew(String text, int from, int to) {
    boolean mayBe = from >= 0 && from < to && text.indexOf("</", from) >= 0;
    return mayBe && NEXT.matcher(text).region(from, to).find();
  }

  /** The end of a tag that begins here; the place itself if there is none. */
  static int tagEnd(String text, int at) {
    return end(TAG, text, at);
  }

  /** The end of an entity that begins here; the place itself if there is none. */
  public static int entityEnd(String text, int at) {
    return end(ENTITY, text, at);
  }

  /** The number of letters and digits of all entities of a line. */
  static int entityLetters(String text) {
    int letters = 0;
    Matcher entities = ENTITY.matcher(text.indexOf('&') < 0 ? "" : text);
    while (entities.find()) {
      letters += (int) entities.group().chars().filter(Character::isLetterOrDigit).count();
    }
    return letters;
  }

  /** The end of an address that begins here; the place itself if there is none. */
  static int addressEnd(String text, int at) {
    return end(ADDRESS, text, at);
  }

  private static int end(Pattern pattern, String text, int at) {
    Matcher matcher = pattern.matcher(text).region(at, text.length());
    return matcher.lookingAt() ? matcher.end() : at;
  }

  /** The end of a colour in the form of web pages; the place itself if there is none. */
  static int colourEnd(String text, int at) {
    boolean isValue = at > 0 && "\"'=:".indexOf(text.charAt(at - 1)) >= 0;
    return isValue ? end(COLOUR, text, at) : at;
  }

  /**
   * Cuts an address into the moves in it and the rest.
   *
   * @param pieces takes each kind with its end, in order
   */
  static void cutAddress(String text, int from, int to, ObjIntConsumer<TokenKind> pieces) {
    SquareRun.cut(text, from, to, pieces);
    pieces.accept(TokenKind.MARKUP, to);
  }

  /** Whether a tag has moves in an attribute. */
  public static boolean holdsMoves(String text, int from, int to) {
    return firstMoves(text, from, to).isPresent();
  }

  /**
   * Cuts a tag into the moves in its first attribute that has some, and the rest: other attributes
   * repeat the moves.
   *
   * @param pieces takes each kind with its end, in order
   */
  static void cutTag(String text, int from, int to, ObjIntConsumer<TokenKind> pieces) {
    firstMoves(text, from, to)
        .ifPresent(value -> SquareRun.cut(text, value.from(), value.to(), pieces));
    pieces.accept(TokenKind.MARKUP, to);
  }

  /** The attributes of a tag: the name, and the value in one of three groups. */
  public static Matcher attributes(String text, int from, int to) {
    return ATTRIBUTE.matcher(text).region(from, to).useTransparentBounds(true);
  }

  /** Whether an attribute may hold moves, and holds nothing else. */
  public static boolean isOnlyMoves(String name, String value) {
    int[] squares = {0};
    SquareRun.cut(
        value, 0, value.length(), (kind, end) -> squares[0] += kind == TokenKind.MOVES ? 1 : 0);
    boolean isList = squares[0] > 0 && value.chars().noneMatch(c -> "(){}=&".indexOf(c) >= 0);
    return isList && CARRIER.matcher(name).matches();
  }

  private static Optional<AttributeValue> firstMoves(String text, int from, int to) {
    Matcher attribute = attributes(text, from, to);
    Optional<AttributeValue> moves = Optional.empty();
    while (moves.isEmpty() && attribute.find()) {
      int value = attribute.start(2) >= 0 ? 2 : attribute.start(3) >= 0 ? 3 : 4;
      int start = firstOfMoves(text, attribute, value);
      int end = attribute.end(value);
      boolean isColour = start < end && colourEnd(text, start) > start;
      moves =
          isColour || !SquareRun.isIn(text, start, end)
              ? Optional.empty()
              : Optional.of(new AttributeValue(start, end));
    }
    return moves;
  }

  /** The place where moves may begin in a value; its end if it holds none. */
  private static int firstOfMoves(String text, Matcher attribute, int value) {
    String name = attribute.group(1);
    int start = attribute.start(value);
    int end = attribute.end(value);
    boolean isDescribed =
        DESCRIPTION.matcher(name).matches()
            && MoveWord.squares(text, start, end) >= LEAST_DESCRIBED;
    if (isDescribed || CARRIER.matcher(name).matches()) {
      return start;
    }
    int at = LINK.matcher(name).matches() ? start : end;
    while (at < end && text.charAt(at) != '?' && text.charAt(at) != '#') {
      at++;
    }
    return at;
  }

  /**
   * A finder of lists of moves in an address or in the value of an attribute: words of moves with
   * only signs between them, also as addresses write them ({@code %2C}).
   */
  public static final class SquareRun {
    private static final Pattern PIECE = Pattern.compile("%[0-9A-Fa-f]{2}|[A-Za-z0-9@]+");
    private static final String SEPARATORS = "-+,._;|~! ";

    /** The least number of squares; fewer are a name. */
    private static final int CLEAR_SQUARES = 3;

    private static final int NUMBER_DIGITS = 3;

    private record Word(int from, int to) {}

    private final String text;
    private final ObjIntConsumer<TokenKind> pieces;
    private final List<Word> words = new ArrayList<>();
    private int squares;

    private SquareRun(String text, ObjIntConsumer<TokenKind> pieces) {
      this.text = text;
      this.pieces = pieces;
    }

    /**
     * Cuts a stretch of text up to the end of the last list in it.
     *
     * @param pieces takes each kind with its end, in order
     */
    static void cut(String text, int from, int to, ObjIntConsumer<TokenKind> pieces) {
      SquareRun run = new SquareRun(text, pieces);
      Matcher piece = PIECE.matcher(text).region(from, to);
      int last = from;
      while (piece.find()) {
        if (!run.isSeparated(last, piece.start())) {
          run.end();
        }
        if (text.charAt(piece.start()) != '%') {
          run.take(piece.start(), piece.end());
        }
        last = piece.end();
      }
      run.end();
    }

    /** Whether a stretch of text holds such a list. */
    public static boolean isIn(String text, int from, int to) {
      List<TokenKind> found = new ArrayList<>(2);
      cut(text, from, to, (kind, _) -> found.add(kind));
      return !found.isEmpty();
    }

    private boolean isSeparated(int from, int to) {
      boolean isSeparated = true;
      for (int i = from; i < to; i++) {
        isSeparated &= SEPARATORS.indexOf(text.charAt(i)) >= 0;
      }
      return isSeparated;
    }

    private void take(int from, int to) {
      if (MoveWord.kind(text, from, to) == TokenKind.MOVES) {
        words.add(new Word(from, to));
        squares += MoveWord.squares(text, from, to);
      } else if (!isNumber(from, to)) {
        end();
      }
    }

    /** Whether a word may be a move number. */
    private boolean isNumber(int from, int to) {
      boolean isNumber = to - from <= NUMBER_DIGITS;
      for (int i = from; isNumber && i < to; i++) {
        isNumber = MoveWord.isDigit(text.charAt(i));
      }
      return isNumber;
    }

    private void end() {
      for (Word word : squares < CLEAR_SQUARES ? List.<Word>of() : words) {
        pieces.accept(TokenKind.MARKUP, word.from);
        pieces.accept(TokenKind.MOVES, word.to);
      }
      words.clear();
      squares = 0;
    }
  }
}
