// biome-ignore-all lint/a11y/noRedundantRoles: Safari drops the roles of a table that is laid out otherwise
import clsx from 'clsx'
import type { FleetRequestLine } from '#contract/fleet-requests.ts'
import { fleets } from '#contract/words/en/fleets.ts'
import { VisuallyHidden } from '../../../kit/ui/VisuallyHidden.tsx'
import { BoardRow } from './BoardRow.tsx'
import { inGroups, isLed } from './groups.ts'
import { rowGrid } from './row-grid.ts'

/** The board: which truck, which state, since when, who is on it; in groups where the most urgent stands first. */
export function BoardTable({
  lines,
  needed,
  isGrouped,
  search,
  pointedAt,
  onPoint,
}: {
  lines: readonly FleetRequestLine[]
  /** What the group of those is called that wait for somebody of the fleet. */
  needed: string
  isGrouped: boolean
  /** Of the board's address, so that a request leads back to it as it was. */
  search: string
  /** Which of them is looked at on the map beside them. */
  pointedAt?: string | null
  onPoint?: (id: string) => void
}) {
  const { columns, caption, groups, otherGroups } = fleets.board
  const sections = isGrouped ? inGroups(lines) : [{ group: null, lines }]
  return (
    <table role="table" className="block w-full">
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead role="rowgroup" className="sr-only @4xl:not-sr-only @4xl:block">
        <tr role="row" className={clsx(rowGrid, 'border-b-2 border-edge px-3 py-1')}>
          {Object.entries(columns).map(([key, words]) => (
            <th
              key={key}
              role="columnheader"
              scope="col"
              className={clsx(
                'font-sign text-base leading-5 font-semibold text-muted',
                key === 'price' ? 'text-right' : 'text-left',
              )}
            >
              {words}
            </th>
          ))}
        </tr>
      </thead>
      {sections.map(({ group, lines }) => (
        <tbody
          key={group ?? 'all'}
          role="rowgroup"
          className="block @max-4xl:mb-3 @max-4xl:overflow-hidden @max-4xl:rounded-md @max-4xl:border @max-4xl:border-line"
        >
          {group && (
            <tr role="row" data-head="" className="block">
              <td role="cell" colSpan={Object.keys(columns).length} className="block">
                <h3
                  className={clsx(
                    'px-3 pt-1.5 pb-0.5 text-base leading-5',
                    group === 'needed' ? 'text-red-ink' : 'text-muted',
                  )}
                >
                  {group === 'needed'
                    ? needed
                    : (isLed(group, sections) ? otherGroups : groups)[group]}
                </h3>
              </td>
            </tr>
          )}
          {lines.map((line) => (
            <BoardRow
              key={line.id}
              line={line}
              search={search}
              {...(onPoint && { onPoint, isPointedAt: line.id === pointedAt })}
            />
          ))}
        </tbody>
      ))}
    </table>
  )
}
