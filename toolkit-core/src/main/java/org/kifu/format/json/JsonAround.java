package org.kifu.format.json;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import org.kifu.game.Origin.Fact;
import org.kifu.game.SourceLocation;
import org.kifu.notation.RecordDraft;
import org.kifu.notation.WrittenDate;
import org.kifu.source.text.Utf8Text.Places;

/**
 * The facts that objects give for all games in them, before the first game: {@code
 * {"tournament":{"name":"Winter Open","rounds":[{"date":"1999-01-30","games":[...]}]}}}. They hold
 * up to the bracket that closes their object.
 */
final class JsonAround {
  private static final Set<String> NAMES = Set.of("name", "title");
  private static final Set<Fact> FACTS = Set.of(Fact.EVENT, Fact.PLACE, Fact.DATE);

  /** A number, an address or the path of a file. */
  private static final Pattern NO_NAME = Pattern.compile("\\d*|\\S*[/\\\\]\\S*");

  /**
   * A fact.
   *
   * @param depth the number of brackets that are open at its place
   */
  private record Said(int depth, Fact fact, String value, SourceLocation where) {}

  private final List<Said> said = new ArrayList<>(0);

  /** The names of the fields that hold objects around games, by the number of open brackets. */
  private final Map<Integer, String> fields = new HashMap<>();

  /**
   * Takes the facts of an object before the first object in it that is a game or holds one.
   *
   * @param json positioned before the object
   * @param depth the number of brackets that are open around it
   * @param end the first byte of the object within
   * @throws IOException if the JSON is broken
   */
  void takeFrom(JsonParser json, Places places, int depth, long end) throws IOException {
    boolean isEvent = isEvent(fields.getOrDefault(depth, ""));
    Deque<String> open = new ArrayDeque<>();
    String name = "";
    json.nextToken();
    JsonToken token = json.nextToken();
    SourceLocation where = places.at(json.currentTokenLocation().getByteOffset());
    while (token != null && where.offset() < end) {
      if (token == JsonToken.FIELD_NAME) {
        name = json.currentName();
      } else if (token.isStructStart()) {
        open.push(name);
      } else if (token.isStructEnd()) {
        open.poll();
      } else if (token == JsonToken.VALUE_STRING
          && (open.isEmpty() || open.size() == 1 && isEvent(open.getFirst()))) {
        say(depth + 1, isEvent || !open.isEmpty(), name, json.getText(), where);
      }
      token = json.nextToken();
      where = places.at(json.currentTokenLocation().getByteOffset());
    }
    fields.put(depth + 1 + open.size(), open.isEmpty() ? name : open.getFirst());
  }

  /** Whether an object of this name is an event, or one of several in a list. */
  private static boolean isEvent(String name) {
    String one = name.endsWith("s") ? name.substring(0, name.length() - 1) : name;
    return JsonNames.fact(one).equals(Optional.of(Fact.EVENT));
  }

  private void say(int depth, boolean isEvent, String name, String value, SourceLocation where) {
    Optional<Fact> fact =
        isEvent && NAMES.contains(JsonNames.plain(name))
            ? Optional.of(Fact.EVENT)
            : JsonNames.fact(name).filter(FACTS::contains);
    fact.filter(_ -> !NO_NAME.matcher(value).matches())
        .filter(known -> known != Fact.DATE || isEvent || depth > 1 || saysEvent(depth))
        .ifPresent(known -> said.add(new Said(depth, known, value, where)));
  }

  /** Whether an event is given there; a date alone around all games may be that of the file. */
  private boolean saysEvent(int depth) {
    return said.stream().anyMatch(each -> each.depth == depth && each.fact == Fact.EVENT);
  }

  /** Forgets the facts in brackets that are now closed. */
  void leave(int depth) {
    said.removeIf(each -> each.depth > depth);
    fields.keySet().removeIf(each -> each > depth);
  }

  /** Adds the facts that a game does not give itself; the nearest object counts. */
  void addTo(RecordDraft game) {
    for (Said each : said.reversed()) {
      if (each.fact != Fact.DATE) {
        game.name(each.fact, each.value, each.where);
      } else if (!game.says(Fact.DATE)) {
        WrittenDate.readFirst(each.value).ifPresent(date -> game.date(date, each.where));
      }
    }
  }
}
