import { type ServiceType, services, type Trade } from '#contract/services.ts'
import { BatteryGlyph } from '../../../kit/ui/glyphs/BatteryGlyph.tsx'
import { HookGlyph } from '../../../kit/ui/glyphs/HookGlyph.tsx'
import { WashGlyph } from '../../../kit/ui/glyphs/WashGlyph.tsx'
import { WheelGlyph } from '../../../kit/ui/glyphs/WheelGlyph.tsx'
import { WrenchGlyph } from '../../../kit/ui/glyphs/WrenchGlyph.tsx'

const glyphs = {
  towing: HookGlyph,
  'truck-repair': WrenchGlyph,
  tire: WheelGlyph,
  battery: BatteryGlyph,
  'mobile-detailing': WashGlyph,
} satisfies Record<Trade, unknown>

const atTheRoad: readonly ServiceType[] = ['roadside_repair', 'roadside_tire', 'roadside_towing']

/** The trade's sign; with the reflector triangle where the help comes to the shoulder. */
export function ServiceGlyph({ service }: { service: ServiceType }) {
  const Trade = glyphs[services[service].trade]
  return (
    <span className="flex items-end gap-1">
      <Trade className="size-9" />
      {atTheRoad.includes(service) && (
        <svg
          viewBox="0 0 32 32"
          className="size-5 text-muted group-has-checked:text-amber"
          aria-hidden="true"
        >
          <path
            d="M16 3 30 28H2zM16 12 9.5 23.5h13z"
            fill="currentcolor"
            fillRule="evenodd"
            stroke="currentcolor"
            strokeWidth="2"
            strokeLinejoin="round"
          />
        </svg>
      )}
    </span>
  )
}
