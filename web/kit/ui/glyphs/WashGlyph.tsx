import { Glyph, type GlyphProps } from './Glyph.tsx'

/** Water drops over a clean surface. */
export function WashGlyph(props: GlyphProps) {
  return (
    <Glyph {...props}>
      <path d="M24 3.5c5.5 7.5 8.5 12 8.5 16a8.5 8.5 0 0 1-17 0c0-4 3-8.5 8.5-16" />
      <path d="M10 17c3 4.2 4.6 6.7 4.6 9a4.6 4.6 0 0 1-9.2 0c0-2.3 1.6-4.8 4.6-9M38 17c3 4.2 4.6 6.7 4.6 9a4.6 4.6 0 0 1-9.2 0c0-2.3 1.6-4.8 4.6-9" />
      <path d="M4 35h40v4H4zM10 42h28v3H10z" />
    </Glyph>
  )
}
