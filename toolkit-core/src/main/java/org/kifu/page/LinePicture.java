package org.kifu.page;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Optional;
import org.kifu.opening.OpeningLine;
import org.kifu.picture.BoardLook;
import org.kifu.picture.BoardPicture;
import org.kifu.picture.GameCaption;
import org.kifu.picture.Picture;
import org.kifu.rules.Rules;
import org.kifu.table.Html;

/** The board after a line of any rules as a picture, on the board that its game is sold with. */
final class LinePicture {
  private LinePicture() {}

  /** Draws the board; the result says how the game stands. */
  static void write(Html html, String rules, String line) {
    OpeningLine.at(rules, line, Drawing::new).write(html);
  }

  /** A position that is drawn. */
  private record Drawing<P>(Rules<P, ?> rules, P position) {
    void write(Html html) {
      String footer = rules.display().standing(position);
      Picture picture =
          BoardPicture.position(
                  rules, position, Optional.empty(), GameCaption.NONE, footer, BoardLook.USUAL)
              .orElseThrow();
      try {
        String svg = picture.svg();
        html.markup(svg.substring(svg.indexOf("<svg"))); // no XML declaration inside a page
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }
}
