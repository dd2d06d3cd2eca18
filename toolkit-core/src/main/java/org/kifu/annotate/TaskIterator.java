package org.kifu.annotate;

import java.util.Iterator;
import java.util.NoSuchElementException;
import org.jspecify.annotations.Nullable;
import org.kifu.game.ParsedGame;

/** The plies of games, one game after the other, replayed when their turn comes. */
final class TaskIterator<P, M> implements Iterator<Task<P, M>> {
  private final Admission<P, M> admission;
  private final Iterator<ParsedGame> games;
  private @Nullable ReplayedGame<P, M> current;
  private int nextIndex;

  TaskIterator(Admission<P, M> admission, Iterator<ParsedGame> games) {
    this.admission = admission;
    this.games = games;
  }

  @Override
  public boolean hasNext() {
    return current != null || games.hasNext();
  }

  @Override
  public Task<P, M> next() {
    if (current == null) {
      if (!games.hasNext()) {
        throw new NoSuchElementException();
      }
      Task<P, M> first = admission.firstTask(games.next());
      return first instanceof Task.Ply<P, M>(ReplayedGame<P, M> game, int _) ? ply(game, 0) : first;
    }
    return ply(current, nextIndex);
  }

  private Task<P, M> ply(ReplayedGame<P, M> game, int index) {
    nextIndex = index + 1;
    current = nextIndex < game.plies() ? game : null;
    return new Task.Ply<>(game, index);
  }
}
