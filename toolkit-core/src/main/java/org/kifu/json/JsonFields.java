package org.kifu.json;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.exc.StreamConstraintsException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectReader;
import com.fasterxml.jackson.databind.exc.MismatchedInputException;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;
import org.kifu.words.Discs;

/** The fields of a JSON object, each read as the type that it should have. */
public final class JsonFields {
  /** The number of characters of a wrong line that messages show. */
  private static final int EXCERPT = 40;

  /**
   * The deepest nesting that is read; JSON made from records stays below it, because records may
   * nest 250 deep.
   */
  private static final int MOST_NESTING = 500;

  /** The most tokens that are read; each takes about fifty bytes of memory. */
  private static final int MOST_TOKENS = 2_000_000;

  private static final ObjectReader READER =
      JsonMapper.builder(
              JsonFactory.builder()
                  .streamReadConstraints(
                      StreamReadConstraints.builder()
                          .maxNestingDepth(MOST_NESTING)
                          .maxTokenCount(MOST_TOKENS)
                          .build())
                  .build())
          .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
          .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
          .enable(DeserializationFeature.FAIL_ON_READING_DUP_TREE_KEY)
          .build()
          .reader();

  private final JsonNode node;

  /** The place of the object in its document, for messages; ends with a dot unless empty. */
  private final String path;

  private JsonFields(JsonNode node, String path) {
    this.node = node;
    this.path = path;
  }

  /** An object that does not have the shape it should have. */
  public static final class ShapeException extends Exception {
    private static final long serialVersionUID = 1;

    private static final int LONGEST = 300;

    public ShapeException(String message) {
      super(message.length() <= LONGEST ? message : message.substring(0, LONGEST) + "...");
    }
  }

  /** Parses a text that holds an object. */
  public static JsonFields parse(String text) throws ShapeException {
    JsonNode node = node(text);
    if (!node.isObject()) {
      throw new ShapeException("expected a JSON object");
    }
    return new JsonFields(node, "");
  }

  private static JsonNode node(String text) throws ShapeException {
    try {
      return READER.readTree(text);
    } catch (StreamConstraintsException e) {
      throw new ShapeException(
          "more than %d levels or %d values of JSON".formatted(MOST_NESTING, MOST_TOKENS));
    } catch (MismatchedInputException e) {
      throw new ShapeException("JSON that says something twice: '" + start(text) + "'");
    } catch (JsonProcessingException e) {
      throw new ShapeException("no JSON: '" + start(text) + "'"); // the parser's is about tokens
    }
  }

  /** The start of a text, as long as a message should show. */
  private static String start(String text) {
    return text.codePointCount(0, text.length()) <= EXCERPT
        ? text
        : text.substring(0, text.offsetByCodePoints(0, EXCERPT)) + "...";
  }

  public boolean has(String name) {
    return node.has(name);
  }

  public JsonFields object(String name) throws ShapeException {
    JsonNode found = node.get(name);
    return new JsonFields(
        checked(found, found != null && found.isObject(), name, "an object"), path + name + ".");
  }

  public Optional<JsonFields> optionalObject(String name) throws ShapeException {
    return has(name) ? Optional.of(object(name)) : Optional.empty();
  }

  public List<JsonFields> objects(String name) throws ShapeException {
    List<JsonFields> objects = new ArrayList<>();
    for (JsonNode element : array(name)) {
      String place = name + "[" + objects.size() + "]";
      checked(element, element.isObject(), place, "an object");
      objects.add(new JsonFields(element, path + place + "."));
    }
    return objects;
  }

  public List<String> texts(String name) throws ShapeException {
    List<String> texts = new ArrayList<>();
    for (JsonNode element : array(name)) {
      texts.add(
          checked(element, element.isTextual(), name + "[" + texts.size() + "]", "a text")
              .textValue());
    }
    return texts;
  }

  private JsonNode array(String name) throws ShapeException {
    JsonNode found = node.get(name);
    return checked(found, found != null && found.isArray(), name, "an array");
  }

  public String text(String name) throws ShapeException {
    JsonNode found = node.get(name);
    return checked(found, found != null && found.isTextual(), name, "a text").textValue();
  }

  public int integer(String name) throws ShapeException {
    JsonNode found = node.get(name);
    return checked(found, found != null && found.isInt(), name, "a whole number").intValue();
  }

  public long longInteger(String name, long absent) throws ShapeException {
    JsonNode found = node.get(name);
    return found == null
        ? absent
        : checked(
                found, found.canConvertToLong() && found.isIntegralNumber(), name, "a whole number")
            .longValue();
  }

  public int integer(String name, int absent) throws ShapeException {
    return has(name) ? integer(name) : absent;
  }

  public OptionalInt optionalInteger(String name) throws ShapeException {
    return has(name) ? OptionalInt.of(integer(name)) : OptionalInt.empty();
  }

  public boolean flag(String name) throws ShapeException {
    JsonNode found = node.get(name);
    return found != null && checked(found, found.isBoolean(), name, "true or false").booleanValue();
  }

  /** A number of discs, in hundredths. */
  public int discs(String name) throws ShapeException {
    JsonNode found = node.get(name);
    checked(found, found != null && found.isNumber(), name, "a number of discs");
    try {
      return Discs.centidiscs(found.decimalValue());
    } catch (ArithmeticException e) {
      throw wrong(name, "a number with at most two decimals");
    }
  }

  /**
   * Checks that a number of discs has the value that follows from other fields; it may be absent.
   */
  public void follows(String name, long centidiscs) throws ShapeException {
    if (has(name) && discs(name) != centidiscs) {
      throw wrong(name, Discs.text(centidiscs) + " by the other fields, found " + node.get(name));
    }
  }

  /**
   * A number with at most this many decimals, in units of the last decimal; nothing if it is
   * absent.
   */
  public OptionalInt optionalDecimal(String name, int decimals) throws ShapeException {
    JsonNode found = node.get(name);
    if (found == null) {
      return OptionalInt.empty();
    }
    checked(found, found.isNumber(), name, "a number");
    try {
      return OptionalInt.of(found.decimalValue().movePointRight(decimals).intValueExact());
    } catch (ArithmeticException e) {
      throw wrong(name, "a number with at most " + decimals + " decimals");
    }
  }

  public double number(String name) throws ShapeException {
    JsonNode found = node.get(name);
    double number =
        checked(found, found != null && found.isNumber(), name, "a number").doubleValue();
    if (!Double.isFinite(number)) {
      throw wrong(name, "a number that is not beyond all bounds");
    }
    return number;
  }

  /** The objects of an array; none if it is absent. */
  public List<JsonFields> optionalObjects(String name) throws ShapeException {
    return has(name) ? objects(name) : List.of();
  }

  /** One of several values, by its name. */
  public <E> E named(String name, E[] values, java.util.function.Function<E, String> label)
      throws ShapeException {
    String text = text(name);
    for (E value : values) {
      if (label.apply(value).equals(text)) {
        return value;
      }
    }
    throw wrong(name, "one of its names, found '" + text + "'");
  }

  public ShapeException wrong(String name, String expected) {
    return new ShapeException(path + name + ": expected " + expected);
  }

  private JsonNode checked(@Nullable JsonNode found, boolean isRight, String name, String expected)
      throws ShapeException {
    if (found == null || !isRight) {
      throw wrong(name, expected);
    }
    return found;
  }
}
