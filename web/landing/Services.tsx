import type { ComponentType } from 'react'
import type { Trade } from '#contract/catalogue.ts'
import { landing } from '../messages/en/landing.ts'
import { Container } from '../ui/Container.tsx'
import { BatteryGlyph } from '../ui/glyphs/BatteryGlyph.tsx'
import type { GlyphProps } from '../ui/glyphs/Glyph.tsx'
import { HookGlyph } from '../ui/glyphs/HookGlyph.tsx'
import { WashGlyph } from '../ui/glyphs/WashGlyph.tsx'
import { WheelGlyph } from '../ui/glyphs/WheelGlyph.tsx'
import { WrenchGlyph } from '../ui/glyphs/WrenchGlyph.tsx'
import { requestLink } from './links.ts'
import { SectionTitle } from './SectionTitle.tsx'

/** What breaks most stands first. */
const glyphs: Record<Trade, ComponentType<GlyphProps>> = {
  tire: WheelGlyph,
  'truck-repair': WrenchGlyph,
  towing: HookGlyph,
  battery: BatteryGlyph,
  'mobile-detailing': WashGlyph,
}

/** The blue service signs of the interstate. */
export function Services() {
  const { title, text, cards } = landing.services
  return (
    <section id="services" className="py-14 lg:py-20" aria-labelledby="services-title">
      <Container>
        <SectionTitle id="services-title" title={title} text={text} />
        <ul className="mt-6 grid gap-3 sm:grid-cols-2 lg:grid-cols-5">
          {(Object.entries(glyphs) as [Trade, ComponentType<GlyphProps>][]).map(
            ([trade, Glyph]) => (
              <li key={trade} className="flex">
                <a
                  href={requestLink(trade)}
                  className="guide-line flex w-full items-center gap-4 rounded-lg bg-guide p-5 text-on-guide transition-transform duration-150 hover:-translate-y-0.5 lg:flex-col lg:items-start lg:gap-6"
                >
                  <Glyph className="size-12 shrink-0 lg:size-16" />
                  <span>
                    <span className="block font-sign text-xl leading-6 font-bold">
                      {cards[trade].title}
                    </span>
                    <span className="mt-1 block text-sm">{cards[trade].text}</span>
                  </span>
                </a>
              </li>
            ),
          )}
        </ul>
      </Container>
    </section>
  )
}
