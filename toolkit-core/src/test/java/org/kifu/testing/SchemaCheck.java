package org.kifu.testing;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Checks JSON against the part of JSON Schema that this project's schemas use. Fields that a schema
 * does not name are faults here, so that none goes undescribed.
 */
public final class SchemaCheck {
  private static final Map<String, Predicate<JsonNode>> TYPES =
      Map.of(
          "object", JsonNode::isObject,
          "array", JsonNode::isArray,
          "string", JsonNode::isTextual,
          "number", JsonNode::isNumber,
          "integer", JsonNode::isIntegralNumber,
          "boolean", JsonNode::isBoolean);

  private final JsonNode root;
  private final List<String> faults = new ArrayList<>();

  public SchemaCheck(JsonNode root) {
    this.root = root;
  }

  /** What does not fit, each with its place. */
  public List<String> faults(JsonNode value) {
    faults.clear();
    check(root, value, "$");
    return List.copyOf(faults);
  }

  private void check(JsonNode schema, JsonNode value, String place) {
    if (schema.has("$ref")) {
      check(root.at(schema.get("$ref").textValue().substring(1)), value, place);
      return;
    }
    String type = schema.path("type").asText("");
    if (!TYPES.getOrDefault(type, any -> true).test(value)) {
      faults.add(place + ": no " + type);
      return;
    }
    checkValue(schema, value, place);
    checkFields(schema, value, place);
    for (int i = 0; schema.has("items") && i < value.size(); i++) {
      check(schema.get("items"), value.get(i), place + "[" + i + "]");
    }
  }

  private void checkValue(JsonNode schema, JsonNode value, String place) {
    fault(schema.has("const") && !schema.get("const").equals(value), place, "not the constant");
    fault(schema.has("enum") && !contains(schema.get("enum"), value), place, "not in enum");
    fault(
        schema.has("pattern")
            && !Pattern.compile(schema.get("pattern").textValue()).matcher(value.asText()).find(),
        place,
        "not as its pattern");
    fault(
        schema.has("minimum") && value.doubleValue() < schema.get("minimum").doubleValue(),
        place,
        "below " + schema.get("minimum"));
    fault(
        schema.has("maximum") && value.doubleValue() > schema.get("maximum").doubleValue(),
        place,
        "above " + schema.get("maximum"));
    fault(
        schema.has("minItems") && value.size() < schema.get("minItems").intValue(),
        place,
        "too few");
  }

  private void checkFields(JsonNode schema, JsonNode value, String place) {
    schema
        .path("required")
        .forEach(
            name -> fault(!value.has(name.textValue()), place + "." + name.textValue(), "missing"));
    if (schema.has("oneOf")) {
      long fitting = list(schema.get("oneOf")).stream().filter(each -> hasAll(each, value)).count();
      fault(fitting != 1, place, "fits " + fitting + " of oneOf");
    }
    if (schema.has("properties")) {
      value
          .fieldNames()
          .forEachRemaining(
              name -> checkField(schema.get("properties").get(name), value, place, name));
    }
  }

  private void checkField(@Nullable JsonNode schema, JsonNode value, String place, String name) {
    String field = place + "." + name;
    if (schema == null) {
      faults.add(field + ": not in the schema");
    } else {
      check(schema, value.get(name), field);
    }
  }

  private static boolean hasAll(JsonNode schema, JsonNode value) {
    return list(schema.get("required")).stream().allMatch(name -> value.has(name.textValue()));
  }

  private static boolean contains(JsonNode values, JsonNode value) {
    return list(values).contains(value);
  }

  private static List<JsonNode> list(JsonNode array) {
    List<JsonNode> nodes = new ArrayList<>();
    array.forEach(nodes::add);
    return nodes;
  }

  private void fault(boolean isFault, String place, String what) {
    if (isFault) {
      faults.add(place + ": " + what);
    }
  }
}
