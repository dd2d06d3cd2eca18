package org.kifu.command.base;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Function;
import org.kifu.base.Base;
import org.kifu.command.terminal.Streams;
import org.kifu.file.FileNames;

/** The actions of {@code kifu base}. */
public final class BaseActions {
  private BaseActions() {}

  /** The actions, which are created on request, in the order of the help. */
  public static Map<String, Function<Streams, Callable<Integer>>> actions() {
    Map<String, Function<Streams, Callable<Integer>>> actions = new LinkedHashMap<>();
    actions.put("create", CreateAction::new);
    actions.put("add", AddAction::new);
    actions.put("sync", SyncAction::new);
    actions.put("remove", RemoveAction::new);
    actions.put("annotate", AnnotateAction::new);
    actions.put("mark", MarkAction::new);
    actions.put("check", CheckAction::new);
    actions.put("export", ExportAction::new);
    return actions;
  }

  /**
   * Makes an empty base.
   *
   * @param mayReplace whether an existing base is replaced
   */
  public static Base create(Path file, boolean mayReplace) throws IOException {
    return CreateAction.made(file, mayReplace);
  }

  /**
   * The same words with whole paths for files that are there, so that files with one name in two
   * folders are two.
   */
  public static List<String> withWholePaths(List<String> words) {
    return words.stream()
        .map(
            word ->
                FileNames.possiblePath(word)
                    .filter(Files::exists)
                    .map(path -> FileNames.shown(path.toAbsolutePath().normalize()))
                    .orElse(word))
        .toList();
  }

  /** The base that words name, if they are the name of one base and nothing else. */
  public static Optional<Path> only(List<String> words) {
    return words.size() == 1
        ? FileNames.possiblePath(words.getFirst())
            .filter(path -> Base.hasNameOfBase(path) || Base.isBase(path))
        : Optional.empty();
  }
}
