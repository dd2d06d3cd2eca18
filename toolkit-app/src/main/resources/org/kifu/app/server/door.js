// Goes on to where this browser was let in, with the place in the window that the address names.

const place = localStorage.getItem("kifu-place");
if (place && place !== location.pathname) {
  location.replace(place + location.hash);
}
