package org.kifu.distribution;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The samples of {@code docs/library.md} that readers type.
 *
 * @param dependency the element of a pom
 * @param sample the first sample of Java
 * @param output the output of the sample according to the page
 */
record LibraryPage(String dependency, String sample, String output) {
  private static final Pattern DEPENDENCY = Pattern.compile("```xml\n(.*?)```", Pattern.DOTALL);

  private static final Pattern SAMPLE =
      Pattern.compile("```java\n(.*?)```\n+```text\n(.*?)```", Pattern.DOTALL);

  static LibraryPage in(Path root) throws IOException {
    String page = Files.readString(root.resolve("docs/library.md"));
    Matcher sample = found(SAMPLE, page);
    return new LibraryPage(found(DEPENDENCY, page).group(1), sample.group(1), sample.group(2));
  }

  private static Matcher found(Pattern pattern, String page) {
    Matcher matcher = pattern.matcher(page);
    if (!matcher.find()) {
      throw new AssertionError("docs/library.md lacks " + pattern);
    }
    return matcher;
  }

  /** The source of a class {@code reader.Main} that runs some lines of Java, including imports. */
  static String program(String lines) {
    StringBuilder imports = new StringBuilder();
    StringBuilder body = new StringBuilder();
    lines
        .lines()
        .forEach(line -> (line.startsWith("import ") ? imports : body).append(line).append('\n'));
    return "package reader;\n%s\nclass Main {\n  public static void main(String[] args) throws Exception {\n%s  }\n}\n"
        .formatted(imports, body);
  }
}
