import type { UseMutationResult } from '@tanstack/react-query'
import { Check, Circle } from 'lucide-react'
import { useState } from 'react'
import { settings } from '#contract/settings.ts'
import { nobodyHere } from '#contract/words/en/nobody-here.ts'
import { proofs as proofWords } from '#contract/words/en/proofs.ts'
import { sentenceOf } from '../../kit/api/api-error.ts'
import { mutateThen } from '../../kit/api/mutate-then.ts'
import { type DevicePosition, useGeolocation } from '../../kit/map/use-geolocation.ts'
import { ConfirmDialog } from '../../kit/ui/ConfirmDialog.tsx'
import { useTicking } from '../../kit/ui/clock.ts'
import { FormError } from '../../kit/ui/FormError.tsx'
import { formatClock } from '../../kit/ui/format.ts'
import { toast } from '../../kit/ui/toast.ts'
import { VisuallyHidden } from '../../kit/ui/VisuallyHidden.tsx'
import { PhotoStrip } from '../photos/PhotoStrip.tsx'
import type { ProvedJob } from '../proofs/proved-job.ts'
import { TakePhoto } from '../proofs/TakePhoto.tsx'
import { useProofs } from '../proofs/use-proofs.ts'

const { seenTimes } = settings.customerGone

/** What is asked for, whether it is there as far as this page knows, and the sentence for who presses without it. */
interface Asked {
  name: string
  isMet: boolean
  missing: string | null
}

/** Says that nobody is at the place, shown by a photo: the page says what is asked for, the device where it is, the server decides (rules C14). */
export function NobodyHereDialog({
  job,
  from,
  customerGone,
  onClose,
}: {
  job: ProvedJob
  /** When they have waited long enough. */
  from: string
  customerGone: UseMutationResult<unknown, Error, DevicePosition>
  onClose: () => void
}) {
  const words = nobodyHere
  const [isTried, setTried] = useState(false)
  const { geolocation, detect } = useGeolocation(settings.geolocation.nobodyHere, (position) =>
    mutateThen(customerGone, position, () => {
      onClose()
      toast({ title: words.done })
    }),
  )
  // What waits is sent by the list on the page.
  const { query, waiting } = useProofs(job, { isHeld: true, inTheField: true })
  const shown = (query.data?.proofs ?? []).flatMap(({ item, photo }) =>
    item === 'gone' && photo ? [photo] : [],
  )
  const isWaiting = waiting.some(
    ({ giving, refusal }) => !refusal && giving.kind === 'photo' && giving.item === 'gone',
  )
  const due = new Date(from).getTime()
  const isEarly = useTicking((now) => now < due)
  // In another phase, or without a signal, nobody knows.
  const known = query.data?.nobodyThere ?? null
  const asked: Asked[] = [
    {
      name: words.wait(formatClock(from)),
      isMet: !isEarly,
      missing: words.early(formatClock(from)),
    },
    {
      name: known ? words.seen(known.seen) : words.seenUnknown,
      isMet: known !== null && known.seen >= seenTimes,
      missing: known && words.seenMissing,
    },
    {
      name: known ? words.message : words.messageUnknown,
      isMet: known?.hasWritten ?? false,
      missing: known && words.messageMissing,
    },
    {
      name: words.photo,
      isMet: shown.length > 0,
      missing: isWaiting ? words.photoWaits : words.photoMissing,
    },
  ]
  // What this page does not know, the server says.
  const missing = asked.find((one) => !one.isMet && one.missing)?.missing ?? null
  const refusal =
    geolocation.state === 'error'
      ? words.noFix
      : customerGone.isError && sentenceOf(customerGone.error, words.failed)
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={words.title}
      description={words.text}
      confirmLabel={words.confirm}
      cancelLabel={words.back}
      busy={geolocation.state === 'detecting' || customerGone.isPending}
      onConfirm={() => {
        setTried(true)
        if (!missing) detect()
      }}
    >
      <div className="flex flex-col gap-4">
        <section aria-label={words.asked} className="flex flex-col gap-2">
          <p className="font-semibold">{words.asked}</p>
          <ul className="flex flex-col gap-2">
            {asked.map((one) => (
              <AskedLine key={one.name} {...one} />
            ))}
          </ul>
        </section>
        <div className="flex flex-col gap-2">
          <p className="font-semibold">{proofWords.items.gone}</p>
          <PhotoStrip photos={shown} />
          <div>
            <TakePhoto jobId={job.id} item="gone" />
          </div>
          {isWaiting && <p role="status">{words.photoWaits}</p>}
        </div>
      </div>
      <FormError error={(isTried && missing) || refusal || null} />
    </ConfirmDialog>
  )
}

function AskedLine({ name, isMet }: Asked) {
  const words = nobodyHere
  const Icon = isMet ? Check : Circle
  return (
    <li className="flex gap-2">
      <Icon
        className={`mt-0.5 size-5 shrink-0 ${isMet ? 'text-green-ink' : 'text-muted'}`}
        strokeWidth={isMet ? 3 : 2}
        aria-hidden="true"
      />
      <span>
        <VisuallyHidden>{isMet ? words.isMet : words.isMissing} </VisuallyHidden>
        {name}
      </span>
    </li>
  )
}
