package org.kifu.command.base;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import org.kifu.base.Base;
import org.kifu.base.BaseAddition;
import org.kifu.command.terminal.Refusal;
import org.kifu.command.terminal.Streams;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** A base, and the files that are added to it. */
final class AddedFiles {
  @Mixin private BaseArgument base = new BaseArgument();

  @Parameters(
      index = "1..*",
      arity = "0..*",
      paramLabel = "FILES",
      description = "Files, folders, patterns, or '-' for standard input.")
  private List<String> words = new ArrayList<>();

  @Mixin private AdditionOptions options = new AdditionOptions();

  BaseArgument base() {
    return base;
  }

  boolean isQuiet() {
    return options.isQuiet();
  }

  /** Refuses options that cannot work, before a file is made. */
  void check() {
    options.check();
  }

  /** Refuses the same, and a command without files. */
  void checkGiven() {
    check();
    if (words.isEmpty()) {
      throw Refusal.usage("FILES are missing");
    }
  }

  /** The words that name the files. */
  List<String> words() {
    return words;
  }

  /** Adds the files to a base, reports what happened, and returns the exit code. */
  int addTo(Base opened, Streams streams) throws IOException {
    return options.addTo(opened, words, streams);
  }

  /** The same for an addition of a certain kind. */
  int addTo(Base opened, Streams streams, UnaryOperator<BaseAddition> kind) throws IOException {
    return options.addTo(opened, words, streams, kind);
  }
}
