/** Names under which a value is a secret or personal, however they are written ("contactPhone", "x-access-token"). */
const TELLING =
  /(?:authorization|cookie|token|password|passwordhash|secret|phone|email|apikey|idempotencykey)$|^(?:lat|lng|lon|latitude|longitude)$/i

/** The commonest of them, as pino's own redaction takes them. */
export const PLAIN_NAMES = [
  'authorization',
  'cookie',
  'token',
  'accessToken',
  '["x-access-token"]',
  'password',
  'phone',
  'email',
  'lat',
  'lng',
]

const DEEPEST = 8
export const REMOVED = '[removed]'

/**
 * The same fields with `[removed]` for secrets and personal data. Only plain objects and arrays are looked into: an
 * error or a request is left to its serializer.
 */
export function withoutSecrets(fields: Record<string, unknown>): Record<string, unknown> {
  return redactObject(fields, 0)
}

function redactObject(object: object, depth: number): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(object).map(([name, value]) => [name, redact(name, value, depth)]),
  )
}

function redact(name: string, value: unknown, depth: number): unknown {
  if (value === null || value === undefined) return value
  if (TELLING.test(name.replaceAll(/[-_]/g, ''))) return REMOVED
  if (typeof value !== 'object') return value
  if (depth >= DEEPEST) return REMOVED
  if (Array.isArray(value)) return value.map((item) => redact('', item, depth + 1))
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
    ? redactObject(value, depth + 1)
    : value
}

/** Cuts tokens out of the addresses in a finished line: "?token=…", "#token=…", "&accessToken=…", encoded or not; "/s/…"; "/api/track/…", with the place in its question. */
export function withoutTokens(line: string): string {
  return line
    .replace(/((?:[?&#]|%3F|%26|%23)[\w.-]*token(?:=|%3D))[^&#\s"'\\%<>]+/gi, `$1${REMOVED}`)
    .replace(/(\/s\/)[\w-]{12}(?![\w-])/g, `$1${REMOVED}`)
    .replace(/(\/api\/track\/)[^?#\s"'\\<>]+(?:\?[^#\s"'\\<>]*)?/g, `$1${REMOVED}`)
}
