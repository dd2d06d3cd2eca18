package org.kifu.format.text.caption;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.kifu.format.text.find.LabelKind;
import org.kifu.format.text.page.PlacedText;

/**
 * A heading with a date, {@code Tournoi de Genève, 3 février 1993}.
 *
 * @param title the words before the date; empty if there are none
 * @param kind EVENT or PLACE; null if the words may be anything else
 */
record DatedTitle(DateInText day, PlacedText title, @Nullable LabelKind kind) {
  /** The most words of a place. */
  private static final int MOST_OF_PLACE = 2;

  /** The date of a text that is a heading; nothing if it is a sentence, or has none. */
  static Optional<DatedTitle> in(PlacedText piece) {
    return DateInText.first(piece)
        .filter(day -> NameShape.isHeading(piece.toString().replace(day.text().toString(), " ")))
        .map(day -> of(piece, day));
  }

  private static DatedTitle of(PlacedText piece, DateInText day) {
    int at = piece.toString().indexOf(day.text().toString());
    String behind = piece.toString().substring(Math.max(0, at) + day.text().length());
    boolean isLast = behind.chars().noneMatch(Character::isLetterOrDigit);
    PlacedText title = withoutArticle(PlayerName.stripped(piece.piece(0, Math.max(0, at))));
    return new DatedTitle(day, title, isLast ? kind(title.toString()) : null);
  }

  /** The words before an article that stands before a date, {@code den 9 mars}. */
  private static PlacedText withoutArticle(PlacedText text) {
    String written = text.toString();
    String last = written.substring(written.lastIndexOf(' ') + 1);
    boolean isArticle = CaptionWords.PARTICLE.has(last) || CaptionWords.ARTICLE.has(last);
    return isArticle ? PlayerName.stripped(text.piece(0, written.length() - last.length())) : text;
  }

  private static @Nullable LabelKind kind(String title) {
    if (CaptionWords.TITLE.isIn(title) && NameShape.isTitle(title)) {
      return LabelKind.EVENT;
    }
    boolean isPlace = NameShape.isPlayer(title) && title.split(" ", -1).length <= MOST_OF_PLACE;
    return isPlace ? LabelKind.PLACE : null;
  }
}
