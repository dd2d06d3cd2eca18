package org.kifu.verify.output;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.kifu.game.ParsedGame;
import org.kifu.source.Source;
import org.kifu.testing.Verified;
import org.kifu.testing.WthorBytes;

class QuarantineTest {
  @TempDir private Path folder;

  @Test
  void keepsTheBytesOfEachGameAndSaysWhereTheyCameFrom() throws IOException {
    byte[] first = damaged(1978);
    byte[] second = damaged(1979);
    Path target = folder.resolve("new/quarantine");
    keep(target, Source.of("a/WTH.wtb", first), Source.of("b/WTH.wtb", second));
    assertThat(names(target))
        .containsExactly("WTH.wtb-2.quarantined", "WTH.wtb.quarantined", "index.csv");
    byte[] kept = Files.readAllBytes(target.resolve("WTH.wtb.quarantined"));
    assertThat(Arrays.copyOf(kept, 68)).isEqualTo(Arrays.copyOfRange(first, 16, 16 + 68));
    assertThat(Arrays.copyOfRange(kept, 68, kept.length))
        .isEqualTo(Arrays.copyOfRange(first, 16 + 3 * 68, 16 + 3 * 68 + 30));
    assertThat(Files.readAllLines(target.resolve("index.csv")))
        .containsExactly(
            "source,game,offset,line,length,file,file_offset",
            "a/WTH.wtb,1,16,,68,WTH.wtb.quarantined,0",
            "a/WTH.wtb,4,220,,30,WTH.wtb.quarantined,68",
            "b/WTH.wtb,1,16,,68,WTH.wtb-2.quarantined,0",
            "b/WTH.wtb,4,220,,30,WTH.wtb-2.quarantined,68");
  }

  @Test
  void writesOverNothing() throws IOException {
    keep(folder, Source.of("WTH.wtb", damaged(1978)));
    byte[] before = Files.readAllBytes(folder.resolve("WTH.wtb.quarantined"));
    keep(folder, Source.of("WTH.wtb", damaged(1979)));
    assertThat(Files.readAllBytes(folder.resolve("WTH.wtb.quarantined"))).isEqualTo(before);
    assertThat(names(folder))
        .containsExactly(
            "WTH.wtb-2.quarantined", "WTH.wtb.quarantined", "index-2.csv", "index.csv");
  }

  @Test
  void showsNothingOfARunThatWasNotCompleted() throws IOException {
    try (Quarantine quarantine = new Quarantine(folder)) {
      for (ParsedGame game : Verified.of(Source.of("WTH.wtb", damaged(1978))).quarantined()) {
        quarantine.add(game);
      }
    }
    assertThat(folder).isEmptyDirectory();
  }

  @Test
  void aNameThatAnotherRunTakesMeanwhileIsNotWrittenOver() throws IOException {
    try (Quarantine quarantine = new Quarantine(folder)) {
      for (ParsedGame game : Verified.of(Source.of("WTH.wtb", damaged(1978))).quarantined()) {
        quarantine.add(game);
      }
      keep(folder, Source.of("WTH.wtb", damaged(1979)));
      byte[] others = Files.readAllBytes(folder.resolve("WTH.wtb.quarantined"));
      quarantine.publish();
      assertThat(folder.resolve("WTH.wtb.quarantined")).hasBinaryContent(others);
    }
    assertThat(Files.readAllLines(folder.resolve("index-2.csv")))
        .contains("WTH.wtb,1,16,,68,WTH.wtb-2.quarantined,0");
  }

  @Test
  void doesNotMakeAFileWhereNothingIsSetAside() throws IOException {
    keep(folder, Source.of("WTH.wtb", WthorBytes.year(1978)));
    assertThat(names(folder)).isEmpty();
  }

  @Test
  void aNameThatIsNotAFileNameBecomesOne() throws IOException {
    keep(folder, Source.of("-", damaged(1978)));
    keep(folder, Source.of("a|b:c?", damaged(1978)));
    assertThat(names(folder)).contains("standard-input.quarantined", "a_b_c_.quarantined");
  }

  /** Four games, of which the first is not legal and the last is cut off. */
  private static byte[] damaged(int year) {
    byte[] bytes = Arrays.copyOf(WthorBytes.year(year), 16 + 3 * 68 + 30);
    bytes[16 + 8] = 11;
    return bytes;
  }

  private static void keep(Path folder, Source... sources) throws IOException {
    try (Quarantine quarantine = new Quarantine(folder)) {
      for (ParsedGame game : Verified.of(sources).quarantined()) {
        quarantine.add(game);
      }
      quarantine.publish();
    }
  }

  private static List<String> names(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.map(file -> file.getFileName().toString()).sorted().toList();
    }
  }
}
