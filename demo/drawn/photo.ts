import sharp from 'sharp'
import type { ProofItem } from '#contract/proof-lists.ts'
import { type Chance, chanceOf } from '../chance.ts'
import { digits } from './digits.ts'

const [width, height] = [640, 480]
const paints = ['#b91c1c', '#1d4ed8', '#f8fafc', '#15803d', '#ca8a04', '#475569'] as const
const skies = ['#bcd7ee', '#e6d5b8', '#9db4c8', '#2b3648'] as const

type Drawing = (chance: Chance) => string

/** What a technician's photo shows, drawn: nobody takes it for a photo, and everybody sees what it is of. */
const drawings: Partial<Record<ProofItem, Drawing>> = {
  tire: (chance) => closeUp(chance, tire('worn')),
  old_tire: (chance) => closeUp(chance, tire('worn')),
  new_tire: (chance) => closeUp(chance, tire('new')),
  tire_size: (chance) => closeUp(chance, sidewall(295, 75)),
  dot_code: (chance) => closeUp(chance, sidewall(chance.whole(10, 52) * 100 + 26)),
  torque: (chance) => closeUp(chance, gauge(String(chance.whole(450, 500)))),
  odometer: (chance) => closeUp(chance, gauge(String(chance.whole(214_000, 698_000)))),
  battery: (chance) => closeUp(chance, gauge(`14.${chance.whole(0, 4)}`)),
  fault: (chance) => closeUp(chance, engine('#a3e635')),
  parts: (chance) => closeUp(chance, engine('none')),
  hook_up: (chance) => closeUp(chance, hook),
  before: (chance) => scene(chance, mud),
  damage: (chance) => scene(chance, scratch),
  drop_off_sign: (chance) => scene(chance, sign),
}

const drawn = new Map<string, Promise<Buffer>>()
const variants = 4

/** One of the few pictures of a thing, made at its first use and kept. */
export function drawnPhoto(item: ProofItem, chance: Chance): Promise<Buffer> {
  const shown = item === 'odometer_after' ? 'odometer' : item
  const name = `${shown} ${chance.whole(1, variants)}`
  const known = drawn.get(name)
  if (known) return known
  const draws = drawings[shown] ?? ((of: Chance) => scene(of, ''))
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${draws(chanceOf(name))}</svg>`
  const made = sharp(Buffer.from(svg)).jpeg({ quality: 70 }).toBuffer()
  drawn.set(name, made)
  return made
}

/** A truck on the shoulder, with what the photo is about over it. */
function scene(chance: Chance, over: string): string {
  const [sky, paint] = [chance.pick(skies), chance.pick(paints)]
  const horizon = chance.whole(210, 250)
  const flip = chance.isLikely(0.5) ? `translate(${width} 0) scale(-1 1)` : ''
  return `<rect width="640" height="480" fill="${sky}"/>
    <path d="M0 ${horizon} Q160 ${horizon - 40} 330 ${horizon} T640 ${horizon - 10} V480 H0Z" fill="#7c8f5b"/>
    <path d="M0 330 L640 318 V480 H0Z" fill="#57534e"/>
    <path d="M0 440 L640 428" stroke="#fafaf9" stroke-width="7"/>
    <path d="M0 396 L640 384" stroke="#eab308" stroke-width="5" stroke-dasharray="46 34"/>
    <g transform="${flip}">${truck(paint)}${over}</g>`
}

const truck = (paint: string) => `<g transform="translate(100 150)">
  <rect x="0" y="20" width="300" height="150" rx="4" fill="#e7e5e4" stroke="#a8a29e" stroke-width="3"/>
  <path d="M60 20 V170 M120 20 V170 M180 20 V170 M240 20 V170" stroke="#d6d3d1" stroke-width="2"/>
  <path d="M310 60 H382 L408 112 L420 118 V186 H310Z" fill="${paint}" stroke="#1c1917" stroke-width="3"/>
  <path d="M340 74 H376 L392 110 H340Z" fill="#cbd5e1"/>
  <rect x="0" y="170" width="320" height="14" fill="#292524"/>
  <rect x="410" y="150" width="12" height="14" fill="#fde047"/>
  ${[50, 100, 330, 388].map((at) => `<circle cx="${at}" cy="190" r="27" fill="#1c1917"/><circle cx="${at}" cy="190" r="12" fill="#a8a29e"/>`).join('')}
</g>`

const mud = `<g fill="#78522b" opacity="0.75">${[145, 195, 240, 285, 325, 360]
  .map((x, at) => `<ellipse cx="${x}" cy="${250 + (at % 3) * 26}" rx="38" ry="22"/>`)
  .join('')}</g>`
const scratch =
  '<path d="M170 220 l60 26 m-40 -2 l70 24" stroke="#7f1d1d" stroke-width="6" fill="none"/>'
const sign = `<g><rect x="520" y="120" width="10" height="240" fill="#78716c"/>
  <rect x="440" y="70" width="170" height="100" rx="8" fill="#166534" stroke="#fff" stroke-width="5"/>
  <rect x="462" y="94" width="126" height="14" rx="4" fill="#fff"/><rect x="462" y="124" width="90" height="12" rx="4" fill="#fff"/></g>`

/** Asphalt, or the dark of an engine bay, behind what was held up to the camera. */
function closeUp(chance: Chance, what: string): string {
  const ground = chance.pick(['#57534e', '#44403c', '#6b7280'] as const)
  const stones = Array.from(
    { length: 60 },
    () =>
      `<circle cx="${chance.whole(0, width)}" cy="${chance.whole(0, height)}" r="${chance.whole(2, 7)}"/>`,
  ).join('')
  return `<rect width="640" height="480" fill="${ground}"/><g fill="#fff" opacity="0.08">${stones}</g>
    <g transform="rotate(${chance.whole(-6, 6)} 320 240)">${what}</g>`
}

function tire(state: 'worn' | 'new'): string {
  const grooves = Array.from({ length: 28 }, (_, at) => {
    const angle = (at * 360) / 28
    return `<rect x="314" y="26" width="12" height="34" fill="#44403c" transform="rotate(${angle} 320 240)"/>`
  }).join('')
  const torn =
    '<path d="M420 60 L470 90 L455 128 L500 150 L470 200 L420 150 L440 118 Z" fill="#d6d3d1" stroke="#78716c" stroke-width="4"/>'
  return `<circle cx="320" cy="240" r="215" fill="#1c1917"/>${state === 'new' ? grooves : torn}
    <circle cx="320" cy="240" r="150" fill="#292524" stroke="#57534e" stroke-width="4"/>
    <circle cx="320" cy="240" r="104" fill="#d4d4d8"/><circle cx="320" cy="240" r="42" fill="#71717a"/>
    ${Array.from({ length: 10 }, (_, at) => `<circle cx="320" cy="164" r="11" fill="#52525b" transform="rotate(${at * 36} 320 240)"/>`).join('')}`
}

const sidewall = (...numbers: number[]) => `<circle cx="320" cy="640" r="500" fill="#1c1917"/>
  <circle cx="320" cy="640" r="330" fill="#a8a29e"/>
  <g transform="translate(${320 - numbers.join(' ').length * 26} 190)" stroke="#d6d3d1">${digits(numbers.join(' '), 44)}</g>`

const gauge = (
  reads: string,
) => `<rect x="90" y="110" width="460" height="260" rx="28" fill="#18181b" stroke="#a1a1aa" stroke-width="8"/>
  <rect x="130" y="160" width="380" height="150" rx="10" fill="#14532d"/>
  <g transform="translate(${320 - reads.length * 27} 192)" stroke="#bbf7d0">${digits(reads, 44)}</g>
  <circle cx="150" cy="340" r="9" fill="#ef4444"/><circle cx="180" cy="340" r="9" fill="#22c55e"/>`

const engine = (
  stain: string,
) => `<rect x="80" y="90" width="480" height="310" rx="16" fill="#71717a"/>
  <g fill="#3f3f46">${[110, 220, 330, 440].map((x) => `<rect x="${x}" y="120" width="88" height="120" rx="10"/>`).join('')}</g>
  <path d="M110 290 H530 M110 330 H470" stroke="#b91c1c" stroke-width="16" stroke-linecap="round"/>
  <circle cx="490" cy="340" r="50" fill="#27272a" stroke="#a1a1aa" stroke-width="8"/>
  <path d="M250 300 q30 90 -10 150 q-50 20 -70 -20 q10 -70 80 -130Z" fill="${stain}" opacity="0.8"/>`

const hook = `<path d="M320 -10 V150" stroke="#a1a1aa" stroke-width="26"/>
  <path d="M320 150 q110 20 100 130 q-20 110 -130 90 q-80 -30 -60 -110" fill="none" stroke="#d4d4d8" stroke-width="38" stroke-linecap="round"/>
  <rect x="40" y="390" width="560" height="60" fill="#1c1917"/>`
