import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.lang.classfile.AccessFlags;
import java.lang.classfile.ClassBuilder;
import java.lang.classfile.ClassElement;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassModel;
import java.lang.classfile.CodeModel;
import java.lang.classfile.FieldModel;
import java.lang.classfile.MethodModel;
import java.lang.classfile.attribute.InnerClassInfo;
import java.lang.classfile.attribute.InnerClassesAttribute;
import java.lang.classfile.attribute.NestHostAttribute;
import java.lang.classfile.attribute.NestMembersAttribute;
import java.lang.classfile.attribute.SourceFileAttribute;
import java.lang.module.ModuleDescriptor;
import java.lang.module.ModuleDescriptor.Exports;
import java.lang.reflect.AccessFlag;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.util.Set;
import java.util.TreeMap;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.stream.Collectors;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/**
 * Writes a jar of the public interface of another jar: the public classes of the packages that its
 * module exports to all, with their public and protected members and without code. Comparing two
 * such jars finds changes that break programs.
 *
 * <p>Usage: {@code java build/ApiJar.java JAR API-JAR}
 */
final class ApiJar {
  private static final ClassFile FILES = ClassFile.of(ClassFile.ConstantPoolSharingOption.NEW_POOL);

  /** The time of all entries, so that the same classes give the same bytes. */
  private static final LocalDateTime TIME = LocalDateTime.of(2026, 1, 1, 0, 0);

  private ApiJar() {}

  public static void main(String[] jars) throws IOException {
    TreeMap<String, byte[]> classes = new TreeMap<>();
    try (JarFile jar = new JarFile(jars[0])) {
      Set<String> exported = exported(jar);
      for (JarEntry entry : jar.stream().toList()) {
        String name = entry.getName();
        if (name.endsWith(".class") && exported.contains(packageOf(name))) {
          ClassModel whole = FILES.parse(bytes(jar, entry));
          if (isVisible(whole)) {
            classes.put(name, FILES.transformClass(whole, ApiJar::addVisible));
          }
        }
      }
    }
    write(classes, Path.of(jars[1]));
  }

  private static Set<String> exported(JarFile jar) throws IOException {
    try (InputStream in = jar.getInputStream(jar.getEntry("module-info.class"))) {
      return ModuleDescriptor.read(in).exports().stream()
          .filter(exports -> !exports.isQualified())
          .map(Exports::source)
          .collect(Collectors.toSet());
    }
  }

  private static String packageOf(String name) {
    return name.substring(0, Math.max(0, name.lastIndexOf('/'))).replace('/', '.');
  }

  private static byte[] bytes(JarFile jar, JarEntry entry) throws IOException {
    try (InputStream in = jar.getInputStream(entry)) {
      return in.readAllBytes();
    }
  }

  /**
   * Whether a class is public or protected; a nested class has its flags in the list of inner
   * classes.
   */
  private static boolean isVisible(ClassModel model) {
    Set<AccessFlag> flags = model.flags().flags();
    for (ClassElement element : model) {
      if (element instanceof InnerClassesAttribute inner) {
        for (InnerClassInfo each : inner.classes()) {
          if (each.innerClass().asInternalName().equals(model.thisClass().asInternalName())) {
            flags = each.flags();
          }
        }
      }
    }
    return isVisible(flags);
  }

  private static boolean isVisible(Set<AccessFlag> flags) {
    return flags.contains(AccessFlag.PUBLIC) || flags.contains(AccessFlag.PROTECTED);
  }

  private static boolean isVisible(AccessFlags flags) {
    return isVisible(flags.flags());
  }

  private static void addVisible(ClassBuilder api, ClassElement element) {
    switch (element) {
      case FieldModel field when !isVisible(field.flags()) -> {}
      case MethodModel method when !isVisible(method.flags()) -> {}
      case MethodModel method ->
          api.transformMethod(
              method,
              (builder, part) -> {
                if (!(part instanceof CodeModel)) {
                  builder.with(part);
                }
              });
      case SourceFileAttribute source -> {}
      case NestHostAttribute host -> {}
      case NestMembersAttribute members -> {}
      default -> api.with(element);
    }
  }

  private static void write(TreeMap<String, byte[]> classes, Path target) throws IOException {
    Files.createDirectories(target.toAbsolutePath().getParent());
    try (OutputStream file = Files.newOutputStream(target);
        ZipOutputStream jar = new ZipOutputStream(file)) {
      for (var each : classes.entrySet()) {
        ZipEntry entry = new ZipEntry(each.getKey());
        entry.setTimeLocal(TIME);
        jar.putNextEntry(entry);
        jar.write(each.getValue());
        jar.closeEntry();
      }
    }
  }
}
