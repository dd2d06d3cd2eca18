package org.kifu.docs;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;

/**
 * The libraries that the core can use, with those that they need, from the list of parts that the
 * build writes.
 *
 * @param parts the document of CycloneDX
 */
record LibraryParts(JsonNode parts) {
  static final String HEADING = "| library | version | licence | optional |";

  static LibraryParts of(Path file) throws IOException {
    return new LibraryParts(new JsonMapper().readTree(Files.readAllBytes(file)));
  }

  /** The table of the page: a row for each library, by name. */
  String table() {
    TreeMap<String, String> rows = new TreeMap<>();
    for (JsonNode part : parts.get("components")) {
      String name = part.get("group").asText() + ":" + part.get("name").asText();
      rows.put(
          name,
          "| `%s` | %s | %s | %s |\n"
              .formatted(
                  name,
                  part.get("version").asText(),
                  licences(part),
                  part.get("scope").asText().equals("optional") ? "yes" : "no"));
    }
    return HEADING + "\n| --- | --- | --- | --- |\n" + String.join("", rows.values());
  }

  /** The licences between which a user may choose, by the short names of SPDX where there are. */
  private static String licences(JsonNode part) {
    List<String> names = new ArrayList<>();
    for (JsonNode each : part.get("licenses")) {
      JsonNode licence = each.get("license");
      names.add(licence.path("id").asText(licence.path("name").asText()));
    }
    return String.join(" or ", names);
  }
}
