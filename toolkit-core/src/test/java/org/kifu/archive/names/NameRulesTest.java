package org.kifu.archive.names;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.kifu.archive.names.NameRules.NameRule;
import org.kifu.game.GameDate;
import org.kifu.game.GameHeader;
import org.kifu.game.GameRecord;
import org.kifu.game.MoveList;
import org.kifu.game.Outcome;
import org.kifu.game.ParsedGame;
import org.kifu.testing.ParsedGames;

class NameRulesTest {
  @Test
  void onlyAcceptedRulesAreFollowed() throws NameRules.ConflictException {
    NameRules rules = NameRules.of(List.of(rule("A", "B", true), rule("C", "D", false)));
    assertThat(players(rules, "A", "C")).containsExactly("B", "C");
  }

  @Test
  void aRuleMayLeadToAnother() throws NameRules.ConflictException {
    NameRules rules = NameRules.of(List.of(rule("A", "B", true), rule("B", "C", true)));
    assertThat(players(rules, "A", "B")).containsExactly("C", "C");
  }

  @Test
  void rulesForPlayersDoNotTouchEvents() throws NameRules.ConflictException {
    NameRules rules =
        NameRules.of(List.of(new NameRule(NameRule.NameKind.EVENT, "Open", "Cup", true, "")));
    ParsedGame game = rules.apply(game("Open", "B"));
    assertThat(game.record().orElseThrow().header())
        .isEqualTo(new GameHeader("Open", "B", "Cup", "", GameDate.UNKNOWN));
  }

  @Test
  void aGameWithoutSuchNamesIsLeftAsItIs() throws NameRules.ConflictException {
    ParsedGame game = game("X", "Y");
    assertThat(NameRules.of(List.of(rule("A", "B", true))).apply(game)).isSameAs(game);
    assertThat(NameRules.NONE.apply(game)).isSameAs(game);
  }

  @Test
  void refusesRulesThatContradict() {
    assertThatThrownBy(() -> NameRules.of(List.of(rule("A", "B", true), rule("A", "C", true))))
        .isInstanceOfSatisfying(
            NameRules.ConflictException.class, fault -> assertThat(fault.index()).isOne())
        .hasMessageContaining("'A' is 'B' by an earlier rule");
  }

  @Test
  void refusesRulesThatGoRound() {
    List<NameRule> circle =
        List.of(rule("A", "B", true), rule("B", "C", true), rule("C", "A", true));
    assertThatThrownBy(() -> NameRules.of(circle)).hasMessageContaining("leads back to itself");
    assertThatThrownBy(() -> NameRules.of(List.of(rule("A", "A", true))))
        .hasMessageContaining("leads back to itself");
  }

  private static NameRule rule(String from, String to, boolean accepted) {
    return new NameRule(NameRule.NameKind.PLAYER, from, to, accepted, "");
  }

  private static List<String> players(NameRules rules, String black, String white) {
    GameHeader header = rules.apply(game(black, white)).record().orElseThrow().header();
    return List.of(header.black(), header.white());
  }

  private static ParsedGame game(String black, String white) {
    GameHeader header = new GameHeader(black, white, "Open", "", GameDate.UNKNOWN);
    return ParsedGames.of(GameRecord.of(header, MoveList.EMPTY, Outcome.NONE));
  }
}
