package org.kifu.format;

import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import org.kifu.file.FileNames;
import org.kifu.game.Problem;
import org.kifu.game.ProblemCode;
import org.kifu.game.SourceLocation;
import org.kifu.source.Source;

/**
 * The words by which a person names the input, turned into sources. A word is, in this order,
 * {@code -} for standard input, a file, a folder that is walked, an entry of an archive ({@code
 * games.zip!/1997/games.txt}), a pattern of paths that matches a file, or a game or position as
 * text; otherwise it is {@link #missing missing}. Consecutive words of text in the same notation
 * are one source, a line each, so that a game may be given in pieces. A move number, a pass and a
 * score belong to the words beside them.
 */
public final class Inputs {
  /** The name of pasted text in messages. */
  public static final String TEXT = "text";

  private static final Pattern FILE_NAME = Pattern.compile("\\S*\\.[A-Za-z][A-Za-z0-9]{0,4}");

  /**
   * Words that are not a game by themselves, but occur between and after the moves of a game:
   * numbers, results, passes, and squares of boards up to 16x16. Letters behind these are rather
   * part of the name of a file, such as {@code v2}.
   */
  private static final Pattern BESIDE_MOVES =
      Pattern.compile(
          "\\(?\\d{1,3}[.:)]{0,3}|\\d{1,3}[-:]\\d{1,3}"
              + "|(?i:[BW]\\+\\d{1,3}|pa|ps|pas|pass|(?:\\d{1,3}\\.)?[a-p](?:1[0-6]|[1-9]))");

  private static final String MOVES = "transcript";

  /** One word, or several words of text. */
  private sealed interface Input {
    record StandardInput(InputStream stream) implements Input {}

    record File(Path path) implements Input {}

    record Entry(Path archive, String path) implements Input {}

    record Folder(Path path) implements Input {}

    record Matching(String word, Glob glob) implements Input {}

    record Text(String format, List<String> words) implements Input {}
  }

  private final List<Input> inputs = new ArrayList<>();
  private final List<Problem> missing = new ArrayList<>();
  private List<Source> beside = List.of();

  /** Words that belong to the next word if it holds moves, and otherwise to the previous word. */
  private final List<String> besideMoves = new ArrayList<>(0);

  private Inputs() {}

  /**
   * Classifies the words; no file is opened.
   *
   * @param standardInput the stream that {@code -} means; the first {@code -} reads it
   */
  public static Inputs of(List<String> words, InputStream standardInput) {
    Inputs inputs = new Inputs();
    for (String word : words) {
      inputs.add(word, standardInput);
    }
    inputs.endText();
    return inputs;
  }

  /**
   * Takes files as if they were beside each source, such as files with the names of players.
   *
   * @param files no two with the same ending; each replaces the files with its ending that are
   *     there
   */
  public Inputs with(List<Source> files) {
    beside = List.copyOf(files);
    return this;
  }

  /**
   * Whether a file of this name in a folder is input: neither hidden, nor a name file of WTHOR, nor
   * a table of a repair.
   */
  public static boolean mayHoldGames(String fileName) {
    return FolderWalk.mayHoldGames(fileName);
  }

  /** The words that are not input at all, as problems; the source of each is the word. */
  public List<Problem> missing() {
    return Collections.unmodifiableList(missing);
  }

  /**
   * The folder or pattern among the words that would make files in a folder input.
   *
   * @param folder a folder, which may not exist
   */
  public Optional<String> reaching(Path folder) {
    return inputs.stream().flatMap(input -> reaching(input, folder).stream()).findFirst();
  }

  private static Optional<String> reaching(Input input, Path folder) {
    return switch (input) {
      case Input.Folder(Path path) when holds(path, folder) -> Optional.of(FileNames.shown(path));
      case Input.Matching(String word, Glob glob) when glob.reaches(folder) -> Optional.of(word);
      default -> Optional.empty();
    };
  }

  private static boolean holds(Path path, Path folder) {
    return folder.toAbsolutePath().normalize().startsWith(path.toAbsolutePath().normalize());
  }

  /**
   * The sources in the order of the words, found as they are requested; the files of a folder come
   * in the order of their names.
   *
   * @param problems takes a problem for each folder without a file that may hold games, and for
   *     each folder that cannot be listed
   */
  public Iterator<Source> sources(Consumer<Problem> problems) {
    return new Sources(inputs.iterator(), beside, problems);
  }

  private void add(String word, InputStream standardInput) {
    Optional<Input> found =
        word.equals("-")
            ? Optional.of(new Input.StandardInput(standardInput))
            : existing(word).or(() -> entry(word)).or(() -> matching(word));
    if (found.isPresent()) {
      endText();
      inputs.add(found.get());
      return;
    }
    Optional<String> format = format(word);
    if (format.isPresent()) {
      addText(format.get(), word);
    } else if (BESIDE_MOVES.matcher(word).matches()) {
      besideMoves.add(word);
    } else {
      miss(word);
    }
  }

  private void miss(String word) {
    missing.add(
        problem(
            ProblemCode.IO_ERROR,
            FileNames.shown(word),
            "no such file, and the text is not a game"));
  }

  private static Optional<Input> existing(String word) {
    return FileNames.possiblePath(word)
        .filter(path -> !word.isEmpty() && Files.exists(path))
        .map(path -> Files.isDirectory(path) ? new Input.Folder(path) : new Input.File(path));
  }

  /** An entry of an archive, as messages name it: {@code games.zip!/1997/games.txt}. */
  private static Optional<Input> entry(String word) {
    int at = word.indexOf(SourceLocation.WITHIN);
    return at <= 0
        ? Optional.empty()
        : existing(word.substring(0, at))
            .filter(Input.File.class::isInstance)
            .map(Input.File.class::cast)
            .map(
                file ->
                    new Input.Entry(
                        file.path(), word.substring(at + SourceLocation.WITHIN.length())));
  }

  private static Optional<Input> matching(String word) {
    return Glob.of(word)
        .filter(glob -> Files.isDirectory(glob.root()))
        .filter(glob -> glob.walk(problem -> {}).hasNext())
        .map(glob -> new Input.Matching(word, glob));
  }

  /** The notation of a word that is itself a game or a position. */
  private static Optional<String> format(String word) {
    byte[] bytes = FileNames.bytes(word);
    return FILE_NAME.matcher(word).matches() ? Optional.empty() : SourceNotation.ofWord(bytes);
  }

  private void addText(String format, String word) {
    String before = "";
    if (format.equals(MOVES)) {
      before = String.join(" ", besideMoves) + (besideMoves.isEmpty() ? "" : " ");
      besideMoves.clear();
    } else {
      endText();
    }
    List<String> words = new ArrayList<>(wordsBefore(format));
    words.add(before + word);
    inputs.add(new Input.Text(format, words));
  }

  /** Removes the text that a word continues, and returns its words. */
  private List<String> wordsBefore(String format) {
    if (!inputs.isEmpty()
        && inputs.getLast() instanceof Input.Text(String before, List<String> words)
        && before.equals(format)) {
      inputs.removeLast();
      return words;
    }
    return List.of();
  }

  /**
   * Ends a run of words: no moves follow, so words that wait for moves belong to the text before,
   * or are not input.
   */
  private void endText() {
    List<String> words = new ArrayList<>(besideMoves.isEmpty() ? List.of() : wordsBefore(MOVES));
    if (words.isEmpty()) {
      besideMoves.forEach(this::miss);
    } else {
      words.addLast(words.removeLast() + " " + String.join(" ", besideMoves));
      inputs.add(new Input.Text(MOVES, words));
    }
    besideMoves.clear();
  }

  private static Problem problem(ProblemCode code, String source, String message) {
    return Problem.of(code, SourceLocation.whole(source), message);
  }

  /** The sources of all inputs, a folder's files one at a time. */
  private static final class Sources implements Iterator<Source> {
    private final Iterator<Input> inputs;
    private final List<Source> beside;
    private final Consumer<Problem> problems;
    private Iterator<Source> current = Collections.emptyIterator();

    Sources(Iterator<Input> inputs, List<Source> beside, Consumer<Problem> problems) {
      this.inputs = inputs;
      this.beside = beside;
      this.problems = problems;
    }

    @Override
    public boolean hasNext() {
      while (!current.hasNext() && inputs.hasNext()) {
        current = open(inputs.next());
      }
      return current.hasNext();
    }

    @Override
    public Source next() {
      if (!hasNext()) {
        throw new NoSuchElementException();
      }
      return current.next().with(beside);
    }

    private Iterator<Source> open(Input input) {
      return switch (input) {
        case Input.StandardInput(InputStream stream) -> List.of(Source.of("-", stream)).iterator();
        case Input.File(Path path) -> List.of(Source.of(path)).iterator();
        case Input.Entry(Path archive, String path) -> List.of(Source.of(archive, path)).iterator();
        case Input.Text(_, List<String> words) -> List.of(Source.ofPieces(TEXT, words)).iterator();
        case Input.Folder(Path path) ->
            files(FileNames.shown(path), FolderWalk.all(path, problems));
        case Input.Matching(String word, Glob glob) -> files(word, glob.walk(problems));
      };
    }

    private Iterator<Source> files(String name, FolderWalk walk) {
      if (!walk.hasNext() && !walk.missesSome()) {
        problems.accept(
            problem(ProblemCode.NO_GAMES, name, "the folder holds no file that may hold games"));
      }
      return new Iterator<>() {
        @Override
        public boolean hasNext() {
          return walk.hasNext();
        }

        @Override
        public Source next() {
          return Source.of(walk.next());
        }
      };
    }
  }
}
