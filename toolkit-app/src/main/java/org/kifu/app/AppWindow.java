package org.kifu.app;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.Locale;
import java.util.Optional;
import java.util.function.BiConsumer;
import org.kifu.app.check.CheckRequests;
import org.kifu.app.jobs.AnnotationWorkers;
import org.kifu.app.jobs.JobRequests;
import org.kifu.app.library.AdditionRequests;
import org.kifu.app.library.AnnotatedFiles;
import org.kifu.app.library.BaseState;
import org.kifu.app.library.GameRequests;
import org.kifu.app.library.Library;
import org.kifu.app.library.ListedGames;
import org.kifu.app.library.MarkRequests;
import org.kifu.app.library.PictureRequests;
import org.kifu.app.library.RecordRequests;
import org.kifu.app.library.VariationRequests;
import org.kifu.app.live.LiveSearch;
import org.kifu.app.live.PlayRequests;
import org.kifu.app.live.PositionRequests;
import org.kifu.app.openings.OpeningRoutes;
import org.kifu.app.players.PlayerRoutes;
import org.kifu.app.server.LocalServer;
import org.kifu.app.server.Routes;
import org.kifu.app.server.Use;
import org.kifu.app.server.WindowFile;
import org.kifu.app.training.TrainingRoutes;
import org.kifu.base.Base;
import org.kifu.base.BaseFacts;
import org.kifu.base.GameOpenings;
import org.kifu.window.BaseWindow;

/** The window: all that it answers. */
public final class AppWindow implements BaseWindow {
  /** The time without a page after which a window from the menu ends. */
  private static final Duration UNUSED = Duration.ofMinutes(10);

  private static final int LOOK_MILLISECONDS = 1000;

  private final Duration unused;

  /** The window that the command line finds. */
  public AppWindow() {
    this(UNUSED);
  }

  /**
   * A window.
   *
   * @param unused the time without a page after which it ends, if it is from the menu
   */
  AppWindow(Duration unused) {
    this.unused = unused;
  }

  @Override
  public Path ownBase() throws IOException {
    return OwnLibrary.made(OwnLibrary.place(System.getProperty("os.name", ""), System.getenv()));
  }

  @Override
  public void serve(Path base, WindowPlan plan, BiConsumer<URI, URI> ready) throws IOException {
    Path file = base.resolveSibling("window");
    Optional<URI> open = plan.isOwn() ? WindowFile.newLink(file) : Optional.empty();
    if (open.isPresent() && plan.isFromMenu()) {
      ready.accept(open.get(), open.get());
      return;
    }
    renew(base);
    Library library = new Library(base);
    LiveSearch searches = new LiveSearch();
    try (AnnotationWorkers workers = new AnnotationWorkers(base, searches::running);
        LocalServer server =
            LocalServer.start(
                plan.port(), routes(library, plan, workers, searches), AppWindow::report)) {
      boolean isToBeFound = plan.isOwn() && open.isEmpty();
      try (WindowFile _ = isToBeFound ? new WindowFile(file, server.link()) : null) {
        ready.accept(server.link(), server.newLink());
        stay(plan, server.use(), workers);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** Waits while the window is used: pages ask for something, or jobs run. */
  private void stay(WindowPlan plan, Use use, AnnotationWorkers workers)
      throws InterruptedException {
    do {
      Thread.sleep(LOOK_MILLISECONDS);
      if (workers.isBusy()) {
        use.note();
      }
    } while (!plan.isFromMenu() || !use.isOver(unused));
  }

  /** Gives a base the tables of this version; a file that cannot be used is refused at once. */
  private static void renew(Path base) throws IOException {
    if (Base.isBase(base) && Files.isWritable(base)) {
      Base.openToChange(base).close();
    } else {
      new BaseFacts(Base.open(base)).close();
    }
  }

  /** The terminal is the only place where somebody may see a fault of Kifu itself. */
  private static void report(Throwable fault) {
    fault.printStackTrace();
  }

  /** All requests. */
  static Routes routes(
      Library library, WindowPlan plan, AnnotationWorkers workers, LiveSearch searches) {
    Locale language = plan.words().locale();
    ServedFiles served = new ServedFiles(language);
    AnnotatedFiles annotated = new AnnotatedFiles();
    GameOpenings openings = new GameOpenings(language);
    ListedGames lists = new ListedGames(library, annotated, openings);
    RecordRequests records = new RecordRequests(library, annotated, plan.words());
    VariationRequests variations = new VariationRequests(library);
    PositionRequests positions = new PositionRequests(language);
    CheckRequests checks = new CheckRequests(library);
    Clock clock = Clock.system(ZoneId.systemDefault());
    Routes routes = new Routes(library.identity());
    new JobRequests(library, annotated, openings, workers).addTo(routes);
    PlayerRoutes.addTo(routes, library, annotated, plan.words());
    TrainingRoutes.addTo(routes, library, annotated, searches, plan.words(), clock);
    OpeningRoutes.addTo(routes, library, language, LocalDate::now);
    return routes
        .get("/", served::shell)
        .get("/web/*", served::web)
        .get("/page/*", served::page)
        .get("/words.json", served::words)
        .get("/review/*", records::review)
        .get("/api/state", new BaseState(library, annotated, plan.isOwn())::state)
        .get("/api/games", lists::list)
        .get("/api/games/*", new GameRequests(library, lists, annotated, plan.words())::game)
        .get("/api/games/*/record", records::record)
        .get("/api/games/*/export", records::exported)
        .get("/api/games/*/picture", new PictureRequests(library, language)::picture)
        .post("/api/games/*/marks", new MarkRequests(library)::change)
        .post("/api/games/*/variations", variations::keep)
        .post("/api/games/*/variations/*/remove", variations::remove)
        .get("/api/check", checks::list)
        .get("/api/check/*", checks::record)
        .post("/api/check/*", checks::decide)
        .get("/api/corrections", checks::corrections)
        .post("/api/add", new AdditionRequests(library, lists)::add)
        .get("/api/analyse", searches::analyse)
        .get("/api/position", positions::position)
        .get("/api/rules", positions::rules)
        .get("/api/play", new PlayRequests(searches)::play);
  }
}
