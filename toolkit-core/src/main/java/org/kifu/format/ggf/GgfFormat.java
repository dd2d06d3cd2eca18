package org.kifu.format.ggf;

import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Iterator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.kifu.format.GameWriter;
import org.kifu.format.ReadOptions;
import org.kifu.format.TextGameWriter;
import org.kifu.format.WritableFormat;
import org.kifu.game.ParsedGame;
import org.kifu.source.Source;

/** Game files of GGS, NBoard and Edax; the grammar is in the package's description. */
public final class GgfFormat implements WritableFormat {
  private static final int SURE = 95;
  private static final int IN_OTHER_TEXT = 80;

  /** GM names a game, by number in SGF; a board is one value in GGF alone. */
  private static final Pattern GAME =
      Pattern.compile("\\(;\\s*(?:[A-Z]{1,3}\\[[^\\]]*\\]\\s*){0,8}(?:GM\\[\\s*[A-Za-z]{3}|BO\\[)");

  @Override
  public String name() {
    return "ggf";
  }

  @Override
  public int recognise(byte[] head) {
    String text = new String(head, StandardCharsets.ISO_8859_1);
    Matcher game = GAME.matcher(text);
    if (!game.find()) {
      return 0;
    }
    String before = text.substring(0, game.start());
    return before.matches("(?:\u00EF\u00BB\u00BF)?[\\s\\d]*") ? SURE : IN_OTHER_TEXT;
  }

  @Override
  public Iterator<ParsedGame> read(Source source, InputStream stream, ReadOptions options) {
    return new GgfGames(source, stream, options);
  }

  @Override
  public GameWriter writer(OutputStream out) {
    return new TextGameWriter(new GgfWriting(), out);
  }
}
