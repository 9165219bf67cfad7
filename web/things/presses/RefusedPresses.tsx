import { Suspense } from 'react'
import { presses as words } from '#contract/words/en/presses.ts'
import { late } from '../../kit/api/late.ts'
import { formatClock } from '../../kit/ui/format.ts'
import { labelOf } from './press-words.ts'
import { dropPress, type Press, type Pressed } from './presses.ts'
import { RefusedNote } from './RefusedNote.tsx'
import { RefusedNotes } from './RefusedNotes.tsx'

/** Few read it, and its words are many. */
const unsent = late(() => import('./UnsentProofs.tsx').then((part) => part.UnsentProofs))

/** What the server did not take once there was a network, each with its reason and what went with it, until somebody has read it. */
export function RefusedPresses({
  presses,
  notYours,
}: {
  presses: readonly Press[]
  /** Said of a job that is somebody else's by now. */
  notYours: string
}) {
  const refused = presses.filter(({ refusal }) => refusal !== undefined)
  return (
    <RefusedNotes isEmpty={refused.length === 0}>
      {refused.map((press) => (
        <RefusedNote
          key={press.id}
          title={words.refused({
            step: labelOf(press),
            at: formatClock(press.body.occurredAt),
            title: press.title,
          })}
          onRead={() => dropPress(press.id)}
        >
          <p>
            {press.isNotTheirs ? notYours : press.refusal} {noteOf(press)}
          </p>
          {press.lost && press.lost.length > 0 && <LostSteps lost={press.lost} />}
          {press.isNotTheirs && (
            <Suspense fallback={null}>
              <unsent.Part jobId={press.jobId} />
            </Suspense>
          )}
        </RefusedNote>
      ))}
    </RefusedNotes>
  )
}

function LostSteps({ lost }: { lost: readonly Pressed[] }) {
  return (
    <div>
      <p>{words.lost}</p>
      <ul className="list-disc pl-5">
        {lost.map((press) => (
          <li key={press.body.occurredAt} className="break-words">
            {words.pressed({ step: labelOf(press), at: formatClock(press.body.occurredAt) })}{' '}
            {noteOf(press)}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** What was typed with it is nowhere else. */
function noteOf(press: Pressed) {
  if (press.call === 'delay') return null
  const note = press.call === 'step' ? press.body.note : press.body.words
  return note ? words.said(note) : null
}
