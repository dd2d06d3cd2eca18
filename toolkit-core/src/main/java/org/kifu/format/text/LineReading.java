package org.kifu.format.text;

import java.io.InputStream;
import java.util.ArrayDeque;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.Queue;
import org.jspecify.annotations.Nullable;
import org.kifu.format.ReadOptions;
import org.kifu.format.text.games.GameWindow;
import org.kifu.format.text.page.Page;
import org.kifu.format.text.page.PlacedText;
import org.kifu.game.ParsedGame;
import org.kifu.game.Problem;
import org.kifu.game.ProblemCode;
import org.kifu.source.Source;
import org.kifu.source.text.TextLine;
import org.kifu.source.text.TextLines;

/** The games of a text, each line of which is read as if it were alone. */
final class LineReading implements Iterator<ParsedGame> {
  private final TextLines lines;
  private final ReadOptions options;
  private final Queue<ParsedGame> games = new ArrayDeque<>(2);
  private int count;
  private boolean isAtEnd;

  /** The finding on the first line without a game, as long as no line has one. */
  private @Nullable Problem nothing;

  LineReading(Source source, InputStream stream, ReadOptions options) {
    this.lines = new TextLines(source, stream);
    this.options = options;
  }

  @Override
  public boolean hasNext() {
    while (games.isEmpty() && !isAtEnd) {
      lines.next().ifPresentOrElse(this::read, this::end);
    }
    return !games.isEmpty();
  }

  private void read(TextLine line) {
    if (line.text().isBlank()) {
      return;
    }
    GameWindow window = new GameWindow(options.rules(), this::hear);
    Page page = new Page(window::take, window::take);
    PlacedText text = PlacedText.of(List.of(line));
    window.startsAt(line.at(0));
    page.reader(text).read(text, true);
    for (ParsedGame game : window.games(true)) {
      count++;
      games.add(game.numbered(count));
    }
  }

  private void hear(Problem problem) {
    if (problem.code() != ProblemCode.NO_GAMES) {
      options.problems().accept(problem);
    } else if (nothing == null) {
      nothing = problem;
    }
  }

  private void end() {
    isAtEnd = true;
    Optional.ofNullable(nothing).filter(_ -> count == 0).ifPresent(options.problems());
  }

  @Override
  public ParsedGame next() {
    if (!hasNext()) {
      throw new NoSuchElementException();
    }
    return games.remove();
  }
}
