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
 * @param format the format's name; recognised from the content if absent
 * @param encoding that of text; told from the content if absent
 * @param rules by which text is read: whether a line is a game by itself is a matter of legality
 * @param problems takes the problems that concern a source and no single game of it; {@code
 *     list::add} goes on, a lambda that throws stops
 * @param memory what notations keep from one source to the next
 * @param advice the words of messages that say how to go on
 */
public record ReadOptions(
    Optional<String> format,
    Optional<Encoding> encoding,
    Rules<?, ?> rules,
    Consumer<Problem> problems,
    RunMemory memory,
    Advice advice) {
  /** The options of a run that begins. */
  public ReadOptions(
      Optional<String> format,
      Optional<Encoding> encoding,
      Rules<?, ?> rules,
      Consumer<Problem> problems) {
    this(format, encoding, rules, problems, new RunMemory(), Advice.OF_LIBRARY);
  }

  /** Any format, the tournament game. */
  public static ReadOptions reportingTo(Consumer<Problem> problems) {
    return new ReadOptions(Optional.empty(), Optional.empty(), Othello.RULES, problems);
  }

  /** The same with problems told to another one. */
  ReadOptions telling(Consumer<Problem> newProblems) {
    return new ReadOptions(format, encoding, rules, newProblems, memory, advice);
  }

  /** The same with a format given by name. */
  public ReadOptions as(String formatName) {
    return new ReadOptions(Optional.of(formatName), encoding, rules, problems, memory, advice);
  }

  /** The same with text in a given encoding. */
  public ReadOptions in(Encoding textEncoding) {
    return new ReadOptions(format, Optional.of(textEncoding), rules, problems, memory, advice);
  }

  /** The same with a program's own words for how to go on. */
  public ReadOptions advising(Advice words) {
    return new ReadOptions(format, encoding, rules, problems, memory, words);
  }

  /**
   * The words by which a program's users know what they may tell a reader, in messages that say how
   * to go on.
   *
   * @param format what names a notation, such as an option of a command
   * @param rules what names rules
   * @param names what names the files of names that WTHOR games are read with
   */
  public record Advice(String format, String rules, String names) {
    /** The words for those who call the reader themselves. */
    public static final Advice OF_LIBRARY =
        new Advice("ReadOptions.format", "ReadOptions.rules", "Source.with");
  }

  /**
   * A memory for what notations keep from one source to the next while a run lasts, such as files
   * with names that stand beside several files of games. May be shared by threads.
   */
  public static final class RunMemory {
    private final Map<Class<?>, Object> kept = new ConcurrentHashMap<>();

    /** A memory without anything in it. */
    public RunMemory() {}

    /** Returns what is kept under a type, made when it is asked for first. */
    public <T> T of(Class<T> type, Supplier<? extends T> maker) {
      return type.cast(kept.computeIfAbsent(type, _ -> maker.get()));
    }
  }
}
