package org.kifu.notation;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.kifu.game.GameDate;

/**
 * Dates as people and programs write them into records: year, month and day in this order between
 * {@code - . /}, with {@code ??} for unknown parts, or in words, {@code 3 Feb 2003}.
 */
public final class WrittenDate {
  private static final Pattern DATE =
      Pattern.compile(
          "(\\d{4}|\\?{4})(?:[-./](\\d{1,2}|\\?{2})(?:[-./](\\d{1,2}|\\?{2})(?!\\d))?)?");

  /** Three numbers; the year may be the first or the last. */
  private static final Pattern FORM =
      Pattern.compile("\\d{1,4}\\s?[-./]\\s?\\d{1,2}\\s?[-./]\\s?\\d{1,4}");

  private WrittenDate() {}

  /** Whether a text has the form of a date, even if the calendar has no such day. */
  public static boolean isInForm(String text) {
    return FORM.matcher(text.strip()).matches();
  }

  /** A message for a person about a text that begins like a date and cannot be read as one. */
  public static String fault(String text) {
    Matcher form = FORM.matcher(text.strip());
    String written = form.lookingAt() ? form.group() : text.strip();
    return SpokenDate.mayBeTwo(written)
        ? "'%s' may be two dates: day and month may stand in either order".formatted(written)
        : "'%s' is not a date".formatted(written);
  }

  /**
   * Returns the date; nothing if the text is not a date, or if the calendar has no such day. A day
   * of the week and a time of day next to the date are ignored.
   */
  public static Optional<GameDate> read(String text) {
    return readAlone(text.strip())
        .or(
            () -> {
              String alone = DayAndTime.without(text.strip());
              return alone.length() < text.strip().length() ? readAlone(alone) : Optional.empty();
            })
        .or(() -> FirstOfDays.in(text.strip()).flatMap(WrittenDate::readAlone));
  }

  private static Optional<GameDate> readAlone(String text) {
    Matcher date = DATE.matcher(text);
    return date.matches() ? date(date) : SpokenDate.read(text);
  }

  /** Returns the date at the beginning of a text; something else may follow, such as a time. */
  public static Optional<GameDate> readFirst(String text) {
    Matcher date = DATE.matcher(text.strip());
    return date.lookingAt() ? date(date) : Optional.empty();
  }

  private static Optional<GameDate> date(Matcher date) {
    try {
      return Optional.of(new GameDate(part(date, 1), part(date, 2), part(date, 3)));
    } catch (IllegalArgumentException e) {
      return Optional.empty();
    }
  }

  private static int part(Matcher date, int group) {
    String digits = date.group(group);
    return digits == null || digits.startsWith("?") ? 0 : Integer.parseInt(digits);
  }

  /**
   * The day of the week and the time of day next to a date. A time with a zone, as in the head of a
   * mail, is not accepted, because it is the date of the mail.
   */
  private static final class DayAndTime {
    private static final Set<String> DAYS =
        Set.of(
            ("mon tue tues wed thu thur thurs fri sat sun monday tuesday wednesday thursday friday"
                 + " saturday sunday lundi mardi mercredi jeudi vendredi samedi dimanche mo di mi"
                 + " do fr sa so montag dienstag mittwoch donnerstag freitag samstag sonnabend"
                 + " sonntag lunes martes miércoles miercoles jueves viernes sábado sabado domingo"
                 + " lunedì lunedi martedì martedi mercoledì mercoledi giovedì giovedi venerdì"
                 + " venerdi sabato domenica maandag dinsdag woensdag donderdag vrijdag zaterdag"
                 + " zondag måndag tisdag onsdag torsdag fredag lördag söndag понедельник вторник"
                 + " среда четверг пятница суббота воскресенье")
                .split(" "));

    private static final Pattern BEFORE = Pattern.compile("(\\p{L}{2,12})\\.?,?\\s+(.+)");

    private static final Pattern BEHIND =
        Pattern.compile(
            "(.*[^\\s,])[\\s,]*[(\uFF08](?:[月火水木金土日](?:曜日?)?|\\p{Alpha}{2,3})[)\uFF09]");

    private static final Pattern TIME =
        Pattern.compile(
            "(?i)(.*[^\\s,])(?:T\\d{2}:\\d{2}(?::\\d{2}(?:\\.\\d+)?)?(?:Z|[+-]\\d{2}:?\\d{2})?"
                + "|[\\s,]+\\d{1,2}:\\d{2}(?::\\d{2})?(?:\\s?(?:[ap]\\.?m\\.?|uhr|JST))?)");

    private DayAndTime() {}

    static String without(String text) {
      Matcher time = TIME.matcher(text.indexOf(':') > 0 ? text : "");
      String day = time.matches() ? time.group(1) : text;
      Matcher behind = BEHIND.matcher(day.endsWith(")") || day.endsWith("\uFF09") ? day : "");
      String date = behind.matches() ? behind.group(1) : day;
      Matcher before = BEFORE.matcher(date);
      boolean isDay = before.matches() && DAYS.contains(SmallLetters.of(before.group(1)));
      return isDay ? before.group(2) : date;
    }
  }

  /** The first day of several, {@code 4-5 May 2019}, {@code 30 April - 1 May 2019}. */
  private static final class FirstOfDays {
    private static final String TO =
        "\\s?(?:[-\u2013\u2014/&~\u301C\uFF5E]|to|and|au|et|bis|und|al|y|e)\\s?";

    private static final String DAY = "(\\d{1,2})(?:st|nd|rd|th|er|\\.|º|°)?";

    private static final Pattern DAYS = form("DAYTODAY(\\s+(?:de\\s+)?\\p{L}.*\\d{4})");

    private static final Pattern DAYS_BEHIND = form("(\\p{L}+\\.?\\s+)DAYTODAY(,?\\s+\\d{4})");

    private static final Pattern JAPANESE =
        form("(\\d{4}\\s?年\\s?\\d{1,2}\\s?月\\s?)(\\d{1,2})\\s?日?TO(\\d{1,2})\\s?日");

    private static final Pattern IN_MONTHS =
        form(
            "DAY\\s+(?:de\\s+)?(\\p{L}+\\.?)TODAY\\s+(?:de\\s+)?\\p{L}+\\.?(,?\\s+(?:de\\s+)?\\d{4})");

    /** The most characters of a date. */
    private static final int MOST_CHARACTERS = 40;

    private FirstOfDays() {}

    private static Pattern form(String form) {
      return Pattern.compile("(?iu)" + form.replace("DAY", DAY).replace("TO", TO));
    }

    /** Returns the first day, written as a date; nothing if the text is not a range of days. */
    static Optional<String> in(String text) {
      String date = text.length() <= MOST_CHARACTERS ? text : "";
      Matcher days = DAYS.matcher(date);
      if (days.matches()) {
        return first(days.group(1), days.group(2), days.group(1) + days.group(3));
      }
      Matcher behind = DAYS_BEHIND.matcher(date);
      if (behind.matches()) {
        return first(
            behind.group(2), behind.group(3), behind.group(1) + behind.group(2) + behind.group(4));
      }
      Matcher japanese = JAPANESE.matcher(date);
      if (japanese.matches()) {
        return first(
            japanese.group(2), japanese.group(3), japanese.group(1) + japanese.group(2) + "日");
      }
      Matcher inMonths = IN_MONTHS.matcher(date);
      return inMonths.matches()
          ? Optional.of(inMonths.group(1) + " " + inMonths.group(2) + inMonths.group(4))
          : Optional.empty();
    }

    private static Optional<String> first(String one, String other, String date) {
      return Integer.parseInt(one) < Integer.parseInt(other) ? Optional.of(date) : Optional.empty();
    }
  }

  /**
   * Dates in words, in English, French, German, Spanish, Italian, Russian and Japanese: {@code 3
   * Feb 2003}, {@code Feb 3, 2003}, {@code 3.2.2003}, {@code 2003年2月3日}. Between slashes or dashes,
   * day and month may be in either order. Such a date is read only if it exists in just one of
   * them.
   */
  private static final class SpokenDate {
    /** The names of the months; the first three letters are enough. */
    private static final List<String> MONTHS =
        List.of(
            "january janvier januar jänner enero gennaio январь января",
            "february février fevrier februar feber febrero febbraio февраль февраля",
            "march mars märz maerz mrz marzo март марта",
            "april avril abril aprile апрель апреля",
            "may mai mayo maggio май мая",
            "june juin juni junio giugno июнь июня",
            "july juillet juli julio luglio июль июля",
            "august août aout agosto август августа",
            "september septembre septiembre setiembre settembre сентябрь сентября",
            "october octobre oktober octubre ottobre октябрь октября",
            "november novembre noviembre ноябрь ноября",
            "december décembre decembre dezember diciembre dicembre декабрь декабря");

    private static final int LEAST_LETTERS = 3;

    private static final Pattern DAY_MONTH =
        Pattern.compile(
            "(?:(\\d{1,2})(?:st|nd|rd|th|er|\\.|º|°)?\\s+(?:de\\s+)?)?(\\p{L}+)\\.?,?\\s+(?:del?\\s+)?(\\d{4})(?:\\s*г\\.?)?");
    private static final Pattern MONTH_DAY =
        Pattern.compile("(\\p{L}+)\\.?\\s+(\\d{1,2})(?:st|nd|rd|th)?,?\\s+(\\d{4})");
    private static final Pattern JAPANESE =
        Pattern.compile("(\\d{4})\\s?年(?:\\s?(\\d{1,2})\\s?月(?:\\s?(\\d{1,2})\\s?日)?)?");

    /**
     * A Japanese era.
     *
     * @param before the year before the first year of the era
     * @param years the number of years that the era had, or may have
     */
    private record Era(int before, int years) {}

    private static final Map<String, Era> ERAS =
        Map.of(
            "明治", new Era(1867, 45),
            "大正", new Era(1911, 15),
            "昭和", new Era(1925, 64),
            "平成", new Era(1988, 31),
            "令和", new Era(2018, 99));

    private static final Pattern ERA = Pattern.compile("(明治|大正|昭和|平成|令和)\\s?(\\d{1,2}|元)\\s?年");

    private static final Pattern NUMBERS =
        Pattern.compile("(\\d{1,2})\\s?([./-])\\s?(\\d{1,2})\\s?\\2\\s?(\\d{4})");

    private SpokenDate() {}

    /** Returns the date; nothing if the text is not a date, or may be two dates. */
    static Optional<GameDate> read(String text) {
      return inWords(text).or(() -> inJapanese(text)).or(() -> inNumbers(text));
    }

    private static Optional<GameDate> inWords(String text) {
      Matcher dayFirst = DAY_MONTH.matcher(text);
      if (dayFirst.matches()) {
        return date(dayFirst.group(3), month(dayFirst.group(2)), part(dayFirst, 1));
      }
      Matcher monthFirst = MONTH_DAY.matcher(text);
      return monthFirst.matches()
          ? date(monthFirst.group(3), month(monthFirst.group(1)), part(monthFirst, 2))
          : Optional.empty();
    }

    /**
     * The only month that a word names or begins, from 1; 13, which is not a month, for any other
     * word.
     */
    private static int month(String word) {
      String small = SmallLetters.of(word);
      int[] found =
          IntStream.range(0, MONTHS.size())
              .filter(month -> (" " + MONTHS.get(month)).contains(" " + small))
              .toArray();
      return word.length() >= LEAST_LETTERS && found.length == 1 ? found[0] + 1 : MONTHS.size() + 1;
    }

    private static Optional<GameDate> inJapanese(String text) {
      Matcher era = ERA.matcher(text);
      String counted = text;
      if (era.lookingAt()) {
        int year = era.group(2).equals("元") ? 1 : Integer.parseInt(era.group(2));
        Era of = ERAS.getOrDefault(era.group(1), new Era(0, 0));
        if (year < 1 || year > of.years) {
          return Optional.empty();
        }
        counted = of.before + year + "年" + text.substring(era.end());
      }
      Matcher date = JAPANESE.matcher(counted);
      return date.matches() ? date(date.group(1), part(date, 2), part(date, 3)) : Optional.empty();
    }

    private static Optional<GameDate> inNumbers(String text) {
      Matcher date = NUMBERS.matcher(text);
      if (!date.matches()) {
        return Optional.empty();
      }
      Optional<GameDate> dayFirst = date(date.group(4), part(date, 3), part(date, 1));
      Optional<GameDate> monthFirst = date(date.group(4), part(date, 1), part(date, 3));
      if (date.group(2).equals(".") || monthFirst.isEmpty() || monthFirst.equals(dayFirst)) {
        return dayFirst;
      }
      return dayFirst.isEmpty() ? monthFirst : Optional.empty();
    }

    /** Whether day and month exist in either order, so that two dates may be meant. */
    static boolean mayBeTwo(String text) {
      Matcher date = NUMBERS.matcher(text);
      return date.matches()
          && inNumbers(text).isEmpty()
          && date(date.group(4), part(date, 3), part(date, 1)).isPresent();
    }

    private static int part(Matcher date, int group) {
      return date.group(group) == null ? 0 : Integer.parseInt(date.group(group));
    }

    private static Optional<GameDate> date(String year, int month, int day) {
      try {
        return Optional.of(new GameDate(Integer.parseInt(year), month, day));
      } catch (IllegalArgumentException e) {
        return Optional.empty();
      }
    }
  }
}
