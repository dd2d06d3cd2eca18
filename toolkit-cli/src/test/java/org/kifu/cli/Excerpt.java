package org.kifu.cli;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * An excerpt of the output of a command, as a page shows it. Its parts stand between empty lines
 * and lines of three dots. A part is a whole paragraph of the output from its first line on, unless
 * three dots follow: then it is the rows with the same numbers, or as many lines from the first on.
 *
 * @param shown the lines on the page
 */
record Excerpt(List<String> shown) {
  private static final String LEFT_OUT = "...";

  /** Times, which differ from run to run; those on the page stay. */
  private static final Pattern TIMES = Pattern.compile(" +\\d+\\.\\d{3}\\b| \\d+\\.\\d million");

  private static final Pattern NUMBER = Pattern.compile("\\d+");

  /** The same excerpt of another output, if it has the first lines of all parts in their order. */
  Optional<List<String>> of(List<String> printed) {
    List<String> renewed = new ArrayList<>();
    int from = 0;
    int line = 0;
    while (line < shown.size()) {
      if (isGap(shown.get(line))) {
        renewed.add(shown.get(line++));
        continue;
      }
      List<String> part = part(line);
      int head = find(part.getFirst(), printed, from);
      if (head < 0) {
        return Optional.empty();
      }
      line += part.size();
      boolean isCut = line < shown.size() && shown.get(line).equals(LEFT_OUT);
      List<String> paragraph = paragraph(printed, head);
      renewed.addAll(timed(part, isCut ? cut(part, paragraph) : paragraph));
      from = head + (isCut ? 1 : paragraph.size());
    }
    return Optional.of(renewed);
  }

  /** The number of lines that are not on the page. */
  long news(List<String> lines) {
    Set<String> known = new HashSet<>(shown);
    return lines.stream().filter(line -> !known.contains(line)).count();
  }

  private static boolean isGap(String line) {
    return line.isBlank() || line.equals(LEFT_OUT);
  }

  private List<String> part(int start) {
    int end = start;
    while (end < shown.size() && !isGap(shown.get(end))) {
      end++;
    }
    return shown.subList(start, end);
  }

  /** The same line, or else the first one that begins with the same word. */
  private static int find(String head, List<String> printed, int from) {
    int found = -1;
    for (int line = printed.size() - 1; line >= from; line--) {
      boolean isSame = printed.get(line).strip().equals(head.strip());
      boolean isAlike = key(printed.get(line)).equals(key(head));
      boolean isBetter = found < 0 || !printed.get(found).strip().equals(head.strip());
      found = isSame || isAlike && isBetter ? line : found;
    }
    return found;
  }

  private static String key(String line) {
    return line.strip().split("\\s+", -1)[0];
  }

  private static List<String> paragraph(List<String> printed, int head) {
    int end = head;
    while (end < printed.size() && !printed.get(end).isBlank()) {
      end++;
    }
    return printed.subList(head, end);
  }

  private static List<String> cut(List<String> part, List<String> paragraph) {
    Set<String> keys = part.stream().map(Excerpt::key).collect(Collectors.toSet());
    if (keys.stream().noneMatch(key -> NUMBER.matcher(key).matches())) {
      return paragraph.subList(0, Math.min(part.size(), paragraph.size()));
    }
    return paragraph.stream().filter(line -> keys.contains(key(line))).toList();
  }

  /** The lines with the times of those on the page. */
  private static List<String> timed(List<String> part, List<String> lines) {
    List<String> timed = new ArrayList<>(lines);
    for (int i = 0; i < Math.min(part.size(), timed.size()); i++) {
      List<String> times =
          TIMES.matcher(part.get(i)).results().map(found -> found.group()).toList();
      Matcher newer = TIMES.matcher(timed.get(i));
      if (newer.results().count() == times.size()) {
        var next = times.iterator();
        timed.set(i, newer.reset().replaceAll(_ -> next.next()));
      }
    }
    return timed;
  }
}
