package org.kifu.format.pgn;

import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.Iterator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import org.kifu.board.MoveToken;
import org.kifu.format.ReadOptions;
import org.kifu.game.ParsedGame;
import org.kifu.game.ProblemCode;
import org.kifu.game.SourceLocation;
import org.kifu.notation.LineDraft;
import org.kifu.notation.RecordDraft;
import org.kifu.notation.TextGames;
import org.kifu.source.Source;
import org.kifu.source.text.TextCursor;

/** A reader of one game: its tags and its moves. */
public final class PgnGame {
  private static final int MAX_DEPTH = 100;
  private static final String DASH = "-";

  /** A result that is neither a time nor a number of points. */
  private static final Pattern SURE = Pattern.compile("\\*|1/2-1/2|\\d{1,2}-\\d{1,2}");

  private static final Pattern FIRST = Pattern.compile("0*1\\.?(?:[^.\\d].*)?");

  private static final Pattern NUMBER_OR_SQUARES =
      Pattern.compile("\\d{1,3}\\.*|(?:[A-Ha-h][1-8]){2,4}");

  private final TextCursor cursor;
  private final RecordDraft draft;
  private final PgnLexer lexer;
  private final PgnDialect dialect;
  private final PgnDialect.Tags facts;
  private final Deque<LineDraft> lines = new ArrayDeque<>();

  /** Dashes in place of the first moves; if there are no other moves, the game has none. */
  private final List<SourceLocation> dashes = new ArrayList<>(0);

  private int tooDeep;
  private boolean isOver;
  private boolean isTooLong;

  private PgnGame(TextCursor cursor, int number, PgnDialect dialect) {
    this.cursor = cursor;
    this.draft = new RecordDraft(number, cursor.here());
    this.lexer = new PgnLexer(cursor, draft);
    this.dialect = dialect;
    this.facts = dialect.facts(draft);
  }

  /**
   * Reads the games of a source.
   *
   * @param separators the text that may come between games, as in {@link TextGames}
   * @param beginsAt whether a game begins at a place
   */
  public static Iterator<ParsedGame> all(
      Source source,
      InputStream stream,
      ReadOptions options,
      String separators,
      Predicate<TextCursor> beginsAt,
      PgnDialect dialect) {
    return new TextGames(
        source,
        stream,
        separators,
        new PgnComments(),
        beginsAt,
        (cursor, number) -> new PgnGame(cursor, number, dialect).read(),
        options.problems());
  }

  private ParsedGame read() {
    cursor.mark();
    lines.push(draft.line());
    readTags();
    while (!isOver) {
      step();
    }
    checkLength();
    SourceLocation end = cursor.here();
    if (lines.size() + tooDeep > 1) {
      draft.problem(ProblemCode.TEXT_IGNORED, end, "a variation without its end: ) is missing");
    }
    return facts.parsed(end, cursor);
  }

  private void readTags() {
    Set<String> names = new LinkedHashSet<>();
    int lastLine = cursor.here().line();
    while (PgnLexer.isTagAt(cursor)) {
      String name = PgnLexer.nameAt(cursor);
      boolean isApart = cursor.here().line() > lastLine + 1;
      if (isOfNextGame(name, names, isApart)) {
        isOver = true; // this game has no moves
        return;
      }
      names.add(name);
      PgnLexer.PgnTag tag = lexer.tag();
      facts.take(tag.name(), tag.value(), tag.valueAt());
      lastLine = cursor.here().line();
      cursor.skipBlanks();
      while (isCommentAt(cursor.peek())) {
        takeCommentAt(cursor.peek());
        lastLine = cursor.here().line();
        cursor.skipBlanks();
      }
    }
  }

  /**
   * Whether a tag is the first of the next game: a tag that this game already has, either its first
   * one or one after a blank line; or the usual first tag of games, after a blank line.
   */
  private static boolean isOfNextGame(String name, Set<String> names, boolean isApart) {
    boolean isFirst = !names.isEmpty() && names.iterator().next().equals(name);
    return isFirst
        || isApart && !names.isEmpty() && (names.contains(name) || name.equals(PgnLexer.FIRST));
  }

  private void step() {
    cursor.skipBlanks();
    checkLength();
    int c = cursor.peek();
    if (c == TextCursor.END || PgnLexer.isGameAt(cursor) || isBegunAnew()) {
      isOver = true;
      return;
    }
    if (isCommentAt(c)) {
      takeCommentAt(c);
      return;
    }
    switch (c) {
      case '(' -> open();
      case ')' -> close();
      case '<' -> takeMarkup();
      default -> takeWord();
    }
  }

  /** Whether the next game begins here although this one has no result. */
  private boolean isBegunAnew() {
    return lines.size() == 1
        && tooDeep == 0
        && lines.getFirst().size() > 0
        && dialect.beginsAnew(cursor);
  }

  /** Skips to the next game if this one is too long. */
  private void checkLength() {
    if (!cursor.isFull() || isTooLong) {
      return;
    }
    isTooLong = true;
    String message = "a game longer than %d bytes".formatted(TextCursor.MAX_BYTES);
    draft.problem(ProblemCode.UNREADABLE, cursor.here(), message);
    while (cursor.peek() != TextCursor.END && !PgnLexer.isGameAt(cursor)) {
      cursor.next();
    }
  }

  /** Whether a comment begins here; a percent sign begins one only at the start of a line. */
  private boolean isCommentAt(int c) {
    return c == '{' || c == ';' || c == '%' && dialect.isLineCommentAt(cursor);
  }

  private void takeCommentAt(int c) {
    if (c == '{') {
      lexer.comment().ifPresent(this::takeComment);
    } else {
      takeComment(lexer.restOfLine());
    }
  }

  private void takeComment(String text) {
    if (tooDeep == 0) {
      LineDraft line = lines.getFirst();
      if (line.size() == 0) {
        line.remark(text);
        return;
      }
      PgnComment comment = PgnComment.read(text);
      comment.seconds().ifPresent(line::clock);
      comment.left().ifPresent(left -> line.tag(PgnClocks.LEFT, left));
      line.remark(comment.words(text));
    }
  }

  private void takeMarkup() {
    if (lines.size() == 1 && lexer.isEndOfPageTextAt()) {
      isOver = true;
    } else if (lexer.isMarkupAt()) {
      lexer.markup();
    } else {
      takeWord();
    }
  }

  /** Opens a variation, which replaces the move before it. */
  private void open() {
    if (cursor.peek(1) == '!' || cursor.peek(1) == '?') {
      takeGlyph();
      return;
    }
    SourceLocation where = cursor.here();
    cursor.next();
    LineDraft line = lines.getFirst();
    if (tooDeep > 0 || line.depth() == MAX_DEPTH || line.size() == 0) {
      if (tooDeep == 0) {
        String why = line.size() == 0 ? "before any move" : "nested deeper than " + MAX_DEPTH;
        draft.problem(ProblemCode.TEXT_IGNORED, where, "ignored a variation " + why);
      }
      tooDeep++;
      return;
    }
    lines.push(line.variation(line.size() - 1));
  }

  private void close() {
    SourceLocation where = cursor.here();
    cursor.next();
    if (tooDeep > 0) {
      tooDeep--;
    } else if (lines.size() > 1) {
      lines.pop();
    } else {
      draft.problem(ProblemCode.TEXT_IGNORED, where, "ignored ')' without '('");
    }
  }

  private void takeWord() {
    SourceLocation where = cursor.here();
    String written = dialect.word(lexer);
    PgnWord word = dialect.read(written);
    LineDraft line = lines.getFirst();
    if (tooDeep > 0) {
      return;
    }
    boolean isEnd = word.isResult() && (lines.size() > 1 || isSureOrLast(word.rest()));
    if (isEnd) {
      takeResult(word.rest(), where);
      return;
    }
    if (mayBeginResult(written, word) && takeWordsOfResult(written, where)) {
      return;
    }
    if (written.equals(DASH) && line == draft.line() && line.size() == 0) {
      dashes.add(where);
      return;
    }
    Optional<MoveToken> move =
        word.isResult() ? Optional.of(new MoveToken.NoSquare(word.rest())) : word.move();
    if (move.isPresent()) {
      takeDashes();
      SourceLocation at = lexer.at(where, word.moveAt());
      line.move(move.get(), at);
      facts.move(word.rest(), at, line.depth() == 0);
    }
    word.glyph().ifPresent(glyph -> line.tag(dialect.glyphTag(), glyph));
  }

  /**
   * Whether a result ends the game wherever it is, or is its last word: {@code 1:23} may be a time.
   */
  private boolean isSureOrLast(String result) {
    return SURE.matcher(result).matches() || isLast(0);
  }

  /**
   * Whether neither a move, a number of a move nor another result comes after some bytes; with
   * number 1 a game begins.
   */
  private boolean isLast(int from) {
    String next = lexer.wordAhead(from);
    PgnWord word = dialect.read(next);
    boolean isMove = word.move().filter(move -> !(move instanceof MoveToken.NoSquare)).isPresent();
    boolean goesOn = isMove || word.isResult() || NUMBER_OR_SQUARES.matcher(next).matches();
    return !goesOn || FIRST.matcher(next).matches();
  }

  /** Whether a word is no move, so that it may be the first of a result such as {@code 37 - 27}. */
  private boolean mayBeginResult(String written, PgnWord word) {
    boolean isNumber = word.move().isEmpty() && word.glyph().isEmpty() && !written.endsWith(".");
    return lines.size() == 1
        && (isNumber || word.move().filter(MoveToken.NoSquare.class::isInstance).isPresent());
  }

  /** Takes a result in words at the end of a game; false if there is none. */
  private boolean takeWordsOfResult(String first, SourceLocation where) {
    String rest = lexer.lineAhead();
    String words = (first + TextCursor.text(rest.getBytes(StandardCharsets.ISO_8859_1))).strip();
    if (!facts.isResult(words) || !isLast(rest.length())) {
      return false;
    }
    for (int i = 0; i < rest.length(); i++) {
      cursor.next();
    }
    takeResult(words, where);
    return true;
  }

  /** Takes dashes; before other moves, a dash is a move that names no square. */
  private void takeDashes() {
    dashes.forEach(at -> draft.line().move(new MoveToken.NoSquare(DASH), at));
    dashes.clear();
  }

  /** Takes a sign in brackets, {@code (!)}, which does not open a variation. */
  private void takeGlyph() {
    cursor.next();
    PgnWord sign = PgnWord.read(lexer.word());
    if (cursor.peek() == ')') {
      cursor.next();
    }
    if (tooDeep == 0) {
      sign.glyph().ifPresent(glyph -> lines.getFirst().tag(dialect.glyphTag(), glyph));
    }
  }

  private void takeResult(String result, SourceLocation where) {
    if (lines.size() == 1) {
      facts.end(result, where);
      isOver = true;
    } else {
      lines.getFirst().remark(result);
    }
  }
}
