package org.kifu.command.terminal;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.kifu.file.FileNames;

/** The words of a command line, before any of them is parsed as an option. */
public final class CommandWords {
  private static final Path OF_PROCESS = Path.of("/proc/self/cmdline");
  private static final String END_OF_OPTIONS = "--";

  private CommandWords() {}

  /**
   * The words as they were given. Java loses bytes in them that are not UTF-8; Linux keeps them.
   *
   * @param words the last words of the command line of this process
   */
  public static String[] asGiven(String... words) {
    if (Arrays.stream(words).allMatch(FileNames::isSafe)) {
      return words;
    }
    List<String> all;
    try {
      all = split(Files.readAllBytes(OF_PROCESS));
    } catch (IOException e) {
      return words;
    }
    List<String> given = all.subList(Math.max(0, all.size() - words.length), all.size());
    boolean fits = given.size() == words.length;
    for (int i = 0; fits && i < words.length; i++) {
      fits = ascii(given.get(i)).equals(ascii(words[i]));
    }
    return fits ? given.toArray(String[]::new) : words;
  }

  /** Splits a command line, in which each word ends with a zero byte. */
  private static List<String> split(byte[] line) {
    List<String> words = new ArrayList<>();
    int start = 0;
    for (int i = 0; i < line.length; i++) {
      if (line[i] == 0) {
        words.add(FileNames.word(Arrays.copyOfRange(line, start, i)));
        start = i + 1;
      }
    }
    return words;
  }

  private static String ascii(String word) {
    return word.replaceAll("[^\\x00-\\x7f]", "");
  }

  /**
   * The reason to refuse these words: a file may have the name of an option, or of a file of
   * arguments, and a pattern of the shell ({@code kifu verify *}) passes its name like any other.
   *
   * @return the reason; nothing if no word up to {@code --} is both a file and an option
   */
  public static Optional<String> ambiguity(String... words) {
    boolean endsOptions = false;
    for (String word : words) {
      boolean isOption = !endsOptions && word.length() > 1 && word.startsWith("-");
      endsOptions |= word.equals(END_OF_OPTIONS);
      if ((isOption || GivenWords.isList(word)) && isFile(word)) {
        return Optional.of(ambiguity(word));
      }
    }
    return Optional.empty();
  }

  private static String ambiguity(String word) {
    String name = FileNames.shown(word);
    String known = "is the name of a file here; ";
    if (GivenWords.isList(word)) {
      return "'%s' means the arguments in '%s' and %swrite ./%s (-- does not help)"
          .formatted(name, name.substring(1), known, name);
    }
    return word.equals(END_OF_OPTIONS)
        ? "'--' ends the options and " + known + "write ./-- (a pattern as ./*)"
        : "'%s' is an option and %sput -- before files, or write ./%s".formatted(name, known, name);
  }

  /** Whether a word is the name of an existing file, folder or link, including a broken link. */
  private static boolean isFile(String word) {
    return FileNames.possiblePath(word)
        .filter(path -> Files.exists(path, LinkOption.NOFOLLOW_LINKS))
        .isPresent();
  }
}
