import * as z from 'zod/mini'
import type { Endpoint } from '#contract/endpoint.ts'
import { spoken } from '#contract/primitives.ts'
import type { Language } from '#contract/words/languages.ts'
import { type Saying, sentence } from '#contract/words/sayings.ts'

/** An answer as its handler gives it: where the caller reads a sentence of ours, the saying of it. */
export type Given<A> = A extends { message: z.infer<typeof spoken> }
  ? Omit<A, 'message'> & { message: Saying }
  : A

/** The answer with its sentence in the caller's language. */
export function inWords(endpoint: Endpoint, given: unknown, language: Language): unknown {
  if (!speaks(endpoint.response) || typeof given !== 'object' || given === null) return given
  const { message } = given as { message: Saying } // by `Given`
  return { ...given, message: sentence(message, language) }
}

/** Is the message of these answers a sentence of ours? Others carry what people wrote. */
function speaks(response: Endpoint['response']): boolean {
  if (response instanceof z.ZodMiniUnion)
    return response.def.options.some((one) => one instanceof z.ZodMiniType && speaks(one))
  return response instanceof z.ZodMiniObject && Reflect.get(response.shape, 'message') === spoken
}
