import clsx from 'clsx'
import { ChevronDown } from 'lucide-react'
import { useRef, useState } from 'react'
import type { OwnProvider } from '#contract/providers.ts'
import { providers } from '#contract/words/en/providers.ts'
import { later } from '../../kit/api/later.tsx'
import { dutyWords } from './duty-words.ts'

const DutyPanel = later(() => import('./DutyPanel.tsx').then((part) => part.DutyPanel))

/** On duty or not, in the bar; pressed, it says until when and what that means, and changes it. */
export function DutyPill({ provider }: { provider: OwnProvider }) {
  const pill = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const words = providers.duty
  const { onDuty } = provider
  return (
    <>
      <button
        ref={pill}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        title={dutyWords(provider)}
        onClick={() => setOpen(!isOpen)}
        className={clsx(
          'inline-flex min-h-8 cursor-pointer items-center gap-1.5 rounded-full border px-3 font-sign text-sm font-semibold whitespace-nowrap max-lg:min-h-11',
          onDuty
            ? 'border-green-ink bg-green-soft text-green-ink'
            : 'border-edge bg-sunken text-ink',
        )}
      >
        {onDuty ? words.label : words.offLabel}
        <ChevronDown className="size-4 max-[22.5rem]:hidden" aria-hidden="true" />
      </button>
      {isOpen && <DutyPanel provider={provider} anchor={pill} onClose={() => setOpen(false)} />}
    </>
  )
}
