import { type ComponentType, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Trade } from '#contract/catalogue.ts'
import { landing } from '#contract/words/en/landing.ts'
import { Container } from '../../../kit/ui/Container.tsx'
import { BatteryGlyph } from '../../../kit/ui/glyphs/BatteryGlyph.tsx'
import type { GlyphProps } from '../../../kit/ui/glyphs/Glyph.tsx'
import { HookGlyph } from '../../../kit/ui/glyphs/HookGlyph.tsx'
import { WashGlyph } from '../../../kit/ui/glyphs/WashGlyph.tsx'
import { WheelGlyph } from '../../../kit/ui/glyphs/WheelGlyph.tsx'
import { WrenchGlyph } from '../../../kit/ui/glyphs/WrenchGlyph.tsx'
import { Apply } from './Apply.tsx'
import { SectionTitle } from './SectionTitle.tsx'
import { ServiceCard } from './ServiceCard.tsx'
import { useApplicationForm } from './use-application-form.ts'

/** What breaks most stands first. */
const glyphs: Record<Trade, ComponentType<GlyphProps>> = {
  tire: WheelGlyph,
  'truck-repair': WrenchGlyph,
  towing: HookGlyph,
  battery: BatteryGlyph,
  'mobile-detailing': WashGlyph,
}

/** Each service for both sides: who needs it asks, who offers it selects it and applies (S0 §2.2). */
export function Services() {
  const { title, text } = landing.services
  const [selected, setSelected] = useState<Trade | null>(null)
  const form = useApplicationForm()
  const heading = useRef<HTMLHeadingElement>(null)

  function select(trade: Trade) {
    form.load()
    // The form must stand there before one can go to it.
    flushSync(() => setSelected(trade))
    heading.current?.focus({ preventScroll: true })
    // As the style sheet says: smoothly, unless the reader wants less motion.
    heading.current?.scrollIntoView()
  }

  return (
    <section id="services" className="py-14 lg:py-20" aria-labelledby="services-title">
      <Container>
        <SectionTitle id="services-title" title={title} text={text} />
        <ul className="mt-6 grid gap-3 sm:grid-cols-2 lg:grid-cols-5">
          {(Object.entries(glyphs) as [Trade, ComponentType<GlyphProps>][]).map(
            ([trade, Glyph]) => (
              <li key={trade} className="flex">
                <ServiceCard
                  trade={trade}
                  Glyph={Glyph}
                  isSelected={trade === selected}
                  onSelect={() => select(trade)}
                  onNear={form.load}
                />
              </li>
            ),
          )}
        </ul>
        <Apply trade={selected} form={form} heading={heading} />
      </Container>
    </section>
  )
}
