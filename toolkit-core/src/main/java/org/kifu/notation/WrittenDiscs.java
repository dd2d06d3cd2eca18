package org.kifu.notation;

import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The discs of one player as people write them: {@code 18}, {@code 18 discs}, {@code 46 (win)}. */
public final class WrittenDiscs {
  private static final String WON =
      "win|wins|winner|won|loss|loses|lost|loser|draw|gagne|gagnant|vainqueur|perd|gana|ganador|pierde"
          + "|gewonnen|verloren|sieger|vince|vincitore|勝ち?|負け?|○|●|승|패";

  /** Words after a number, {@code 18 discs}, in the languages of labels, the longest first. */
  private static final String DISCS =
      "brickorna|brikkerne|scheiben|schijven|brickor|brikker|piedras|steinen|dischi"
          + "|discos|fichas|jetons|kameny|kamenů|pedina|pedine|pieces|piedra|piezas|pionki"
          + "|points|pontos|punkte|punkty|punten|puntos|steine|stenen|stones|дисков|disco"
          + "|discs|disks|ficha|jeton|peças|piece|pieza|pions|point|ponto|poäng|punkt|punti"
          + "|punto|stein|stone|диска|очков|фишек|фишка|фишки|disc|disk|peça|pion|очка|очки"
          + "|очко|pts|個|子|枚|石|개|돌|점|pts\\.";

  private static final String COUNT =
      "\\(?(\\d{1,3})\\s?(?:DISCS)?\\)?(?:[\\s,;]*\\((?:WON)\\)|[\\s,;]+(?:WON))?"
          .replace("DISCS", DISCS)
          .replace("WON", WON);

  private static final Pattern ALONE = Pattern.compile("(?iu)" + COUNT);

  private WrittenDiscs() {}

  /** Returns the count that a text states; nothing if the text is anything else. */
  public static OptionalInt read(String text) {
    if (!hasDigit(text)) {
      return OptionalInt.empty();
    }
    Matcher count = ALONE.matcher(text.strip());
    return count.matches() ? OptionalInt.of(Integer.parseInt(count.group(1))) : OptionalInt.empty();
  }

  private static boolean hasDigit(String text) {
    for (int i = 0; i < text.length(); i++) {
      if (text.charAt(i) >= '0' && text.charAt(i) <= '9') {
        return true;
      }
    }
    return false;
  }
}
