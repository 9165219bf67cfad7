/** Those that the browsers of today use. A subscription names an address; we send to no other hosts than these. */
const known = [
  'fcm.googleapis.com',
  'push.services.mozilla.com',
  'push.apple.com',
  'notify.windows.com',
]

/**
 * May a push be sent there? Only by https to a known push service, or to a host that the operator has named
 * (PUSH_HOSTS, `host` or `host:port`, there by http too): what a browser sends us is no leave to call anybody.
 */
export function isPushAddress(endpoint: string, moreHosts: readonly string[]): boolean {
  const url = URL.parse(endpoint)
  if (!url || url.username || url.password) return false
  if (moreHosts.includes(url.host)) return url.protocol === 'https:' || url.protocol === 'http:'
  const isKnown = known.some((host) => url.host === host || url.host.endsWith(`.${host}`))
  return url.protocol === 'https:' && isKnown
}
