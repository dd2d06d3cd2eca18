package org.kifu.format.json;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The players that a source lists before its games, by the numbers that the games use for them:
 * {@code "players":[{"id":12,"name":"Ann"}]}. A number that two players have names nobody.
 */
final class JsonRoster {
  private static final Set<String> LISTS =
      Set.of("players", "participants", "competitors", "users");
  private static final Set<String> NAMES =
      Set.of("name", "username", "nickname", "displayname", "fullname");

  /** The most players of a list. */
  private static final int MOST_PLAYERS = 100_000;

  private final Map<String, String> names = new HashMap<>();
  private final Set<String> ambiguous = new HashSet<>();

  /** The name of the player with a number; nothing if no list gives it, or several differ. */
  Optional<String> name(String id) {
    return ambiguous.contains(id) ? Optional.empty() : Optional.ofNullable(names.get(id));
  }

  /**
   * Takes the lists of players from a text, which may break off.
   *
   * @param json positioned before the text
   */
  void takeFrom(JsonParser json) throws IOException {
    while (json.nextToken() != null) {
      boolean isList =
          json.currentToken() == JsonToken.START_ARRAY
              && json.currentName() != null
              && LISTS.contains(JsonNames.plain(json.currentName()));
      while (isList && json.nextToken() == JsonToken.START_OBJECT) {
        takePlayer(json);
      }
    }
  }

  private void takePlayer(JsonParser json) throws IOException {
    @Nullable String id = null;
    @Nullable String name = null;
    while (json.nextToken() == JsonToken.FIELD_NAME) {
      String field = JsonNames.plain(json.currentName());
      json.nextToken();
      if (json.currentToken().isScalarValue()) {
        id = field.equals("id") ? json.getText() : id;
        name = name == null && NAMES.contains(field) ? json.getText() : name;
      }
      json.skipChildren();
    }
    if (id != null && name != null && names.size() < MOST_PLAYERS) {
      String before = names.putIfAbsent(id, name);
      if (before != null && !before.equals(name)) {
        ambiguous.add(id);
      }
    }
  }
}
