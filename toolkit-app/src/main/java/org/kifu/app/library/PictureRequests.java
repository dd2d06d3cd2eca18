package org.kifu.app.library;

import java.io.IOException;
import java.util.Locale;
import java.util.Optional;
import org.kifu.app.server.Answer;
import org.kifu.app.server.Asked;
import org.kifu.app.server.RefusedException;
import org.kifu.board.Move;
import org.kifu.board.MoveToken;
import org.kifu.board.Position;
import org.kifu.picture.BoardLook;
import org.kifu.picture.BoardPicture;
import org.kifu.picture.GameCaption;
import org.kifu.picture.KifuSheet;
import org.kifu.picture.Picture;
import org.kifu.picture.PictureFormat;
import org.kifu.picture.ShownPosition;
import org.kifu.replay.Replay;
import org.kifu.rules.Othello;
import org.kifu.rules.Rules;

/**
 * Requests for pictures of a game: the board before a ply, or all moves as a kifu diagram.
 *
 * @param library the games
 * @param language the language of the words in pictures
 */
public record PictureRequests(Library library, Locale language) {
  /** Answers with a picture. */
  public Answer picture(Asked asked) throws IOException, RefusedException {
    long number = asked.part(2);
    PictureFormat format =
        asked.text("format").equals("svg") ? PictureFormat.SVG : PictureFormat.PNG;
    long ply = asked.number("ply", -1);
    Picture picture =
        library.read(
            base ->
                ShownGame.of(base, number)
                    .replayed()
                    .flatMap(
                        line -> ply < 0 ? diagram(line) : anyBoard(line, Math.clamp(ply, 0, 1000)))
                    .orElseThrow(() -> RefusedException.missing("there is no such picture")));
    String type = format == PictureFormat.SVG ? "image/svg+xml" : "image/png";
    byte[] body = format.render(picture);
    return asked.text("save").isEmpty()
        ? Answer.of(type, body)
        : Answer.file(type, "game-" + number + format.ending(), body);
  }

  private <P, M> Optional<Picture> diagram(ReplayedLine<P, M> line) {
    Replay<P, M> replay = line.replay();
    return KifuSheet.isFor(replay.rules())
        ? Optional.of(
            BoardPicture.kifu(
                KifuSheet.of(replay),
                GameCaption.NONE,
                look(replay.rules(), replay.end()),
                language))
        : Optional.empty();
  }

  /** The look of the board that the game is sold with. */
  private static <P> BoardLook look(Rules<P, ?> rules, P position) {
    return rules
        .display()
        .face(position)
        .map(face -> new BoardLook(BoardLook.usualField(face.make()), BoardLook.USUAL.colours()))
        .orElse(BoardLook.USUAL);
  }

  /** The replay of a game of the usual board. */
  @SuppressWarnings("unchecked") // the rules tell the types
  private static Optional<Replay<Position, Move>> usual(ReplayedLine<?, ?> line) {
    return line.replay().rules() == Othello.RULES
        ? Optional.of((Replay<Position, Move>) line.replay())
        : Optional.empty();
  }

  private static Optional<Picture> anyBoard(ReplayedLine<?, ?> line, int ply) {
    var usual = usual(line);
    return usual.isPresent()
        ? Optional.of(
            BoardPicture.position(
                ShownPosition.after(ply, usual.get()), GameCaption.NONE, BoardLook.USUAL))
        : board(line, ply);
  }

  private static <P, M> Optional<Picture> board(ReplayedLine<P, M> line, int ply) {
    Replay<P, M> replay = line.replay();
    int shown = Math.clamp(ply, 0, replay.steps().size());
    Optional<MoveToken> last =
        shown == 0
            ? Optional.empty()
            : Optional.of(replay.rules().token(replay.steps().get(shown - 1).move()));
    P position = line.position(shown);
    BoardLook look = look(replay.rules(), position);
    return BoardPicture.position(replay.rules(), position, last, GameCaption.NONE, "", look);
  }
}
