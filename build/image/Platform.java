package image;

import java.util.Locale;

/**
 * The platform of an image, which is that of this machine, because jlink has no other.
 *
 * @param processor its name in the names of downloads
 */
record Platform(Kind kind, String processor) {
  /** The systems, with their names in downloads and in the jar of SQLite. */
  enum Kind {
    LINUX("linux", "Linux"),
    MACOS("macos", "Mac"),
    WINDOWS("windows", "Windows");

    private final String name;
    private final String ofSqlite;

    Kind(String name, String ofSqlite) {
      this.name = name;
      this.ofSqlite = ofSqlite;
    }
  }

  static Platform ofThisMachine() {
    String system = System.getProperty("os.name").toLowerCase(Locale.ROOT);
    String processor = System.getProperty("os.arch");
    Kind kind = Kind.LINUX;
    if (system.startsWith("windows")) {
      kind = Kind.WINDOWS;
    } else if (system.startsWith("mac")) {
      kind = Kind.MACOS;
    }
    boolean isUsual = processor.equals("amd64") || processor.equals("x86_64");
    return new Platform(kind, isUsual ? "x64" : processor);
  }

  boolean isLinux() {
    return kind == Kind.LINUX;
  }

  boolean isWindows() {
    return kind == Kind.WINDOWS;
  }

  String name() {
    return kind.name + "-" + processor;
  }

  /** The folder of the native library in the jar of SQLite. */
  String nativeFolder() {
    return kind.ofSqlite + "/" + (processor.equals("x64") ? "x86_64" : processor) + "/";
  }
}
