import * as z from 'zod/mini'
import type { Endpoint } from '#contract/endpoint.ts'
import { input } from '#contract/words/en/platform-input.ts'
import type { Saying } from '#contract/words/sayings.ts'
import { Refusal, wrongField } from './refusal.ts'

const maxDepth = 16

/**
 * Where a value holds text that PostgreSQL would refuse (NUL, lone surrogates) or is nested too deeply; null when
 * it is clean. Cleaned at the edge, so that nothing behind it has to think of it.
 */
export function uncleanPath(value: unknown, path = '', depth = 0): string | null {
  if (typeof value === 'string') return value.includes('\0') || !value.isWellFormed() ? path : null
  if (typeof value !== 'object' || value === null) return null
  if (depth >= maxDepth) return path
  for (const [key, inner] of Object.entries(value)) {
    const at = path === '' ? key : `${path}.${key}`
    const found = uncleanPath(inner, at, depth + 1)
    if (found !== null) return found
  }
  return null
}

/** What is said where a schema has no saying of its own. */
z.config({
  customError: (issue) => {
    const field = issue.path?.length ? String(issue.path[0]) : null
    if (issue.code === 'invalid_type')
      return issue.input === undefined
        ? input.missing({ field })
        : input.type({ field, type: issue.expected })
    if (issue.code === 'invalid_value') return input.notOffered({ field })
    if (issue.code === 'too_big') return input.tooLarge({ field })
    if (issue.code === 'too_small') return input.tooSmall({ field })
    return input.wrong({ field })
  },
})

/** Parses one part of a request by its schema, or refuses it: a saying for each field. */
export function readInput<S extends z.ZodMiniType>(
  schema: S,
  value: unknown,
  endpoint: Endpoint,
): z.output<S> {
  const unclean = uncleanPath(value)
  if (unclean !== null) {
    throw wrongField(unclean || 'body', input.unclean({ field: unclean || null }))
  }
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  throw badInput(parsed.error.issues, value, endpoint)
}

function badInput(
  issues: readonly z.core.$ZodIssue[],
  value: unknown,
  endpoint: Endpoint,
): Refusal {
  const details: Record<string, Saying> = {}
  for (const issue of issues) {
    const field = issue.path.length ? issue.path.map(String).join('.') : 'body'
    details[field] ??= issue.message as Saying // as all our schemas say it
  }
  const [field = 'body', saying = input.body] = Object.entries(details)[0] ?? []
  const special = endpoint.badInput?.fields?.[field]
  const only = Object.keys(details).length === 1
  const given = typeof value === 'object' && value !== null && Reflect.get(value, field)
  const code = special && only && given ? special : (endpoint.badInput?.code ?? 'bad_input')
  return new Refusal(code, saying, { details })
}
