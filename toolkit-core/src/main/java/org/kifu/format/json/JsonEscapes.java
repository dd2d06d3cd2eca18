package org.kifu.format.json;

import com.fasterxml.jackson.core.SerializableString;
import com.fasterxml.jackson.core.io.CharacterEscapes;
import com.fasterxml.jackson.core.io.SerializedString;
import org.jspecify.annotations.Nullable;
import org.kifu.game.SteeringCharacters;

/**
 * The characters that are escaped beyond what JSON asks for: those that steer how others are shown.
 * Halves of characters are escaped by the generator itself.
 */
final class JsonEscapes extends CharacterEscapes {
  private static final long serialVersionUID = 1L;
  private static final int DELETE = 0x7F;

  private final int[] ascii = standardAsciiEscapesForJSON();

  JsonEscapes() {
    ascii[DELETE] = ESCAPE_STANDARD;
  }

  @Override
  public int[] getEscapeCodesForAscii() {
    return ascii.clone();
  }

  @Override
  public @Nullable SerializableString getEscapeSequence(int c) {
    boolean isHalf = c <= Character.MAX_VALUE && Character.isSurrogate((char) c);
    return !isHalf && SteeringCharacters.contain(c)
        ? new SerializedString("\\u%04X".formatted(c))
        : null;
  }
}
