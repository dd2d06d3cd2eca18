package org.kifu.annotate.output;

import java.io.IOException;
import java.io.InputStream;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HexFormat;
import java.util.Iterator;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import java.util.zip.CRC32C;
import org.kifu.annotate.AnnotatedGame;
import org.kifu.annotate.AnnotatedGame.AnnotationSettings;
import org.kifu.annotate.AnnotationResult;
import org.kifu.annotate.MixedAnnotator;
import org.kifu.annotate.output.TextLineInput.Line;
import org.kifu.file.FileOutput;
import org.kifu.game.ParsedGame;
import org.kifu.json.JsonFields.ShapeException;

/**
 * The results of a batch so far, as JSON lines in a separate file, so that a stopped batch can
 * continue: nothing is done twice, and the output is the same as in one run. Every result is in the
 * file before the next one begins, and on the disk within a second or with the next one. A line
 * that was cut off when the batch stopped, or a tail that is not text, is dropped once the lines
 * before it are known to belong to the journal. After each line come a tab and the CRC-32C of all
 * lines up to it, so that a line cannot be changed, lost or doubled without notice. A line gives
 * only the values of the moves; everything else must match the records as they are now.
 */
public final class AnnotationJournal implements AutoCloseable {
  /** The refusal of a file that is not a journal of this batch. */
  public static final class UnfitException extends IOException {
    private static final long serialVersionUID = 1;

    UnfitException(String message) {
      super(message);
    }
  }

  /** The work that a loss of power may cost; to force each line to the disk would cost more. */
  private static final Duration UNFORCED = Duration.ofSeconds(1);

  private static final char BEFORE_SUM = '\t';

  /** A line that is blank, or has characters that JSON escapes and that no line contains. */
  private static final Pattern NO_TEXT = Pattern.compile("[\\x00-\\x08\\x0a-\\x1f]|^\\s*$");

  private static final Pattern SUMMED = Pattern.compile(BEFORE_SUM + "[0-9a-f]{8}$");
  private static final int BLOCK = 1 << 16;

  private final Path file;
  private final FileOutput out;
  private final CRC32C sum;
  private final long dropped;
  private long length;
  private long forced = System.nanoTime();

  /**
   * @param length the length of the lines that are in the file
   * @param sum the sum of these lines
   */
  private AnnotationJournal(Path file, long length, CRC32C sum) throws IOException {
    this.file = file;
    this.dropped = Files.exists(file) ? Files.size(file) - length : 0;
    this.sum = sum;
    this.length = length;
    this.out = FileOutput.after(length, file);
    out.forceName();
  }

  /** Starts a journal; replaces one that exists. */
  public static AnnotationJournal start(Path file) throws IOException {
    refuseOtherThanFile(file);
    Files.deleteIfExists(file);
    return new AnnotationJournal(file, 0, new CRC32C());
  }

  /**
   * Continues the journal of a stopped batch, or starts one if there is none.
   *
   * @param games the input of the batch; the games that were done are taken from it
   * @param annotators the annotators of the batch
   * @param results takes the results of the games that were done, in order
   * @throws IOException if the journal cannot be read, or belongs to other games or other settings
   */
  public static AnnotationJournal resume(
      Path file,
      Iterator<ParsedGame> games,
      MixedAnnotator annotators,
      Consumer<? super AnnotationResult> results)
      throws IOException {
    refuseOtherThanFile(file);
    long length = 0;
    CRC32C sum = new CRC32C();
    if (Files.exists(file)) {
      boolean isCut = lengthOfLines(file) < Files.size(file);
      try (InputStream in = Files.newInputStream(file)) {
        TextLineInput lines = new TextLineInput(in);
        Optional<Line> line = lines.next();
        while (line.isPresent()) {
          Optional<Line> next = lines.next();
          boolean isLast = next.isEmpty();
          if (isLast && isCut || length > 0 && isTail(line.get(), next, lines)) {
            break;
          }
          String text = summed(file, line.get(), sum);
          results.accept(checked(file, text, games, annotators));
          length += line.get().text().getBytes(StandardCharsets.UTF_8).length + 1;
          line = next;
        }
      }
    }
    return new AnnotationJournal(file, length, sum);
  }

  /**
   * Whether a line and everything after it were left by a crash, such as zeros or half of a
   * character: they are not text, and none of them is a line of a journal, which would be lost with
   * them.
   */
  private static boolean isTail(Line line, Optional<Line> next, TextLineInput lines)
      throws IOException {
    if (line.fault().isEmpty() && !NO_TEXT.matcher(line.text()).find()) {
      return false;
    }
    boolean isEntry = SUMMED.matcher(line.text()).find();
    for (Optional<Line> each = next; !isEntry && each.isPresent(); each = lines.next()) {
      isEntry = SUMMED.matcher(each.get().text()).find();
    }
    return !isEntry;
  }

  /** The number of bytes at the end that were cut off because they were not a whole line. */
  public long dropped() {
    return dropped;
  }

  /**
   * Adds the result of the next game; if there is no room for it, half of its line does not stay.
   */
  public void add(AnnotationResult result) throws IOException {
    String text = AnnotationJson.of(result).toString();
    byte[] line = (text + BEFORE_SUM + added(text, sum) + "\n").getBytes(StandardCharsets.UTF_8);
    try {
      out.write(line);
    } catch (IOException e) {
      out.cutTo(length);
      throw e;
    }
    length += line.length;
    if (System.nanoTime() - forced > UNFORCED.toNanos()) {
      out.force();
      forced = System.nanoTime();
    }
  }

  @Override
  public void close() throws IOException {
    out.close();
  }

  /** Closes and deletes the journal when the batch is complete. */
  public void delete() throws IOException {
    close();
    Files.deleteIfExists(file);
  }

  /** Adds a line to the sum of the lines before it, and returns the sum in hexadecimal digits. */
  private static String added(String text, CRC32C sum) {
    sum.update(text.getBytes(StandardCharsets.UTF_8));
    return HexFormat.of().toHexDigits((int) sum.getValue());
  }

  /** The text of a line whose sum is right. */
  private static String summed(Path file, Line line, CRC32C sum) throws IOException {
    int end = Math.max(0, line.text().lastIndexOf(BEFORE_SUM));
    String text = line.text().substring(0, end);
    if (!line.text().substring(end).equals(BEFORE_SUM + added(text, sum))) {
      String fault = line.fault().isEmpty() ? "its checksum does not fit" : line.fault();
      throw noJournal(file, line.number(), fault);
    }
    return text;
  }

  private static UnfitException noJournal(Path file, int line, String fault) {
    return new UnfitException(
        "%s:%d: is not a journal, or is damaged: %s".formatted(file, line, fault));
  }

  /**
   * Refuses a link, which may lead to somebody's file, and a folder, which must not be replaced.
   */
  private static void refuseOtherThanFile(Path file) throws IOException {
    boolean isFile = Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS);
    if (!isFile && Files.exists(file, LinkOption.NOFOLLOW_LINKS)) {
      throw new IOException(file + ": is in the way of the journal, as it is not a regular file");
    }
  }

  /** The length of the whole lines; refuses a file without one, which may be any file. */
  private static long lengthOfLines(Path file) throws IOException {
    try (RandomAccessFile bytes = new RandomAccessFile(file.toFile(), "r")) {
      long end = endOfLines(bytes);
      if (end == 0 && bytes.length() > 0) {
        throw noJournal(file, 1, "its first line has no end");
      }
      return end;
    }
  }

  /** The offset after the last whole line; 0 if there is none. */
  private static long endOfLines(RandomAccessFile bytes) throws IOException {
    byte[] block = new byte[BLOCK];
    for (long end = bytes.length(); end > 0; end -= Math.min(end, BLOCK)) {
      int count = (int) Math.min(end, BLOCK);
      bytes.seek(end - count);
      bytes.readFully(block, 0, count);
      for (int at = count; at > 0; at--) {
        if (block[at - 1] == '\n') {
          return end - count + at;
        }
      }
    }
    return 0;
  }

  /** The result of the next game, whose line must be the one that it would get today. */
  private static AnnotationResult checked(
      Path file, String line, Iterator<ParsedGame> games, MixedAnnotator annotators)
      throws IOException {
    AnnotationResult result = read(file, line);
    if (!games.hasNext()) {
      throw ofOther(file, "other games");
    }
    ParsedGame next = games.next();
    Optional<AnnotationResult> restored = annotators.restore(result, next);
    if (restored.isEmpty()) {
      throw ofOther(file, "other games");
    }
    Optional<AnnotationSettings> settings = annotators.settings(next);
    if (result instanceof AnnotatedGame game
        && !(settings.equals(Optional.of(game.settings())) && game.book().isEmpty())) {
      throw ofOther(file, "a batch with other settings");
    }
    if (!AnnotationJson.of(restored.get()).toString().equals(line)) {
      throw ofOther(file, "other games");
    }
    return restored.get();
  }

  private static UnfitException ofOther(Path file, String what) {
    return new UnfitException("%s: is the journal of %s".formatted(file, what));
  }

  private static AnnotationResult read(Path file, String line) throws IOException {
    try {
      return AnnotationParser.parse(line);
    } catch (ShapeException e) {
      throw new IOException(file + ": is not a journal: " + e.getMessage(), e);
    }
  }
}
