import { changesIn } from '#contract/audit-changes.ts'
import type { DeskEntry } from '#contract/desk-entries.ts'
import { desk } from '#contract/words/en/desk.ts'
import { jobHistory } from '#contract/words/en/job-history.ts'
import { FirstOf } from '../../../kit/FirstOf.tsx'
import { formatExact, formatMoney } from '../../../kit/ui/format.ts'
import { TickingTime } from '../../../kit/ui/TickingTime.tsx'
import { Timeline } from '../../../kit/ui/Timeline.tsx'
import { actionName } from '../people/action-name.ts'
import { DeskSection } from './DeskSection.tsx'

/** What happened, and what admins did, newest first; each with who it was where that is known. */
export function DeskHistory({ entries }: { entries: readonly DeskEntry[] }) {
  return (
    <DeskSection title={desk.history}>
      {entries.length === 0 ? (
        <p className="text-muted">{desk.noHistory}</p>
      ) : (
        <FirstOf rows={entries} name="history" onPhone={4}>
          {(shown) => (
            <Timeline
              label={desk.history}
              entries={shown.map((entry) => ({
                key: entry.key,
                title: nameOf(entry),
                time: <TickingTime at={entry.at} />,
                description: <More entry={entry} />,
                state: 'done',
              }))}
            />
          )}
        </FirstOf>
      )}
    </DeskSection>
  )
}

/** An event has its name in every reader's words, an admin's deed in those of the audit log. */
const nameOf = ({ source, name }: DeskEntry): string =>
  source === 'event'
    ? ((jobHistory.events as Record<string, string>)[name] ?? name)
    : actionName(name)

function More({ entry: { name, who, facts, words, before, after } }: { entry: DeskEntry }) {
  return (
    <>
      {who && <p>{desk.by(who)}</p>}
      {facts && <p>{jobHistory.facts(facts, name)}</p>}
      {words && (
        <p className="wrap-anywhere">
          <q>{words}</q>
        </p>
      )}
      <Changes before={before} after={after} />
    </>
  )
}

/** What a deed has changed, each value as it was and as it is. */
export function Changes({ before, after }: Pick<DeskEntry, 'before' | 'after'>) {
  const { from, is, values, states, none, yes, no } = desk
  const changes = changesIn(
    { before, after },
    { from, is, values, states, none, yes, no },
    { instant: formatExact, sum: formatMoney },
  )
  if (changes.length === 0) return null
  return (
    <ul>
      {changes.map(({ name, says }) => (
        <li key={name} className="numerals">
          {says}
        </li>
      ))}
    </ul>
  )
}
