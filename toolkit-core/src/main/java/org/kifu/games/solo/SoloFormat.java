package org.kifu.games.solo;

import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Iterator;
import java.util.regex.Pattern;
import org.kifu.format.GameWriter;
import org.kifu.format.ReadOptions;
import org.kifu.format.TextGameWriter;
import org.kifu.format.WritableFormat;
import org.kifu.game.ParsedGame;
import org.kifu.source.Source;

/** Records of the solo game; their grammar is in the package's description. */
public final class SoloFormat implements WritableFormat {
  /** More than transcripts, which know {@code Black d3} too, but no gold. */
  private static final int LIKELY = 88;

  private static final int SURE = 97;

  private static final Pattern HEAD = Pattern.compile("(?i)\\A\\s*+(?:#.*+\\R\\s*+)*+solo\\b");
  private static final Pattern MOVE = Pattern.compile("(?i)\\b(?:gold|black)[: ]\\s*[a-h][1-8]\\b");
  private static final Pattern GOLD_MOVE = Pattern.compile("(?i)\\bgold[: ]\\s*[a-h][1-8]\\b");
  private static final Pattern TILE = Pattern.compile("(?i)\\b[a-h][1-8]=(?:[gb](?:\\d|-)|\\?)");

  @Override
  public String name() {
    return "solo";
  }

  @Override
  public int recognise(byte[] head) {
    String text = new String(head, StandardCharsets.ISO_8859_1);
    if (HEAD.matcher(text).find()) {
      return MOVE.matcher(text).find() || TILE.matcher(text).find() ? SURE : 0;
    }
    return GOLD_MOVE.matcher(text).find() ? LIKELY : 0;
  }

  @Override
  public Iterator<ParsedGame> read(Source source, InputStream stream, ReadOptions options) {
    return new SoloGames(source, stream, options.problems());
  }

  @Override
  public GameWriter writer(OutputStream out) {
    return new TextGameWriter(new SoloWriting(), out);
  }
}
