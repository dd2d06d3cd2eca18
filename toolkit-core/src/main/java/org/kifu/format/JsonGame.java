package org.kifu.format;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadConstraints;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Iterator;
import java.util.regex.Pattern;
import org.kifu.game.ParsedGame;
import org.kifu.game.ProblemCode;
import org.kifu.game.SourceLocation;

/**
 * A game that is an object of JSON: what its brackets enclose is taken, then read value by value.
 * What was read before the damage of a broken object is kept; the next one is read where it begins
 * a line or follows a closed bracket.
 */
public final class JsonGame {
  /** Reads an object into a game. */
  @FunctionalInterface
  public interface Shape {
    /**
     * Reads the object.
     *
     * @param json stands at the object
     * @throws IOException if the JSON is broken, as {@code json} says
     */
    void read(JsonCursor json, RecordDraft game) throws IOException;
  }

  /** No record nests deeper, and readers follow it by recursion. */
  private static final int MOST_NESTING = 250;

  /** The cursor gives UTF-8; zeros among the bytes do not make it UTF-32. */
  private static final JsonFactory FACTORY =
      JsonFactory.builder()
          .disable(JsonFactory.Feature.CHARSET_DETECTION)
          .streamReadConstraints(
              StreamReadConstraints.builder().maxNestingDepth(MOST_NESTING).build())
          .build();

  /** What the parser says for programmers. */
  private static final Pattern WORDS_OF_PARSER =
      Pattern.compile(" \\((?:start marker|JSON String|for ).*", Pattern.DOTALL);

  private final TextCursor cursor;
  private final SourceLocation start;
  private final RecordDraft draft;

  private JsonGame(TextCursor cursor, int number, String rules) {
    this.cursor = cursor;
    this.start = cursor.here();
    this.draft = new RecordDraft(number, start);
    draft.rules(rules);
  }

  /** The games of a text: objects one after the other, a line each, or in an array. */
  public static Iterator<ParsedGame> all(
      Source source, InputStream stream, ReadOptions options, Shape shape) {
    String rules = options.rules().name();
    return new TextGames(
        source,
        stream,
        "[],",
        cursor -> cursor.peek() == '{',
        (cursor, number) -> new JsonGame(cursor, number, rules).read(shape),
        options.problems());
  }

  private ParsedGame read(Shape shape) {
    cursor.mark();
    new JsonText(cursor).take();
    SourceLocation end = cursor.here();
    if (cursor.isFull()) {
      String message = "a game longer than %d bytes".formatted(TextCursor.MAX_BYTES);
      draft.problem(ProblemCode.UNREADABLE, start, message);
    } else {
      read(cursor.markedText(), shape);
    }
    return draft.parsed(end, cursor.marked());
  }

  private void read(Utf8Text text, Shape shape) {
    Places places = new Places(start, text);
    try (JsonParser json = FACTORY.createParser(text.bytes())) {
      json.nextToken();
      shape.read(new JsonCursor(json, places), draft);
    } catch (JsonProcessingException e) {
      long offset = e.getLocation() == null ? 0 : e.getLocation().getByteOffset();
      String message = WORDS_OF_PARSER.matcher(e.getOriginalMessage()).replaceFirst("");
      draft.problem(ProblemCode.UNREADABLE, places.at(offset), "broken JSON: " + message);
    } catch (IOException e) {
      throw new UncheckedIOException(e); // bytes in memory do not break
    }
  }
}
