import type { Span } from './find-addresses.ts'

/** What people put between the digits of a phone number; a comma only where no space follows, or a list would be one. */
const between = String.raw`(?:[\s().\-‐‑–—−_\/\\*•·|~:'"]|,(?!\s)){0,4}`
const runs = new RegExp(String.raw`\d(?:${between}\d)*`, 'g')

/** Numbers that are something else: dates, times, coordinates, tire sizes, fractions, decimals, money. */
const others = [
  /\b\d{1,2}[/-]\d{1,2}[/-](?:19|20)?\d{2}\b/g,
  /\b(?:19|20)\d{2}-\d{2}-\d{2}\b/g,
  /(?<![\d:])(?:[01]?\d|2[0-3]):[0-5]\d(?::[0-5]\d)?(?![\d:])/g,
  /-?\b\d{1,3}\.\d{3,}\b/g,
  /\b\d{2,3}\/\d{2}(?=\s?r|\b)/g,
  /\b\d{1,3}\/(?:2|4|8|16|32|64)\b/g,
  /\b\d{1,3}\.\d\b/g,
  /\$\s?\d[\d,]*(?:\.\d{1,2})?\b/g,
  /\b\d[\d,]*\.\d{2}\b/g,
]

const american = /^1?[2-9]\d{2}[2-9]\d{6}$/
/** With the way out of the country, or Mexico's, and no space. */
const foreign = /^(?:52\d{10}|(?:00|011)\d{10,13})$/
/** Anybody writes these so. */
const usual = new Set(['10', '11', '3 3 4', '1 3 3 4', '3 7', '1 3 7', '6 4'])

interface Group {
  digits: string
  from: number
  to: number
  /** What stands before it. */
  gap: string
}

/** Phone numbers, however their digits are grouped and kept apart. */
export function findNumbers(text: string): Span[] {
  const masks = others.flatMap((pattern) =>
    [...text.matchAll(pattern)].map(({ 0: found, index }): Span => [index, index + found.length]),
  )
  const isOther = ({ from, to }: Group) => masks.some(([first, last]) => first < to && last > from)
  return [...text.matchAll(runs)].flatMap(({ 0: run, index }) => {
    const groups = groupsOf(run, index)
    const before = text.slice(Math.max(0, index - 2), index)
    return [...abroad(groups, before), ...windows(groups, isOther)]
  })
}

function groupsOf(run: string, at: number): Group[] {
  let last = 0
  return [...run.matchAll(/\d+/g)].map(({ 0: digits, index }) => {
    const gap = run.slice(last, index)
    last = index + digits.length
    return { digits, from: at + index, to: at + last, gap }
  })
}

/** With a plus before it, of whatever country. */
function abroad(groups: readonly Group[], before: string): Span[] {
  if (!/\+[\s(]?$/.test(before)) return []
  let digits = 0
  let end: Group | undefined
  for (const group of groups) {
    if (digits + group.digits.length > 15) break
    digits += group.digits.length
    end = group
  }
  const [first] = groups
  return first && end && digits >= 8
    ? [[first.from - before.length + before.indexOf('+'), end.to]]
    : []
}

/** Every row of groups that has the digits of a number, each group in one only. */
function windows(groups: readonly Group[], isOther: (group: Group) => boolean): Span[] {
  const found: Span[] = []
  for (let first = 0; first < groups.length; first++)
    for (let end = Math.min(groups.length, first + 11); end > first; end--) {
      const row = groups.slice(first, end)
      if (!isNumber(row, isOther)) continue
      found.push([row[0]?.from ?? 0, row.at(-1)?.to ?? 0])
      first = end - 1
      break
    }
  return found
}

function isNumber(row: readonly Group[], isOther: (group: Group) => boolean): boolean {
  const digits = row.map((group) => group.digits).join('')
  if (row.length === 1 && foreign.test(digits)) return true
  if (!/^1?[2-9]\d{9}$/.test(digits)) return false
  const shape = row.map((group) => group.digits.length).join(' ')
  if (usual.has(shape)) return shape.includes('3 3 4') || row.length === 1 || american.test(digits)
  // Oddly grouped, it might be anything: only what has the form of a number and holds no list, no date, no size.
  const isOdd = row.length >= 4 || /^(1 )?3 /.test(shape)
  const hasComma = row.slice(1).some(({ gap }) => gap.includes(','))
  return isOdd && !hasComma && american.test(digits) && !row.some(isOther)
}
