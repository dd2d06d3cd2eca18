package org.kifu.app;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.ResourceBundle;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import org.kifu.app.server.Answer;
import org.kifu.app.server.Asked;
import org.kifu.app.server.RefusedException;
import org.kifu.base.GameOpenings;
import org.kifu.json.JsonObject;
import org.kifu.page.PageFiles;

/**
 * The files of the window: its own page, scripts and style, and those that it shares with pages.
 */
final class ServedFiles {
  private static final String WORDS = "org.kifu.app.words";

  private static final Map<String, String> TYPES =
      Map.of(
          "html", "text/html; charset=utf-8",
          "css", "text/css; charset=utf-8",
          "js", "text/javascript; charset=utf-8",
          "svg", "image/svg+xml");

  private final Locale language;

  /** Made while the browser starts: reading the lists of names takes a tenth of a second. */
  private final CompletableFuture<Map<String, String>> openings;

  ServedFiles(Locale language) {
    this.language = language;
    this.openings = CompletableFuture.supplyAsync(new GameOpenings(language)::translations);
  }

  /** The page. */
  Answer shell(Asked asked) throws RefusedException {
    return own("index.html");
  }

  /** A file of the page. */
  Answer web(Asked asked) throws RefusedException {
    return own(asked.path().getLast());
  }

  /** A file that all pages of Kifu share. */
  Answer page(Asked asked) throws RefusedException {
    String name = asked.path().getLast();
    return answer(name, PageFiles.file(name));
  }

  /** The words of the window in the language, and its names of openings by those of others. */
  Answer words(Asked asked) {
    ResourceBundle words =
        ResourceBundle.getBundle(WORDS, language, ServedFiles.class.getClassLoader());
    Map<String, String> all = new TreeMap<>();
    words.keySet().forEach(key -> all.put(key, words.getString(key)));
    return Answer.of(
        new JsonObject()
            .put("language", language.toLanguageTag())
            .put("words", JsonObject.of(all))
            .put("openings", openings.join()));
  }

  private static Answer own(String name) throws RefusedException {
    boolean isName = name.matches("[a-z]+\\.(html|css|js|svg)");
    return answer(name, isName ? resource("web/" + name) : Optional.empty());
  }

  private static Answer answer(String name, Optional<byte[]> content) throws RefusedException {
    String type = TYPES.getOrDefault(name.substring(name.lastIndexOf('.') + 1), "text/plain");
    return Answer.of(
        type, content.orElseThrow(() -> RefusedException.missing("there is no file " + name)));
  }

  private static Optional<byte[]> resource(String name) {
    try (InputStream in = ServedFiles.class.getResourceAsStream(name)) {
      return in == null ? Optional.empty() : Optional.of(in.readAllBytes());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
