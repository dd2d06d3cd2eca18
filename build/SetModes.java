import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.stream.Stream;

/**
 * Gives all files of a jar the same modes, because the jar keeps them, and they depend on the umask
 * of the checkout and the build.
 */
final class SetModes {
  private SetModes() {}

  public static void main(String[] folders) throws IOException {
    for (String each : folders) {
      Path folder = Path.of(each);
      if (Files.isDirectory(folder)) {
        set(folder);
      }
    }
  }

  private static void set(Path folder) throws IOException {
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
