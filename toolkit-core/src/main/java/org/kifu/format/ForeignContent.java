package org.kifu.format;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Optional;
import java.util.regex.Pattern;
import org.kifu.file.OldIndex;
import org.kifu.source.packed.Packing;

/** Content that is not text and that Kifu knows by its first bytes, but does not read. */
final class ForeignContent {
  private ForeignContent() {}

  /** The name of what begins like this; nothing if it is not known. */
  static Optional<String> of(byte[] head) {
    return Optional.of(OldIndex.NAME)
        .filter(_ -> OldIndex.begins(head))
        .or(() -> Packing.of(head).map(Packing::label))
        .or(() -> PictureKind.of(head));
  }

  /** Pictures and printed pages, recognised by their first bytes; their drawings are not read. */
  private enum PictureKind {
    PNG("PNG", "\\x89PNG\\r\\n.*"),
    JPEG("JPEG", "\\xFF\\xD8\\xFF.*"),
    GIF("GIF", "GIF8[79]a.*"),
    TIFF("TIFF", "(?:II\\x2A\\x00|MM\\x00\\x2A).*"),
    BMP("BMP", "BM.{4}\\x00\\x00\\x00\\x00.*"),
    WEBP("WebP", "RIFF.{4}WEBP.*"),
    HEIC("HEIC", ".{4}ftyp(?:hei[cfsx]|hev[cx]|mif1|msf1|avif).*"),
    PDF("PDF", ".{0,16}%PDF-\\d.*");

    private static final int BEGINNING = 64;

    private final String label;
    private final Pattern beginning;

    PictureKind(String label, String beginning) {
      this.label = label;
      this.beginning = Pattern.compile(beginning, Pattern.DOTALL);
    }

    /**
     * Returns the name of a kind of picture, with the remark that it is not read; nothing if this
     * is not a picture.
     */
    static Optional<String> of(byte[] head) {
      byte[] first = Arrays.copyOf(head, Math.min(head.length, BEGINNING));
      String text = new String(first, StandardCharsets.ISO_8859_1);
      return Arrays.stream(values())
          .filter(picture -> picture.beginning.matcher(text).matches())
          .map(picture -> "a picture or a printed page (" + picture.label + "), which is not read")
          .findFirst();
    }
  }
}
