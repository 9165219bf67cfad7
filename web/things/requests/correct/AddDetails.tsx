import type { RequestForOwner } from '#contract/requests.ts'
import { corrections } from '#contract/words/en/corrections.ts'
import { Card } from '../../../kit/ui/Card.tsx'
import { CorrectRequest } from './CorrectRequest.tsx'

/** What was left out for haste, to be said while waiting. */
export function AddDetails({ request }: { request: RequestForOwner }) {
  const { lacks, can } = request
  const words = corrections.add
  if (lacks.length === 0) return null
  return (
    <Card as="section" aria-labelledby="add" edge="amber" className="flex flex-col gap-2">
      <h2 id="add" className="text-lg">
        {words.title}
      </h2>
      <ul className="flex list-disc flex-col pl-5 text-muted">
        {lacks.map((part) => (
          <li key={part}>{(can.addDetails ? words.lacksTaken : words.lacks)[part]}</li>
        ))}
      </ul>
      <CorrectRequest request={request} label={words.open} adds />
    </Card>
  )
}
