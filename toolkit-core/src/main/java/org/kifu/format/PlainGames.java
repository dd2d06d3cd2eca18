package org.kifu.format;

import java.io.IOException;
import java.io.InputStream;
import java.util.Collections;
import java.util.Iterator;
import java.util.Optional;
import java.util.OptionalInt;
import org.kifu.format.EncodingGuess.Guess;
import org.kifu.game.ParsedGame;
import org.kifu.game.Problem;
import org.kifu.game.ProblemCode;
import org.kifu.game.SourceLocation;

/** The games of a source that is not packed, or of what was. */
final class PlainGames implements Games {
  private static final String QUOTED = "the text is read as quoted-printable, as mail is written";
  private static final String HINT = "; --from transcript reads what moves it holds";

  private final Optional<GameFormat> format;
  private final Iterator<ParsedGame> games;

  private PlainGames(Optional<GameFormat> format, Iterator<ParsedGame> games) {
    this.format = format;
    this.games = games;
  }

  /**
   * Recognises the content and starts to read it. Where nothing can be read, a problem says why.
   *
   * @param stream which can {@linkplain InputStream#mark be marked}
   * @throws IllegalArgumentException if the options name an unknown format
   */
  static PlainGames open(Source source, InputStream stream, ReadOptions options)
      throws IOException {
    byte[] written = head(stream);
    Mail mail = Mail.in(written);
    if (mail.isPlain()) {
      return open(source, stream, written, options);
    }
    mail.tell(source.name(), options.problems());
    InputStream plain = mail.plain(stream, options.encoding().isEmpty());
    return open(source, plain, head(plain), options);
  }

  private static PlainGames open(
      Source source, InputStream stream, byte[] head, ReadOptions options) throws IOException {
    boolean isText = TextLines.mayBeText(head);
    OptionalInt quotedAt = isText ? QuotedPrintable.in(head) : OptionalInt.empty();
    byte[] plain = quotedAt.isPresent() ? QuotedPrintable.of(head, head.length).bytes() : head;
    Optional<Encoding> stated = options.encoding().or(() -> Encoding.marked(head));
    Optional<Guess> guess = stated.isEmpty() && isText ? EncodingGuess.of(plain) : Optional.empty();
    Encoding encoding = stated.or(() -> guess.map(Guess::encoding)).orElse(Encoding.USUAL).at(head);
    byte[] text = encoding.isWide() || isText ? encoding.toUtf8(plain) : head;
    Optional<GameFormat> format = format(options).or(() -> Formats.recognise(text));
    if (head.length == 0 || format.isEmpty()) {
      options.problems().accept(refusal(source, head, text));
      return new PlainGames(Optional.empty(), Collections.emptyIterator());
    }
    boolean isGuessed = stated.isEmpty() && format.get().leavesEncodingOpen(text);
    Encoding known = isGuessed || stated.isPresent() ? encoding : Encoding.USUAL;
    boolean isQuoted = quotedAt.isPresent() && format.get().isText();
    if (isQuoted) {
      options.problems().accept(guessed(source, quotedAt.getAsInt(), QUOTED));
    }
    guess
        .filter(each -> isGuessed)
        .map(each -> problem(source, each, quotedAt))
        .ifPresent(options.problems());
    Source decoded = source.in(isQuoted ? known.quoted() : known);
    return new PlainGames(format, format.get().read(decoded, stream, options));
  }

  private static Problem problem(Source source, Guess guess, OptionalInt quotedAt) {
    return guessed(
        source,
        quotedAt.orElse(guess.at()),
        "text that is no UTF-8 is read as " + Encoding.name(guess.charset()));
  }

  private static Problem guessed(Source source, int at, String message) {
    return new Problem(
        ProblemCode.ENCODING_GUESSED, SourceLocation.atByte(source.name(), at), 0, 0, message);
  }

  /**
   * The format that is given by name.
   *
   * @throws IllegalArgumentException if there is no such format
   */
  static Optional<GameFormat> format(ReadOptions options) {
    return options.format().map(name -> Formats.named(name, Formats.ALL));
  }

  /** The first bytes of a stream, which are read again after that. */
  static byte[] head(InputStream stream) throws IOException {
    stream.mark(GameFormat.HEAD_BYTES + 1);
    byte[] head = stream.readNBytes(GameFormat.HEAD_BYTES);
    stream.reset();
    return head;
  }

  @Override
  public Optional<String> format() {
    return format.map(GameFormat::name);
  }

  @Override
  public boolean hasNext() {
    return games.hasNext();
  }

  @Override
  public ParsedGame next() {
    return games.next();
  }

  private static Problem refusal(Source source, byte[] head, byte[] text) {
    if (head.length == 0) {
      return problem(source, ProblemCode.EMPTY_FILE, "the source is empty");
    }
    return ForeignFormat.of(head)
        .or(() -> ForeignFormat.of(text))
        .map(name -> problem(source, ProblemCode.UNSUPPORTED_FORMAT, "this looks like " + name))
        .orElseGet(
            () ->
                problem(
                    source,
                    ProblemCode.UNRECOGNISED,
                    "no known game format is recognised in this content"
                        + (TextLines.mayBeText(head) ? HINT : "")));
  }

  private static Problem problem(Source source, ProblemCode code, String message) {
    return new Problem(code, SourceLocation.atByte(source.name(), 0), 0, 0, message);
  }
}
