package org.kifu.format.transcript;

import java.io.ByteArrayOutputStream;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.kifu.format.transcript.line.LineReading;
import org.kifu.format.transcript.line.LineReading.ReadingKind;
import org.kifu.game.Origin;
import org.kifu.game.SourceLocation;

/** The place of a game of one or more lines. Only its moves have places of their own. */
final class TranscriptOrigin implements Origin {
  private final List<LineReading> lines;
  private final int added;

  /**
   * Creates the origin of the lines of a game.
   *
   * @param added the number of moves before the first that are not written anywhere
   */
  TranscriptOrigin(List<LineReading> lines, int added) {
    this.lines = lines;
    this.added = added;
  }

  /** The start of the first line that is not a comment. */
  @Override
  public SourceLocation start() {
    int first = 0;
    while (lines.get(first).kind() == ReadingKind.COMMENT) {
      first++;
    }
    return lines.get(first).line().at(0);
  }

  @Override
  public SourceLocation of(Fact fact) {
    for (LineReading line : lines) {
      Optional<Integer> place = line.facts().map(facts -> facts.places().get(fact));
      if (place.isPresent()) {
        return line.line().at(place.get());
      }
    }
    return start();
  }

  @Override
  public SourceLocation ofMove(int index) {
    int left = Math.max(0, index - added);
    LineReading last = lines.getFirst();
    for (LineReading line : lines) {
      if (left < line.moves().size()) {
        return line.line().at(line.moves().placeOf(left));
      }
      if (line.moves().size() > 0) {
        left -= line.moves().size();
        last = line;
      }
    }
    return last.line().at(last.moves().placeOf(last.moves().size()));
  }

  @Override
  public int byteCount() {
    int count = 0;
    for (LineReading line : lines) {
      count += line.line().byteCount();
    }
    return count;
  }

  @Override
  public void spans(SpanTaker taker) {
    for (LineReading line : inSource()) {
      line.line().span(taker);
    }
  }

  @Override
  public byte[] bytes() {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    for (LineReading line : inSource()) {
      bytes.writeBytes(line.line().bytes());
    }
    return bytes.toByteArray();
  }

  /** The lines in the order of the source, where moves may be in another order than played. */
  private List<LineReading> inSource() {
    return lines.size() == 1
        ? lines
        : lines.stream()
            .sorted(Comparator.comparingLong(line -> line.line().at(0).offset()))
            .toList();
  }
}
