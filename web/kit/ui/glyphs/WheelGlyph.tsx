import { Glyph, type GlyphProps } from './Glyph.tsx'

const nuts = [0, 60, 120, 180, 240, 300]

/** A truck wheel with its lug nuts. */
export function WheelGlyph(props: GlyphProps) {
  return (
    <Glyph {...props}>
      <path
        fillRule="evenodd"
        d="M24 3a21 21 0 1 1 0 42 21 21 0 0 1 0-42m0 8.5a12.5 12.5 0 1 0 0 25 12.5 12.5 0 0 0 0-25"
      />
      <circle cx="24" cy="24" r="3.6" />
      {nuts.map((turn) => (
        <circle key={turn} cx="24" cy="16" r="1.9" transform={`rotate(${turn} 24 24)`} />
      ))}
    </Glyph>
  )
}
