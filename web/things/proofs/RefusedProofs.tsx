import { proofs as words } from '#contract/words/en/proofs.ts'
import { Button } from '../../kit/ui/Button.tsx'
import { dropWaiting, itemsOf, type WaitingProof } from './waiting-proofs.ts'

/** What the server did not take, each with its reason, until somebody has read it. */
export function RefusedProofs({ waiting }: { waiting: readonly WaitingProof[] }) {
  const refused = waiting.filter(({ refusal }) => refusal !== undefined)
  if (refused.length === 0) return null
  return (
    <div role="alert" className="flex flex-col gap-3">
      {refused.map(({ id, giving, refusal = words.failed }) => (
        <div
          key={id}
          className="flex flex-col items-start gap-2 rounded-sm border-2 border-red-ink bg-red-soft p-3"
        >
          <p>{words.refused(words.items[itemsOf(giving)[0] ?? 'extra'], refusal)}</p>
          <Button onClick={() => dropWaiting(id)}>{words.drop}</Button>
        </div>
      ))}
    </div>
  )
}
