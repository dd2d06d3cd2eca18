package org.kifu.annotate.output;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.kifu.annotate.AnnotatedGame;
import org.kifu.annotate.AnnotationResult;
import org.kifu.annotate.AnnotationResult.AnnotationFailure;
import org.kifu.game.Problem;
import org.kifu.source.Source;
import org.kifu.testing.Games;
import org.kifu.testing.Packed;

/** Annotated games of sources that are packed or not. */
class AnnotatedSourceTest {
  private static byte[] annotated = {};
  private static int games;

  @TempDir private Path folder;

  @BeforeAll
  static void readExample() throws IOException {
    annotated = Files.readAllBytes(Games.examples().resolve("annotated-1997.jsonl"));
    games = Math.toIntExact(new String(annotated, StandardCharsets.UTF_8).lines().count());
    assertThat(games).isPositive();
  }

  /** The results of a source. */
  private static List<AnnotationResult> read(AnnotatedSource source) throws IOException {
    try (source) {
      List<AnnotationResult> read = new ArrayList<>();
      source.forEachRemaining(read::add);
      return read;
    }
  }

  private static long count(List<AnnotationResult> results) {
    return results.stream().filter(AnnotatedGame.class::isInstance).count();
  }

  private static Source packed(Map<String, byte[]> entries) {
    return Source.of("a.zip", Packed.zip(entries));
  }

  private static Map<String, byte[]> entries() {
    Map<String, byte[]> entries = new LinkedHashMap<>();
    entries.put("a.txt", Packed.bytes("f5d6c3d3c4\n"));
    entries.put("b/b.jsonl", annotated);
    entries.put("c.jsonl", annotated);
    return entries;
  }

  @Test
  void readsAFileAndAPackedFileAlike() throws IOException {
    for (byte[] bytes :
        List.of(annotated, Packed.gzip(annotated), Packed.bzip2(annotated), Packed.xz(annotated))) {
      Source source = Source.of("a", bytes);
      assertThat(AnnotatedSource.isAnnotated(source)).isTrue();
      List<Problem> problems = new ArrayList<>();
      List<AnnotationResult> read = read(AnnotatedSource.open(source, problems::add));
      assertThat(read).hasSize(games);
      assertThat(count(read)).isEqualTo(games);
      assertThat(problems).isEmpty();
    }
  }

  @Test
  void readsTheFilesOfAnArchive() throws IOException {
    List<AnnotationResult> all = read(AnnotatedSource.open(packed(entries()), problem -> {}));
    assertThat(all).hasSize(2 * games + 1);
    assertThat(all.getFirst())
        .isInstanceOfSatisfying(
            AnnotationFailure.class,
            failure ->
                assertThat(failure.problem().toString())
                    .startsWith("a.zip!/a.txt:1:1: ")
                    .contains("[unrecognised]"));
    List<AnnotationResult> annotatedOnes =
        read(AnnotatedSource.open(packed(entries()), problem -> {}).leavingOutOthers());
    assertThat(annotatedOnes).hasSize(2 * games);
    assertThat(count(annotatedOnes)).isEqualTo(2L * games);
  }

  @Test
  void readsTheEntryThatIsMeant() throws IOException {
    Path zip = Files.write(folder.resolve("a.zip"), Packed.zip(entries()));
    assertThat(read(AnnotatedSource.open(Source.of(zip, "b"), problem -> {}))).hasSize(games);
    List<Problem> problems = new ArrayList<>();
    assertThat(read(AnnotatedSource.open(Source.of(zip, "d"), problems::add))).isEmpty();
    assertThat(problems)
        .singleElement()
        .asString()
        .contains("no such entry: d")
        .contains("[io-error]");
    Path plain = Files.write(folder.resolve("a.jsonl"), annotated);
    AnnotatedSource source = AnnotatedSource.open(Source.of(plain, "b"), problem -> {});
    assertThatThrownBy(() -> read(source))
        .isInstanceOf(UncheckedIOException.class)
        .hasMessageContaining("no archive, so without b");
  }

  @Test
  void tellsOtherSourcesApart() throws IOException {
    assertThat(AnnotatedSource.isAnnotated(Source.of("a", Packed.bytes("f5d6c3d3c4\n")))).isFalse();
    assertThat(AnnotatedSource.isAnnotated(Source.of("a", Packed.gzip(Packed.bytes("f5d6")))))
        .isFalse();
    assertThat(AnnotatedSource.isAnnotated(Source.of("a", new byte[0]))).isFalse();
    assertThat(AnnotatedSource.isAnnotated(packed(entries()))).isTrue();
  }

  /** A packed file that ends too early gives the games before that, and a problem. */
  @Test
  void tellsThatAPackedFileIsDamaged() throws IOException {
    byte[] whole = Packed.gzip(annotated);
    Source source = Source.of("a.gz", Arrays.copyOf(whole, whole.length / 2));
    List<Problem> problems = new ArrayList<>();
    List<AnnotationResult> read = read(AnnotatedSource.open(source, problems::add));
    assertThat(count(read)).isBetween(1L, games - 1L);
    assertThat(problems)
        .singleElement()
        .asString()
        .startsWith("a.gz")
        .contains("[archive-damaged]");
  }
}
