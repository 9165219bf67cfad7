import type { QueryClient } from '@tanstack/react-query'
import { changes } from '#contract/event-effects.ts'
import type { LiveMessage } from '#contract/events.ts'

export const verificationKey = ['/api/providers/verification-status']

/** Reads the verification again when something has happened to it. */
export function hearVerification(client: QueryClient, { name }: LiveMessage): void {
  if (changes(name, 'verification')) client.invalidateQueries({ queryKey: verificationKey })
}
