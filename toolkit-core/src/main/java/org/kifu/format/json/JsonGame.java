package org.kifu.format.json;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadConstraints;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Iterator;
import java.util.function.Predicate;
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
  /** A reader of an object into a game. */
  @FunctionalInterface
  interface Shape {
    /**
     * Reads the object.
     *
     * @param json positioned at the object
     * @throws IOException if the JSON is broken, as {@code json} says
     */
    void read(JsonCursor json, RecordDraft game) throws IOException;
  }

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
  private final JsonRoster players;
  private final JsonAround around;

  /** Starts a game with an object that begins here, in a source without facts around it. */
  JsonGame(SourceLocation start, int number, String rules) {
    this(start, number, rules, new JsonRoster(), new JsonAround());
  }

  /**
   * Starts a game with an object that begins here.
   *
   * @param players the players that the source lists before it
   * @param around the facts of the objects around it
   */
  JsonGame(SourceLocation start, int number, String rules, JsonRoster players, JsonAround around) {
    this.start = start;
    this.players = players;
    this.around = around;
    this.draft = new RecordDraft(number, start);
    draft.rules(rules);
  }

  /**
   * The games of a text: objects one after the other, a line each, in an array, or within others.
   * Objects that are clearly of the other JSON notation are read in it, unless the user has named
   * the notation of the whole source.
   */
  static Iterator<ParsedGame> all(
      Source source, InputStream stream, ReadOptions options, JsonNotation notation) {
    JsonNotation other = notation.isOfKifu() ? new QuestFormat() : new JsonFormat();
    Shape shape = options.format().isPresent() ? notation.shape() : other.shape();
    JsonRecords records =
        new JsonRecords(options.rules().name(), notation, shape, options.problems());
    if (notation.isOfKifu()) {
      return new TextGames(
          source,
          stream,
          "[],",
          Comments.NONE,
          records::beginsAt,
          records::read,
          options.problems());
    }
    MoveArray array = new MoveArray(options.rules().name());
    EventLog log = new EventLog(options.rules().name());
    return new TextGames(
        source,
        stream,
        "[],",
        Comments.NONE,
        cursor -> array.beginsAt(cursor) || log.beginsAt(cursor) || records.beginsAt(cursor),
        (cursor, number) ->
            array.isAt(cursor)
                ? array.read(cursor, number)
                : log.isAt(cursor) ? log.read(cursor, number) : records.read(cursor, number),
        options.problems());
  }

  /** Takes the players that a text lists, up to the first damage. */
  static void addPlayers(JsonRoster players, Utf8Text text) {
    try (JsonParser json = FACTORY.createParser(text.bytes())) {
      players.takeFrom(json);
    } catch (JsonProcessingException e) {
      return; // the text ends within an object, as the text around games does
    } catch (IOException e) {
      throw new UncheckedIOException(e); // bytes in memory do not break
    }
  }

  /**
   * Takes the facts that an object gives for the games in it, up to the first damage.
   *
   * @param start the place of the object
   * @param depth the number of brackets that are open around it
   * @param end the first byte of the first object in it that is a game or holds one
   */
  static void addAround(
      JsonAround around, Utf8Text text, SourceLocation start, int depth, long end) {
    try (JsonParser json = FACTORY.createParser(text.bytes())) {
      around.takeFrom(json, new Places(start, text), depth, end);
    } catch (JsonProcessingException e) {
      return; // damage is reported where games are read
    } catch (IOException e) {
      throw new UncheckedIOException(e); // bytes in memory do not break
    }
  }

  /** Reads the object; returns whether it is undamaged and has moves. */
  boolean read(Utf8Text text, Shape shape) {
    Places places = new Places(start, text);
    try (JsonParser json = FACTORY.createParser(text.bytes())) {
      json.nextToken();
      shape.read(new JsonCursor(json, places, players), draft);
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

  /**
   * Reads a game that begins here, up to the place where all brackets are closed and it ends.
   *
   * @param isEnd whether it ends at a cursor outside of all brackets
   */
  static ParsedGame read(
      TextCursor cursor, JsonGame game, Predicate<TextCursor> isEnd, Shape shape) {
    JsonScanner.Strings strings = new JsonScanner.Strings();
    int depth = 0;
    cursor.mark();
    do {
      int c = cursor.next();
      if (strings.isOutside(c)) {
        depth += c == '[' || c == '{' ? 1 : c == ']' || c == '}' ? -1 : 0;
      }
    } while (cursor.peek() != TextCursor.END
        && !cursor.isFull()
        && (depth > 0 || !isEnd.test(cursor)));
    if (cursor.isFull()) {
      game.refuseLength();
    } else {
      game.read(cursor.markedText(), shape);
    }
    return game.parsed(cursor.here(), cursor);
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
    around.addTo(draft);
    return draft.parsed(end, cursor);
  }
}
