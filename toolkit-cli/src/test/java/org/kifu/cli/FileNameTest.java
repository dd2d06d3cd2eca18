package org.kifu.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Words of a command line whose bytes the shell passes on, in a process of its own. */
@EnabledOnOs(OS.LINUX)
class FileNameTest {
  @TempDir private Path folder;

  private String out(String locale, String script) throws IOException, InterruptedException {
    Path out = folder.resolve(".out");
    ProcessBuilder builder =
        new ProcessBuilder("sh", "-c", script)
            .directory(folder.toFile())
            .redirectErrorStream(true)
            .redirectOutput(out.toFile());
    builder.environment().put("LC_ALL", locale);
    builder.environment().put("KIFU", CommandProcess.inShell());
    assertThat(builder.start().waitFor()).isBetween(0, 2);
    return Files.readString(out, StandardCharsets.UTF_8);
  }

  @Tag("slow")
  @ParameterizedTest
  @ValueSource(strings = {"C.UTF-8", "C", "xx_YY.UTF-8", "de_DE.ISO-8859-1"})
  void namesOfAllKindsAreOpenedAndStayApart(String locale) throws Exception {
    String made =
        """
        echo f5d6c3d3 >"$(printf 'a\\351.txt')"
        echo f5d6c3 >"$(printf 'a\\350.txt')"
        echo f5d6 >"$(printf 'a\\303\\251\\346\\227\\245.txt')"
        """;
    String query =
        "eval \"$KIFU\" query \"$PWD\"/*.txt --format csv --quiet | cut -d, -f 1,11 | sort";
    assertThat(out(locale, made + query).lines().map(line -> line.replace(folder + "/", "")))
        .containsExactlyInAnyOrder(
            "source,moves", "a\\xe8.txt,f5d6c3", "a\\xe9.txt,f5d6c3d3", "aé日.txt,f5d6");
    assertThat(
            out(locale, "eval \"$KIFU\" query . --format csv --quiet | cut -d, -f 1,11 | sort")
                .lines())
        .contains("./a\\xe8.txt,f5d6c3", "./a\\xe9.txt,f5d6c3d3", "./aé日.txt,f5d6");
  }

  @Tag("slow")
  @ParameterizedTest
  @ValueSource(strings = {"C.UTF-8", "C"})
  void pastedTextIsReadInItsEncoding(String locale) throws Exception {
    String script =
        """
        eval "$KIFU" convert '"$GAME"' --to json
        """;
    String game = "GAME='[White \"André\"]\n[Black \"日\"]\n\n1. f5 d6 2. c3 *'\n";
    assertThat(out(locale, game + script)).contains("André", "日");
  }

  @Tag("slow")
  @Test
  void aNameThatIsNotTextIsNotWritten() throws Exception {
    assertThat(out("C.UTF-8", "eval \"$KIFU\" show f5d6 -o \"$(printf 'x\\351')\""))
        .contains("-o x\\xe9: the name is not valid UTF-8");
    assertThat(out("C", "eval \"$KIFU\" show f5d6 -o aé日.txt; ls")).contains("aé日.txt");
  }

  /** Every way in which an option may be written, and a file of arguments. */
  @Tag("slow")
  @ParameterizedTest
  @ValueSource(
      strings = {
        "--engine=x",
        "--engine",
        "--eng",
        "-o",
        "-o=x",
        "-ox",
        "-hV",
        "-unknown",
        "--format=csv",
        "@args",
      })
  void aFileInAPatternOfTheShellIsNeverAnOption(String name) throws Exception {
    Files.writeString(folder.resolve("args"), "--engine=touch ran --level 1");
    Files.writeString(folder.resolve(name), "f5d6c3d3\n");
    String said = out("C.UTF-8", "eval \"$KIFU\" annotate * --level 1; echo $?; ls");
    assertThat(said)
        .contains("'" + name + "'", "./" + name, "--", "\n2\n")
        .doesNotContain("Ply  Move", "\nran\n");
  }

  @Tag("slow")
  @Test
  void aFileBehindAFolderIsNotAnOption() throws Exception {
    List<String> names = List.of("--engine=x", "-o", "-hV", "--", "@args");
    for (String name : names) {
      Files.writeString(folder.resolve(name), "f5d6c3d3\n");
    }
    List<String> said = out("C.UTF-8", "eval \"$KIFU\" verify ./* --by file").lines().toList();
    assertThat(names)
        .allSatisfy(
            name -> assertThat(said).anyMatch(line -> line.matches("\\./" + name + " +1 .*")));
  }

  /** A pattern gives it like any other name; it would end the options and never be read. */
  @Tag("slow")
  @ParameterizedTest
  @ValueSource(strings = {"verify *", "verify -- *", "verify -- a.txt"})
  void aFileThatIsCalledLikeTheEndOfOptionsDoesNotEndThem(String words) throws Exception {
    Files.writeString(folder.resolve("--"), "f5d6c3d3\n");
    Files.writeString(folder.resolve("a.txt"), "f5d6c3\n");
    assertThat(out("C.UTF-8", "eval \"$KIFU\" " + words + "; echo $?"))
        .contains("'--' ends the options and is the name of a file here; write ./--", "\n2\n");
  }

  @Tag("slow")
  @Test
  void aFolderThatIsNotTextIsLeftByAbsolutePaths() throws Exception {
    String script =
        """
        mkdir "$(printf 'q\\351')" && cd "$(printf 'q\\351')" && echo f5d6c3 >x.txt
        eval "$KIFU" verify --by file '"$PWD/x.txt"'
        """;
    assertThat(out("C.UTF-8", script))
        .contains("kifu: the name of this folder is not valid UTF-8", folder + "/q\\xe9/x.txt");
  }

  @Tag("slow")
  @Test
  void filesBehindTwoHyphensAreFiles() throws Exception {
    Files.writeString(folder.resolve("--engine=x"), "f5d6c3d3\n");
    assertThat(out("C.UTF-8", "eval \"$KIFU\" verify --by file -- *").lines())
        .anyMatch(line -> line.matches("--engine=x +1 .*"));
  }
}
