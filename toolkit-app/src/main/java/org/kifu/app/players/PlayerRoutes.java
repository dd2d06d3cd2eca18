package org.kifu.app.players;

import org.kifu.app.library.AnnotatedFiles;
import org.kifu.app.library.Library;
import org.kifu.app.server.Routes;
import org.kifu.base.GameOpenings;
import org.kifu.words.Words;

/** The addresses of players, pairs of players and events. */
public final class PlayerRoutes {
  private PlayerRoutes() {}

  /**
   * Adds them.
   *
   * @param files the sources that are files of annotated games
   * @param words the language of reviews and of the names of openings
   */
  public static void addTo(Routes routes, Library library, AnnotatedFiles files, Words words) {
    GameOpenings openings = new GameOpenings(words.locale());
    PlayerRequests players = new PlayerRequests(library, files, openings);
    ReviewRequests reviews = new ReviewRequests(library, files, words);
    CompareRequests pairs = new CompareRequests(library, files, openings);
    EventRequests events = new EventRequests(library);
    routes
        .get("/player", reviews::page)
        .get("/api/players", players::list)
        .get("/api/player", players::player)
        .get("/api/player/figures", reviews::figures)
        .get("/api/ratings", new RatingRequests(library)::ratings)
        .get("/api/compare", pairs::compare)
        .get("/api/compare/accuracy", pairs::accuracy)
        .get("/api/events", events::list)
        .get("/api/event", events::event);
  }
}
