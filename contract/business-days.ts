/** The days of banks, written "2026-11-30": none of them is a weekend or a holiday of the Federal Reserve. */
const dayMs = 86_400_000
const timeOf = (day: string) => Date.parse(`${day}T00:00:00Z`)
const written = (time: number) => new Date(time).toISOString().slice(0, 10)

const at = (year: number, month: number, date: number) => Date.UTC(year, month - 1, date)
/** The first, second … such day of the week in a month; 0 is Sunday. */
function nth(year: number, month: number, weekday: number, count: number): number {
  const first = new Date(at(year, month, 1)).getUTCDay()
  return at(year, month, 1 + ((weekday - first + 7) % 7) + (count - 1) * 7)
}
function lastMonday(year: number, month: number): number {
  const end = new Date(Date.UTC(year, month, 0))
  return end.getTime() - ((end.getUTCDay() + 6) % 7) * dayMs
}
/** On a Sunday it is kept on the Monday after; on a Saturday banks keep it on no other day. */
const observed = (time: number) => (new Date(time).getUTCDay() === 0 ? time + dayMs : time)

const holidaysOf = (year: number): number[] => [
  observed(at(year, 1, 1)),
  nth(year, 1, 1, 3),
  nth(year, 2, 1, 3),
  lastMonday(year, 5),
  observed(at(year, 6, 19)),
  observed(at(year, 7, 4)),
  nth(year, 9, 1, 1),
  nth(year, 10, 1, 2),
  observed(at(year, 11, 11)),
  nth(year, 11, 4, 4),
  observed(at(year, 12, 25)),
]

export function isBusinessDay(day: string): boolean {
  const time = timeOf(day)
  const date = new Date(time)
  const weekday = date.getUTCDay()
  return weekday !== 0 && weekday !== 6 && !holidaysOf(date.getUTCFullYear()).includes(time)
}

/** So many business days after a day; none is the day itself, or the next one on which banks work. */
export function businessDaysAfter(day: string, count: number): string {
  let time = timeOf(day)
  let left = count
  while (left > 0 || !isBusinessDay(written(time))) {
    time += dayMs
    if (isBusinessDay(written(time))) left -= 1
  }
  return written(time)
}
