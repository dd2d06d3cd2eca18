package org.kifu.notation;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.kifu.board.Disc;

/**
 * The words that people use for the sides, in small letters. Words that mean something else in
 * another language are left out, such as {@code sort}, Danish for black.
 */
final class SideNames {
  private static final Map<Disc, List<String>> WORDS =
      Map.of(
          Disc.BLACK,
          words(
              "black sente",
              "noir noirs negro negras nero neri preto pretas", // Romance languages
              "schwarz zwart svart", // German, Dutch, Swedish and Norwegian
              "чёрные черные чорні czarne czarny černý černá", // Slavic languages
              "musta fekete sötét siyah hitam", // Finnish, Hungarian, Turkish, Indonesian
              "黒 黒番 先手 先手番 黑 黑方 黑棋 执黑 執黑 흑 흑번 흑돌",
              "● ⚫"),
          Disc.WHITE,
          words(
              "white gote",
              "blanc blancs blanco blancas bianco bianchi branco brancas",
              "weiß weiss wit vit hvit hvid",
              "белые білі białe biale biały bílý bílá",
              "valkoinen fehér világos beyaz putih",
              "白 白番 後手 後手番 后手 白方 白棋 执白 執白 백 백번 백돌",
              "○ ◯ ⚪"));

  private static final Map<String, Disc> SIDES =
      WORDS.entrySet().stream()
          .flatMap(entry -> entry.getValue().stream().map(word -> Map.entry(word, entry.getKey())))
          .collect(Collectors.toUnmodifiableMap(Map.Entry::getKey, Map.Entry::getValue));

  private SideNames() {}

  private static List<String> words(String... languages) {
    return Arrays.stream(languages).flatMap(all -> Arrays.stream(all.split(" ", -1))).toList();
  }

  /** The words for a side, as alternatives of a pattern. */
  static String of(Disc side) {
    return String.join("|", WORDS.getOrDefault(side, List.of()));
  }

  /** Returns the side that a word stands for, in any case. */
  static Optional<Disc> side(String word) {
    return Optional.ofNullable(SIDES.get(SmallLetters.of(word.strip())));
  }
}
