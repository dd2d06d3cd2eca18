package org.kifu.format;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import org.kifu.game.GameRecord;
import org.kifu.game.ParsedGame;
import org.kifu.source.Source;

/**
 * A writer of games in one notation, in the order they are given. It leaves out what the target
 * cannot hold, which {@link #losses} lists. Closing it finishes the output.
 */
public interface GameWriter extends AutoCloseable {
  /**
   * Opens a writer.
   *
   * @param format a name of {@link #formats()}
   * @param target the file that holds the games; see {@link WritableFormat#writer(Path)}
   * @throws IllegalArgumentException if no such format can be written
   */
  static GameWriter open(String format, Path target) throws IOException {
    return Formats.named(format, Formats.WRITABLE).writer(target);
  }

  /**
   * Opens a writer whose files name a given day as the day they were made; see {@link
   * WritableFormat#writer(Path, LocalDate)}.
   *
   * @param format a name of {@link #formats()}
   * @throws IllegalArgumentException if no such format can be written
   */
  static GameWriter open(String format, Path target, LocalDate made) throws IOException {
    return Formats.named(format, Formats.WRITABLE).writer(target, made);
  }

  /**
   * Opens a writer onto a stream; see {@link WritableFormat#writer(OutputStream)}.
   *
   * @param format a name of {@link #formats()} that is one file
   * @throws IllegalArgumentException if no such format can be written to a stream
   */
  static GameWriter open(String format, OutputStream out) {
    return Formats.named(format, Formats.WRITABLE).writer(out);
  }

  /**
   * Opens a writer that continues an earlier edition; see {@link WritableFormat#writer(Path,
   * Source)}.
   *
   * @param format a name of {@link #formats()}
   * @throws IllegalArgumentException if no such format can be written
   */
  static GameWriter open(String format, Path target, Source predecessor) throws IOException {
    return Formats.named(format, Formats.WRITABLE).writer(target, predecessor);
  }

  /**
   * The reason a writer cannot continue an earlier edition, for a person; see {@link
   * WritableFormat#refusal(Source)}.
   *
   * @param format a name of {@link #formats()}
   * @throws IllegalArgumentException if no such format can be written
   */
  static Optional<String> refusal(String format, Source predecessor) throws IOException {
    return Formats.named(format, Formats.WRITABLE).refusal(predecessor);
  }

  /**
   * The files that a writer writes for a target.
   *
   * @throws IllegalArgumentException if no such format can be written
   */
  static List<Path> files(String format, Path target) {
    return Formats.named(format, Formats.WRITABLE).files(target);
  }

  /** The names of all formats that can be written, sorted. */
  static List<String> formats() {
    return Formats.names(Formats.WRITABLE);
  }

  /**
   * The reason this game cannot be written at all, as a short phrase: leaving out what the notation
   * cannot hold would make it another game. Nothing if {@link #write} may be called.
   */
  default Optional<String> refusal(GameRecord game) {
    return Optional.empty();
  }

  /**
   * Makes sure that a game can be written.
   *
   * @throws IllegalArgumentException if there is a {@link #refusal}
   */
  default void requireWritable(GameRecord game) {
    Optional<String> reason = refusal(game);
    if (reason.isPresent()) {
      throw new IllegalArgumentException(reason.get());
    }
  }

  /**
   * Writes one game.
   *
   * @throws IllegalArgumentException if there is a {@link #refusal}
   */
  void write(GameRecord game) throws IOException;

  /**
   * Writes one game that was read. If nothing about it has changed, a writer that continues an
   * earlier edition writes it as it was there.
   *
   * @param record the record to write
   * @throws IllegalArgumentException if there is a {@link #refusal}
   */
  default void write(ParsedGame game, GameRecord record) throws IOException {
    write(record);
  }

  /** The parts of this game that cannot be written, a short phrase each; empty if none. */
  List<String> losses(GameRecord game);

  @Override
  void close() throws IOException;
}
