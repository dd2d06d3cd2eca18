package org.kifu.command.form;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.kifu.game.ProblemCode;

/** The meanings of findings, with the related options of the command line. */
public final class FindingMeaning {
  private static final Map<ProblemCode, String> OPTIONS =
      Map.of(
          ProblemCode.WRONG_FLIP_STOOD, " (--touched-discs)",
          ProblemCode.DISC_LENT, " (--loans)",
          ProblemCode.THEORY_MISMATCH, " (--solve-theory)",
          ProblemCode.ENCODING_GUESSED, "; --encoding names an encoding",
          ProblemCode.NOTATION_GUESSED, "; --from names a notation");

  private FindingMeaning() {}

  /** The meaning of a finding, in a sentence. */
  public static String of(ProblemCode code) {
    String meaning = code.reason();
    @Nullable String options = OPTIONS.get(code);
    return options == null ? meaning : meaning.substring(0, meaning.length() - 1) + options + ".";
  }
}
