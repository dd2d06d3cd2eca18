package org.kifu.format.text.caption;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.kifu.format.text.find.LabelKind;
import org.kifu.format.text.judge.FoundGame;
import org.kifu.format.text.page.PlacedText;
import org.kifu.format.text.page.Row;
import org.kifu.format.text.page.RowKind;
import org.kifu.game.GameDate;
import org.kifu.game.GameHeader;
import org.kifu.game.Origin.Fact;
import org.kifu.game.Outcome;
import org.kifu.game.ProblemCode;
import org.kifu.game.SourceLocation;
import org.kifu.notation.WrittenDate;
import org.kifu.source.text.TextLine;

/** Decides which of the facts that may belong to a game are its facts. */
final class Settlement {
  /** The additional weight of a fact that a word names. */
  private static final double NAMED = 0.5;

  /** The trust in a score by its place: the part of its weight. */
  private static final double OF_WEIGHT = 0.1;

  /** The most values of one kind that are kept for a game. */
  private static final int MOST_OF_KIND = 60;

  /** The most rows that are kept as comments of a game. */
  private static final int MOST_REMARKS = 200;

  /** The most values of one kind that are told as ignored. */
  private static final int MOST_TOLD = 20;

  /** Two counts that may be wrong. */
  private static final Pattern COUNTS = Pattern.compile("\\d{1,3}\\s?[-:]\\s?\\d{1,3}");

  private final @Nullable FinalBoard board;
  private final int squares;
  private final FoundGame game;

  /** The numbers of the rows with its moves. */
  private final BitSet ofMoves = new BitSet();

  private final Map<Integer, Row> headings;
  private final Map<Integer, List<PlacedText>> occasions;
  private final Map<Integer, CaptionNote> doubts;
  private final Map<Long, PlacedText> sentences;
  private final List<PlacedText> remarks = new ArrayList<>(0);
  private final List<Placing.Placed> claims = new ArrayList<>(4);
  private final Map<Fact, SourceLocation> places = new EnumMap<>(Fact.class);
  private final List<CaptionNote> problems = new ArrayList<>(0);
  private final Map<LabelKind, Integer> counts = new EnumMap<>(LabelKind.class);
  private final List<TextLine> lines = new ArrayList<>(4);
  private final BitSet rows = new BitSet();
  private final TextsBeside left = new TextsBeside();

  Settlement(FoundGame game, Claims all) {
    this.board = FinalBoard.of(game).orElse(null);
    this.game = game;
    game.addRowsTo(ofMoves);
    this.squares = FinalBoard.squares(List.of(game));
    this.headings = all.headings();
    this.occasions = all.occasions();
    this.doubts = all.doubts();
    this.sentences = all.sentences();
  }

  /** Takes a fact that may belong to the game, or is only near it. */
  void take(Placing.Placed placed) {
    int ofKind = counts.merge(placed.claim().kind(), 1, Integer::sum);
    if (placed.claim().isBadDate()) {
      tell(ProblemCode.BAD_VALUE, placed.claim(), WrittenDate.fault(placed.claim().value()));
    } else if (placed.weight() > 0 && ofKind <= MOST_OF_KIND) {
      claims.add(placed);
    } else if (ofKind <= MOST_OF_KIND) {
      tell(
          ProblemCode.TEXT_IGNORED,
          placed.claim(),
          "ignored '%s', which is far from the moves".formatted(placed.claim().value()));
    }
  }

  /** Leaves a text beside its moves, which states no fact. */
  void leave(PlacedText text) {
    left.add(text);
  }

  /** Takes a row that is a comment. */
  void take(RowRemark remark) {
    if (remarks.size() < MOST_REMARKS) {
      rows.set(remark.row().number());
      lines.add(remark.text().line(0));
      remarks.add(remark.text());
    }
  }

  /** Takes the row that names its facts. */
  void takeNaming(Row heading) {
    rows.set(heading.number());
    lines.add(heading.cells().getFirst().text().line(0));
  }

  /** Takes something that has to be said of its facts. */
  void tell(CaptionNote note) {
    problems.add(note);
  }

  /** Whether the game has a fact of a kind. */
  boolean has(LabelKind kind) {
    return first(kind).isPresent();
  }

  /** Whether the board of the game has a score. */
  boolean confirms(Claim claim) {
    if (board == null || !claim.isOfScore()) {
      return false;
    }
    return switch (claim.kind()) {
      case BLACK_DISCS -> board.has(true, Integer.parseInt(claim.value()));
      case WHITE_DISCS -> board.has(false, Integer.parseInt(claim.value()));
      default -> ReadScore.of(claim, board, squares).filter(ReadScore::isOfBoard).isPresent();
    };
  }

  /** Whether the board of the game has a score, with black's discs first. */
  boolean hasScore(Claim claim) {
    return ReadScore.of(claim, board, squares)
        .filter(score -> score.trust() >= ReadScore.CONFIRMED)
        .isPresent();
  }

  /** The facts of the game. */
  FoundCaption caption() {
    claims.sort(
        Comparator.comparingDouble(Settlement::weight)
            .reversed()
            .thenComparing(RowsToMoves.order(game, claims)));
    ChosenPlayers players = new ChosenPlayers(claims, board, squares);
    players.leftAmongMoves().forEach(claim -> leave(claim.written()));
    Optional<Claim> black = players.black();
    Optional<Claim> white = players.white();
    boolean areCounted = players.areCounted();
    Outcome score =
        score(
            players.discs(),
            new CountedDiscs(board, squares)
                .ofCounts(first(LabelKind.BLACK_DISCS), first(LabelKind.WHITE_DISCS)));
    String event = value(LabelKind.EVENT, Fact.EVENT);
    boolean isNamed =
        black.isPresent() || white.isPresent() || !event.isEmpty() || !score.equals(Outcome.NONE);
    if (!isNamed) {
      claims.removeIf(placed -> placed.claim().manner() == Manner.FORM && !placed.isAmongMoves());
    }
    GameHeader header =
        new GameHeader(
            name(Fact.BLACK, black.orElse(null), areCounted),
            name(Fact.WHITE, white.orElse(null), areCounted),
            event,
            value(LabelKind.PLACE, Fact.PLACE),
            date());
    tellUnsure();
    left.note().ifPresent(problems::add);
    return new FoundCaption(
        header, score, CountedDiscs.ratings(black, white), remarks, places, problems, lines, rows);
  }

  /** The weight of a fact, with that of the word that names it. */
  static double weight(Placing.Placed placed) {
    return placed.weight() + (placed.claim().manner().isNamed() ? NAMED : 0);
  }

  /** The first fact of a kind. */
  private Optional<Claim> first(LabelKind kind) {
    for (Placing.Placed placed : claims) {
      if (placed.claim().kind() == kind) {
        return Optional.of(placed.claim());
      }
    }
    return Optional.empty();
  }

  private void keepPlace(Fact fact, Claim claim) {
    places.put(fact, claim.written().at(0));
    keepRow(claim);
  }

  /** Keeps the row of a fact that says what is known of the game. */
  private void keepRow(Claim claim) {
    int row = claim.row().number();
    rows.set(row);
    lines.add(claim.written().line(0));
    for (PlacedText occasion : occasions.getOrDefault(row, List.of())) {
      if (!remarks.contains(occasion)) {
        remarks.add(occasion);
      }
    }
    CaptionNote doubt = doubts.get(row);
    if (doubt != null && !problems.contains(doubt)) {
      tell(doubt);
    }
    Row heading = headings.get(row);
    if (heading != null) {
      takeNaming(heading);
    }
  }

  private String name(Fact fact, @Nullable Claim claim, boolean isCounted) {
    if (claim == null) {
      return "";
    }
    keepPlace(fact, claim);
    tellOthers(claim);
    PlayerName player = claim.player();
    return isCounted || player == null ? claim.value() : player.counted().raw();
  }

  private String value(LabelKind kind, Fact fact) {
    Optional<Claim> claim = first(kind);
    claim.ifPresent(
        each -> {
          keepPlace(fact, each);
          tellOthers(each);
        });
    return claim.map(Claim::value).orElse("");
  }

  private GameDate date() {
    String date = value(LabelKind.DATE, Fact.DATE);
    return date.isEmpty() ? GameDate.UNKNOWN : WrittenDate.read(date).orElse(GameDate.UNKNOWN);
  }

  /** Says which other values with labels were not taken. */
  private void tellOthers(Claim taken) {
    int told = 0;
    for (int i = 0; i < claims.size() && told < MOST_TOLD; i++) {
      Claim claim = claims.get(i).claim();
      if (claim.kind() == taken.kind()
          && claim.manner().isNamed()
          && !claim.equals(taken)
          && !SameName.are(claim.value(), taken.value())) {
        tell(
            ProblemCode.TEXT_IGNORED,
            claim,
            "ignored '%s': the game has '%s'".formatted(claim.value(), taken.value()));
        told++;
      }
    }
  }

  private void tell(ProblemCode code, Claim claim, String message) {
    rows.set(claim.row().number());
    problems.add(new CaptionNote(code, claim.written().at(0), message));
  }

  private boolean hasUnsure() {
    for (Placing.Placed placed : claims) {
      if (placed.isUnsure()) {
        return true;
      }
    }
    return false;
  }

  private void tellUnsure() {
    if (!hasUnsure()) {
      return; // as for nearly all games
    }
    claims.stream()
        .filter(Placing.Placed::isUnsure)
        .map(Placing.Placed::claim)
        .filter(claim -> claim.manner().isNamed() || claim.isOfPlayer())
        .min(Comparator.comparingLong(Claim::offset))
        .ifPresent(
            claim ->
                tell(
                    ProblemCode.LABELS_BETWEEN,
                    claim,
                    "Kifu gave these labels to the game %s; they may belong to the other"
                        .formatted(claim.row().number() > game.lastRow() ? "above" : "below")));
  }

  // The score.

  private Outcome score(@Nullable ReadScore ofPlayers, @Nullable ReadScore ofCounts) {
    List<ReadScore> scores = new ArrayList<>();
    if (ofPlayers != null) {
      scores.add(ofPlayers);
    }
    if (ofCounts != null) {
      scores.add(ofCounts);
    }
    for (Placing.Placed placed : claims) {
      Claim claim = placed.claim();
      if (claim.kind() == LabelKind.SCORE || claim.kind() == LabelKind.DIFFERENCE) {
        Optional<ReadScore> score =
            ReadScore.of(claim, board, squares).filter(each -> each.mayBeOf(4 + game.size()));
        score.map(each -> each.plus(OF_WEIGHT * weight(placed))).ifPresent(scores::add);
        boolean areBad = score.isEmpty() && COUNTS.matcher(claim.value()).matches();
        if (areBad && claim.manner().isNamed()) {
          tell(ProblemCode.BAD_VALUE, claim, "'%s' is not a score".formatted(claim.value()));
        } else if (areBad && isUnused(claim) || score.isEmpty() && isLabelled(claim)) {
          tell(ProblemCode.TEXT_IGNORED, claim, "ignored '%s'".formatted(claim.value()));
        }
      }
    }
    ScoreChoice choice = new ScoreChoice(scores);
    choice.claim().ifPresent(claim -> keepPlace(Fact.RESULT, claim));
    choice.agreeing().stream().filter(this::isOfOwnNames).forEach(this::keepRow);
    choice.best().ifPresent(this::tellScore);
    choice.best().map(ReadScore::claim).ifPresent(this::keepWordsBehind);
    choice
        .others()
        .forEach(
            claim ->
                tell(
                    ProblemCode.TEXT_IGNORED,
                    claim,
                    "ignored the score '%s': another one is that of the board"
                        .formatted(claim.value())));
    if (ofCounts != null && choice.isTaken(ofCounts)) {
      first(LabelKind.BLACK_DISCS).ifPresent(this::keepRow);
      first(LabelKind.WHITE_DISCS).ifPresent(this::keepRow);
    }
    return choice.outcome();
  }

  /** Whether a score that is none stands beside moves, and no more of its row is told. */
  private boolean isUnused(Claim claim) {
    return !left.holds(claim) && game.listedRows().get(claim.row().number());
  }

  /** Whether the names beside a score, if there are any, may be those of the game. */
  private boolean isOfOwnNames(Claim score) {
    return score.manner() != Manner.NAMES
        || claims.stream()
            .map(Placing.Placed::claim)
            .anyMatch(claim -> claim.isOfPlayer() && claim.row().number() == score.row().number());
  }

  private static boolean isLabelled(Claim claim) {
    return claim.manner().isNamed()
        && claim.row().kind() != RowKind.DATA
        && claim.value().chars().anyMatch(Character::isLetterOrDigit);
  }

  /** Keeps a score behind a label with the words behind it. */
  private void keepWordsBehind(Claim score) {
    String written = score.written().toString();
    boolean areWords =
        score.manner() == Manner.LABEL
            && WrittenCounts.in(written).stream()
                .findFirst()
                .filter(counts -> PageFacts.isText(written.substring(counts.to())))
                .isPresent();
    if (areWords) {
      remarks.add(score.written());
    }
  }

  /** Tells of a score with white's discs first, and keeps or tells the words around one. */
  private void tellScore(ReadScore score) {
    Claim claim = score.claim();
    boolean isAlone =
        claims.stream()
            .map(Placing.Placed::claim)
            .noneMatch(other -> !other.isOfScore() && other.row().number() == claim.row().number());
    if (claim.manner() != Manner.NUMBERS && score.isTurned()) {
      tell(
          ProblemCode.SCORE_CONVENTION,
          claim,
          "the score '%s' fits the board with white's discs first".formatted(claim.value()));
    } else if (claim.manner() == Manner.NUMBERS && isAlone) {
      PlacedText sentence = sentences.getOrDefault(claim.offset(), claim.written());
      boolean areWords = OtherWords.areIn(sentence.toString());
      if (areWords && ofMoves.get(claim.row().number())) {
        leave(sentence);
      } else if (areWords && remarks.size() < MOST_REMARKS) {
        remarks.add(sentence);
      }
    }
  }
}
