package org.kifu.base;

/**
 * The statements in a text of SQL. The driver of SQLite runs the first of them and says nothing of
 * others. Semicolons in texts, in quoted names and in comments end no statement.
 *
 * @param statements the number of statements that are not blank
 */
record SqlText(int statements) {
  static SqlText of(String sql) {
    int statements = 0;
    boolean isOpen = false;
    for (int at = 0; at < sql.length(); at = end(sql, at)) {
      char c = sql.charAt(at);
      if (c == ';') {
        isOpen = false;
      } else if (!isOpen && !isBlank(sql, at)) {
        isOpen = true;
        statements++;
      }
    }
    return new SqlText(statements);
  }

  /** Whether a white character or a comment is at an index. */
  private static boolean isBlank(String sql, int at) {
    return Character.isWhitespace(sql.charAt(at))
        || sql.startsWith("--", at)
        || sql.startsWith("/*", at);
  }

  /** The end of the character, text, name or comment that begins at an index. */
  private static int end(String sql, int at) {
    if (sql.startsWith("--", at)) {
      return behind(sql, "\n", at);
    }
    if (sql.startsWith("/*", at)) {
      return behind(sql, "*/", at + 2);
    }
    return switch (sql.charAt(at)) {
      case '\'', '"', '`' -> behind(sql, sql.substring(at, at + 1), at + 1);
      case '[' -> behind(sql, "]", at + 1);
      default -> at + 1;
    };
  }

  private static int behind(String sql, String end, int from) {
    int at = sql.indexOf(end, from);
    return at < 0 ? sql.length() : at + end.length();
  }
}
