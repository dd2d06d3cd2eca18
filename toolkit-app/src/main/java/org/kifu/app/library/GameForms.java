package org.kifu.app.library;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.kifu.annotate.AnnotatedGame;
import org.kifu.annotate.output.AnnotatedRecord;
import org.kifu.annotate.output.AnnotationWriter;
import org.kifu.annotate.output.Wording;
import org.kifu.app.server.RefusedException;
import org.kifu.format.GameWriter;
import org.kifu.game.GameRecord;
import org.kifu.page.GamePage;

/**
 * The forms of one file in which a game can be saved: notations, and those of its annotation.
 *
 * @param record the game; nothing if it cannot be read
 * @param annotation its annotation; the notations that have a place for values have these too
 * @param wording the language of sentences
 */
record GameForms(Optional<GameRecord> record, Optional<AnnotatedGame> annotation, Wording wording) {
  /** The notations by the endings of their files. */
  private static final Map<String, String> NOTATIONS = new LinkedHashMap<>();

  static {
    NOTATIONS.put("pgn", "pgn");
    NOTATIONS.put("ggf", "ggf");
    NOTATIONS.put("sgf", "sgf");
    NOTATIONS.put("pdn", "pdn");
    NOTATIONS.put("solo", "solo");
    NOTATIONS.put("txt", "transcript-labelled");
    NOTATIONS.put("json", "json");
  }

  /** The forms of an annotation for people, by the endings of their files. */
  private static final List<String> PAGES = List.of("md", "html");

  /** The endings of the forms that hold this game. */
  List<String> endings() {
    List<String> endings = new ArrayList<>();
    for (Map.Entry<String, String> each : NOTATIONS.entrySet()) {
      if (refusal(each.getValue()).isEmpty()) {
        endings.add(each.getKey());
      }
    }
    if (annotation.isPresent()) {
      endings.add("csv");
      endings.addAll(PAGES);
    }
    return endings;
  }

  /** The reason that a notation cannot hold the game; nothing if it can. */
  private Optional<String> refusal(String notation) {
    try (GameWriter writer = GameWriter.open(notation, OutputStream.nullOutputStream())) {
      return record.isEmpty() ? Optional.of("unreadable") : writer.refusal(record.get());
    } catch (IOException e) {
      throw new IllegalStateException("nothing was written", e);
    }
  }

  /**
   * The game as a file.
   *
   * @throws RefusedException if there is no such form, or it cannot hold the game
   */
  byte[] file(String ending) throws IOException, RefusedException {
    boolean isKnown =
        NOTATIONS.containsKey(ending) || ending.equals("csv") || PAGES.contains(ending);
    if (!isKnown) {
      throw RefusedException.wrong("games cannot be written as '" + ending + "'");
    }
    if (NOTATIONS.containsKey(ending) && !(ending.equals("json") && annotation.isPresent())) {
      return inNotation(ending);
    }
    if (!endings().contains(ending)) {
      throw RefusedException.conflict("cannot-be-written", "the game has no annotation for this");
    }
    StringWriter text = new StringWriter();
    try (AnnotationWriter writer =
        switch (ending) {
          case "json" -> AnnotationWriter.json(text);
          case "csv" -> AnnotationWriter.csv(text);
          case "md" -> AnnotationWriter.markdown(text, wording);
          default -> new GamePage(text, wording);
        }) {
      writer.write(annotation.orElseThrow());
    }
    return text.toString().getBytes(StandardCharsets.UTF_8);
  }

  private byte[] inNotation(String ending) throws IOException, RefusedException {
    String notation = Objects.requireNonNull(NOTATIONS.get(ending));
    GameRecord written = written(ending);
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try (GameWriter writer = GameWriter.open(notation, out)) {
      Optional<String> refusal = writer.refusal(written);
      if (refusal.isPresent()) {
        throw RefusedException.conflict("cannot-be-written", refusal.get());
      }
      writer.write(written);
    }
    return out.toByteArray();
  }

  private GameRecord written(String ending) throws RefusedException {
    if (record.isEmpty()) {
      throw RefusedException.conflict("unreadable", "the record cannot be read");
    }
    return switch (ending) {
      case "ggf" ->
          annotation.map(game -> AnnotatedRecord.forGgf(game, wording)).orElse(record.get());
      case "sgf" ->
          annotation.map(game -> AnnotatedRecord.forSgf(game, wording)).orElse(record.get());
      default -> record.get();
    };
  }
}
