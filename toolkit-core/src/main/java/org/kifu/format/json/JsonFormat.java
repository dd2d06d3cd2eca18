package org.kifu.format.json;

import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Iterator;
import java.util.regex.Pattern;
import org.kifu.format.GameWriter;
import org.kifu.format.ReadOptions;
import org.kifu.format.WritableFormat;
import org.kifu.game.ParsedGame;
import org.kifu.source.Source;

/** Kifu's own JSON; its shape is in the package's description. */
public final class JsonFormat implements WritableFormat {
  /** The certainty. */
  private static final int SURE = 95;

  private static final Pattern VERSION = Pattern.compile("\"schemaVersion\"\\s*:\\s*\\d");
  private static final Pattern MOVES = Pattern.compile("\"moves\"\\s*:\\s*\\[");

  @Override
  public String name() {
    return "json";
  }

  @Override
  public int recognise(byte[] head) {
    String text = new String(head, StandardCharsets.ISO_8859_1);
    return VERSION.matcher(text).find() && MOVES.matcher(text).find() ? SURE : 0;
  }

  @Override
  public boolean mayBeIn(String fileName) {
    return fileName.endsWith(".json") || fileName.endsWith(".jsonl");
  }

  /** JSON is UTF-8. */
  @Override
  public boolean leavesEncodingOpen(byte[] head) {
    return false;
  }

  @Override
  public Iterator<ParsedGame> read(Source source, InputStream stream, ReadOptions options) {
    return JsonGame.all(source, stream, options);
  }

  @Override
  public GameWriter writer(OutputStream out) {
    return new JsonWriter(out);
  }
}
