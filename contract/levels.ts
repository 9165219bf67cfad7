/** How far a provider is verified; the level follows from the trust score (contract/trust.ts). */
export const levels = ['basic', 'standard', 'premium', 'elite'] as const
export type Level = (typeof levels)[number]
