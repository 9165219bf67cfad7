import sharp from 'sharp'

/** Letters as strokes on a field of 4 × 6, so that no font is needed. */
const strokes: Record<string, string> = {
  S: 'M4 0 H0 V3 H4 V6 H0',
  A: 'M0 6 V1 L2 0 L4 1 V6 M0 3.5 H4',
  M: 'M0 6 V0 L2 3 L4 0 V6',
  P: 'M0 6 V0 H4 V3 H0',
  L: 'M0 0 V6 H4',
  E: 'M4 0 H0 V6 H4 M0 3 H3',
}
const word = [...'SAMPLE']
  .map((letter, at) => `<path transform="translate(${at * 6} 0)" d="${strokes[letter]}"/>`)
  .join('')

/** A drawn page with SAMPLE across it: nobody can take it for a document of somebody. */
export async function sampleDocument(colour: string): Promise<Buffer> {
  const lines = Array.from({ length: 11 }, (_, at) => {
    const width = [520, 640, 600, 380][at % 4] ?? 500
    return `<rect x="80" y="${330 + at * 52}" width="${width}" height="14" rx="7"/>`
  }).join('')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="1000">
    <rect width="800" height="1000" fill="#fafaf9"/>
    <rect x="24" y="24" width="752" height="952" fill="none" stroke="${colour}" stroke-width="6"/>
    <rect x="80" y="90" width="120" height="120" rx="60" fill="${colour}"/>
    <rect x="240" y="110" width="420" height="30" rx="8" fill="${colour}"/>
    <rect x="240" y="164" width="280" height="20" rx="8" fill="#a8a29e"/>
    <g fill="#d6d3d1">${lines}</g>
    <g transform="translate(110 640) rotate(-18) scale(17)" fill="none" stroke="#b91c1c"
      stroke-width="0.9" stroke-linecap="round" stroke-linejoin="round" opacity="0.8">${word}</g>
  </svg>`
  return sharp(Buffer.from(svg)).png().toBuffer()
}
