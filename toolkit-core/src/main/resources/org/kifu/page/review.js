
// The review of a player: the boards of one cause at a time.

const causeLinks = [...document.querySelectorAll(".cause-list a")];

function showCause(chosen) {
  causeLinks.forEach((link) => {
    if (link === chosen) {
      link.setAttribute("aria-current", "true");
    } else {
      link.removeAttribute("aria-current");
    }
    document.querySelector(link.getAttribute("href")).hidden = link !== chosen;
  });
}

if (causeLinks.length > 0) {
  causeLinks.forEach((link) => link.addEventListener("click", (event) => {
    event.preventDefault();
    showCause(link);
  }));
  showCause(causeLinks.find((link) => link.getAttribute("href") === location.hash) || causeLinks[0]);
}
