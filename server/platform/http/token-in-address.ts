/**
 * The same address with its token behind the `#`, where no server, proxy or log reads it; null where there is none in the
 * question. Old and specified links lead there, before the page or anything of it is loaded.
 */
export function withTokenHidden(url: string): string | null {
  const [path = '', question = ''] = url.split('?', 2)
  const asked = new URLSearchParams(question)
  const [token, ...more] = asked.getAll('token')
  if (!token || more.length > 0) return null
  asked.delete('token')
  const rest = asked.size > 0 ? `?${asked}` : ''
  return `${path}${rest}#token=${encodeURIComponent(token)}`
}
