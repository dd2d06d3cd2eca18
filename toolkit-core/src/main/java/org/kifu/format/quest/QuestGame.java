package org.kifu.format.quest;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.regex.Pattern;
import org.kifu.format.RecordDraft;
import org.kifu.format.TextCursor;
import org.kifu.format.Utf8Text;
import org.kifu.game.ParsedGame;
import org.kifu.game.ProblemCode;
import org.kifu.game.SourceLocation;

/** Reads one object. */
final class QuestGame {
  /** The cursor gives UTF-8; zeros among the bytes do not make it UTF-32. */
  private static final JsonFactory FACTORY =
      JsonFactory.builder().disable(JsonFactory.Feature.CHARSET_DETECTION).build();

  /** What the parser says for programmers. */
  private static final Pattern WORDS_OF_PARSER =
      Pattern.compile(" \\((?:start marker|JSON String|for ).*", Pattern.DOTALL);

  private final TextCursor cursor;
  private final SourceLocation start;
  private final RecordDraft draft;
  private final QuestValues values;

  QuestGame(TextCursor cursor, int number) {
    this.cursor = cursor;
    this.start = cursor.here();
    this.draft = new RecordDraft(number, start);
    this.values = new QuestValues(draft);
  }

  ParsedGame read(String rules) {
    cursor.mark();
    new JsonText(cursor).take();
    SourceLocation end = cursor.here();
    if (cursor.isFull()) {
      String message = "a game longer than %d bytes".formatted(TextCursor.MAX_BYTES);
      draft.problem(ProblemCode.UNREADABLE, start, message);
    } else {
      parse(cursor.markedText());
    }
    return draft.parsed(rules, end, cursor.marked());
  }

  private void parse(Utf8Text text) {
    Places places = new Places(start, text);
    try (JsonParser json = FACTORY.createParser(text.bytes())) {
      for (JsonToken token = json.nextToken(); token != null; token = json.nextToken()) {
        long offset = json.currentTokenLocation().getByteOffset();
        take(json, token, places.at(offset));
      }
      if (!values.hasMoves()) {
        draft.problem(ProblemCode.UNREADABLE, start, "the object holds no array of moves");
      }
    } catch (JsonProcessingException e) {
      long offset = e.getLocation() == null ? 0 : e.getLocation().getByteOffset();
      String message = WORDS_OF_PARSER.matcher(e.getOriginalMessage()).replaceFirst("");
      draft.problem(ProblemCode.UNREADABLE, places.at(offset), "broken JSON: " + message);
    } catch (IOException e) {
      throw new UncheckedIOException(e); // bytes in memory do not break
    }
  }

  private void take(JsonParser json, JsonToken token, SourceLocation where) throws IOException {
    if (token == JsonToken.START_ARRAY || token == JsonToken.START_OBJECT) {
      values.open(json.getParsingContext().pathAsPointer().toString(), where);
    } else if (token == JsonToken.END_ARRAY || token == JsonToken.END_OBJECT) {
      values.close(json.getParsingContext().pathAsPointer().toString());
    } else if (token.isScalarValue()) {
      values.scalar(json.getParsingContext().pathAsPointer().toString(), json.getText(), where);
    }
  }
}
