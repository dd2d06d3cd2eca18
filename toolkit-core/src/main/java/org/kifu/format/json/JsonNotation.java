package org.kifu.format.json;

import java.io.InputStream;
import java.util.Iterator;
import org.kifu.format.GameFormat;
import org.kifu.format.ReadOptions;
import org.kifu.game.ParsedGame;
import org.kifu.source.Source;

/** A notation whose games are objects of JSON: that of Kifu, or that of all other programs. */
interface JsonNotation extends GameFormat {
  @Override
  default boolean mayBeIn(String fileName) {
    return fileName.endsWith(".json") || fileName.endsWith(".jsonl");
  }

  @Override
  default boolean isAroundGames(byte[] head) {
    return JsonOutline.isAroundGames(head);
  }

  /** JSON is UTF-8. */
  @Override
  default boolean leavesEncodingOpen(byte[] head) {
    return false;
  }

  @Override
  default Iterator<ParsedGame> read(Source source, InputStream stream, ReadOptions options) {
    return JsonGame.all(source, stream, options, this);
  }

  /** A reader of one of its objects. */
  JsonGame.Shape shape();

  /** Whether this is Kifu's own notation. */
  boolean isOfKifu();
}
