import { Glyph, type GlyphProps } from './Glyph.tsx'

/** A battery with its two poles. */
export function BatteryGlyph(props: GlyphProps) {
  return (
    <Glyph {...props}>
      <path d="M9 9h9v5H9zM30 9h9v5h-9z" />
      <path
        fillRule="evenodd"
        d="M6 14h36a2 2 0 0 1 2 2v22a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V16a2 2 0 0 1 2-2m4 10.5v3.5h8.5v-3.5zm21.5-2.5v3h-3V28h3v3H35v-3h3v-3h-3v-3z"
      />
    </Glyph>
  )
}
