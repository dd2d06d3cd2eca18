package org.kifu.format.text.page;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class GroupTest {
  @Test
  void pathsOfTheSameContainersAreEqual() {
    Group game = Group.PAGE.key("games").item(3);
    assertThat(game).isEqualTo(Group.PAGE.key("games").item(3)).isNotEqualTo(game.key("black"));
    assertThat(game).hasSameHashCodeAs(Group.PAGE.key("games").item(3));
    assertThat(game.parent()).isEqualTo(Group.PAGE.key("games"));
  }

  @Test
  void theCommonPartIsCountedFromThePage() {
    Group game = Group.PAGE.key("games").item(3);
    assertThat(game.key("black").common(game.key("white"))).isEqualTo(2);
    assertThat(game.common(Group.PAGE.key("games").item(4))).isEqualTo(1);
    assertThat(game.common(Group.PAGE)).isZero();
  }
}
