import { Glyph, type GlyphProps } from './Glyph.tsx'

/** A tow hook on its cable. */
export function HookGlyph(props: GlyphProps) {
  return (
    <Glyph {...props}>
      <path d="M21.5 3h5v8h-5z" />
      <path d="M17 11h14v7a3 3 0 0 1-3 3h-8a3 3 0 0 1-3-3z" />
      <path d="M26.5 21v5.2c5 1.2 8.5 4.6 8.5 8.8 0 5.5-5 9.5-11 9.5S13 40.5 13 35l-.2-6.5 8 6.2-2.6 1.1c.6 2 2.9 3.7 5.8 3.7 3.4 0 6-2 6-4.5 0-2.6-2.8-4-8.5-4.7V21z" />
    </Glyph>
  )
}
