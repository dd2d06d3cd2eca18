package org.kifu.format.text;

import java.io.InputStream;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.Queue;
import org.jspecify.annotations.Nullable;
import org.kifu.format.ReadOptions;
import org.kifu.format.text.games.GameWindow;
import org.kifu.format.text.page.DressReader;
import org.kifu.format.text.page.Page;
import org.kifu.format.text.page.PlacedText;
import org.kifu.game.ParsedGame;
import org.kifu.source.Source;
import org.kifu.source.text.TextLine;
import org.kifu.source.text.TextLines;

/** The games of one text, of which only a window is in memory. */
final class TextReading implements Iterator<ParsedGame> {
  /** The number of characters that are taken from the text at a time. */
  private static final int PIECE = 1 << 16;

  private final TextLines lines;
  private final GameWindow window;
  private final Page page;
  private final Queue<ParsedGame> games = new ArrayDeque<>();

  /** The lines of which some text has not become rows. */
  private final List<TextLine> pending = new ArrayList<>();

  /** The number of characters of these lines that have become rows. */
  private int read;

  private @Nullable DressReader reader;
  private boolean isAtEnd;

  TextReading(Source source, InputStream stream, ReadOptions options) {
    this.lines = new TextLines(source, stream).divided();
    this.window = new GameWindow(options.rules(), options.problems());
    this.page = new Page(window::take, window::take);
  }

  @Override
  public boolean hasNext() {
    while (games.isEmpty() && !isAtEnd) {
      readPiece();
      if (window.isFull() || isAtEnd) {
        games.addAll(window.games(isAtEnd));
      }
    }
    return !games.isEmpty();
  }

  @Override
  public ParsedGame next() {
    if (!hasNext()) {
      throw new NoSuchElementException();
    }
    return games.remove();
  }

  /** Gives more of the text to the page. */
  private void readPiece() {
    int taken = 0;
    Optional<TextLine> line = lines.next();
    if (reader == null) {
      line.ifPresent(first -> window.startsAt(first.at(0)));
    }
    while (line.isPresent()) {
      pending.add(line.get());
      taken += line.get().text().length() + 1;
      line = taken < PIECE ? lines.next() : Optional.empty();
      isAtEnd = line.isEmpty() && taken < PIECE;
    }
    isAtEnd |= taken == 0;
    if (pending.isEmpty()) {
      return;
    }
    PlacedText all = PlacedText.of(pending);
    PlacedText text = all.piece(read, all.length());
    DressReader open = reader == null ? page.reader(text) : reader;
    reader = open;
    forget(read + open.read(text, isAtEnd));
  }

  /** Forgets the lines of which all text has become rows. */
  private void forget(int past) {
    int whole = 0;
    int left = past;
    while (whole < pending.size() && left > pending.get(whole).text().length()) {
      left -= pending.get(whole).text().length() + 1;
      whole++;
    }
    pending.subList(0, whole).clear();
    read = left;
  }
}
