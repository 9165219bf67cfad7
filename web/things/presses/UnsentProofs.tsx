import { useEffect } from 'react'
import { presses as words } from '#contract/words/en/presses.ts'
import { proofs } from '#contract/words/en/proofs.ts'
import { now } from '../../kit/ui/clock.ts'
import { formatClock } from '../../kit/ui/format.ts'
import { itemsOf, loadWaiting, useWaiting } from '../proofs/waiting-proofs.ts'

/** The proof of work of a job that is on this phone alone. */
export function UnsentProofs({ jobId }: { jobId: string }) {
  const waiting = useWaiting(jobId)
  useEffect(() => {
    loadWaiting(now())
  }, [])
  if (waiting.length === 0) return null
  return (
    <div>
      <p>{words.unsent}</p>
      <ul className="list-disc pl-5">
        {waiting.flatMap(({ id, giving, takenAt }) =>
          itemsOf(giving).map((item) => (
            <li key={`${id} ${item}`}>
              {words.pressed({
                step: proofs.items[item],
                at: formatClock(new Date(takenAt).toISOString()),
              })}
            </li>
          )),
        )}
      </ul>
    </div>
  )
}
