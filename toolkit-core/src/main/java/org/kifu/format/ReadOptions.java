package org.kifu.format;

import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.kifu.game.Problem;
import org.kifu.rules.Othello;
import org.kifu.rules.Rules;
import org.kifu.source.Encoding;

/**
 * The options of a reader.
 *
 * @param format the name of the format; recognised from the content if absent
 * @param encoding the encoding of text; recognised from the content if absent
 * @param rules the rules by which text is read; whether a line is a game by itself depends on them
 * @param problems takes the problems that concern a source rather than a single game; {@code
 *     list::add} continues, a lambda that throws stops the reader
 * @param memory what notations keep from one source to the next
 * @param advice the words that messages use to say how to go on
 */
public record ReadOptions(
    Optional<String> format,
    Optional<Encoding> encoding,
    Rules<?, ?> rules,
    Consumer<Problem> problems,
    RunMemory memory,
    Advice advice) {
  /** The options for the start of a run. */
  public ReadOptions(
      Optional<String> format,
      Optional<Encoding> encoding,
      Rules<?, ?> rules,
      Consumer<Problem> problems) {
    this(format, encoding, rules, problems, new RunMemory(), Advice.OF_LIBRARY);
  }

  /** Options for any format and the tournament game. */
  public static ReadOptions reportingTo(Consumer<Problem> problems) {
    return new ReadOptions(Optional.empty(), Optional.empty(), Othello.RULES, problems);
  }

  /** The same options with another listener for problems. */
  ReadOptions telling(Consumer<Problem> newProblems) {
    return new ReadOptions(format, encoding, rules, newProblems, memory, advice);
  }

  /** The same options with a format given by name. */
  public ReadOptions as(String formatName) {
    return new ReadOptions(Optional.of(formatName), encoding, rules, problems, memory, advice);
  }

  /** The same options with text in a given encoding. */
  public ReadOptions in(Encoding textEncoding) {
    return new ReadOptions(format, Optional.of(textEncoding), rules, problems, memory, advice);
  }

  /** The same options with the words of a program for how to go on. */
  public ReadOptions advising(Advice words) {
    return new ReadOptions(format, encoding, rules, problems, memory, words);
  }

  /**
   * The words by which the users of a program know the options of a reader, in messages that say
   * how to go on.
   *
   * @param format the way to name a notation, such as an option of a command
   * @param rules the way to name rules
   * @param names the way to name the files of names for WTHOR games
   */
  public record Advice(String format, String rules, String names) {
    /** The words for those who call the reader themselves. */
    public static final Advice OF_LIBRARY =
        new Advice("ReadOptions.format", "ReadOptions.rules", "Source.with");
  }

  /**
   * A memory for what notations keep from one source to the next during a run, such as files with
   * names that belong to several files of games. Threads may share it.
   */
  public static final class RunMemory {
    private final Map<Class<?>, Object> kept = new ConcurrentHashMap<>();

    /** Creates an empty memory. */
    public RunMemory() {}

    /** Returns the object kept under a type, which is made at the first request. */
    public <T> T of(Class<T> type, Supplier<? extends T> maker) {
      return type.cast(kept.computeIfAbsent(type, _ -> maker.get()));
    }
  }
}
