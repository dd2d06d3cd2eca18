package org.kifu.format.solo;

import java.io.InputStream;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import org.kifu.format.Source;
import org.kifu.format.TextLine;
import org.kifu.format.TextLines;
import org.kifu.game.ParsedGame;
import org.kifu.game.Problem;
import org.kifu.game.ProblemCode;
import org.kifu.game.SourceLocation;

/** The records of one source, each from its first line to the next one's. */
final class SoloGames implements Iterator<ParsedGame> {
  private static final Pattern HEAD = Pattern.compile("(?i)\\s*solo\\b.*");

  private final TextLines lines;
  private Optional<TextLine> ahead;
  private int games;

  SoloGames(Source source, InputStream stream, Consumer<Problem> problems) {
    this.lines = new TextLines(source, stream);
    this.ahead = nextLine();
    if (ahead.isEmpty()) {
      SourceLocation start = SourceLocation.atByte(source.name(), 0);
      problems.accept(new Problem(ProblemCode.NO_GAMES, start, 0, 0, "no line holds anything"));
    }
  }

  private Optional<TextLine> nextLine() {
    Optional<TextLine> line = lines.next();
    while (line.filter(TextLine::isBlank).isPresent()) {
      line = lines.next();
    }
    return line;
  }

  private static boolean isHead(TextLine line) {
    return HEAD.matcher(line.text()).matches();
  }

  @Override
  public boolean hasNext() {
    return ahead.isPresent();
  }

  /** The first record may do without its first line. */
  @Override
  public ParsedGame next() {
    List<TextLine> own = new ArrayList<>(List.of(ahead.orElseThrow(NoSuchElementException::new)));
    ahead = nextLine();
    while (ahead.filter(line -> !isHead(line)).isPresent()) {
      own.add(ahead.get());
      ahead = nextLine();
    }
    games++;
    SoloGame game = new SoloGame(games, own);
    own.stream().skip(isHead(own.getFirst()) ? 1 : 0).forEach(game::take);
    return game.parsed();
  }
}
