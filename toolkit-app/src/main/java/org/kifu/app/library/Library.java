package org.kifu.app.library;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.kifu.app.server.RefusedException;
import org.kifu.base.Base;
import org.kifu.base.BaseException;
import org.kifu.base.BaseQuestion;
import org.kifu.base.BaseQuestion.QuestionException;
import org.kifu.base.NameSpellings;

/**
 * The base of the window. It is opened anew for each request: so an answer is of one moment, other
 * programs can change the base between two requests, and what they did is seen.
 *
 * @param file a base
 */
public record Library(Path file) {
  /** Work on an open base. */
  @FunctionalInterface
  public interface Work<R> {
    /** Does the work. */
    R run(Base base) throws IOException, RefusedException;
  }

  /** A name for the file that a page can send back, the same at each start. */
  public String identity() {
    Path place;
    try {
      place = file.toRealPath();
    } catch (IOException e) {
      place = file.toAbsolutePath().normalize(); // a base that is gone
    }
    return UUID.nameUUIDFromBytes(place.toString().getBytes(StandardCharsets.UTF_8)).toString();
  }

  /** Reads the base. */
  public <R> R read(Work<R> work) throws IOException, RefusedException {
    try (Base base = Base.open(file)) {
      return work.run(base);
    } catch (BaseException e) {
      throw refused(e);
    }
  }

  /** Changes the base. */
  public <R> R change(Work<R> work) throws IOException, RefusedException {
    try (Base base = Base.openToChange(file)) {
      return work.run(base);
    } catch (BaseException e) {
      throw refused(e);
    }
  }

  private static RefusedException refused(BaseException cause) {
    return RefusedException.conflict(cause.fault().code(), cause.reason());
  }

  /** The rows that answer a question with values in the places of its question marks. */
  public static List<List<@Nullable Object>> rows(Base base, String sql, Object... values)
      throws IOException {
    List<List<@Nullable Object>> rows = new ArrayList<>();
    try (BaseQuestion asked = BaseQuestion.ask(base, sql, NameSpellings.NONE, List.of(values))) {
      for (var row = asked.next(); row != null; row = asked.next()) {
        rows.add(row);
      }
      return rows;
    } catch (QuestionException e) {
      throw new AssertionError(sql, e);
    }
  }

  /** The number that answers a question. */
  public static long number(Base base, String sql, Object... values) throws IOException {
    return rows(base, sql, values).getFirst().getFirst() instanceof Long number ? number : 0;
  }
}
