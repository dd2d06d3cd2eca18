package org.kifu.notation;

import java.util.Arrays;
import java.util.Comparator;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The words for discs and for a score in discs, in small letters, in the languages of labels. */
final class DiscWords {
  /** Words after a number, {@code 18 discs}. */
  private static final Set<String> COUNTED =
      words(
          "disc discs disk disks stone stones piece pieces point points pts",
          "pion pions jeton jetons ficha fichas piedra piedras pieza piezas punto puntos disco"
              + " discos",
          "ponto pontos peça peças pedina pedine punti dischi",
          "stein steine steinen scheiben punkt punkte schijven stenen punten",
          "brikker brikkerne brickor brickorna poäng",
          "kameny kamenů pionki punkty фишка фишки фишек очко очка очков очки диска дисков",
          "石 個 枚 子 돌 개 점");

  /** Words next to a side, {@code BlackScore}, {@code 黒石数}. */
  private static final Set<String> BESIDE_SIDE = words("score scores count 石数 子数 棋子 得分");

  private DiscWords() {}

  private static Set<String> words(String... languages) {
    return Arrays.stream(languages)
        .flatMap(all -> Arrays.stream(all.split(" ", -1)))
        .collect(Collectors.toUnmodifiableSet());
  }

  /** Whether a word next to that for a side shows that the side's discs follow. */
  static boolean areBesideSide(String word) {
    return COUNTED.contains(word) || BESIDE_SIDE.contains(word);
  }

  /** The words that may be after a number, as alternatives of a pattern. */
  static String behindNumber() {
    return choices(COUNTED.stream()) + "|pts\\.";
  }

  /** The words that may be next to a side, as alternatives of a pattern. */
  static String besideSide() {
    return choices(Stream.concat(COUNTED.stream(), BESIDE_SIDE.stream()));
  }

  private static String choices(Stream<String> words) {
    return words
        .sorted(Comparator.comparing(String::length).reversed().thenComparing(word -> word))
        .collect(Collectors.joining("|"));
  }
}
