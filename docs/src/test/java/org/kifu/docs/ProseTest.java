package org.kifu.docs;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Properties;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.languagetool.AnalyzedSentence;
import org.languagetool.JLanguageTool;
import org.languagetool.Languages;
import org.languagetool.markup.AnnotatedText;
import org.languagetool.markup.AnnotatedTextBuilder;
import org.languagetool.rules.IncorrectExample;
import org.languagetool.rules.Rule;
import org.languagetool.rules.RuleMatch;
import org.languagetool.rules.patterns.AbstractPatternRule;
import org.languagetool.rules.patterns.PatternRuleLoader;
import org.languagetool.rules.spelling.SpellingCheckRule;

/**
 * Checks the documentation, the words of pages and reports, and the names of tests with
 * LanguageTool and the rules of the project.
 */
@Tag("slow")
class ProseTest {
  private static final String WORDS =
      "toolkit-core/src/main/resources/org/kifu/words/words.properties";

  private static JLanguageTool tool;
  private static List<AbstractPatternRule> house;
  private static List<AbstractPatternRule> names;

  @BeforeAll
  static void start() throws IOException {
    tool = new JLanguageTool(Languages.getLanguageForShortCode("en-GB"));
    List<String> accepted = lines("words.txt");
    for (Rule rule : tool.getAllActiveRules()) {
      if (rule instanceof SpellingCheckRule speller) {
        speller.acceptPhrases(accepted);
        speller.addIgnoreTokens(accepted);
      }
    }
    lines("rules-off.txt").forEach(tool::disableRule);
    house = rules("house-rules.xml");
    house.forEach(tool::addRule);
    names = rules("test-names.xml");
  }

  private static List<AbstractPatternRule> rules(String name) throws IOException {
    try (InputStream rules = resource(name)) {
      return new PatternRuleLoader().getRules(rules, name, tool.getLanguage());
    }
  }

  private static InputStream resource(String name) {
    InputStream resource = ProseTest.class.getResourceAsStream(name);
    assertThat(resource).as(name).isNotNull();
    return resource;
  }

  /** The first word of each line that is not a comment. */
  private static List<String> lines(String name) throws IOException {
    try (InputStream in = resource(name)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8)
          .lines()
          .map(line -> line.replaceFirst("\\s*#.*", "").strip())
          .filter(line -> !line.isEmpty())
          .toList();
    }
  }

  /** The same words, such as those of many cells, are checked once. */
  @Test
  void documentationIsPlainEnglish() throws IOException {
    List<String> faults = new ArrayList<>();
    Set<String> checked = new HashSet<>();
    for (Page page : Page.all()) {
      for (Page.Block block : page.blocks()) {
        AnnotatedText text = text(block);
        if (checked.add(text.getPlainText())) {
          check(text, page.file() + ":" + block.line(), faults);
        }
      }
    }
    assertThat(faults).as("%d faults", faults.size()).isEmpty();
  }

  @Test
  void wordsOfReportsArePlainEnglish() throws IOException {
    Properties words = new Properties();
    words.load(new StringReader(Files.readString(Path.of(WORDS))));
    List<String> faults = new ArrayList<>();
    for (var word : new TreeMap<>(words).entrySet()) {
      String text = String.valueOf(word.getValue());
      check(plain(text), "words.properties: " + word.getKey(), faults);
    }
    assertThat(faults).as("%d faults", faults.size()).isEmpty();
  }

  /** Only the rules for names read these sentences, because they lack capitals and commas. */
  @Test
  void namesOfTestsNegateTheVerb() throws IOException {
    List<String> faults = new ArrayList<>();
    SortedMap<String, AnalyzedSentence> sentences = TestNames.sentences();
    assertThat(sentences).hasSizeGreaterThan(2000);
    for (var name : sentences.entrySet()) {
      for (AbstractPatternRule rule : names) {
        if (rule.match(name.getValue()).length > 0) {
          faults.add(name.getKey() + " " + rule.getMessage());
        }
      }
    }
    assertThat(faults).as("%d faults", faults.size()).isEmpty();
  }

  /** Each rule of the project finds the errors in its own examples. */
  @Test
  void rulesOfTheHouseFindTheirExamples() throws IOException {
    List<String> silent = new ArrayList<>();
    for (AbstractPatternRule rule : Stream.of(house, names).flatMap(List::stream).toList()) {
      List<IncorrectExample> examples = rule.getIncorrectExamples();
      assertThat(examples).as(rule.getId()).isNotEmpty();
      for (IncorrectExample example : examples) {
        String text = example.getExample().replaceAll("</?marker>", "");
        if (rule.match(tool.getAnalyzedSentence(text)).length == 0) {
          silent.add(rule.getId() + ": " + text);
        }
      }
    }
    assertThat(silent).isEmpty();
  }

  private static void check(AnnotatedText text, String place, List<String> faults) {
    for (RuleMatch match : matches(text)) {
      String all = text.getTextWithMarkup();
      String before = all.substring(Math.max(0, match.getFromPos() - 30), match.getFromPos());
      String after = all.substring(match.getToPos(), Math.min(all.length(), match.getToPos() + 20));
      faults.add(
          "%s: [%s] …%s[%s]%s… %s %s"
              .formatted(
                  place,
                  match.getRule().getId(),
                  before,
                  all.substring(match.getFromPos(), match.getToPos()),
                  after,
                  match.getMessage(),
                  match.getSuggestedReplacements().stream().limit(3).toList()));
    }
  }

  private static List<RuleMatch> matches(AnnotatedText text) {
    try {
      return tool.check(text);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The text of a block; code in it counts as a name. */
  private static AnnotatedText text(Page.Block block) {
    AnnotatedTextBuilder text = new AnnotatedTextBuilder();
    for (Page.Piece piece : block.pieces()) {
      if (piece.isCode()) {
        boolean isVowel =
            !piece.text().isEmpty() && "aeiouAEIOU".indexOf(piece.text().charAt(0)) >= 0;
        text.addMarkup(piece.text(), isVowel ? "Ada" : "Kifu");
      } else {
        text.addText(piece.text());
      }
    }
    return text.build();
  }

  /** The text of a message with a number or a name for each of its fields. */
  private static AnnotatedText plain(String message) {
    AnnotatedTextBuilder text = new AnnotatedTextBuilder();
    String[] parts = message.split("(?<=})|(?=\\{)", -1);
    Stream.of(parts)
        .forEach(
            part -> {
              if (part.startsWith("{")) {
                text.addMarkup(part, "8");
              } else {
                text.addText(part);
              }
            });
    return text.build();
  }
}
