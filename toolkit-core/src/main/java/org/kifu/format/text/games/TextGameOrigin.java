package org.kifu.format.text.games;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.kifu.format.text.find.WrittenSquare;
import org.kifu.format.text.judge.FoundGame;
import org.kifu.game.Origin;
import org.kifu.game.SourceLocation;

/** The places of the moves of a game that was found in a text. */
final class TextGameOrigin implements Origin {
  private final List<SourceLocation> moves;
  private final List<Span> spans;

  private TextGameOrigin(List<SourceLocation> moves, List<Span> spans) {
    this.moves = moves;
    this.spans = spans;
  }

  /** A stretch of bytes. */
  private record Span(long from, long to) {}

  static TextGameOrigin of(FoundGame game) {
    List<SourceLocation> moves = new ArrayList<>(game.size() + 1);
    List<Span> spans = new ArrayList<>(game.size());
    for (WrittenSquare square : game.squares()) {
      SourceLocation place = square.place();
      moves.add(place);
      spans.add(new Span(place.offset(), square.end().offset()));
    }
    moves.add(game.squares().getLast().end());
    return new TextGameOrigin(moves, joined(spans));
  }

  /** The stretches in the order of the source, those that touch as one. */
  private static List<Span> joined(List<Span> spans) {
    List<Span> joined = new ArrayList<>();
    for (Span span : spans.stream().sorted(Comparator.comparingLong(Span::from)).toList()) {
      if (!joined.isEmpty() && joined.getLast().to() >= span.from()) {
        Span last = joined.removeLast();
        joined.add(new Span(last.from(), Math.max(last.to(), span.to())));
      } else {
        joined.add(span);
      }
    }
    return List.copyOf(joined);
  }

  @Override
  public SourceLocation start() {
    return moves.stream().min(Comparator.comparingLong(SourceLocation::offset)).orElseThrow();
  }

  @Override
  public SourceLocation of(Fact fact) {
    return start();
  }

  @Override
  public SourceLocation ofMove(int index) {
    return moves.get(Math.min(index, moves.size() - 1));
  }

  @Override
  public int byteCount() {
    return (int) spans.stream().mapToLong(span -> span.to() - span.from()).sum();
  }

  @Override
  public byte[] bytes() {
    return new byte[0];
  }

  @Override
  public void spans(SpanTaker taker) {
    spans.forEach(span -> taker.take(span.from(), span.to()));
  }
}
