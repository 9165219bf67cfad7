import { Check } from 'lucide-react'
import type { ComponentType } from 'react'
import type { Trade } from '#contract/catalogue.ts'
import { landing } from '#contract/words/en/landing.ts'
import type { GlyphProps } from '../../../kit/ui/glyphs/Glyph.tsx'
import { requestLink } from './links.ts'

const press =
  'group inline-flex min-h-12 cursor-pointer items-center justify-center gap-1 rounded-sm border-2 px-3 font-sign text-lg font-semibold transition-colors focus-visible:outline-on-guide'

/** A blue service sign of the interstate. Its Select says by `aria-pressed` what it shows (select-service.ts). */
export function ServiceCard({ trade, Glyph }: { trade: Trade; Glyph: ComponentType<GlyphProps> }) {
  const words = landing.services
  const { title, text } = words.cards[trade]
  return (
    <div className="guide-line flex w-full flex-col justify-between gap-2.5 rounded-lg bg-guide p-4 sm:gap-4 sm:p-5 text-on-guide">
      {/* With large letters the words stand below the sign, and one button below the other. */}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 lg:flex-col lg:items-start lg:gap-6">
        <Glyph className="size-10 shrink-0 sm:size-12 lg:size-16" />
        <div className="min-w-0 grow basis-32 lg:grow-0 lg:basis-auto">
          <h3 className="text-xl leading-6">{title}</h3>
          <p className="text-sm lg:mt-1">{text}</p>
        </div>
      </div>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,7rem),1fr))] gap-2 lg:grid-cols-1">
        <a
          href={requestLink(trade)}
          className={`${press} border-on-guide bg-on-guide text-guide hover:bg-transparent hover:text-on-guide`}
        >
          {words.getHelp} <span className="sr-only">{words.with(title)}</span>
        </a>
        <button
          type="button"
          aria-pressed="false"
          data-select={trade}
          className={`${press} script-only border-on-guide not-aria-pressed:hover:bg-on-guide not-aria-pressed:hover:text-guide aria-pressed:border-amber aria-pressed:bg-amber aria-pressed:text-on-amber`}
        >
          <Check
            className="hidden size-5 group-aria-pressed:block"
            strokeWidth={3}
            aria-hidden="true"
          />
          <span className="group-aria-pressed:hidden">{words.select}</span>
          <span className="hidden group-aria-pressed:inline">{words.selected}</span>{' '}
          <span className="sr-only">{title}</span>
        </button>
      </div>
    </div>
  )
}
