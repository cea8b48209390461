// Light or dark, before anything is drawn: a browser may keep nothing for a page from a file.
try {
  document.body.dataset.theme = localStorage.getItem("theme") || "auto";
} catch {
  document.body.dataset.theme = "auto";
}
