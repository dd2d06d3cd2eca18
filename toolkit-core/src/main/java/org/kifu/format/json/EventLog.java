package org.kifu.format.json;

import java.io.IOException;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import org.kifu.format.json.MoveCell.FieldValue;
import org.kifu.game.ParsedGame;
import org.kifu.game.ProblemCode;
import org.kifu.notation.DiscColumn;
import org.kifu.notation.RecordDraft;
import org.kifu.source.text.TextCursor;

/**
 * A log of games with an object for each event, {@code {"t":"move","sq":"f5"}}: the events up to
 * the start of another game are one game.
 */
final class EventLog {
  private static final int MOST_AHEAD = 999;

  private static final String FIELDS = "[^{}\\[\\]]*+";

  /** An object that may contain one other, {@code {"type":"move","data":{"sq":"f5"}}}. */
  private static final String EVENT =
      "\\{FIELDS(?:\\{FIELDS\\}FIELDS)?+\\}\\s*+".replace("FIELDS", FIELDS);

  private static final String MOVE =
      "(?=[^}]*?(?:%s|%2$s[^}]*?%2$s))".formatted(MoveCell.NAMED_SQUARE, MoveCell.NAMED_NUMBER)
          + EVENT;

  /** Such objects, one after the other, of which at least two hold a move. */
  private static final Pattern BEGINNING =
      Pattern.compile(
          "(?si)(?=EVENTEVENT\\{)(?:EVENT){0,4}?MOVE(?:EVENT){0,2}?MOVE.*"
              .replace("EVENT", EVENT)
              .replace("MOVE", MOVE));

  /** The event that begins another game. */
  private static final Pattern START =
      Pattern.compile(
          "(?si)\\{[^{}]*?\"(?:t|type|event|kind|action)\"\\s*:\\s*\"(?:game[_ -]?)?"
              + "(?:start|new|begin)[^\"]*+\".*");

  private static final Set<String> KINDS = Set.of("t", "type", "event", "kind", "action");
  private static final Pattern OF_MOVE = Pattern.compile("(?i).*(?:move|play|place|put|drop).*");

  private static final Pattern OF_END = Pattern.compile("(?i)end|over|finish|result|score");

  private final String rules;
  private boolean isLog;
  private boolean isOver;
  private long beginning = -1;

  EventLog(String rules) {
    this.rules = rules;
  }

  /** Whether a game begins at the next byte, which is the first of the source or follows a game. */
  boolean beginsAt(TextCursor cursor) {
    if (isOver && !isLog) {
      return false;
    }
    boolean isObject = cursor.peek() == '{';
    if (!isOver) {
      isOver = !TextCursor.isBlank(cursor.peek());
      isLog = isObject && BEGINNING.matcher(cursor.ahead(MOST_AHEAD)).matches();
    }
    beginning = isLog && isObject ? cursor.offset() : beginning;
    return isLog && isObject;
  }

  /** Whether a game was found at the next byte. */
  boolean isAt(TextCursor cursor) {
    return cursor.offset() == beginning;
  }

  /** Reads the game that begins here. */
  ParsedGame read(TextCursor cursor, int number) {
    return JsonGame.read(
        cursor, new JsonGame(cursor.here(), number, rules), EventLog::isNext, EventLog::readEvents);
  }

  private static boolean isNext(TextCursor cursor) {
    return cursor.peek() == '{' && START.matcher(cursor.ahead(MOST_AHEAD)).matches();
  }

  private static void readEvents(JsonCursor json, RecordDraft game) throws IOException {
    JsonFacts facts = new JsonFacts(game);
    ListedMoves moves = new ListedMoves(game);
    do {
      MoveCell event = MoveCell.at(json.where());
      json.each(name -> put(json, name, event));
      if (isMove(event)) {
        moves.addAlone(event);
      } else {
        takeFacts(event.fields(), facts, game);
      }
    } while (json.isNext());
    moves.finish();
    facts.finish();
    if (game.line().size() == 0) {
      game.problem(ProblemCode.UNREADABLE, game.where(), "the log holds no moves");
    }
  }

  /** Takes a value of an event, or the values of the object in it. */
  private static void put(JsonCursor json, String name, MoveCell event) throws IOException {
    if (json.isScalar()) {
      event.put(name, json.text(), json.where());
    } else {
      json.each(
          inner -> {
            if (json.isScalar()) {
              event.put(inner, json.text(), json.where());
            }
          });
    }
  }

  private static boolean isMove(MoveCell event) {
    return event.holdsMove()
        && event.fields().entrySet().stream()
            .filter(field -> KINDS.contains(field.getKey()))
            .allMatch(field -> OF_MOVE.matcher(field.getValue().text()).matches());
  }

  private static void takeFacts(Map<String, FieldValue> fields, JsonFacts facts, RecordDraft game) {
    boolean isEnd =
        KINDS.stream()
            .anyMatch(
                kind -> fields.containsKey(kind) && OF_END.matcher(fields.get(kind).text()).find());
    fields.forEach(
        (name, value) -> {
          boolean isScore = isEnd && DiscColumn.isNumber(value.text());
          boolean isKind = KINDS.contains(name); // the kind of the event, not a tournament
          if (isKind || !facts.take((isScore ? "/score/" : "/") + name, value.text(), value.at())) {
            game.line().tag("quest:" + name, value.text());
          }
        });
  }
}
