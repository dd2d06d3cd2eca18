package org.kifu.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.kifu.command.terminal.Progress;
import org.kifu.command.terminal.Streams;

/**
 * The command reference, {@code docs/cli.md}: what stands between its markers is what the program
 * knows of each command. With {@code -Dkifu.renew=true} it is written anew.
 */
class CommandReferenceTest {
  private static final Path PAGE = Path.of("docs", "cli.md");
  private static final Pattern PART =
      Pattern.compile("(?s)(<!-- options: (\\S+) -->\n)(.*?)(<!-- end -->)");
  private static final Pattern HEADING = Pattern.compile("(?m)^## ([a-z]+)$");

  private final CommandReference reference = new CommandReference(streams());

  @Test
  void thePageSaysWhatTheProgramKnows() throws IOException {
    String page = Files.readString(PAGE);
    String renewed =
        PART.matcher(page)
            .replaceAll(
                part ->
                    Matcher.quoteReplacement(
                        part.group(1) + reference.part(part.group(2)) + part.group(4)));
    if (Boolean.getBoolean("kifu.renew")) {
      Files.writeString(PAGE, renewed);
    }
    assertThat(renewed).as("-Dkifu.renew=true writes it").isEqualTo(Files.readString(PAGE));
  }

  @Test
  void thePageHasEveryPart() throws IOException {
    List<String> parts = found(PART, 2);
    assertThat(parts).containsExactlyInAnyOrderElementsOf(reference.parts());
  }

  @Test
  void everyCommandHasAHeading() throws IOException {
    assertThat(found(HEADING, 1)).containsAll(RootCommand.verbs());
  }

  private static List<String> found(Pattern pattern, int group) throws IOException {
    return pattern
        .matcher(Files.readString(PAGE))
        .results()
        .map((MatchResult each) -> each.group(group))
        .toList();
  }

  /** Streams that lead nowhere. */
  private static Streams streams() {
    PrintStream nowhere =
        new PrintStream(OutputStream.nullOutputStream(), true, StandardCharsets.UTF_8);
    return new Streams(
        new ByteArrayInputStream(new byte[0]),
        OutputStream.nullOutputStream(),
        nowhere,
        new Progress.StatusLine(nowhere),
        false);
  }
}
