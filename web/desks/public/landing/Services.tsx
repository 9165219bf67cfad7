import type { ComponentType } from 'react'
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
  return (
    <section id="services" className="py-8 lg:py-20" aria-labelledby="services-title">
      <Container>
        <SectionTitle id="services-title" title={title} text={text} />
        <ul className="mt-4 grid grid-cols-1 gap-2.5 sm:grid-cols-2 sm:gap-3 lg:mt-6 lg:grid-cols-5">
          {(Object.entries(glyphs) as [Trade, ComponentType<GlyphProps>][]).map(
            ([trade, Glyph]) => (
              <li key={trade} className="flex">
                <ServiceCard trade={trade} Glyph={Glyph} />
              </li>
            ),
          )}
        </ul>
        <Apply />
      </Container>
    </section>
  )
}
