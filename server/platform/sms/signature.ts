import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * Twilio's signature of a call to us: HMAC-SHA1, with the account's token, of the address it called and the fields of the
 * form in their order. Compared in constant time.
 */
export function isSigned(
  {
    address,
    fields,
    signature,
  }: { address: string; fields: Record<string, string>; signature: string },
  token: string,
): boolean {
  const text = Object.keys(fields)
    .toSorted()
    .reduce((sum, name) => `${sum}${name}${fields[name]}`, address)
  const ours = createHmac('sha1', token).update(text).digest()
  const theirs = Buffer.from(signature, 'base64')
  return ours.length === theirs.length && timingSafeEqual(ours, theirs)
}

/** The token that stands in SMS_URL, with which the service also signs its calls. */
export const tokenIn = (smsUrl: string | undefined): string | null =>
  smsUrl ? decodeURIComponent(new URL(smsUrl).password) || null : null
