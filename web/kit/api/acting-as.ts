/**
 * Whose account this page shows, by its id. The session is the browser’s: somebody else may have signed in in another tab, and what is
 * pressed here, or is still being sent, must not be done in their name.
 */
export const actingAs: { id: string | null } = { id: null }

/** What every write says of itself: the key under which it counts once, and as who it is meant. */
export const writeHeaders = (idempotencyKey: string): Record<string, string> => ({
  'Idempotency-Key': idempotencyKey,
  ...(actingAs.id && { 'X-Acting-As': actingAs.id }),
})
