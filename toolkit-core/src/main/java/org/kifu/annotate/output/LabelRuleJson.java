package org.kifu.annotate.output;

import org.kifu.annotate.LabelRule;
import org.kifu.annotate.LabelRule.Scale;
import org.kifu.json.JsonFields;
import org.kifu.json.JsonFields.ShapeException;
import org.kifu.json.JsonObject;

/**
 * A writer and reader of the rule of labels in the settings of an annotation. What the losses count
 * stands in their names, and in {@code result} if a lost result counts, too.
 */
final class LabelRuleJson {
  private LabelRuleJson() {}

  static JsonObject of(LabelRule rule) {
    String unit = unit(rule.scale());
    return new JsonObject()
        .putDiscs("inaccuracy" + unit, rule.inaccuracy())
        .putDiscs("mistake" + unit, rule.mistake())
        .putDiscs("blunder" + unit, rule.blunder())
        .putDiscs("probableMarginDiscs", rule.probableMargin())
        .putDiscs("estimatedMarginDiscs", rule.estimatedMargin())
        .putFlag("result", rule.scale() != Scale.DISCS);
  }

  static LabelRule read(JsonFields labels) throws ShapeException {
    Scale scale =
        labels.has("inaccuracy" + unit(Scale.CHANCE))
            ? Scale.CHANCE
            : labels.flag("result") ? Scale.RESULT : Scale.DISCS;
    String unit = unit(scale);
    return new LabelRule(
        scale,
        labels.discs("inaccuracy" + unit),
        labels.discs("mistake" + unit),
        labels.discs("blunder" + unit),
        labels.discs("probableMarginDiscs"),
        labels.discs("estimatedMarginDiscs"));
  }

  private static String unit(Scale scale) {
    return scale == Scale.CHANCE ? "Points" : "Discs";
  }
}
