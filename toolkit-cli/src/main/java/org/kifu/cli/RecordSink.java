package org.kifu.cli;

import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.kifu.format.GameWriter;
import org.kifu.format.Source;
import org.kifu.game.GameRecord;
import org.kifu.game.ParsedGame;

/** Takes the games of a conversion: a notation. */
interface RecordSink extends AutoCloseable {
  /** The names of all forms. */
  static List<String> forms() {
    return GameWriter.formats();
  }

  /** The files that will be written for a target. */
  static List<Path> files(String form, Path target) {
    return GameWriter.files(form, target);
  }

  /** Whether a form is one file, which can be written to a stream. */
  static boolean isOneFile(String form) {
    return files(form, Path.of("games")).size() == 1;
  }

  /** Why a form cannot go on from an earlier edition; nothing if it can. */
  static Optional<String> refusal(String form, Source predecessor) throws IOException {
    return GameWriter.refusal(form, predecessor);
  }

  /** Opens the files of a target. */
  static RecordSink open(String form, Path target) throws IOException {
    return new Notation(GameWriter.open(form, target));
  }

  /** Opens the files of a target, in a later edition of a source. */
  static RecordSink open(String form, Path target, Source predecessor) throws IOException {
    return new Notation(GameWriter.open(form, target, predecessor));
  }

  /** Opens a form that is one file; the stream stays open. */
  static RecordSink open(String form, OutputStream out) throws IOException {
    return new Notation(GameWriter.open(form, new KeptOpen(out)));
  }

  /** Why this game cannot be written. */
  Optional<String> refusal(GameRecord record);

  /** What of it is lost, a phrase each. */
  List<String> losses(GameRecord record);

  /**
   * Writes a game.
   *
   * @param record what was read of it
   */
  void write(ParsedGame game, GameRecord record) throws IOException;

  @Override
  void close() throws IOException;

  /** A stream that others close. */
  final class KeptOpen extends FilterOutputStream {
    KeptOpen(OutputStream out) {
      super(out);
    }

    @Override
    public void write(byte[] bytes, int from, int count) throws IOException {
      out.write(bytes, from, count);
    }

    @Override
    public void close() throws IOException {
      flush();
    }
  }

  /** A notation, whose writer decides. */
  record Notation(GameWriter writer) implements RecordSink {
    @Override
    public Optional<String> refusal(GameRecord record) {
      return writer.refusal(record);
    }

    @Override
    public List<String> losses(GameRecord record) {
      return writer.losses(record);
    }

    @Override
    public void write(ParsedGame game, GameRecord record) throws IOException {
      writer.write(game, record);
    }

    @Override
    public void close() throws IOException {
      writer.close();
    }
  }
}
