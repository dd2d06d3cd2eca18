package org.kifu.command.input;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import org.kifu.archive.query.GameFilter;
import org.kifu.base.Base;
import org.kifu.command.input.ChosenGames.Edits;
import org.kifu.command.input.ChosenGames.FactsNeed;
import org.kifu.command.terminal.Progress;
import org.kifu.command.terminal.Refusal;
import org.kifu.command.terminal.Streams;
import org.kifu.file.FileNames;
import org.kifu.format.Inputs;
import org.kifu.game.GameRecord;
import org.kifu.game.ParsedGame;
import org.kifu.rules.Rules;
import org.kifu.source.Source;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** The input of a command that reads games, and the filters that choose some of them. */
public final class GameInput {
  @Parameters(
      arity = "1..*",
      paramLabel = "INPUT",
      description = "Files, folders, patterns, '-' for standard input, or a game as text.")
  private List<String> words = new ArrayList<>();

  @Mixin private InputOptions options = new InputOptions();
  @Mixin private Filters.OfRecords filters = new Filters.OfRecords();

  public Rules<?, ?> rules() {
    return options.rules();
  }

  /** The name of the rules. */
  public String rulesName() {
    return rules().name();
  }

  /** Refuses all rules except those of the tournament game, for a command that knows no others. */
  public void refuseOtherRules(String command) {
    String name = rules().name();
    if (!name.equals(GameRecord.OTHELLO)) {
      throw Refusal.usage(
          "--rules: %s supports only the rules othello (8x8 squares), not %s"
              .formatted(command, name));
    }
  }

  /**
   * The rules of the games that count, for a command that counts games of one rule set and tells
   * itself which others it leaves out. Refuses rules for one player.
   *
   * @param command the name of the command
   */
  public Rules<?, ?> countedRules(String command) {
    options.refuseOnePlayer(command);
    tellLeftOutAlone();
    return rules();
  }

  /** Leaves it to the command to tell which games are left out because of their rules. */
  public void tellLeftOutAlone() {
    options.leaveOtherRulesToCommand();
  }

  /** Opens the input; nothing is read before the first game is requested. */
  public ChosenGames open(Streams streams) {
    return open(words, streams, Edits.NONE);
  }

  /**
   * Opens the input of a command that needs only what the tables of a base have, of which it may
   * ask them.
   */
  public ChosenGames openFacts(Streams streams) throws IOException {
    return openFacts(streams, filter());
  }

  /** Opens the same input with another filter than that of the options. */
  public ChosenGames openFacts(Streams streams, GameFilter filter) throws IOException {
    return options.openFacts(words, streams, filter, FactsNeed.FACTS);
  }

  /** Opens the input of a command that needs records, but not their comments. */
  public ChosenGames openRecords(Streams streams) throws IOException {
    return options.openFacts(words, streams, filter(), FactsNeed.RECORDS);
  }

  /** The base that is the only input. */
  public Optional<Path> onlyBase() {
    return InputOptions.onlyBase(words);
  }

  /** The bases among the files of the input. */
  public List<Path> bases() {
    List<Path> bases = new ArrayList<>();
    Iterator<Source> sources =
        Inputs.of(words, InputStream.nullInputStream()).sources(problem -> {});
    sources.forEachRemaining(source -> source.path().filter(Base::isBase).ifPresent(bases::add));
    return bases;
  }

  /**
   * Opens the input of a command that changes games.
   *
   * @param edits the changes, which are made before the rules for names and the filters
   */
  public ChosenGames open(Streams streams, Edits edits) {
    return open(words, streams, edits);
  }

  /** Opens each word separately, for a command that compares its inputs. */
  public List<ChosenGames> openEach(Streams streams) {
    return words.stream().map(word -> open(List.of(word), streams, Edits.NONE)).toList();
  }

  /** Opens all games of other words, read in the same way. */
  public ChosenGames open(List<String> others, Streams streams) {
    return options.open(others, streams, Edits.NONE, GameFilter.ALL);
  }

  public GameFilter filter() {
    return filters.filter();
  }

  private ChosenGames open(List<String> some, Streams streams, Edits edits) {
    return options.open(some, streams, edits, filter());
  }

  /** Whether all games of the input are chosen. */
  public boolean isWhole() {
    return filter().isAll();
  }

  /** The number of chosen games; 0 if it is not known before they are read. */
  public long count(Streams streams) {
    if (words.stream().anyMatch(GameInput::canBeReadOnce)) {
      return 0;
    }
    try (ChosenGames games = open(streams)) {
      long count = 0;
      Iterator<ParsedGame> chosen = games.chosen(problem -> {}, Progress.NONE);
      for (; chosen.hasNext(); chosen.next()) {
        count++;
      }
      return count;
    } catch (Refusal e) {
      return 0; // the command itself reports the error
    }
  }

  /** Refuses an output folder inside the input, because it would be read itself. */
  public void refuseInside(Path folder, Streams streams) {
    Optional<String> word = Inputs.of(words, streams.in()).reaching(folder);
    if (word.isPresent()) {
      throw Refusal.usage(
          folder + ": is inside the input " + word.get() + "; choose another folder");
    }
  }

  /** Whether the input can be read again. */
  public boolean canBeReadAgain() {
    return words.stream().noneMatch(GameInput::canBeReadOnce);
  }

  /** Refuses an input that can be read only once, for a command that reads twice. */
  public void refuseStreams(String why) {
    for (String word : words) {
      if (canBeReadOnce(word)) {
        throw Refusal.usage(
            word
                + ": "
                + why
                + " reads the input twice, so standard input"
                + " does not work; name a file");
      }
    }
  }

  /** Whether a word names standard input or a special file such as a pipe. */
  private static boolean canBeReadOnce(String word) {
    return word.equals("-")
        || FileNames.possiblePath(word)
            .filter(path -> Files.exists(path))
            .filter(path -> !Files.isRegularFile(path) && !Files.isDirectory(path))
            .isPresent();
  }
}
