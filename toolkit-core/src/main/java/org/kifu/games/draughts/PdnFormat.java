package org.kifu.games.draughts;

import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Iterator;
import org.kifu.format.GameWriter;
import org.kifu.format.ReadOptions;
import org.kifu.format.TextGameWriter;
import org.kifu.format.WritableFormat;
import org.kifu.format.pgn.DraughtsText;
import org.kifu.format.pgn.PgnComments;
import org.kifu.format.pgn.PgnDialect;
import org.kifu.format.pgn.PgnGame;
import org.kifu.game.ParsedGame;
import org.kifu.notation.Commented;
import org.kifu.notation.Comments;
import org.kifu.source.Source;

/**
 * Games of draughts in PDN, a dialect of PGN. Only Russian draughts is read; games of other kinds
 * are named in findings.
 */
public final class PdnFormat implements WritableFormat, Commented {
  private static final int SURE = 90;

  @Override
  public String name() {
    return "pdn";
  }

  @Override
  public boolean isUnbounded() {
    return true;
  }

  @Override
  public int recognise(byte[] head) {
    return DraughtsText.isGame(new String(head, StandardCharsets.UTF_8)) ? SURE : 0;
  }

  @Override
  public Comments comments() {
    return new PgnComments();
  }

  @Override
  public Iterator<ParsedGame> read(Source source, InputStream stream, ReadOptions options) {
    PgnDialect dialect = new PdnDialect(options.rules().name(), options.advice());
    return PgnGame.all(source, stream, options, "*", PdnDialect::beginsAt, dialect);
  }

  @Override
  public GameWriter writer(OutputStream out) {
    return new TextGameWriter(new PdnWriting(false), out);
  }
}
