import { CircleAlert, LocateFixed } from 'lucide-react'
import { type ReactNode, Suspense } from 'react'
import { settings } from '#contract/settings.ts'
import { requests } from '#contract/words/en/requests.ts'
import { type DevicePosition as Measured, useGeolocation } from '../map/use-geolocation.ts'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { howToAllow, located } from './late-answers.ts'
import { useLocationPermission } from './use-location-permission.ts'

export interface LocationDetectionProps {
  position: Measured | null
  onFound: (position: Measured) => void
  /** Where it goes along with a request: takes it out of it. */
  onRemove?: () => void
  /** What becomes of it, where it does not go along with a request. */
  note?: string
  /** The page knows where the reader is in another way: nothing asks for it anymore. */
  isKnown?: boolean
  /** Something else is what the page is for: its button is the loud one. */
  isQuiet?: boolean
  /** What the page says of a place that nobody knows yet, in the card and instead of how to find it. */
  lead?: ReactNode
  /** Another way to say it, in the same card. */
  children?: ReactNode
}

/** The detection card (S0 §4): asks the device, and says what came of it. */
export function LocationDetection({
  position,
  onFound,
  onRemove,
  note,
  isKnown = position !== null,
  isQuiet = false,
  lead,
  children,
}: LocationDetectionProps) {
  const words = requests.detection
  const permission = useLocationPermission()
  const { geolocation: detection, detect } = useGeolocation(
    settings.geolocation.detectionCard,
    onFound,
  )
  const isDetecting = detection.state === 'detecting'
  // Nothing has failed before somebody has pressed: a page that may not ask says so, and how to let it.
  const isOff = permission === 'denied' && detection.state === 'idle'
  const isDenied = permission === 'denied' || (detection.state === 'error' && detection.isDenied)
  const failure = detection.state === 'error' ? detection.sentence : null
  /** Neither being looked for nor known. */
  const isMissing = !isDetecting && !position

  return (
    <Card edge={isKnown ? 'green' : 'amber'} className="flex flex-col gap-3">
      {lead}
      <div role={failure && !isDetecting ? 'alert' : 'status'}>
        {isDetecting && <p>{words.detecting}</p>}
        {!isDetecting && position && (
          <Suspense fallback={<p className="font-medium">{words.located}</p>}>
            <located.Part position={position} note={note} />
          </Suspense>
        )}
        {isMissing && failure && (
          <p className="flex items-start gap-2 font-medium text-red-ink">
            <CircleAlert className="mt-0.5 size-5 shrink-0" aria-hidden="true" />
            {failure}
          </p>
        )}
        {isMissing && !failure && !lead && (
          <p className="text-muted">
            {isOff ? words.off : permission === 'checking' ? words.checking : words.idle}
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          icon={<LocateFixed className="size-5" aria-hidden="true" />}
          variant={isKnown || isQuiet ? 'secondary' : 'primary'}
          busy={isDetecting}
          onClick={detect}
        >
          {position ? words.again : words.button}
        </Button>
        {position && onRemove && (
          <Button variant="ghost" onClick={onRemove}>
            {words.remove}
          </Button>
        )}
      </div>
      {children}
      {/* Both late, so below all that is pressed or typed in. */}
      {isMissing && lead && isOff && <p className="text-muted">{words.off}</p>}
      {isMissing && isDenied && (
        <Suspense>
          <howToAllow.Part isOpen={failure !== null} />
        </Suspense>
      )}
    </Card>
  )
}
