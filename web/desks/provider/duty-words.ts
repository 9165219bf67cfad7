import type { OwnProvider } from '#contract/providers.ts'
import { providers } from '#contract/words/en/providers.ts'
import { now } from '../../kit/ui/clock.ts'
import { formatClockOf } from '../../kit/ui/format.ts'

type Duty = Pick<OwnProvider, 'onDuty' | 'dutyUntil' | 'timeZone' | 'serviceHours'>

/** "On until 6 PM", "Off until Mon 8 AM": by the clock of the shop. */
export function dutyWords({ onDuty, dutyUntil, timeZone, serviceHours }: Duty): string {
  const words = providers.duty
  if (dutyUntil) {
    const time = formatClockOf(dutyUntil, timeZone, now())
    return onDuty ? words.onUntil({ time }) : words.offUntil({ time })
  }
  if (onDuty) return serviceHours === '24/7' ? words.onAlways : words.onOpen
  return words.offOpen
}
