import { CircleCheck } from 'lucide-react'
import { requestSteps } from '#contract/words/en/request-steps.ts'
import { requests } from '#contract/words/en/requests.ts'
import type { DevicePosition as Measured } from '../map/use-geolocation.ts'
import { TickingTime } from '../ui/TickingTime.tsx'
import { accuracyWords } from './accuracy-words.ts'

const roughFromM = 1500

export interface LocatedProps {
  position: Measured & { isPinned?: boolean | undefined }
  /** What becomes of it, where it does not go along with a request. */
  note: string | undefined
}

/** A position, how good it is and how old. */
export function Located({ position, note }: LocatedProps) {
  const { accuracyM, fixedAt, isPinned } = position
  const words = requestSteps.located
  return (
    <div className="flex items-start gap-2">
      <CircleCheck className="mt-0.5 size-5 shrink-0 text-green-ink" aria-hidden="true" />
      <div>
        <p className="font-medium">
          {isPinned ? words.pinned : `${requests.detection.located} ${accuracyWords(accuracyM)}`},{' '}
          <TickingTime at={fixedAt} />
        </p>
        <p className="text-sm text-muted">
          {note ?? (accuracyM >= roughFromM ? words.rough : words.goesAlong)}
        </p>
      </div>
    </div>
  )
}
