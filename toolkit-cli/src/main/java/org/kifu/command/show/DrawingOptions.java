package org.kifu.command.show;

import java.io.IOException;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.kifu.board.DiscSigns;
import org.kifu.command.input.NumberRange;
import org.kifu.command.output.Form;
import org.kifu.command.output.FormOption;
import org.kifu.command.output.Output;
import org.kifu.command.terminal.Refusal;
import org.kifu.game.Counted;
import org.kifu.game.ParsedGame;
import org.kifu.picture.BoardLook;
import org.kifu.picture.Picture;
import org.kifu.picture.PictureFormat;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.TypeConversionException;

/** The options for the drawing of a game. */
final class DrawingOptions {
  private enum DiagramKind {
    BOARD,
    KIFU;

    @Override
    public String toString() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  /** A reader of {@code 21-40}, {@code 21-}, {@code -20} and {@code 21}. */
  static final class PliesReader implements ITypeConverter<NumberRange> {
    @Override
    public NumberRange convert(String text) {
      return NumberRange.read(text, "\\d{1,4}", WHOLE_GAME.first(), WHOLE_GAME.last())
          .orElseThrow(
              () ->
                  new TypeConversionException("'" + text + "' is not a range of plies like 21-40"));
    }
  }

  private static final NumberRange WHOLE_GAME = new NumberRange(1, Integer.MAX_VALUE);

  @Option(
      names = "--ply",
      paramLabel = "N",
      description =
          "Show the position after N plies, passes included; 0 is the start (default: the end).")
  private @Nullable Integer ply;

  @Option(
      names = "--plies",
      paramLabel = "A-B",
      converter = PliesReader.class,
      description = "With --style kifu: number plies A to B, over the discs before them.")
  private @Nullable NumberRange plies;

  @Option(
      names = "--moves",
      description =
          "Mark the legal moves: squares for a disc, or in draughts the pieces that can move.")
  private boolean moves;

  @Option(
      names = "--style",
      paramLabel = "STYLE",
      defaultValue = "board",
      description = "What to draw: ${COMPLETION-CANDIDATES} (default: board).")
  private DiagramKind style = DiagramKind.BOARD;

  @Mixin private FormOption forms = FormOption.of(Form.TEXT, Form.ASCII, Form.SVG, Form.PNG);

  @Option(
      names = "--wide",
      description = "With --format text: for fonts that draw a disc two columns wide.")
  private boolean wide;

  @Option(
      names = "--size",
      paramLabel = "PX",
      description = "Width of a picture in pixels, 100 to 5000 (default: 452).")
  private @Nullable Integer size;

  @Option(
      names = "--field",
      paramLabel = "COLOUR",
      description =
          "Field in pictures: ${COMPLETION-CANDIDATES} (default: by the game, green for othello).")
  private BoardLook.@Nullable Field field;

  @Option(
      names = "--discs",
      paramLabel = "COLOURS",
      description =
          "Colours of discs in a kifu picture: placed (who placed them, the default) or final"
              + " (as they lie at the end).")
  private BoardLook.@Nullable Colours discs;

  private Form form = Form.TEXT;

  /** Determines the form, and refuses options that conflict. */
  void check(Output output) {
    form = forms.form(output);
    if (ply != null && ply < 0) {
      throw Refusal.usage("--ply must be 0 or more, not " + ply);
    }
    refuseUnless(ply == null || plies == null, "give only one of --ply and --plies");
    refuseUnless(plies == null || style == DiagramKind.KIFU, "--plies needs --style kifu");
    refuseUnless(!moves || isBoard(), "--moves needs --style board");
    refuseUnless(!wide || form == Form.TEXT, "--wide needs --format text");
    refuseUnless(size == null || form.isPicture(), "--size needs --format svg or png");
    refuseUnless(field == null || form.isPicture(), "--field needs --format svg or png");
    refuseUnless(
        discs == null || style == DiagramKind.KIFU && form.isPicture(),
        "--discs needs --style kifu and --format svg or png");
    if (size != null && (size < Picture.LEAST_WIDTH || size > Picture.MOST_WIDTH)) {
      throw Refusal.usage(
          "--size must be %d to %d pixels, not %d"
              .formatted(Picture.LEAST_WIDTH, Picture.MOST_WIDTH, size));
    }
  }

  private static void refuseUnless(boolean isFine, String reason) {
    if (!isFine) {
      throw Refusal.usage(reason);
    }
  }

  /** Whether the game is drawn as a picture and not as text. */
  boolean isPicture() {
    return form.isPicture();
  }

  /** Whether a board is drawn, and not a kifu diagram. */
  boolean isBoard() {
    return style == DiagramKind.BOARD;
  }

  /** The extension of the files, with its dot. */
  String ending() {
    return form.isPicture() ? format().ending() : ".txt";
  }

  private PictureFormat format() {
    return form == Form.PNG ? PictureFormat.PNG : PictureFormat.SVG;
  }

  /**
   * Prepares a game, and refuses a ply that it does not have.
   *
   * @return the game; nothing if there is no position to draw
   */
  Optional<DrawableGame> game(ParsedGame parsed) {
    Optional<DrawableGame> game = DrawableGame.of(parsed);
    game.ifPresent(shown -> refuseMissing(parsed, shown.plies()));
    return game;
  }

  private void refuseMissing(ParsedGame game, int has) {
    int asked = plies != null ? plies.first() : ply != null ? ply : 0;
    if (asked > has) {
      throw Refusal.usage(
          "%s %d: the game has %s: %s, game %d"
              .formatted(
                  plies != null ? "--plies" : "--ply",
                  asked,
                  Counted.of(has, "ply"),
                  game.origin().start(),
                  game.number()));
    }
  }

  /** The plies up to that of a board, or the plies of a kifu diagram. */
  private NumberRange range() {
    return plies != null ? plies : ply != null ? new NumberRange(1, ply) : WHOLE_GAME;
  }

  /** Draws a game as text. */
  String text(DrawableGame game) {
    DiscSigns signs =
        form == Form.ASCII ? DiscSigns.ASCII : wide ? DiscSigns.WIDE : DiscSigns.DISCS;
    return game.captions()
        + (style == DiagramKind.KIFU
            ? game.kifuText(range(), signs)
            : game.boardText(range().last(), signs, moves));
  }

  /** Draws a game as the bytes of a picture. */
  byte[] picture(DrawableGame game) throws IOException {
    BoardLook look =
        new BoardLook(
            field == null ? game.usualField() : field,
            discs == null ? BoardLook.USUAL.colours() : discs,
            moves);
    Picture picture =
        style == DiagramKind.KIFU
            ? game.kifuPicture(range(), look)
            : game.boardPicture(range().last(), look);
    return format().render(size == null ? picture : picture.ofWidth(size));
  }
}
