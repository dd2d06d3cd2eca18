package org.kifu.docs;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * The libraries that the core can use, with those that they need, from the list of parts that the
 * build writes.
 *
 * @param parts the document of CycloneDX
 * @param optional the names that the pom calls optional, such as {@code org.tukaani:xz}
 */
record LibraryParts(JsonNode parts, Set<String> optional) {
  static final String HEADING = "| library | version | licence | optional |";

  private static final Pattern OPTIONAL =
      Pattern.compile(
          "<groupId>([^<]+)</groupId>\\s*<artifactId>([^<]+)</artifactId>\\s*<optional>true<");

  static LibraryParts of(Path parts, Path pom) throws IOException {
    return new LibraryParts(
        new JsonMapper().readTree(Files.readAllBytes(parts)),
        OPTIONAL
            .matcher(Files.readString(pom))
            .results()
            .map(found -> found.group(1) + ":" + found.group(2))
            .collect(Collectors.toSet()));
  }

  /** The table of the page: a row for each library, by name. */
  String table() {
    Set<String> needed = needed();
    TreeMap<String, String> rows = new TreeMap<>();
    for (JsonNode part : parts.get("components")) {
      rows.put(
          name(part),
          "| `%s` | %s | %s | %s |\n"
              .formatted(
                  name(part),
                  part.get("version").asText(),
                  licences(part),
                  needed.contains(part.get("bom-ref").asText()) ? "no" : "yes"));
    }
    return HEADING + "\n| --- | --- | --- | --- |\n" + String.join("", rows.values());
  }

  private static String name(JsonNode part) {
    return part.get("group").asText() + ":" + part.get("name").asText();
  }

  private static String licences(JsonNode part) {
    Set<String> names = new TreeSet<>();
    for (JsonNode each : part.get("licenses")) {
      JsonNode licence = each.get("license");
      names.add(licence.path("id").asText(licence.path("name").asText()));
    }
    return String.join(", ", names);
  }

  /** The references that can be reached without one that is optional. */
  private Set<String> needed() {
    Set<String> needed = new HashSet<>();
    Deque<String> open = new ArrayDeque<>();
    open.add(parts.at("/metadata/component/bom-ref").asText());
    while (!open.isEmpty()) {
      for (JsonNode next : dependencies(open.remove())) {
        if (!isOptional(next.asText()) && needed.add(next.asText())) {
          open.add(next.asText());
        }
      }
    }
    return needed;
  }

  private JsonNode dependencies(String reference) {
    for (JsonNode each : parts.get("dependencies")) {
      if (each.get("ref").asText().equals(reference)) {
        return each.path("dependsOn");
      }
    }
    throw new AssertionError(reference);
  }

  private boolean isOptional(String reference) {
    for (JsonNode part : parts.get("components")) {
      if (part.get("bom-ref").asText().equals(reference)) {
        return optional.contains(name(part));
      }
    }
    throw new AssertionError(reference);
  }
}
