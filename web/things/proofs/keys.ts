import type { QueryClient } from '@tanstack/react-query'
import { changes } from '#contract/event-effects.ts'
import type { LiveMessage } from '#contract/events.ts'

/** The proof of work of every job that a page shows. */
export const proofsKey = ['/api/jobs', 'proofs']

/** Something was given, skipped, hidden or signed, or there is another agreement to sign for. */
export function hearProofs(client: QueryClient, { name }: LiveMessage): void {
  if (changes(name, 'proofs')) client.invalidateQueries({ queryKey: proofsKey })
}
