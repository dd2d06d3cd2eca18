package org.kifu.command.input;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import org.kifu.archive.names.NameRules;
import org.kifu.archive.query.GameFilter;
import org.kifu.base.Base;
import org.kifu.base.BaseFacts;
import org.kifu.command.input.ChosenGames.Edits;
import org.kifu.command.input.ChosenGames.FactsNeed;
import org.kifu.command.terminal.Streams;
import org.kifu.file.FileNames;
import org.kifu.game.ParsedGame;
import org.kifu.rules.Rules;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** The options for reading games: notation, encoding, rules and names. */
public final class InputOptions {
  @Spec(Spec.Target.MIXEE)
  private CommandSpec command = CommandSpec.create();

  private boolean areRulesTold;

  @Mixin private SourceOptions source = new SourceOptions();
  @Mixin private NamesOption names = new NamesOption();

  /** The rules of the games whose records do not name rules. */
  public Rules<?, ?> rules() {
    return source.rules();
  }

  /** Refuses rules for one player, for a command of this name. */
  void refuseOnePlayer(String command) {
    source.refuseOnePlayer(command);
  }

  /** Tells nothing about other rules, for a command that tells itself which games it leaves out. */
  void leaveOtherRulesToCommand() {
    areRulesTold = true;
  }

  /** Whether nothing is chosen about how sources are read. */
  boolean areUsual() {
    return source.areUsual();
  }

  /** The rules for names. */
  public NameRules nameRules() {
    return names.rules();
  }

  /**
   * The games of some words of the command line; nothing is read before the first game is
   * requested.
   *
   * @param edits the changes, which are made before the rules for names and the filters
   */
  public ChosenGames open(List<String> words, Streams streams, Edits edits, GameFilter filter) {
    return new ChosenGames(
        InputWords.of(words, streams.in(), source.wthorNames()),
        source.format(),
        source.encoding(),
        rules(),
        edits.then(names.edits()).then(comparedRules(streams)),
        filter,
        files -> ReadsFiles.ofAll(command, files));
  }

  /**
   * Opens the games of a command that may ask the tables of a base: if a base that is read as it
   * remembers is the only input, a choice of few games does not read the others.
   */
  public ChosenGames openFacts(
      List<String> words, Streams streams, GameFilter filter, FactsNeed need) throws IOException {
    ChosenGames games = open(words, streams, Edits.NONE, filter);
    Optional<Path> base = areUsual() ? onlyBase(words) : Optional.empty();
    if (base.isEmpty()) {
      return games;
    }
    Base open = Base.open(base.get());
    boolean isUsed = false;
    try {
      if (open.isOfThisVersion()) {
        BaseFacts facts = new BaseFacts(open);
        isUsed = true;
        return games.by(facts, need);
      }
      return games;
    } finally {
      if (!isUsed) {
        open.close();
      }
    }
  }

  /** The base that is the only input. */
  static Optional<Path> onlyBase(List<String> words) {
    return words.size() == 1
        ? FileNames.possiblePath(words.getFirst()).filter(Base::isBase)
        : Optional.empty();
  }

  /** A look at the rules that records name, where the user has named some; told once. */
  private Edits comparedRules(Streams streams) {
    return source
        .givenRules()
        .map(given -> new Edits(games -> comparing(games, given.name(), streams), _ -> ""))
        .orElse(Edits.NONE);
  }

  private Iterator<ParsedGame> comparing(
      Iterator<ParsedGame> games, String given, Streams streams) {
    RulesTally tally = new RulesTally();
    Iterator<ParsedGame> counted = tally.counting(games);
    return new Iterator<>() {
      @Override
      public boolean hasNext() {
        boolean isMore = counted.hasNext();
        if (!isMore && !areRulesTold) {
          areRulesTold = true;
          tally.tellOtherThan(given, streams);
        }
        return isMore;
      }

      @Override
      public ParsedGame next() {
        return counted.next();
      }
    };
  }
}
