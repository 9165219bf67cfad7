import type { Level } from '../../levels.ts'
import { area } from '../words.ts'

const levels: Record<Level, string> = {
  basic: 'Basic',
  standard: 'Standard',
  premium: 'Premium',
  elite: 'Elite',
}

/** What customers see of a provider's verification; apart, since it stands on pages that must be light. */
export const trust = area('trust', {
  levels,
  level: (level: Level) => `${levels[level]} level`,
  verified: 'Verified',
})
