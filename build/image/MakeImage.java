package image;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;

/**
 * Makes the packages of the image. {@code ZIP SOURCES OUT} names the zip of a release, the folder
 * with the files for the desktop, and the folder for the packages. On Linux the packages are a
 * {@code .tar.gz} and a {@code .deb}, which need {@code tar} and {@code dpkg-deb}; elsewhere
 * jpackage makes the installer of the platform.
 */
final class MakeImage {
  private MakeImage() {}

  public static void main(String[] args) throws IOException, InterruptedException {
    Path zip = Path.of(args[0]);
    Path sources = Path.of(args[1]);
    Path out = Path.of(args[2]);
    String name = ImageFolder.name(zip);
    String version = name.substring(name.indexOf('-') + 1);
    Platform platform = Platform.ofThisMachine();
    Path home = ImageFolder.make(zip, sources, out);
    if (platform.isLinux()) {
      FileTime time = Files.getLastModifiedTime(home);
      StartCache.make(home, out.resolve("caches")); // it holds the times of the jars
      Folders.setTimes(home, time);
      Packages.tar(home, out.resolve(name + "-" + platform.name() + ".tar.gz"));
      DebianPackage.make(home, sources, version, out);
    } else {
      Packages.jpackage(home, ImageFolder.runtime(home), version, out);
    }
  }
}
