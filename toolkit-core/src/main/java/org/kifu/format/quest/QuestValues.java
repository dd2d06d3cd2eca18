package org.kifu.format.quest;

import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import org.kifu.board.MoveToken;
import org.kifu.board.MoveToken.Pass;
import org.kifu.format.RecordDraft;
import org.kifu.format.WrittenDate;
import org.kifu.game.GameDate;
import org.kifu.game.Origin.Fact;
import org.kifu.game.ProblemCode;
import org.kifu.game.SourceLocation;

/** What the values of one object say; each comes with its path, such as {@code /players/0/name}. */
final class QuestValues {
  private static final Pattern MILLISECONDS = Pattern.compile("\\d{1,15}");

  private final RecordDraft draft;
  private final Map<String, String> move = new LinkedHashMap<>();
  private Optional<String> moves = Optional.empty();
  private Optional<SourceLocation> moveAt = Optional.empty();

  QuestValues(RecordDraft draft) {
    this.draft = draft;
  }

  /** Whether there was an array of moves. */
  boolean hasMoves() {
    return moves.isPresent();
  }

  void open(String path, SourceLocation where) {
    if (moves.isEmpty() && path.endsWith("/moves")) {
      moves = Optional.of(path);
    } else if (isMove(path)) {
      move.clear();
      moveAt = Optional.of(where);
    }
  }

  void close(String path) {
    if (isMove(path)) {
      finishMove();
    }
  }

  void scalar(String path, String value, SourceLocation where) {
    if (isInMove(path)) {
      String name = path.substring(path.lastIndexOf('/') + 1);
      move.put(name, value);
      moveAt = name.equals("m") ? Optional.of(where) : moveAt;
      return;
    }
    switch (path) {
      case "/players/0/name" -> draft.name(Fact.BLACK, value, where);
      case "/players/1/name" -> draft.name(Fact.WHITE, value, where);
      case "/created" -> takeDate(value, where);
      case "/gtype" -> takeKind(value, where);
      default -> keep(path, value);
    }
  }

  private boolean isMove(String path) {
    return moves.isPresent() && path.matches(Pattern.quote(moves.get()) + "/\\d+");
  }

  private boolean isInMove(String path) {
    return moves.isPresent() && path.matches(Pattern.quote(moves.get()) + "/\\d+/[^/]+");
  }

  private void finishMove() {
    String square = move.remove("m");
    if (square != null) {
      draft.move(token(square), moveAt.orElse(draft.where()));
      takeTime();
    }
    move.forEach((name, value) -> draft.line().tag("quest:" + name, value));
    move.clear();
  }

  private void takeTime() {
    String time = move.get("t");
    if (time != null && MILLISECONDS.matcher(time).matches()) {
      draft.line().clock(Long.parseLong(time) / 1000.0);
      move.remove("t");
    }
  }

  private static MoveToken token(String written) {
    return written.equals("-") ? Pass.WRITTEN : MoveToken.parse(written);
  }

  /** Text that begins with the day, or milliseconds since 1970. */
  private void takeDate(String value, SourceLocation where) {
    Optional<GameDate> date =
        value.matches("\\d{12,13}") ? Optional.of(day(value)) : WrittenDate.readFirst(value);
    date.ifPresentOrElse(
        known -> draft.date(known, where),
        () -> draft.problem(ProblemCode.BAD_VALUE, where, "'%s' is no date".formatted(value)));
    if (!date.map(GameDate::toString).orElse("").equals(value)) {
      keep("/created", value);
    }
  }

  private static GameDate day(String milliseconds) {
    Instant instant = Instant.ofEpochMilli(Long.parseLong(milliseconds));
    LocalDate day = LocalDate.ofInstant(instant, ZoneOffset.UTC);
    return new GameDate(day.getYear(), day.getMonthValue(), day.getDayOfMonth());
  }

  private void takeKind(String value, SourceLocation where) {
    if (!value.matches("(?i).*(?:reversi|othello).*")) {
      draft.refuse("a game of '%s'".formatted(value), where);
    }
    keep("/gtype", value);
  }

  private void keep(String path, String value) {
    draft.line().gameTag("quest:" + path.substring(1), value);
  }
}
