package org.kifu.format.text;

import java.io.InputStream;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Optional;
import org.kifu.format.ReadOptions;
import org.kifu.format.text.judge.FoundGame;
import org.kifu.format.text.judge.Judge;
import org.kifu.format.text.judge.Prices;
import org.kifu.format.text.judge.RuledPosition;
import org.kifu.format.text.page.Page;
import org.kifu.format.text.page.PlacedText;
import org.kifu.format.text.page.Row;
import org.kifu.game.ParsedGame;
import org.kifu.source.Source;
import org.kifu.source.text.TextLine;
import org.kifu.source.text.TextLines;

/** The games of one text. */
final class TextReading implements Iterator<ParsedGame> {
  private final TextLines lines;
  private final ReadOptions options;
  private final Judge judge;
  private Iterator<FoundGame> found = List.<FoundGame>of().iterator();
  private boolean isRead;
  private int number;

  TextReading(Source source, InputStream stream, ReadOptions options) {
    this.lines = new TextLines(source, stream);
    this.options = options;
    this.judge = new Judge(RuledPosition.start(options.rules()), Prices.USUAL);
  }

  @Override
  public boolean hasNext() {
    if (!isRead) {
      isRead = true;
      found = read().iterator();
    }
    return found.hasNext();
  }

  private List<FoundGame> read() {
    List<TextLine> all = new ArrayList<>();
    for (Optional<TextLine> line = lines.next(); line.isPresent(); line = lines.next()) {
      all.add(line.get());
    }
    List<Row> rows = all.isEmpty() ? List.of() : Page.rowsOf(PlacedText.of(all));
    return rows.isEmpty() ? List.of() : new PageGames(judge, rows).games();
  }

  @Override
  public ParsedGame next() {
    if (!hasNext()) {
      throw new NoSuchElementException();
    }
    number++;
    return new FoundRecord(number, options.rules().name(), found.next()).parsed();
  }
}
