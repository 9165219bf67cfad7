import { Glyph, type GlyphProps } from './Glyph.tsx'

/** An open-ended wrench. */
export function WrenchGlyph(props: GlyphProps) {
  return (
    <Glyph {...props}>
      <path d="M42.6 12.300a11 11 0 0 1-14.4 13.200L13.3 40.400a4.1 4.1 0 0 1-5.8-5.800l14.9-14.900A11 11 0 0 1 35.6 5.300l-6.3 6.3 1.2 5.8 5.8 1.200z" />
    </Glyph>
  )
}
