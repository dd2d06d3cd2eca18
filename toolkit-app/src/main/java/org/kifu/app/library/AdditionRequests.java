package org.kifu.app.library;

import java.io.IOException;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import org.kifu.app.server.Answer;
import org.kifu.app.server.Asked;
import org.kifu.app.server.RefusedException;
import org.kifu.base.AdditionWatcher;
import org.kifu.base.Base;
import org.kifu.base.BaseAddition;
import org.kifu.base.BaseRemoval;
import org.kifu.base.ReadingChoice;
import org.kifu.base.StoredSource;
import org.kifu.base.StoredSources;
import org.kifu.json.JsonObject;
import org.kifu.source.Source;

/**
 * Requests that add a dropped file or a pasted text to the base, and tell what was understood.
 *
 * @param library the games
 * @param lists shows the games that came
 */
public record AdditionRequests(Library library, ListedGames lists) {
  private static final int MOST_SHOWN = 200;
  private static final int LONGEST_NAME = 200;
  private static final String PASTED = "Pasted";

  private static final DateTimeFormatter TIME =
      DateTimeFormatter.ofPattern("yyyy-MM-dd HH.mm.ss", Locale.ROOT);

  /** Answers a request to add the body. */
  public Answer add(Asked asked) throws IOException, RefusedException {
    byte[] body = asked.body();
    String name = name(asked.text("name"));
    return library.change(
        base -> {
          String free = freeName(base, name);
          Watcher watcher = new Watcher();
          new BaseAddition(base, ReadingChoice.NONE, List.of(), 1, watcher)
              .add(List.of(Source.of(free, body)).iterator());
          JsonObject told = told(base, watcher.known.isEmpty() ? free : watcher.known, watcher);
          if (name.startsWith(PASTED) && watcher.known.isEmpty()) {
            forgetWithoutGames(base, free);
          }
          return Answer.of(told);
        });
  }

  /** Removes a text without games: it was pasted by mistake. */
  private static void forgetWithoutGames(Base base, String name) throws IOException {
    List<StoredSource> empty =
        new StoredSources(base)
            .games().stream()
                .filter(each -> each.name().equals(name) && each.games() == 0)
                .toList();
    if (!empty.isEmpty()) {
      BaseRemoval.remove(base, empty);
    }
  }

  /** The last part of a path; a text without one is named by the time. */
  private static String name(String given) {
    String last = given.substring(Math.max(given.lastIndexOf('/'), given.lastIndexOf('\\')) + 1);
    String shown =
        last.codePoints()
            .filter(c -> !Character.isISOControl(c))
            .limit(LONGEST_NAME)
            .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
            .toString()
            .strip();
    return shown.isEmpty() || shown.equals(PASTED)
        ? PASTED + " " + LocalDateTime.now(ZoneId.systemDefault()).format(TIME)
        : shown;
  }

  /** A name that no source has: a number is added if other bytes have it. */
  private static String freeName(Base base, String name) throws IOException {
    String free = name;
    for (int i = 2; sources(base, free) > 0; i++) {
      free = name + " (" + i + ")";
    }
    return free;
  }

  private static long sources(Base base, String name) throws IOException {
    return Library.number(base, "SELECT count(*) FROM sources WHERE name = ?", name);
  }

  private JsonObject told(Base base, String name, Watcher watcher) throws IOException {
    long source =
        Library.number(base, "SELECT source FROM sources WHERE role = 'games' AND name = ?", name);
    List<Long> games = new ArrayList<>();
    for (var row :
        Library.rows(
            base,
            "SELECT game FROM games WHERE source = ? ORDER BY game LIMIT " + MOST_SHOWN,
            source)) {
      games.add((Long) row.getFirst());
    }
    long total = Library.number(base, "SELECT count(*) FROM games WHERE source = ?", source);
    return new JsonObject()
        .put("source", source == 0 ? null : source)
        .put("name", name)
        .put("added", watcher.known.isEmpty() ? total : 0)
        .put("known", !watcher.known.isEmpty())
        .put("total", total)
        .putEach("games", lists.rows(base, games), Function.identity())
        .putEach("findings", FindingRows.ofSource(base, source), Function.identity());
  }

  /** The name of a source that the base had. */
  private static final class Watcher implements AdditionWatcher {
    private String known = "";

    @Override
    public void isKnown(String source, String name) {
      known = name;
    }
  }
}
