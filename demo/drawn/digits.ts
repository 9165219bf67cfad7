/** Which of the seven bars of a display light up, so that no font is needed: top, the two sides above, middle, below, bottom. */
const bars: Record<string, string> = {
  '0': 'abcdef',
  '1': 'bc',
  '2': 'abged',
  '3': 'abgcd',
  '4': 'fgbc',
  '5': 'afgcd',
  '6': 'afgedc',
  '7': 'abc',
  '8': 'abcdefg',
  '9': 'abcdfg',
}
const lines: Record<string, string> = {
  a: 'M3 0 H27',
  b: 'M30 3 V37',
  c: 'M30 43 V77',
  d: 'M3 80 H27',
  e: 'M0 43 V77',
  f: 'M0 3 V37',
  g: 'M3 40 H27',
}

/** Figures as a display has them, each so many pixels wide with what is between. */
export const digits = (text: string, step: number): string =>
  [...text]
    .map((one, at) => {
      const path =
        one === '.' ? 'M14 80 h3' : [...(bars[one] ?? '')].map((bar) => lines[bar]).join(' ')
      return `<path transform="translate(${at * step + 6} 0)" d="${path || 'M0 0'}" fill="none" stroke-width="7" stroke-linecap="round"/>`
    })
    .join('')
