import { useQuery } from '@tanstack/react-query'
import { ShieldX } from 'lucide-react'
import { readSessionEnd } from '#contract/session-end.ts'
import { sessionEnd as words } from '#contract/words/en/session-end.ts'
import { call } from '../../kit/api/call.ts'
import { Card } from '../../kit/ui/Card.tsx'

/** To whom an admin has signed out: why, above the form to sign in again. Nothing to everybody else. */
export function WhyEnded() {
  const { data: end } = useQuery({
    queryKey: ['/api/session-end'],
    queryFn: ({ signal }) => call(readSessionEnd, { signal }),
    staleTime: 0,
  })
  if (!end) return null
  const { title, text } = words.because[end.because]
  return (
    <Card edge="red" className="mb-4 flex gap-3" role="status">
      <ShieldX className="mt-0.5 size-6 shrink-0" aria-hidden="true" />
      <p className="min-w-0 wrap-anywhere">
        <strong className="font-sign text-lg font-semibold">{title}</strong>{' '}
        {end.reason && <span className="font-medium">{words.reason(end.reason)} </span>}
        <span className="text-muted">{text}</span>
      </p>
    </Card>
  )
}
