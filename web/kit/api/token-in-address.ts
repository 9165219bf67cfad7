const form = /^#token=(.+)$/

/** What no token has: a mail or a text that broke a link put it there, and a call could not carry all of it. */
const foreign = /[^\w.-]+/g

/** The token that stands behind the `#` of an address. */
export function tokenIn(hash: string): string | null {
  const written = form.exec(hash)?.[1]
  return (written && decoded(written).replace(foreign, '').replace(/\.+$/, '')) || null
}

/** The token of a link, behind the `#` or as it was sent: `?token=`. */
export const tokenAt = ({ hash, search }: { hash: string; search: string }): string | null =>
  tokenIn(hash) ?? new URLSearchParams(search).get('token')

export const hashOf = (token: string): string => `token=${encodeURIComponent(token)}`

/** A link that was cut or mangled on the way is taken as it stands, and opens nothing. */
function decoded(written: string): string {
  try {
    return decodeURIComponent(written)
  } catch {
    return written
  }
}
