package org.kifu.format.text.find;

/**
 * Dates, times and numbers with a sign or a decimal point. Each method gives the index after the
 * form that begins at an index of a text, or -1.
 */
final class NumberForms {
  private static final int YEAR = 4;

  private final String text;

  NumberForms(String text) {
    this.text = text;
  }

  /** {@code 2024-05-31}, also with a time behind it, or {@code 31.5.2024}. */
  int date(int at) {
    int first = digits(at, YEAR);
    if (first - at == YEAR && isOneOf("-./", first)) {
      int month = digits(first + 1, 2);
      int day = month > first + 1 && isOneOf("-./", month) ? digits(month + 1, 2) : -1;
      return day > month + 1 ? timeOfDate(day) : -1;
    }
    if (first > at && first - at <= 2 && isOneOf("./", first)) {
      int month = digits(first + 1, 2);
      int year = month > first + 1 && isOneOf("./", month) ? digits(month + 1, YEAR) : -1;
      return year - month - 1 == YEAR ? year : -1;
    }
    return -1;
  }

  private int timeOfDate(int date) {
    if (!isOneOf("T_ ", date)) {
      return date;
    }
    int minutes = minutes(date + 1, 2);
    if (minutes < 0) {
      return date;
    }
    int end = fraction(seconds(minutes));
    return isOneOf("Z", end) ? end + 1 : end;
  }

  /** {@code 1:05}, {@code 12:00:01.5}. */
  int time(int at) {
    int minutes = minutes(at, 1);
    if (minutes < 0) {
      return -1;
    }
    int seconds = seconds(minutes);
    int end = fraction(seconds);
    return !isJoined(end) ? end : !isJoined(seconds) ? seconds : isJoined(minutes) ? -1 : minutes;
  }

  /** Hours or minutes of at least some digits, a colon and two digits. */
  private int minutes(int at, int least) {
    int colon = digits(at, 2);
    int end = colon - at >= least && isOneOf(":", colon) ? digits(colon + 1, 2) : -1;
    return end == colon + 3 ? end : -1;
  }

  private int seconds(int minutes) {
    return isOneOf(":", minutes) && digits(minutes + 1, 2) == minutes + 3 ? minutes + 3 : minutes;
  }

  private int fraction(int at) {
    int end = isOneOf(".", at) ? digits(at + 1, text.length()) : at;
    return end > at + 1 ? end : at;
  }

  /** {@code 1.5}, {@code -3}, {@code +2.25}. */
  int decimal(int at) {
    int first = isOneOf("+-", at) ? at + 1 : at;
    int whole = digits(first, text.length());
    if (whole == first) {
      return -1;
    }
    int end = fraction(whole);
    return (end > whole || first > at) && !isJoined(end) ? end : -1;
  }

  /** The index after digits, at most some. */
  private int digits(int at, int most) {
    int end = at;
    while (end < text.length() && end - at < most && Characters.isDigit(text.charAt(end))) {
      end++;
    }
    return end;
  }

  private boolean isOneOf(String signs, int at) {
    return at < text.length() && signs.indexOf(text.charAt(at)) >= 0;
  }

  private boolean isJoined(int at) {
    return at < text.length() && Characters.isJoined(text.charAt(at));
  }
}
