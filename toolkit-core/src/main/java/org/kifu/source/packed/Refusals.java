package org.kifu.source.packed;

import java.util.Optional;
import java.util.Set;
import org.apache.commons.compress.archivers.zip.ZipArchiveEntry;
import org.apache.commons.compress.archivers.zip.ZipMethod;
import org.kifu.game.Problem;
import org.kifu.game.ProblemCode;
import org.kifu.game.SourceLocation;

/** Which entries of a zip are not read, and why. */
final class Refusals {
  /** Those that need no further library. */
  private static final Set<ZipMethod> METHODS =
      Set.of(
          ZipMethod.STORED,
          ZipMethod.DEFLATED,
          ZipMethod.ENHANCED_DEFLATED,
          ZipMethod.BZIP2,
          ZipMethod.IMPLODING,
          ZipMethod.UNSHRINKING);

  private Refusals() {}

  /**
   * Returns why an entry is not read; nothing if it is.
   *
   * @param name of the entry with its archive
   */
  static Optional<Problem> of(String name, ZipArchiveEntry entry) {
    if (entry.getGeneralPurposeBit().usesEncryption()) {
      return problem(ProblemCode.ARCHIVE_ENCRYPTED, name, "this entry is encrypted");
    }
    if (entry.isUnixSymlink()) {
      return problem(
          ProblemCode.UNSUPPORTED_FORMAT, name, "this entry is a link, which is not followed");
    }
    ZipMethod method = ZipMethod.getMethodByCode(entry.getMethod());
    return method != null && METHODS.contains(method)
        ? Optional.empty()
        : problem(
            ProblemCode.UNSUPPORTED_FORMAT,
            name,
            "this entry is packed by the method %s"
                .formatted(method == null ? entry.getMethod() : method));
  }

  private static Optional<Problem> problem(ProblemCode code, String name, String message) {
    return Optional.of(new Problem(code, SourceLocation.whole(name), 0, 0, message));
  }
}
