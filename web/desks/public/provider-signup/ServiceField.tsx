import type { ComponentType } from 'react'
import { type Control, Controller } from 'react-hook-form'
import { type Trade, trades } from '#contract/catalogue.ts'
import { providerSignup as words } from '#contract/words/en/provider-signup.ts'
import { serviceWords } from '#contract/words/en/services.ts'
import { BatteryGlyph } from '../../../kit/ui/glyphs/BatteryGlyph.tsx'
import type { GlyphProps } from '../../../kit/ui/glyphs/Glyph.tsx'
import { HookGlyph } from '../../../kit/ui/glyphs/HookGlyph.tsx'
import { WashGlyph } from '../../../kit/ui/glyphs/WashGlyph.tsx'
import { WheelGlyph } from '../../../kit/ui/glyphs/WheelGlyph.tsx'
import { WrenchGlyph } from '../../../kit/ui/glyphs/WrenchGlyph.tsx'
import { RadioCards } from '../../../kit/ui/RadioCards.tsx'
import { keepDraft } from './draft.ts'
import type { CheckedSignup, SignupValues } from './signup-form.ts'

const glyphs: Record<Trade, ComponentType<GlyphProps>> = {
  towing: HookGlyph,
  'truck-repair': WrenchGlyph,
  'mobile-detailing': WashGlyph,
  battery: BatteryGlyph,
  tire: WheelGlyph,
}

/** The primary service, one of the five trades. */
export function ServiceField({
  control,
  onChosen,
}: {
  control: Control<SignupValues, unknown, CheckedSignup>
  onChosen: () => void
}) {
  return (
    <Controller
      control={control}
      name="services"
      render={({ field: { value, onChange, onBlur, name, ref }, fieldState }) => (
        <RadioCards
          legend={words.service}
          hint={words.serviceHint}
          required
          error={fieldState.error?.message}
          cards={trades.map((trade) => {
            const Glyph = glyphs[trade]
            return {
              value: trade,
              label: serviceWords.trades[trade],
              icon: <Glyph className="size-9" />,
            }
          })}
          value={trades.find((trade) => trade === value) ?? ''}
          onChange={(trade) => {
            onChange(trade)
            keepDraft({ services: trade })
            onChosen()
          }}
          onBlur={onBlur}
          name={name}
          ref={ref}
        />
      )}
    />
  )
}
