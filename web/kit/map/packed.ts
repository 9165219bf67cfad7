/**
 * Whole numbers as a short text: each in steps of five bits, so that a small one is one letter. Made by
 * `build-data.mjs`, read in the browser.
 */
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
const values = new Map([...letters].map((letter, value) => [letter, value]))

export function pack(numbers: readonly number[]): string {
  let text = ''
  for (const number of numbers) {
    // The sign goes into the last bit: 0, -1, 1, -2, 2 …
    let rest = number < 0 ? -2 * number - 1 : 2 * number
    while (rest > 31) {
      text += letters.charAt(32 + (rest % 32))
      rest = Math.floor(rest / 32)
    }
    text += letters.charAt(rest)
  }
  return text
}

export function unpack(text: string): number[] {
  const numbers: number[] = []
  let number = 0
  let weight = 1
  for (const letter of text) {
    const value = values.get(letter) ?? 0
    number += (value % 32) * weight
    weight *= 32
    if (value > 31) continue
    numbers.push(number % 2 === 1 ? -(number + 1) / 2 : number / 2)
    number = 0
    weight = 1
  }
  return numbers
}

/** Each number as its difference to the one before, and back. */
export const differences = (numbers: readonly number[]): number[] =>
  numbers.map((number, i) => number - (numbers[i - 1] ?? 0))

export function sums(differences: readonly number[]): number[] {
  let sum = 0
  return differences.map((difference) => {
    sum += difference
    return sum
  })
}

export type Line = [lng: number, lat: number][]

/** Steps a degree on which all corners of the ground lie: a step is 1,200 ft to the north. */
const STEPS = 300

/** Lines as one text: each says how many corners it has, and begins where the one before it ended. */
export function packLines(lines: readonly Line[]): string {
  let [x, y] = [0, 0]
  const numbers = lines.flatMap((line) => {
    const steps = line.map(
      ([lng, lat]) => [Math.round(lng * STEPS), Math.round(lat * STEPS)] as const,
    )
    const moves = steps.flatMap(([toX, toY], i): number[] => {
      const move = [toX - x, toY - y]
      if (i > 0 && toX === x && toY === y) return []
      ;[x, y] = [toX, toY]
      return move
    })
    return [moves.length / 2, ...moves]
  })
  return pack(numbers)
}

export function unpackLines(text: string): Line[] {
  const numbers = unpack(text)
  const lines: Line[] = []
  let [x, y] = [0, 0]
  for (let i = 0; i < numbers.length; ) {
    const line: Line = []
    for (let left = numbers[i++] ?? 0; left > 0; left--) {
      x += numbers[i++] ?? 0
      y += numbers[i++] ?? 0
      line.push([x / STEPS, y / STEPS])
    }
    lines.push(line)
  }
  return lines
}
