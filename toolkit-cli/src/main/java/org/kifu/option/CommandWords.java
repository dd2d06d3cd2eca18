package org.kifu.option;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.kifu.format.FileNames;

/** The words of a command line, before anything is taken for an option. */
public final class CommandWords {
  private static final Path OF_PROCESS = Path.of("/proc/self/cmdline");
  private static final String END_OF_OPTIONS = "--";

  private CommandWords() {}

  /**
   * The words as they were given. Java has lost what is no UTF-8 in them; Linux has kept it.
   *
   * @param words the last ones of this process
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

  /** Each word ends with a zero. */
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
   * The reason to refuse these words: a file may be called like an option, or like a file of
   * arguments, and a pattern of the shell ({@code kifu verify *}) gives its name like any other.
   *
   * @return nothing if no word before {@code --} is both
   */
  public static Optional<String> ambiguity(String... words) {
    boolean endsOptions = false;
    for (String word : words) {
      endsOptions |= word.equals(END_OF_OPTIONS);
      boolean isOption = !endsOptions && word.length() > 1 && word.startsWith("-");
      boolean isList = word.length() > 1 && word.startsWith("@") && !word.startsWith("@@");
      if ((isOption || isList) && isFile(word)) {
        String name = FileNames.shown(word);
        return Optional.of(
            isOption
                ? "'%s' is an option and the name of a file here; put -- before files, or write ./%s"
                    .formatted(name, name)
                : "'%s' means the arguments in '%s' and is the name of a file here; write ./%s (-- does not help)"
                    .formatted(name, name.substring(1), name));
      }
    }
    return Optional.empty();
  }

  private static boolean isFile(String word) {
    try {
      return Files.exists(FileNames.path(word), LinkOption.NOFOLLOW_LINKS);
    } catch (InvalidPathException e) {
      return false;
    }
  }
}
