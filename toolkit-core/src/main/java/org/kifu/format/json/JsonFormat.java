package org.kifu.format.json;

import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.regex.Pattern;
import org.kifu.format.GameWriter;
import org.kifu.format.WritableFormat;

/** Kifu's own JSON; its shape is in the package's description. */
public final class JsonFormat implements WritableFormat, JsonNotation {
  /** The certainty, higher than that of Othello Quest, which has moves too. */
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
  public JsonGame.Shape shape() {
    return GameObject::read;
  }

  @Override
  public boolean isOfKifu() {
    return true;
  }

  @Override
  public GameWriter writer(OutputStream out) {
    return new JsonWriter(out);
  }
}
