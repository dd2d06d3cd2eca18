package org.kifu.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.kifu.game.SteeringCharacters;
import org.kifu.testing.Slow;

class HtmlTest {
  /** A soft hyphen, joiners and blanks without width: the page once had a list without them. */
  @Test
  void marksThatAreNotSeenBecomeSpaces() {
    String text = "a\u00ADb\u200Bc\u200Cd\u200De\u2060f\u2064g";
    Html html = new Html().element("p", text, "title", text);
    assertThat(html).hasToString("<p title=\"a b c d e f g\">a b c d e f g</p>");
  }

  /** Every character there is. */
  @Slow
  @Test
  void charactersDoNotSteerWhereverTheyStand() {
    String all =
        IntStream.rangeClosed(0, Character.MAX_CODE_POINT)
            .mapToObj(Character::toString)
            .collect(Collectors.joining("|"));
    String page = new Html().element("p", all).toString();
    String data = Html.data(all.substring(all.indexOf(' ')));
    for (String written : new String[] {page, data}) {
      assertThat(
              written
                  .codePoints()
                  .filter(c -> SteeringCharacters.contain(c) && c != '\n' && c != '\t'))
          .isEmpty();
      assertThat(written).contains("|é|", "|為|", "|😀|").doesNotContain("\uFFFE", "\uFFFF");
    }
    assertThat(page).contains("|\t|\n|").contains("|&lt;|");
    assertThat(data).doesNotContain("<").contains("|\\u003c|", "|\\u00ad|", "|\\udb40\\udc41|");
  }
}
