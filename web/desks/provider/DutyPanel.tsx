import type { RefObject } from 'react'
import type { OwnProvider } from '#contract/providers.ts'
import { providers } from '#contract/words/en/providers.ts'
import { HangingPanel } from '../../kit/ui/HangingPanel.tsx'
import { DutySwitch } from './DutySwitch.tsx'

/** Hangs from the pill in the bar: until when the shop is on duty or not, and the switch. */
export function DutyPanel({
  provider,
  anchor,
  onClose,
}: {
  provider: OwnProvider
  anchor: RefObject<HTMLElement | null>
  onClose: () => void
}) {
  return (
    <HangingPanel title={providers.duty.title} anchor={anchor} onClose={onClose}>
      <div className="px-4 pb-4">
        <DutySwitch provider={provider} />
      </div>
    </HangingPanel>
  )
}
