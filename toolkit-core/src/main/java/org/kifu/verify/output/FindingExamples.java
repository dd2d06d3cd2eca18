package org.kifu.verify.output;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.kifu.game.ProblemCode;
import org.kifu.table.CsvTable;

/**
 * The files of the repository that show each finding, {@code examples/findings}: a good file and a
 * bad file for each, listed in {@code index.csv}.
 */
public final class FindingExamples {
  /** The place of the files in the repository. */
  public static final String FOLDER = "examples/findings/";

  /** The most bytes of a text that are shown. */
  private static final int MOST_BYTES = 2000;

  /**
   * The files that show a finding, or folders if several files belong together.
   *
   * @param good the name below {@link #FOLDER} of the file without the finding
   * @param bad the name below {@link #FOLDER} of the file with the finding
   * @param options the further options for {@code kifu verify}
   * @param also the codes of other findings that the bad file has
   */
  public record Files(String good, String bad, List<String> options, List<String> also) {}

  private FindingExamples() {}

  /** The files for each code that has some. */
  public static Map<ProblemCode, Files> all() {
    Map<ProblemCode, Files> all = new LinkedHashMap<>();
    try (Reader rows =
        new InputStreamReader(Objects.requireNonNull(open("index.csv")), StandardCharsets.UTF_8)) {
      for (CsvTable.Row row : CsvTable.read(rows, List.of("code", "good", "bad"))) {
        ProblemCode code = ProblemCode.byCode(row.get("code")).orElseThrow();
        List<String> options = words(row.get("options"));
        all.put(code, new Files(row.get("good"), row.get("bad"), options, words(row.get("also"))));
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (CsvTable.TableException e) {
      throw new IllegalStateException(e);
    }
    return all;
  }

  private static List<String> words(String text) {
    return text.isEmpty() ? List.of() : List.of(text.split(" "));
  }

  /** The text of a file below {@link #FOLDER}; nothing for a folder or a file that is not text. */
  public static Optional<String> text(String file) {
    if (!file.contains(".")) {
      return Optional.empty();
    }
    try (InputStream bytes = open(file)) {
      return bytes == null ? Optional.empty() : asText(bytes.readNBytes(MOST_BYTES));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Optional<String> asText(byte[] bytes) {
    try {
      String text = StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
      boolean isText = text.chars().allMatch(c -> c >= ' ' || c == '\n' || c == '\r');
      return isText ? Optional.of(text.strip()) : Optional.empty();
    } catch (CharacterCodingException e) {
      return Optional.empty();
    }
  }

  private static @Nullable InputStream open(String file) {
    return FindingExamples.class.getResourceAsStream("findings/" + file);
  }
}
