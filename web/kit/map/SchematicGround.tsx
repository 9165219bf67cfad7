/** A drawn town: streets, two highways and a river, in the colours of the theme. No place in the world. */
export function SchematicGround() {
  return (
    <svg
      viewBox="0 0 400 300"
      preserveAspectRatio="xMidYMid slice"
      className="absolute inset-0 size-full"
      aria-hidden="true"
    >
      <rect width="400" height="300" className="fill-page" />
      <path d={river} className="stroke-blue-soft" strokeWidth="16" fill="none" />
      <path d={streets} className="stroke-line" strokeWidth="1.5" fill="none" />
      <path d={avenues} className="stroke-line" strokeWidth="4" fill="none" />
      <path d={highways} className="stroke-edge" strokeWidth="8" fill="none" />
      <path d={highways} className="stroke-surface" strokeWidth="5.5" fill="none" />
      <path
        d={highways}
        className="stroke-amber"
        strokeWidth="1"
        strokeDasharray="7 6"
        fill="none"
      />
    </svg>
  )
}

const river = 'M-20 236c60-26 96 18 158 6s70-62 132-54 84 44 150 20'
const highways = 'M128-10c6 70-14 120 18 178s40 84 38 142M-10 122c90-14 140 20 214 8s120-66 206-58'
const avenues = 'M-10 62h420M-10 184l420-8M58-10l10 320M262-10l-8 320M334-10l8 320'
const streets = [
  ...[22, 42, 82, 102, 144, 164, 206, 226, 248, 270].map((y) => `M-10 ${y}l420-${y % 5}`),
  ...[18, 38, 84, 104, 152, 204, 228, 284, 306, 362, 384].map((x) => `M${x}-10l${x % 7} 320`),
].join('')
