import { Glyph, type GlyphProps } from './Glyph.tsx'

/** An open-ended wrench. */
export function WrenchGlyph(props: GlyphProps) {
  return (
    <Glyph {...props}>
      <path d="M42.6 12.3a11 11 0 0 1-14.4 13.2L13.3 40.4a4.1 4.1 0 0 1-5.8-5.8l14.9-14.9A11 11 0 0 1 35.6 5.3l-6.3 6.3 1.2 5.8 5.8 1.2z" />
    </Glyph>
  )
}
