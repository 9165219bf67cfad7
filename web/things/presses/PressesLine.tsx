import { presses as words } from '#contract/words/en/presses.ts'
import { isWaiting, type Press } from './presses.ts'

/** How many steps wait on this phone for a network; nothing while none does. */
export function PressesLine({ presses }: { presses: readonly Press[] }) {
  const waiting = presses.filter(isWaiting).length
  return (
    <p role="status" className={waiting ? 'font-medium text-amber-ink' : 'sr-only'}>
      {waiting > 0 && words.waiting(waiting)}
    </p>
  )
}
