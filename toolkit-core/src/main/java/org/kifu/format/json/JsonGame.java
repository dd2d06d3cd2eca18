package org.kifu.format.json;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadConstraints;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Iterator;
import java.util.regex.Pattern;
import org.kifu.format.ReadOptions;
import org.kifu.game.ParsedGame;
import org.kifu.game.ProblemCode;
import org.kifu.game.SourceLocation;
import org.kifu.notation.Comments;
import org.kifu.notation.RecordDraft;
import org.kifu.notation.TextGames;
import org.kifu.source.Source;
import org.kifu.source.text.TextCursor;
import org.kifu.source.text.Utf8Text;
import org.kifu.source.text.Utf8Text.Places;

/**
 * A game that is an object of JSON: the text up to its closing bracket is taken, then read value by
 * value. The values before the damage of a broken object are kept; {@link JsonRecords} decides
 * where the next object begins.
 */
final class JsonGame {
  /** The deepest nesting of a record, since readers follow it by recursion. */
  private static final int MOST_NESTING = 250;

  /** The cursor gives UTF-8; zeros among the bytes do not make it UTF-32. */
  private static final JsonFactory FACTORY =
      JsonFactory.builder()
          .disable(JsonFactory.Feature.CHARSET_DETECTION)
          .streamReadConstraints(
              StreamReadConstraints.builder().maxNestingDepth(MOST_NESTING).build())
          .build();

  /** The words of the parser that are meant for programmers. */
  private static final Pattern WORDS_OF_PARSER =
      Pattern.compile(" \\((?:start marker|JSON String|for ).*", Pattern.DOTALL);

  private final SourceLocation start;
  private final RecordDraft draft;

  /** Starts a game with an object that begins here. */
  JsonGame(SourceLocation start, int number, String rules) {
    this.start = start;
    this.draft = new RecordDraft(number, start);
    draft.rules(rules);
  }

  /**
   * The games of a text: objects one after the other, a line each, in an array, or within others.
   */
  static Iterator<ParsedGame> all(Source source, InputStream stream, ReadOptions options) {
    JsonRecords records = new JsonRecords(options.rules().name(), options.problems());
    return new TextGames(
        source, stream, "[],", Comments.NONE, records::beginsAt, records::read, options.problems());
  }

  /** Reads the object; returns whether it is undamaged and has moves. */
  boolean read(Utf8Text text) {
    Places places = new Places(start, text);
    try (JsonParser json = FACTORY.createParser(text.bytes())) {
      json.nextToken();
      GameObject.read(new JsonCursor(json, places), draft);
      return draft.line().size() > 0;
    } catch (JsonProcessingException e) {
      long offset = e.getLocation() == null ? 0 : e.getLocation().getByteOffset();
      String message = WORDS_OF_PARSER.matcher(e.getOriginalMessage()).replaceFirst("");
      problem(places.at(offset), "broken JSON: " + message);
      return false;
    } catch (IOException e) {
      throw new UncheckedIOException(e); // bytes in memory do not break
    }
  }

  /** Reports that the game is too long and not read. */
  void refuseLength() {
    problem(start, "a game longer than %d bytes".formatted(TextCursor.MAX_BYTES));
  }

  /** Reports that more of the object follows its last bracket. */
  void closesEarly(SourceLocation where) {
    problem(where, "broken JSON: the object is closed before its end");
  }

  private void problem(SourceLocation where, String message) {
    draft.problem(ProblemCode.UNREADABLE, where, message);
  }

  /**
   * Ends the game.
   *
   * @param end the place after the object
   * @param cursor positioned there, with a mark at the first byte of the object
   */
  ParsedGame parsed(SourceLocation end, TextCursor cursor) {
    return draft.parsed(end, cursor);
  }
}
