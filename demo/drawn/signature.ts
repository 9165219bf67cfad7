import { chanceOf } from '../chance.ts'

/** A name as somebody draws it with a finger: a few loops from left to right, the same each time. */
export function signatureOf(name: string): number[][] {
  const chance = chanceOf('signature', name)
  return name.split(/\s+/).map((word, at) => {
    const left = 40 + at * 190
    const loops = Math.min(7, word.length)
    const points = Array.from({ length: loops * 10 }, (_, step) => {
      const turn = (step / 10) * 2 * Math.PI
      const tall = (step < 10 ? 42 : 16) + chance.between(-2, 2)
      return [left + step * 2.2 + Math.sin(turn) * 9, 100 - Math.cos(turn) * tall + step * 0.1]
    })
    return points.flat().map(Math.round)
  })
}
