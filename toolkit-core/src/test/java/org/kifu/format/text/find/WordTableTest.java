package org.kifu.format.text.find;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.kifu.format.text.page.TableFile;
import org.kifu.notation.SmallLetters;

/** Words that are looked up in the text in which they stand. */
class WordTableTest {
  @Test
  void findsAWordInLettersOfEitherCaseAmongOthers() {
    WordTable<Integer> table = WordTable.of(Map.of("schwarz", 1, "weiß", 2, "čierny", 3));
    String text = "der SCHWARZE, Schwarz (Weiß) und ČIERNY";
    assertThat(table.get(text, 14, 21)).isEqualTo(1);
    assertThat(table.get(text, 23, 27)).isEqualTo(2);
    assertThat(table.get(text, 33, 39)).isEqualTo(3);
    assertThat(table.get(text, 4, 12)).isNull();
    assertThat(table.get(text, 0, 3)).isNull();
    assertThat(table.get("")).isNull();
  }

  /** Each word of the table of labels is found, and no word that is one character longer. */
  @Test
  void holdsAllWordsOfALongList() {
    List<String> words = new ArrayList<>();
    for (List<String> row : TableFile.rows(Labels.class, "labels.tsv")) {
      words.addAll(TableFile.words(row.get(1)));
    }
    assertThat(words).hasSizeGreaterThan(100);
    WordTable<Boolean> table = WordTable.of(words);
    for (String word : words) {
      assertThat(table.get("x" + word + "x", 1, word.length() + 1)).as(word).isTrue();
      String longer = SmallLetters.of(word + "~");
      assertThat(table.get(longer)).as(longer).isNull();
    }
  }
}
