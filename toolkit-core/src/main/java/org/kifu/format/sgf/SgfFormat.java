package org.kifu.format.sgf;

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
import org.kifu.notation.Comments;
import org.kifu.notation.TextGames;
import org.kifu.source.Source;

/** Game trees; the grammar is in the package's description. */
public final class SgfFormat implements WritableFormat {
  private static final int SURE = 90;
  private static final int IN_OTHER_TEXT = 80;

  private static final Pattern TREE =
      Pattern.compile(
          "(?:\u00EF\u00BB\u00BF)?\\s*\\(\\s*;\\s*(?:[A-Z][A-Za-z]{0,15}|[a-z]{1,2})\\s*\\[.*",
          Pattern.DOTALL);
  private static final Pattern NAMED_TREE =
      Pattern.compile("\\(\\s*;\\s*(?:FF|GM|ff|gm)\\s*\\[\\d");

  /** A game that has a name instead of a number, as in GGF. */
  private static final Pattern NAMED_GAME = Pattern.compile("GM\\[\\s*[A-Za-z]{3}");

  /** A game by its number, or the version of SGF. */
  private static final Pattern NUMBERED = Pattern.compile("(?:GM|FF)\\[\\s*\\d");

  /** The name of an encoding; UTF-8 is also read if nothing is stated. */
  private static final Pattern OTHER_ENCODING =
      Pattern.compile("CA\\s*\\[\\s*(?!(?i:utf-?8))[A-Za-z0-9]");

  @Override
  public String name() {
    return "sgf";
  }

  @Override
  public int recognise(byte[] head) {
    String text = new String(head, StandardCharsets.ISO_8859_1);
    if (NAMED_GAME.matcher(text).find() && !NUMBERED.matcher(text).find()) {
      return 0;
    }
    return TREE.matcher(text).lookingAt()
        ? SURE
        : NAMED_TREE.matcher(text).find() ? IN_OTHER_TEXT : 0;
  }

  @Override
  public boolean leavesEncodingOpen(byte[] head) {
    return !OTHER_ENCODING.matcher(new String(head, StandardCharsets.ISO_8859_1)).find();
  }

  @Override
  public Iterator<ParsedGame> read(Source source, InputStream stream, ReadOptions options) {
    String rules = options.rules().name();
    return new TextGames(
        source,
        stream,
        "",
        Comments.NONE,
        cursor -> SgfTree.beginsAt(cursor) && !SgfTree.isOfNamedGameAt(cursor),
        (cursor, number) -> new SgfTree(cursor, number, rules).read(),
        options.problems());
  }

  @Override
  public GameWriter writer(OutputStream out) {
    return new TextGameWriter(new SgfWriting(), out);
  }
}
