import { CircleAlert, CircleCheck, LocateFixed } from 'lucide-react'
import { requests } from '../messages/en/requests.ts'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { TickingTime } from '../ui/TickingTime.tsx'
import { accuracyWords } from './accuracy-words.ts'
import type { DevicePosition } from './request-form.ts'
import { useDetection } from './use-detection.ts'
import { useLocationPermission } from './use-location-permission.ts'

export interface LocationDetectionProps {
  position: DevicePosition | null
  onFound: (position: DevicePosition) => void
  onRemove: () => void
}

/** The detection card (S0 §4): asks the device, and says what came of it. */
export function LocationDetection({ position, onFound, onRemove }: LocationDetectionProps) {
  const words = requests.detection
  const permission = useLocationPermission()
  const { detection, detect } = useDetection(onFound)
  const isDetecting = detection.state === 'detecting'
  const isDenied = permission === 'denied' || (detection.state === 'error' && detection.isDenied)
  const failure =
    detection.state === 'error' ? detection.sentence : isDenied ? words.failed + words.denied : null

  return (
    <Card edge={position ? 'green' : 'amber'} className="flex flex-col gap-3">
      <div role={failure && !isDetecting ? 'alert' : 'status'}>
        {isDetecting && <p>{words.detecting}</p>}
        {!isDetecting && position && <Located position={position} />}
        {!isDetecting && !position && failure && (
          <p className="flex items-start gap-2 font-medium text-red-ink">
            <CircleAlert className="mt-0.5 size-5 shrink-0" aria-hidden="true" />
            {failure}
          </p>
        )}
        {!isDetecting && !position && !failure && (
          <p className="text-muted">{permission === 'checking' ? words.checking : words.idle}</p>
        )}
      </div>
      {isDenied && !position && !isDetecting && <HowToAllow />}
      <div className="flex flex-wrap gap-2">
        <Button
          icon={<LocateFixed className="size-5" aria-hidden="true" />}
          variant={position ? 'secondary' : 'primary'}
          busy={isDetecting}
          onClick={detect}
        >
          {position ? words.again : words.button}
        </Button>
        {position && (
          <Button variant="ghost" onClick={onRemove}>
            {words.remove}
          </Button>
        )}
      </div>
    </Card>
  )
}

const roughFromM = 1500

function Located({ position: { accuracyM, fixedAt } }: { position: DevicePosition }) {
  const words = requests.detection
  return (
    <div className="flex items-start gap-2">
      <CircleCheck className="mt-0.5 size-5 shrink-0 text-green-ink" aria-hidden="true" />
      <div>
        <p className="font-medium">
          {words.located} {accuracyWords(accuracyM)}, <TickingTime at={fixedAt} />
        </p>
        <p className="text-sm text-muted">
          {accuracyM >= roughFromM ? words.rough : words.goesAlong}
        </p>
      </div>
    </div>
  )
}

function HowToAllow() {
  const { instructions, allow } = requests.detection
  return (
    <div>
      <p className="font-sign font-semibold">{instructions}</p>
      <ol className="list-decimal pl-6 text-sm">
        {allow.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </div>
  )
}
