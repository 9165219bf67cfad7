import { platform } from '#contract/words/en/platform.ts'
import { Refusal } from './refusal.ts'

/** As long as a part of an address may be; ids and tokens are shorter. */
export const longestPart = 200

/** Where addresses lead that no router reads: to nothing, by the way of every other call. */
const unreadable = '/unreadable'
const tooLong = '/too-long'

/**
 * An address that cannot be read, or has a part that nobody's id is as long as, goes the way of every other call (headers,
 * limits, figures) to the answer that there is nothing.
 */
export function readableAddress({ url = '/' }: { url?: string }): string {
  const [path = ''] = url.split(/[?#]/, 1)
  if (path.length > longestPart && path.split('/').some((part) => part.length > longestPart))
    return tooLong
  return path.includes('%') && !isReadable(path) ? unreadable : url
}

function isReadable(path: string): boolean {
  try {
    return decodeURI(path) !== ''
  } catch {
    return false
  }
}

/** What is said of such an address; null for one that only leads nowhere. Never the address itself. */
export function refusalOfAddress(url: string): { status: number; refusal: Refusal } | null {
  if (url === unreadable)
    return { status: 400, refusal: new Refusal('bad_input', platform.address.unreadable) }
  if (url === tooLong)
    return { status: 414, refusal: new Refusal('bad_input', platform.address.tooLong) }
  return null
}
