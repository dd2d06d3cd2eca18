package org.kifu.format.text;

import java.io.InputStream;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Optional;
import org.kifu.format.ReadOptions;
import org.kifu.format.text.games.PageGames;
import org.kifu.game.ParsedGame;
import org.kifu.rules.Rules;
import org.kifu.source.Source;
import org.kifu.source.text.TextLine;
import org.kifu.source.text.TextLines;

/** The games of one text. */
final class TextReading implements Iterator<ParsedGame> {
  private final TextLines lines;
  private final Rules<?, ?> rules;
  private Iterator<ParsedGame> games = Collections.emptyIterator();
  private boolean isRead;

  TextReading(Source source, InputStream stream, ReadOptions options) {
    this.lines = new TextLines(source, stream);
    this.rules = options.rules();
  }

  @Override
  public boolean hasNext() {
    if (!isRead) {
      isRead = true;
      List<TextLine> all = new ArrayList<>();
      for (Optional<TextLine> line = lines.next(); line.isPresent(); line = lines.next()) {
        all.add(line.get());
      }
      games = all.isEmpty() ? games : PageGames.of(all, rules, 1).iterator();
    }
    return games.hasNext();
  }

  @Override
  public ParsedGame next() {
    if (!hasNext()) {
      throw new NoSuchElementException();
    }
    return games.next();
  }
}
