const restMs = 1200

/** Does it once the page has loaded and come to rest, so that nothing is slower for it. Gives back what calls it off. */
export function whenIdle(deed: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>
  const gone = new AbortController()
  const begin = () => {
    timer = setTimeout(deed, restMs)
  }
  if (document.readyState === 'complete') begin()
  else addEventListener('load', begin, { once: true, signal: gone.signal })
  return () => {
    clearTimeout(timer)
    gone.abort()
  }
}
