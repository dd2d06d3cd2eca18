package org.kifu.engine;

import java.util.List;
import java.util.regex.Pattern;
import org.kifu.analysis.Adviser;
import org.kifu.board.Disc;
import org.kifu.board.Move;
import org.kifu.board.Position;
import org.kifu.engine.EngineProgram.EngineException;
import org.kifu.engine.EngineSession.EngineProcess;
import org.kifu.rules.Othello;
import org.kifu.rules.TokenMeaning;

/**
 * An engine of another program that speaks the Go Text Protocol. That protocol has no scores and no
 * command to set up a position. So the engine can only name the move that it would play in a game
 * from the standard start: it is an adviser and not an {@link org.kifu.analysis.Analyser}. Its
 * strength depends on its command line.
 *
 * <p>Processes, exceptions and threads are the same as with {@link NBoardClient}.
 */
public final class GtpClient implements Adviser<Move>, AutoCloseable {
  private static final Pattern ID = Pattern.compile("^[=?][0-9]*");

  private final EngineSession session;
  private String name = "";

  /** A client of this program, which starts when it is needed. */
  public GtpClient(EngineProgram program) {
    this.session = new EngineSession(program, this::greet);
  }

  private void greet(EngineProcess engine) {
    long deadline = session.startDeadline();
    name = (say(engine, "name", deadline) + " " + say(engine, "version", deadline)).strip();
    say(engine, "boardsize 8", deadline);
  }

  /** The name, the version and the command line. */
  @Override
  public String description() {
    session.ask(engine -> engine); // a running engine has told its name
    return name + ", GTP engine: " + session.program();
  }

  /**
   * The move that the engine would play.
   *
   * @param game legal moves from the standard start, passes included, after which somebody can move
   * @throws EngineException if the engine does not give a legal move
   */
  @Override
  public Move bestMove(List<Move> game) {
    Position end = Position.START;
    for (Move move : game) {
      end = Othello.RULES.play(end, move);
    }
    if (Othello.RULES.forcedPass(end).isPresent()) {
      return Move.PASS;
    }
    Position position = end;
    String answer = session.ask(engine -> ask(engine, game, position.sideToMove()));
    if (Othello.RULES.resolve(position, ProtocolMoves.token(answer))
        instanceof TokenMeaning.Legal<Move>(Move move)) {
      return move;
    }
    throw fault("plays " + answer + ", which is not legal");
  }

  private String ask(EngineProcess engine, List<Move> game, Disc side) {
    long deadline = session.answerDeadline();
    say(engine, "clear_board", deadline);
    Disc mover = Disc.BLACK;
    for (Move move : game) {
      say(engine, "play " + colour(mover) + " " + move, deadline);
      mover = mover.opponent();
    }
    // The board is set up again each time, so genmove does no harm. Edax answers reg_genmove with
    // the previous move.
    return say(engine, "genmove " + colour(side), deadline);
  }

  private static String colour(Disc side) {
    return side == Disc.BLACK ? "b" : "w";
  }

  /** Sends a command and returns the text of its answer. */
  private String say(EngineProcess engine, String command, long deadline) {
    engine.send(command);
    String line = engine.next(deadline);
    while (!line.startsWith("=") && !line.startsWith("?")) {
      line = engine.next(deadline); // a line that does not begin an answer is not part of one
    }
    String text = ID.matcher(line).replaceFirst("").strip();
    if (line.startsWith("?")) {
      throw fault("refuses '" + command + "': " + text);
    }
    while (!engine.next(deadline).isBlank()) {
      // only the first line of an answer is needed
    }
    return text;
  }

  private EngineException fault(String what) {
    return new EngineException("the engine " + what + ": " + session.program());
  }

  /** Ends the process. Another question would start it again. */
  @Override
  public void close() {
    session.close();
  }
}
