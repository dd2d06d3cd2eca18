package org.kifu.base;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.kifu.board.Position;
import org.kifu.game.GameRecord;
import org.kifu.game.Notes;
import org.kifu.game.Outcome;
import org.kifu.game.ParsedGame;
import org.kifu.game.Problem;
import org.kifu.game.TheoreticalScore;
import org.kifu.opening.PositionKey;
import org.kifu.testing.Games;

/** A game from the tables is the game that a reader gives, as far as games count. */
class BaseFactsTest {
  @TempDir private static Path shared;
  private static Path base = Path.of("");

  @TempDir private Path folder;

  @BeforeAll
  static void makeBase() throws IOException {
    base = shared.resolve("a.kifu");
    Bases.create(base, 2, Games.examples());
  }

  /** The facts of a game by which it counts. */
  private record Facts(String source, int number, List<Problem> problems, Object record) {
    static Facts of(ParsedGame game) {
      return new Facts(
          game.origin().start().source(),
          game.number(),
          game.firstError().stream().toList(),
          game.record().<Object>map(Facts::bare).orElse(""));
    }

    private static GameRecord bare(GameRecord record) {
      Outcome declared = record.declared();
      return new GameRecord(
          record.header(),
          record.rules(),
          record.start(),
          record.moves(),
          new Outcome(declared.kind(), declared.blackDiscs()),
          record.theory().map(score -> new TheoreticalScore(score.blackDiscs(), 0)),
          Notes.NONE);
    }
  }

  private static List<Facts> ofRecords(List<Problem> problems) throws IOException {
    List<Facts> all = new ArrayList<>();
    try (Base open = Base.open(base)) {
      StoredSources sources = new StoredSources(open);
      try (BaseGames games = new BaseGames(sources, sources.games(), problems::add)) {
        games.forEachRemaining(game -> all.add(Facts.of(game)));
      }
    }
    return all;
  }

  @Test
  void areThoseOfTheRecords() throws IOException {
    List<Problem> told = new ArrayList<>();
    List<Problem> expected = new ArrayList<>();
    List<Facts> found = new ArrayList<>();
    try (BaseFacts facts = new BaseFacts(Base.open(base));
        FactsIterator games = facts.games(GameCondition.all(), told::add)) {
      games.forEachRemaining(game -> found.add(Facts.of(game)));
    }
    List<Facts> records = ofRecords(expected);
    assertThat(found).hasSameSizeAs(records).hasSizeGreaterThan(700);
    for (int i = 0; i < records.size(); i++) {
      assertThat(found.get(i)).isEqualTo(records.get(i));
    }
    assertThat(told).isEqualTo(expected).isNotEmpty();
  }

  @Test
  void areFewForAFewGames() throws IOException {
    try (BaseFacts facts = new BaseFacts(Base.open(base))) {
      assertThat(facts.areFew(facts.players(name -> name.contains("Murakami")))).isTrue();
      assertThat(facts.areFew(facts.players(name -> name.equals("nobody")))).isFalse();
      assertThat(facts.areFew(GameCondition.all())).isFalse();
      assertThat(facts.areFew(GameCondition.years(1980, 1980))).isTrue();
      assertThat(facts.areFew(GameCondition.years(1900, 2000))).isFalse();
      GameCondition start = facts.reached(List.of(PositionKey.of(Position.START)));
      assertThat(facts.areFew(start)).isFalse();
    }
  }

  @Test
  void namesDamageInARow() throws Exception {
    for (String change :
        List.of(
            "UPDATE games SET result = 'won'",
            "UPDATE games SET squares = x'4041'",
            "UPDATE games SET date = 'May'",
            "UPDATE games SET date = '1901' WHERE date = '1997'",
            "UPDATE games SET black_discs = black_discs + 1",
            "UPDATE games SET row_sum = row_sum + 1",
            "UPDATE players SET name = name || 'x'",
            "UPDATE events SET name = upper(name)",
            "UPDATE sources SET name = name || 'x'",
            "PRAGMA foreign_keys = OFF; UPDATE games SET black = 999999")) {
      Path copy = Files.copy(base, folder.resolve("copy" + change.hashCode()));
      for (String statement : change.split("; ", -1)) {
        Bases.change(copy, statement);
      }
      try (BaseFacts facts = new BaseFacts(Base.open(copy))) {
        assertThatThrownBy(
                () -> {
                  try (FactsIterator games = facts.games(GameCondition.all(), _ -> {})) {
                    games.forEachRemaining(_ -> {});
                  }
                })
            .as(change)
            .isInstanceOfAny(UncheckedIOException.class, BaseException.class)
            .hasMessageContaining("[base-damaged]");
      }
    }
  }
}
