package org.kifu.format;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.kifu.format.GameReader.SourceGames;
import org.kifu.game.ByteCounts;
import org.kifu.game.ParsedGame;
import org.kifu.game.Problem;
import org.kifu.game.ProblemCode;
import org.kifu.game.SourceLocation;
import org.kifu.source.Encoding;
import org.kifu.source.Source;
import org.kifu.source.text.DosEndStream;
import org.kifu.source.text.EncodingGuess;
import org.kifu.source.text.EncodingGuess.Guess;
import org.kifu.source.text.QuotedPrintable;
import org.kifu.source.text.TextLines;

/** The games of a source that is not packed, or that was unpacked. */
final class PlainGames implements SourceGames {
  private static final String QUOTED = "the text is read as quoted-printable, as mail is written";

  private final Source source;
  private final ReadOptions options;

  /** The options as given: readers of archives keep in them what they have read of a folder. */
  private final ReadOptions given;

  private final Consumer<Problem> problems;
  private final OtherNotations others;
  private Optional<GameFormat> format;
  private Optional<RecordBoundary> boundary = Optional.empty();
  private Iterator<ParsedGame> games = Collections.emptyIterator();
  private ByteCounts before = ByteCounts.NONE;
  private boolean isAny;

  /** Whether a part in another notation has ended. */
  private boolean isLater;

  /** The problem that a reader found no game, as long as no other reader finds one. */
  private Optional<Problem> nothing = Optional.empty();

  private PlainGames(
      Source source, ReadOptions options, Optional<GameFormat> format, OtherNotations others) {
    this.source = source;
    this.others = others;
    this.problems = options.problems();
    this.given = options;
    this.options = options.telling(this::hear);
    this.format = format;
  }

  private void hear(Problem problem) {
    if (problem.code() == ProblemCode.NO_GAMES) {
      nothing = nothing.or(() -> Optional.of(problem));
    } else {
      problems.accept(problem);
    }
  }

  /**
   * Recognises the content and starts to read it. If nothing can be read, a problem says why.
   *
   * @param stream a stream that can {@linkplain InputStream#mark be marked}
   * @throws IllegalArgumentException if the options name an unknown format
   */
  static PlainGames open(
      Source source, InputStream stream, ReadOptions options, NotationSamples samples)
      throws IOException {
    byte[] written = head(stream);
    boolean isText = TextLines.mayBeText(written);
    MailForms mail = MailForms.in(written, isText);
    if (mail.isPlain() && isText && DosEndStream.mayBeIn(written, Source.HEAD_BYTES)) {
      InputStream text = new BufferedInputStream(new DosEndStream(stream), 1 << 16);
      return open(source, text, head(text), isText, options, samples);
    }
    if (mail.isPlain()) {
      return open(source, stream, written, isText, options, samples);
    }
    mail.tell(source.name(), options.problems());
    InputStream plain = mail.plain(stream, options.encoding().isEmpty());
    byte[] head = head(plain);
    return open(source, plain, head, TextLines.mayBeText(head), options, NotationSamples.NONE);
  }

  private static PlainGames open(
      Source source,
      InputStream stream,
      byte[] head,
      boolean isText,
      ReadOptions options,
      NotationSamples samples)
      throws IOException {
    OptionalInt quotedAt = isText ? QuotedPrintable.in(head) : OptionalInt.empty();
    byte[] plain = quotedAt.isPresent() ? QuotedPrintable.of(head, head.length).bytes() : head;
    Optional<Encoding> stated = options.encoding().or(() -> Encoding.marked(head));
    Optional<Guess> guess = stated.isEmpty() ? guess(plain, isText) : Optional.empty();
    Encoding encoding = stated.or(() -> guess.map(Guess::encoding)).orElse(Encoding.USUAL).at(head);
    byte[] text = encoding.isWide() || isText ? encoding.toUtf8(plain) : head;
    Optional<GameFormat> format =
        format(options).isPresent()
            ? format(options)
            : recognise(source, head, text, options, () -> samples.in(encoding));
    if (head.length == 0 || format.isEmpty()) {
      options.problems().accept(refusal(source, head));
      PlainGames none = new PlainGames(source, options, Optional.empty(), OtherNotations.NONE);
      none.before = new ByteCounts(0, 0, 0, rest(stream));
      return none;
    }
    boolean isGuessed =
        stated.isEmpty() && (encoding.isWide() || format.get().leavesEncodingOpen(text));
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
    // A notation that the user names is meant for all of the source.
    return of(decoded, stream, options, format.get(), others(options));
  }

  private static OtherNotations others(ReadOptions options) {
    return format(options).isPresent() ? OtherNotations.NONE : OtherNotations.ALL;
  }

  /** The guess of the encoding. Text in units of two bytes has a control character in each unit. */
  private static Optional<Guess> guess(byte[] head, boolean isText) {
    return isText ? EncodingGuess.of(head) : EncodingGuess.ofUnits(head);
  }

  /**
   * Starts to read in a known notation.
   *
   * @param source the source with its encoding; its start is the place of the first byte of the
   *     stream
   * @param others the notations that parts may be in
   */
  static PlainGames of(
      Source source,
      InputStream stream,
      ReadOptions options,
      GameFormat format,
      OtherNotations others)
      throws IOException {
    PlainGames games = new PlainGames(source, options, Optional.of(format), others);
    games.start(format, source, stream);
    return games;
  }

  private static Optional<GameFormat> recognise(
      Source source,
      byte[] head,
      byte[] text,
      ReadOptions options,
      Supplier<List<byte[]>> samples) {
    Optional<SourceNotation> choice = SourceNotation.of(head, text, samples, source.fileName());
    choice.ifPresent(
        chosen ->
            chosen
                .rival()
                .map(rival -> nearly(source, chosen.format(), rival, options.advice()))
                .ifPresent(options.problems()));
    return choice.map(SourceNotation::format);
  }

  private static Problem nearly(
      Source source, GameFormat format, GameFormat rival, ReadOptions.Advice advice) {
    String message =
        "read as %s, and %s explains nearly as much of it; %s names a notation"
            .formatted(format.name(), rival.name(), advice.format());
    return problem(source, ProblemCode.NOTATION_GUESSED, message);
  }

  /** The number of bytes that are left in a stream. */
  private static long rest(InputStream stream) throws IOException {
    return stream.transferTo(OutputStream.nullOutputStream());
  }

  /** Starts to read a part of the source: the whole source, or the text after another part. */
  private void start(GameFormat of, Source part, InputStream stream) throws IOException {
    boundary = Optional.empty();
    if (!of.isText()) {
      games = new BinaryGames(of, part, stream, given);
    } else if (!others.areAny() || !of.isUnbounded()) {
      games = Ledger.open(of, part, stream, options, others.besides(of, isLater));
    } else {
      startUnbounded(of, part, new RecordBoundary(of, stream, part, options));
    }
  }

  private void startUnbounded(GameFormat of, Source part, RecordBoundary lines) throws IOException {
    Optional<GameFormat> record = lines.formatHere();
    if (record.isPresent()) {
      start(record.get(), part, lines.rest());
    } else {
      games = Ledger.open(of, part, lines, options, others.besides(of, isLater));
      boundary = Optional.of(lines);
    }
  }

  /** Continues with the record at which a part in lines has ended. */
  private void startNext(RecordBoundary reached, Ledger ended) {
    before = before.plus(ended.counts());
    Source part = source.from(ended.end());
    try {
      GameFormat next = reached.formatHere().orElseThrow();
      if (ended.number() == 0) {
        format = Optional.of(next);
      } else {
        options.problems().accept(OtherNotations.begun(next, part.start()));
        isLater = true;
      }
      start(next, part, reached.rest());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    if (games instanceof Ledger ledger) {
      ledger.numberFrom(ended.number());
    }
  }

  private static Problem problem(Source source, Guess guess, OptionalInt quotedAt) {
    return guessed(
        source,
        quotedAt.orElse(guess.at()),
        (guess.encoding().isWide() ? "text in units of two bytes" : "text that is not UTF-8")
            + " is read as "
            + Encoding.name(guess.charset()));
  }

  private static Problem guessed(Source source, int at, String message) {
    return Problem.of(
        ProblemCode.ENCODING_GUESSED,
        SourceLocation.atByte(source.name(), source.start().offset() + at),
        message);
  }

  /**
   * The format that the options name.
   *
   * @throws IllegalArgumentException if there is no such format
   */
  static Optional<GameFormat> format(ReadOptions options) {
    return options.format().map(Formats::readable);
  }

  /** The first bytes of a stream, which can be read again. */
  static byte[] head(InputStream stream) throws IOException {
    stream.mark(Source.HEAD_BYTES + 1);
    byte[] head = stream.readNBytes(Source.HEAD_BYTES);
    stream.reset();
    return head;
  }

  @Override
  public Optional<String> format() {
    return format.map(GameFormat::name);
  }

  @Override
  public ByteCounts counts() {
    return switch (games) {
      case Ledger ledger -> before.plus(ledger.counts());
      case BinaryGames binary -> binary.counts();
      default -> before;
    };
  }

  @Override
  public boolean hasNext() {
    while (!games.hasNext()) {
      Optional<RecordBoundary> reached = boundary.filter(RecordBoundary::isReached);
      if (reached.isEmpty() || !(games instanceof Ledger ended)) {
        reportNothing();
        return false;
      }
      startNext(reached.get(), ended);
    }
    return true;
  }

  private void reportNothing() {
    nothing.filter(_ -> !isAny).ifPresent(problems);
    nothing = Optional.empty();
  }

  @Override
  public ParsedGame next() {
    ParsedGame game = games.next();
    isAny |= format.filter(Formats.TEXT::equals).isEmpty() || game.record().isPresent();
    return game;
  }

  private static Problem refusal(Source source, byte[] head) {
    if (head.length == 0) {
      return problem(source, ProblemCode.EMPTY_FILE, "the source is empty");
    }
    return ForeignContent.of(head)
        .map(name -> problem(source, ProblemCode.UNSUPPORTED_FORMAT, "this looks like " + name))
        .orElseGet(
            () ->
                problem(
                    source,
                    ProblemCode.UNRECOGNISED,
                    "no known game format is recognised in this content"));
  }

  private static Problem problem(Source source, ProblemCode code, String message) {
    return Problem.of(code, SourceLocation.atByte(source.name(), source.start().offset()), message);
  }
}
