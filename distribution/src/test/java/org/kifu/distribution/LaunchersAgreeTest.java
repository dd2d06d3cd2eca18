package org.kifu.distribution;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Compares the launchers for the shell and for Windows as texts, because the second can only run on
 * Windows.
 */
@Tag("slow")
class LaunchersAgreeTest {
  private static final Pattern JVM_OPTION = Pattern.compile("-(?:XX:|Xlog:|Dkifu\\.)[^\\s\"})]+");

  private static String shell = "";
  private static String batch = "";

  @BeforeAll
  static void read() throws IOException {
    Path launcher = Path.of(System.getProperty("kifu.launcher"));
    shell = Files.readString(launcher);
    batch = Files.readString(launcher.resolveSibling("kifu.cmd")).replace("\r", "");
  }

  @Test
  void namesTheSameJdk() {
    assertThat(only(batch, "set \"JAVA_AT_LEAST=(\\d+)\""))
        .isEqualTo(only(shell, "(?m)^JAVA_AT_LEAST=(\\d+)"));
    for (String variable : List.of("KIFU_JAVA_HOME", "KIFU_JAVA_OPTS", "KIFU_KERNEL")) {
      assertThat(shell).contains(variable);
      assertThat(batch).contains(variable);
    }
  }

  @Test
  void buildsTheSame() {
    String goals = "-B -q -Dkifu.quick";
    assertThat(shell).contains("./mvnw " + goals, "maven -pl \"$1\" -am package");
    assertThat(batch).contains("mvnw.cmd\" " + goals + " -pl %MODULE% -am package");
    // Each module with the megabytes of a first build.
    String build = "build (toolkit-[a-z]+ \\d+)";
    assertThat(all(batch, "call :" + build))
        .isEqualTo(all(shell, "(?m)^ +" + build))
        .hasSizeGreaterThan(1);
    assertThat(shell).contains("*[Pp][Aa][Rr][Qq][Uu][Ee][Tt]*");
    assertThat(batch).contains("if not \"!WORDS:parquet=!\"==\"!WORDS!\" goto build_parquet");
    String part = "(?:toolkit-[a-z]+|MODULE)\"?[/\\\\](?:pom\\.xml|src[/\\\\]main)";
    assertThat(all(batch.replace("$env:MODULE + '", "MODULE"), part))
        .isEqualTo(all(shell.replace("$1", "MODULE"), part))
        .hasSizeGreaterThan(4);
  }

  @Test
  void tellsTheSameCommandsApart() {
    assertThat(commandsOfBatch("show")).containsAll(commandsOfShell("show"));
    assertThat(commandsOfBatch("annotate")).isEqualTo(commandsOfShell("annotate"));
  }

  /** The words of a case, without its patterns. */
  private static Set<String> commandsOfShell(String first) {
    return Arrays.stream(only(shell, "(?m)^ +(" + first + " \\|[^)\n]*)\\)").split("[ |]+", -1))
        .filter(word -> word.matches("[a-z]+"))
        .collect(Collectors.toCollection(TreeSet::new));
  }

  private static Set<String> commandsOfBatch(String first) {
    String words = only(batch, "for %%C in \\((" + first + " [^)]*)\\)");
    return new TreeSet<>(List.of(words.split(" ", -1)));
  }

  @Test
  void giveTheJvmTheSameOptions() {
    Set<String> options = all(shell.replaceAll("(?s)\ntrain(_java)?\\(\\).*?\n}", ""), JVM_OPTION);
    options.removeIf(option -> option.contains("AOT") || option.contains("terminal"));
    // Only Linux has large pages for programs that ask.
    options.remove("-XX:+UseTransparentHugePages");
    assertThat(withoutFolders(all(batch, JVM_OPTION))).isEqualTo(withoutFolders(options));
  }

  private static Set<String> withoutFolders(Set<String> options) {
    return options.stream()
        .map(option -> option.replaceFirst("=[$%].*[/\\\\]", "=").replace("%%", "%"))
        .collect(Collectors.toCollection(TreeSet::new));
  }

  @Test
  void everyLabelOfTheBatchFileIsThereAndUsed() {
    Set<String> labels = all(batch, "(?m)^:([a-z_]+)$");
    assertThat(all(batch, "(?:goto |call :)([a-z_]+)\\b")).isEqualTo(labels);
  }

  /**
   * Cmd reads characters that are not ASCII by the code page of its window, and does not find
   * labels without CRLF.
   */
  @Test
  void theBatchFileIsPlain() throws IOException {
    assertThat(StandardCharsets.US_ASCII.newEncoder().canEncode(batch)).isTrue();
    Path attributes = Path.of(System.getProperty("kifu.launcher")).resolveSibling(".gitattributes");
    assertThat(Files.readAllLines(attributes)).contains("*.cmd text eol=crlf");
    assertThat(batch.lines()).allSatisfy(line -> assertThat(line).hasSizeLessThan(8192));
  }

  private static String only(String text, String pattern) {
    Set<String> found = all(text, pattern);
    assertThat(found).as(pattern).hasSize(1);
    return found.iterator().next();
  }

  private static Set<String> all(String text, String pattern) {
    return all(text, Pattern.compile(pattern));
  }

  /** The first group of each match, or the whole match, with one kind of slash. */
  private static Set<String> all(String text, Pattern pattern) {
    return pattern
        .matcher(text)
        .results()
        .map(match -> match.group(Math.min(1, match.groupCount())))
        .map(found -> found.replace('\\', '/').replace("\"", ""))
        .collect(Collectors.toCollection(TreeSet::new));
  }
}
