/** MAP_STYLE_URL of the server, which writes it on every page; null where the built-in map is used. */
export function streetStyleUrl(): string | null {
  return document.documentElement.dataset.mapStyle ?? null
}
