import type { RuleName } from '../../rules.ts'
import { area } from '../words.ts'

const titles: Record<RuleName, string> = {
  waves: 'Alert waves',
  headStart: 'Head start',
  bidExpiry: 'How long a bid stands',
  requestExpiry: 'How long a request waits',
}
const leads: Record<RuleName, string> = {
  waves:
    'Whom an emergency or urgent request alerts, and when. Each wave reaches farther than the one before; the last may reach to each provider’s own radius.',
  headStart: 'A provider who was asked for by name hears of it alone for so long.',
  bidExpiry: 'Unless the provider chooses otherwise, in minutes from bidding.',
  requestExpiry:
    'Without an acceptance a request expires, in minutes from opening. Scheduled ones wait for their start.',
}

/** The numbers that an admin may change while the product runs. */
export const adminSettings = area('adminSettings', {
  lead: 'Changes hold for every request and bid made from then on, at once and without a restart.',
  failed: 'The settings did not load',
  titles,
  leads,
  urgency: {
    emergency: 'Emergency',
    urgent: 'Urgent',
    standard: 'Standard',
    scheduled: 'Scheduled',
  },
  headStart: 'Minutes alone',
  wave: (n: number) => `Wave ${n}`,
  after: 'After minutes',
  miles: 'Miles',
  reaches: 'Reaches',
  toMiles: 'miles',
  toRadius: 'own radius',
  addWave: 'Add a wave',
  removeWave: (n: number) => `Remove wave ${n}`,
  mostWaves: (n: number) => `There are at most ${n} waves.`,
  isDefault: 'Default',
  changedAt: (date: string) => `Changed ${date}`,
  save: 'Save',
  saveOf: (title: string) => `Save: ${title}`,
  reset: 'Reset to default',
  resetOf: (title: string) => `Reset to default: ${title}`,
  isDefaultAlready: 'This stands at its default already.',
  noChange: 'Nothing has changed.',
  saved: 'Saved. It holds from now on.',
  wasReset: 'Back to the default.',
  saveFailed: 'The setting was not saved. Try again.',
  figures: 'Marketing figures',
})
