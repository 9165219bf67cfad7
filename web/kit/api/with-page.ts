import type { QueryKey } from '@tanstack/react-query'
import type { AnswerOf, Endpoint } from '#contract/endpoint.ts'
import { syncClock } from '../ui/clock.ts'
import { addressOf, type CallInput } from './call.ts'
import { takeWithPage } from './first-answers.ts'
import { queryClient } from './query-client.ts'

/**
 * Puts the answer that came with the page where its query looks for it, before that is asked: what is drawn first is whole, and
 * nothing moves a moment later. No `initialData`: to that a query goes back once another person signs in.
 */
export function drawWithPage<E extends Endpoint>(
  queryKey: QueryKey,
  endpoint: E,
  input: Pick<CallInput<E>, 'params' | 'query'> = {},
  shapeOf: (answer: AnswerOf<E>) => unknown = (answer) => answer,
): void {
  if (queryClient.getQueryState(queryKey)) return
  const known = takeWithPage(addressOf(endpoint, input), null)
  if (!known) return
  syncClock(known.dated)
  queryClient.setQueryData(queryKey, shapeOf(known.body as AnswerOf<E>))
}
