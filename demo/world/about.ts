import type { Trade } from '#contract/catalogue.ts'
import { chanceOf } from '../chance.ts'

const openings = [
  'Family-run and always on the road.',
  'Two crews, one dispatcher, no call center.',
  'Started with one truck and still answers every call ourselves.',
  'Drivers helping drivers.',
  'We know this stretch of interstate by heart.',
  'Local crew that has seen every kind of breakdown.',
] as const

const abilities: Record<Trade, readonly string[]> = {
  towing: [
    'Heavy wreckers up to 50 tons, winching and load shifts.',
    'Rotator and lowboy for tractors and loaded trailers.',
  ],
  'truck-repair': [
    'Diesel diagnostics, air systems and electrical on the shoulder.',
    'Service truck with scan tool, hoses, belts and air lines.',
  ],
  tire: [
    'Steer, drive and trailer tires in stock, mounted where you stand.',
    'Common 22.5 and 24.5 sizes on the truck.',
  ],
  battery: ['Jump starts and fresh batteries on board.', 'Group 31 batteries tested and changed.'],
  'mobile-detailing': [
    'Exterior washes, trailer washouts and cab interiors at your yard.',
    'Pressure wash and polish for tractors and trailers.',
  ],
}

/** What a shop says of itself: an opening and what its first two trades can do. */
export function aboutOf(username: string, trades: readonly Trade[]): string {
  const chance = chanceOf('about', username)
  const able = trades.slice(0, 2).map((trade) => chance.pick(abilities[trade]))
  return [chance.pick(openings), ...able].join(' ')
}
