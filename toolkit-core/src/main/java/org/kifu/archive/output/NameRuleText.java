package org.kifu.archive.output;

import java.io.IOException;
import java.io.Writer;
import java.util.List;
import org.kifu.archive.names.NameRule;

/** Proposed rules for people. */
public final class NameRuleText {
  private NameRuleText() {}

  /** Writes rules; {@code out} is flushed and stays open. */
  public static void write(List<NameRule> rules, Writer out) throws IOException {
    for (NameRule rule : rules) {
      out.write(
          "%s: %s -> %s\n    %s\n"
              .formatted(rule.kind().label(), rule.from(), rule.to(), rule.evidence()));
    }
    out.write(
        "%d %s proposed; --format csv writes them as rules to decide on\n"
            .formatted(rules.size(), rules.size() == 1 ? "rule" : "rules"));
    out.flush();
  }
}
