import type { Endpoint } from '#contract/endpoint.ts'
import { RawAnswer } from './raw-answer.ts'

/**
 * In tests every answer is held against its own schema, unknown fields included: what a schema does not name must
 * not leave the server (rules C10). Throws, which is answered as an internal error and fails the test.
 */
export function checkAnswer(endpoint: Endpoint, value: unknown): void {
  if (typeof endpoint.response === 'string') return
  const plain: unknown =
    value instanceof RawAnswer
      ? JSON.parse(value.body.toString())
      : JSON.parse(JSON.stringify(value))
  const parsed = endpoint.response.safeParse(plain)
  const where = `${endpoint.method} ${endpoint.path}`
  if (!parsed.success)
    throw new Error(`${where} answers against its schema: ${JSON.stringify(parsed.error.issues)}`)
  const extra = unknownField(plain, parsed.data)
  if (extra) throw new Error(`${where} answers a field that its schema does not name: ${extra}`)
}

function unknownField(sent: unknown, known: unknown, path = ''): string | null {
  if (typeof sent !== 'object' || sent === null) return null
  for (const [key, inner] of Object.entries(sent)) {
    const at = `${path}.${key}`
    if (typeof known !== 'object' || known === null || !(key in known)) return at
    const found = unknownField(inner, Reflect.get(known, key), at)
    if (found) return found
  }
  return null
}
