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
 * An engine of another program that speaks the Go Text Protocol. That protocol knows no scores and
 * sets up no positions: such an engine can say what it would play in a game from the standard
 * start, and no more: it is an adviser and no {@link org.kifu.analysis.Analyser}. How strong it
 * plays is a matter of its command line.
 *
 * <p>Processes, exceptions and threads are as with {@link NBoardClient}.
 */
public final class GtpClient implements Adviser<Move>, AutoCloseable {
  private static final Pattern ID = Pattern.compile("^[=?][0-9]*");

  private final EngineSession session;
  private String name = "";

  /** A client of this program, which is started when it is needed. */
  public GtpClient(EngineProgram program) {
    this.session = new EngineSession(program, this::greet);
  }

  private void greet(EngineProcess engine) {
    long deadline = session.startDeadline();
    name = (say(engine, "name", deadline) + " " + say(engine, "version", deadline)).strip();
    say(engine, "boardsize 8", deadline);
  }

  /** Name and version, and the command line. */
  @Override
  public String description() {
    session.ask(engine -> engine); // a running engine has said its name
    return name + ", GTP engine: " + session.program();
  }

  /**
   * What the engine would play.
   *
   * @param game legal moves from the standard start, passes included, after which somebody can move
   * @throws EngineException if the engine gives no legal move
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
    // The board is set up anew each time, and Edax answers reg_genmove with the move before.
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
      line = engine.next(deadline); // what does not begin an answer belongs to none
    }
    String text = ID.matcher(line).replaceFirst("").strip();
    if (line.startsWith("?")) {
      throw fault("refuses '" + command + "': " + text);
    }
    while (!engine.next(deadline).isBlank()) {
      // further lines of an answer whose first is enough
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
