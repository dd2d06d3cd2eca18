package org.kifu.docs;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.languagetool.AnalyzedSentence;
import org.languagetool.AnalyzedToken;
import org.languagetool.AnalyzedTokenReadings;
import org.languagetool.JLanguageTool;

/** The names of tests as sentences: {@code the start has no name} for theStartHasNoName. */
final class TestNames {
  private static final Pattern NAME =
      Pattern.compile("\\b(?:void|ArchRule|Stream<DynamicTest>) (\\w+)(?: =|\\()");

  /** The place between two words of a name. */
  private static final Pattern APART =
      Pattern.compile("_|(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])");

  private TestNames() {}

  /** The sentences of all modules, each by its file and its name. */
  static SortedMap<String, AnalyzedSentence> sentences() throws IOException {
    SortedMap<String, AnalyzedSentence> sentences = new TreeMap<>();
    for (Path file : sources()) {
      NAME.matcher(Files.readString(file))
          .results()
          .map(found -> found.group(1))
          .forEach(name -> sentences.put(file.getFileName() + ": " + name, sentence(name)));
    }
    return sentences;
  }

  /** The words alone, because an analysis of the grammar takes long and the rules need none. */
  private static AnalyzedSentence sentence(String name) {
    List<AnalyzedTokenReadings> words = new ArrayList<>();
    words.add(word("", JLanguageTool.SENTENCE_START_TAGNAME, 0));
    int at = 0;
    for (String word : APART.split(name, -1)) {
      words.add(word(word.toLowerCase(Locale.ROOT), null, at));
      at += word.length() + 1;
    }
    return new AnalyzedSentence(words.toArray(AnalyzedTokenReadings[]::new));
  }

  private static AnalyzedTokenReadings word(String word, @Nullable String tag, int at) {
    return new AnalyzedTokenReadings(new AnalyzedToken(word, tag, null), at);
  }

  private static List<Path> sources() throws IOException {
    List<Path> sources = new ArrayList<>();
    try (Stream<Path> modules = Files.list(Path.of(""))) {
      for (Path tests : modules.map(each -> each.resolve("src/test/java")).toList()) {
        if (Files.isDirectory(tests)) {
          try (Stream<Path> files = Files.walk(tests)) {
            files.filter(file -> file.toString().endsWith(".java")).forEach(sources::add);
          }
        }
      }
    }
    return sources;
  }
}
