package org.kifu.command.terminal;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.kifu.command.terminal.ShellWords.OpenQuoteException;
import org.kifu.file.FileNames;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;

/**
 * The words that the user gave, and the words in the place of each {@code @FILE} among them. A file
 * of arguments may name others; a word with two signs, {@code @@x}, means {@code @x} itself. The
 * root of a command line keeps these words for its commands.
 */
@Command // a mixin needs it
public final class GivenWords {
  private static final String NAME = "words";
  private static final String BYTE_ORDER_MARK = "\ufeff";

  private final List<String> given;
  private final List<String> words = new ArrayList<>();
  private final Set<Path> lists = new LinkedHashSet<>();

  /**
   * Reads the files of arguments.
   *
   * @throws Refusal if one cannot be read, or has a quotation mark that is not closed
   */
  public GivenWords(String... given) {
    this.given = List.of(given);
    for (String word : given) {
      add(word, new HashSet<>());
    }
  }

  /** The words of the command line to which some options belong. */
  public static GivenWords of(CommandSpec some) {
    CommandSpec root = some.commandLine().getCommandSpec().root(); // a mixin has no parent
    return (GivenWords) Objects.requireNonNull(root.mixins().get(NAME)).userObject();
  }

  /** Lets a command line keep these words, and take each of its words as it is. */
  public void keepIn(CommandLine root) {
    root.addMixin(NAME, this);
    root.setExpandAtFiles(false);
  }

  /** The words as the user gave them. */
  public List<String> given() {
    return given;
  }

  /** The words for the parser. */
  public String[] words() {
    return words.toArray(String[]::new);
  }

  /** The files of arguments, in the order in which they were read. */
  public List<Path> lists() {
    return List.copyOf(lists);
  }

  /**
   * Adds a word, or the words of the file that it names. A file that names itself is read once.
   *
   * @param read the files whose words are being added
   */
  private void add(String word, Set<Path> read) {
    Optional<Path> list = list(word);
    if (list.isEmpty()) {
      words.add(word.startsWith("@@") ? word.substring(1) : word);
    } else if (read.add(list.get())) {
      if (Files.isRegularFile(list.get())) { // not a pipe, which can be read only once
        lists.add(list.get());
      }
      wordsIn(list.get()).forEach(each -> add(each, read));
    }
  }

  /** The file of arguments that a word names, if there is one. */
  private static Optional<Path> list(String word) {
    return isList(word)
        ? FileNames.possiblePath(word.substring(1))
            .filter(Files::exists)
            .filter(path -> !Files.isDirectory(path))
        : Optional.empty();
  }

  /** Whether a word may name a file of arguments. */
  static boolean isList(String word) {
    return word.length() > 1 && word.startsWith("@") && !word.startsWith("@@");
  }

  private static List<String> wordsIn(Path list) {
    try {
      String text = FileNames.word(Files.readAllBytes(list));
      return ShellWords.of(text.startsWith(BYTE_ORDER_MARK) ? text.substring(1) : text);
    } catch (OpenQuoteException e) {
      throw Refusal.usage("@%s: %s".formatted(FileNames.shown(list), e.getMessage()));
    } catch (IOException e) {
      throw Refusal.path(e);
    }
  }
}
