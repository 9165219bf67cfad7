import type { FleetRequestLine } from '#contract/fleet-requests.ts'

export const boardGroups = ['needed', 'running', 'open', 'past'] as const
export type BoardGroup = (typeof boardGroups)[number]

/** Where a request stands on the board: with what needs somebody now, in progress, open, or past. */
export function groupOf({ need, status }: FleetRequestLine): BoardGroup {
  if (need) return 'needed'
  if (status === 'in_progress') return 'running'
  return status === 'open' ? 'open' : 'past'
}

const stateOf: Record<BoardGroup, FleetRequestLine['status'] | null> = {
  needed: null,
  running: 'in_progress',
  open: 'open',
  past: null,
}

/** Do rows of this group's state stand with those that need somebody now? */
export const isLed = (
  group: BoardGroup,
  sections: readonly { group: BoardGroup | null; lines: readonly FleetRequestLine[] }[],
): boolean =>
  sections.some(
    (section) =>
      section.group === 'needed' && section.lines.some(({ status }) => status === stateOf[group]),
  )

/** The rows in their groups, the most urgent group first; a group without a row is left out. */
export const inGroups = (lines: readonly FleetRequestLine[]) =>
  boardGroups
    .map((group) => ({ group, lines: lines.filter((line) => groupOf(line) === group) }))
    .filter(({ lines }) => lines.length > 0)
