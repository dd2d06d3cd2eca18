import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.stream.Stream;

/**
 * Prepares the files of a jar. All get the same modes, because the jar keeps them, and they depend
 * on the umask of the checkout and the build. The module description is marked as one for Java 17:
 * the JDK of Maven, which may be a 17, reads it when it makes the jar, and it holds nothing newer.
 */
final class JarFiles {
  private static final int VERSION_AT = 7; // the low byte of the version of a class file
  private static final byte JAVA_17 = 61;

  private JarFiles() {}

  public static void main(String[] folders) throws IOException {
    for (String each : folders) {
      Path folder = Path.of(each);
      if (Files.isDirectory(folder)) {
        markForOldJava(folder.resolve("module-info.class"));
        setModes(folder);
      }
    }
  }

  /** The file keeps its time: with another one, Maven would compile all tests again. */
  private static void markForOldJava(Path module) throws IOException {
    if (Files.exists(module)) {
      FileTime time = Files.getLastModifiedTime(module);
      byte[] bytes = Files.readAllBytes(module);
      bytes[VERSION_AT] = JAVA_17;
      Files.write(module, bytes);
      Files.setLastModifiedTime(module, time);
    }
  }

  private static void setModes(Path folder) throws IOException {
    try (Stream<Path> walked = Files.walk(folder)) {
      List<Path> paths = walked.toList();
      for (Path path : paths) {
        PosixFileAttributeView view =
            Files.getFileAttributeView(path, PosixFileAttributeView.class);
        if (view != null) { // null on a system without modes
          view.setPermissions(
              PosixFilePermissions.fromString(Files.isDirectory(path) ? "rwxr-xr-x" : "rw-r--r--"));
        }
      }
    }
  }
}
