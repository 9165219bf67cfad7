import { refusals } from '#contract/words/en/refusals.ts'
import { isPublicHost } from '../../platform/http/public-address.ts'
import { wrongField } from '../../platform/http/refusal.ts'

/** Has the operator named this host (WEBHOOK_HOSTS)? Then it may be a private one, and without TLS. */
export const isTrustedHost = (url: URL, trusted: readonly string[]): boolean =>
  trusted.includes(url.host)

/** An address as it is kept: https, without a login, on the public internet as far as its letters say. */
export function checkedAddress(address: string, trusted: readonly string[]): string {
  const url = URL.parse(address)
  if (!url || !/^https?:$/.test(url.protocol))
    throw wrongField('address', refusals.webhooks.notHttps)
  if (url.username || url.password) throw wrongField('address', refusals.webhooks.withLogin)
  if (isTrustedHost(url, trusted)) return url.href
  if (url.protocol !== 'https:') throw wrongField('address', refusals.webhooks.notHttps)
  if (!isPublicHost(url.hostname)) throw wrongField('address', refusals.webhooks.notPublic)
  return url.href
}
