package org.kifu.format;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import org.kifu.file.FileOutput;
import org.kifu.source.Source;

/** A notation that can also be written. */
public interface WritableFormat extends GameFormat {
  /**
   * Opens a writer. It writes directly to its files; callers that want them to appear all at once
   * let it write to another folder and move {@link #files} from there.
   *
   * @param target the file that holds the games; it is replaced if it exists
   */
  default GameWriter writer(Path target) throws IOException {
    return writer(FileOutput.to(target));
  }

  /**
   * Opens a writer whose files name a given day as the day they were made, so that the same games
   * give the same bytes whenever they are written. For a notation without such a day, any writer.
   */
  default GameWriter writer(Path target, LocalDate made) throws IOException {
    return writer(target);
  }

  /**
   * Opens a writer that continues an earlier edition, so that what others rely on stays: in WTHOR,
   * the numbers of players and tournaments. A notation without such numbers writes as always.
   *
   * @param target the file that holds the games; it is replaced if it exists
   * @param predecessor the games of the earlier edition, in any notation
   */
  default GameWriter writer(Path target, Source predecessor) throws IOException {
    return writer(target);
  }

  /**
   * The reason a writer cannot continue an earlier edition, for a person; nothing if it can, or has
   * nothing to continue.
   *
   * @param predecessor the games of the earlier edition, in any notation; this reads them
   */
  default Optional<String> refusal(Source predecessor) throws IOException {
    return Optional.empty();
  }

  /**
   * Opens a writer of a notation that is one file, onto a stream that takes the games as they come
   * and is closed with the writer.
   *
   * @throws IllegalArgumentException if the notation is several files
   */
  default GameWriter writer(OutputStream out) {
    throw new IllegalArgumentException(name() + " is several files");
  }

  /** The files that {@link #writer(Path)} writes: the target, and files that go beside it. */
  default List<Path> files(Path target) {
    return List.of(target);
  }
}
