package org.kifu.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.kifu.cli.CommandRun.kifu;
import static org.kifu.cli.CommandRun.kifuWithInput;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Packed input, and text in other encodings, as commands take them. */
class PackedInputTest {
  @TempDir private Path folder;

  @Test
  void readsAZipFromStandardInputAndByName() throws IOException {
    byte[] zip = zip("a/1.txt", "f5d6c3\n", "a/2.txt", "f5f6e6\n");
    assertThat(kifuWithInput(zip, "convert", "--quiet", "-", "--to", "transcript").out())
        .isEqualTo("f5d6c3\nf5f6e6\n");
    String file = Files.write(folder.resolve("games"), zip).toString();
    assertThat(kifu("convert", "--quiet", file + "!/a/2.txt", "--to", "transcript").out())
        .isEqualTo("f5f6e6\n");
  }

  @Test
  void anEntryThatIsNotThereIsAPathThatCannotBeOpened() throws IOException {
    String file = Files.write(folder.resolve("games.zip"), zip("a.txt", "f5d6")).toString();
    CommandRun run = kifu("verify", file + "!/b.txt");
    assertThat(run.code()).isEqualTo(3);
    assertThat(run.out()).contains("no such entry: b.txt [io-error]");
    assertThat(kifu("show", folder + "/games.txt!/a").code()).isEqualTo(3);
  }

  /** Neither the name of an entry nor what is in it reaches a terminal or another folder. */
  @Test
  void aHostileNameIsShownEscapedAndLeadsNowhere() throws IOException {
    byte[] zip = zip("../\u001B[2J\u202Ex.txt", "f5d6a1\n");
    String file = Files.write(folder.resolve("games.zip"), zip).toString();
    Path aside = folder.resolve("aside");
    CommandRun run = kifu("verify", file, "--quarantine", aside.toString());
    assertThat(run.code()).isEqualTo(1);
    assertThat(run.out()).contains("[archive-name]").doesNotContain("\u001B", "\u202E");
    try (Stream<Path> files = Files.walk(folder)) {
      assertThat(files.filter(Files::isRegularFile))
          .allMatch(each -> each.startsWith(aside) || each.toString().equals(file));
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"windows-1251", "koi8-r", "utf-8"})
  void takesTheEncodingThatIsGiven(String name) {
    byte[] text = "f5d6c3 % \u0418\u0432\u0430\u043D\n".getBytes(Charset.forName(name));
    CommandRun run = kifuWithInput(text, "convert", "--encoding", name, "-", "--to", "json");
    assertThat(run.code()).isZero();
    assertThat(run.out()).contains("\u0418\u0432\u0430\u043D");
  }

  @Test
  void refusesWhatIsNotAnEncoding() {
    CommandRun run = kifu("verify", "--encoding", "klingon", "f5d6");
    assertThat(run.code()).isEqualTo(2);
    assertThat(run.err()).contains("--encoding: unknown encoding 'klingon'");
  }

  @Test
  void lookAlikesAreTakenLenientlyAndRefusedStrictly() {
    byte[] text = "\u04414\u04353f6\u04356f5\n".getBytes(StandardCharsets.UTF_8);
    CommandRun lenient = kifuWithInput(text, "verify", "-");
    assertThat(lenient.code()).isZero();
    assertThat(lenient.out()).contains("CYRILLIC SMALL LETTER ES").contains("1 repaired");
    CommandRun strict = kifuWithInput(text, "verify", "--strict", "-");
    assertThat(strict.code()).isEqualTo(1);
    assertThat(strict.out()).contains("error: ").contains("[look-alike]");
  }

  private static byte[] zip(String... namesAndTexts) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ZipOutputStream out = new ZipOutputStream(bytes)) {
      for (int i = 0; i < namesAndTexts.length; i += 2) {
        out.putNextEntry(new ZipEntry(namesAndTexts[i]));
        out.write(namesAndTexts[i + 1].getBytes(StandardCharsets.UTF_8));
      }
    }
    return bytes.toByteArray();
  }
}
