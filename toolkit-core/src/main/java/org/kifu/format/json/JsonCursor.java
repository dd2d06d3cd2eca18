package org.kifu.format.json;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import org.kifu.game.SourceLocation;
import org.kifu.source.text.Utf8Text.Places;

/**
 * A cursor over the values of a JSON object, in their order. It is at one value: a text, a number,
 * a literal, or an object or array that {@link #each} goes through. Not for use by several threads.
 */
final class JsonCursor {
  /** A receiver of the value at the cursor. */
  @FunctionalInterface
  interface Taker {
    /**
     * Takes a value; an object or array that it does not go through is skipped.
     *
     * @param name the name of the field, or the index of the element, from 0
     */
    void take(String name) throws IOException;
  }

  private final JsonParser json;
  private final Places places;

  JsonCursor(JsonParser json, Places places) {
    this.json = json;
    this.places = places;
  }

  /**
   * Goes through the fields of the current object, or the elements of the current array. Any other
   * value has none.
   *
   * @throws IOException if the JSON is broken
   */
  void each(Taker taker) throws IOException {
    if (isScalar()) {
      return;
    }
    boolean isObject = json.currentToken() == JsonToken.START_OBJECT;
    JsonToken end = isObject ? JsonToken.END_OBJECT : JsonToken.END_ARRAY;
    for (int i = 0; json.nextToken() != end; i++) {
      String name = isObject ? json.currentName() : Integer.toString(i);
      if (isObject) {
        json.nextToken();
      }
      taker.take(name);
      if (!isScalar()) {
        json.skipChildren();
      }
    }
  }

  /** Whether the cursor is at a text, a number or a literal, or has gone through the value. */
  boolean isScalar() {
    return json.currentToken() != JsonToken.START_OBJECT
        && json.currentToken() != JsonToken.START_ARRAY;
  }

  /** Whether the cursor is at {@code null}. */
  boolean isNull() {
    return json.currentToken() == JsonToken.VALUE_NULL;
  }

  /**
   * The value as written: the characters of a text, the digits of a number, the word of a literal.
   *
   * @throws IOException if the JSON is broken
   */
  String text() throws IOException {
    return json.getText();
  }

  /** The place of the value, which must be requested in the order of the values. */
  SourceLocation where() {
    return places.at(json.currentTokenLocation().getByteOffset());
  }
}
