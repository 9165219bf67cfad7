import clsx from 'clsx'
import { useState } from 'react'
import { cleanCode, codeLength, codeStep } from '#contract/arrival-code.ts'
import type { JobForCustomer } from '#contract/jobs.ts'
import { settings } from '#contract/settings.ts'
import { trips } from '#contract/words/en/trips.ts'
import { sentenceOf } from '../../kit/api/api-error.ts'
import { mutateThen } from '../../kit/api/mutate-then.ts'
import { Button } from '../../kit/ui/Button.tsx'
import { ConfirmDialog } from '../../kit/ui/ConfirmDialog.tsx'
import { now } from '../../kit/ui/clock.ts'
import { FormError } from '../../kit/ui/FormError.tsx'
import { formatClock } from '../../kit/ui/format.ts'
import { More } from '../../kit/ui/More.tsx'
import { questionClass } from '../../kit/ui/note-class.ts'
import { TextField } from '../../kit/ui/TextField.tsx'
import { toast } from '../../kit/ui/toast.ts'
import { useUser } from '../auth/use-user.ts'
import { codeAt, useCode } from '../proofs/use-code.ts'
import { useAnswerArrival } from './use-answer-arrival.ts'

/** What the customer knows of the arrival: the code for who comes, whether the one they say is right, and whether they are there. */
export function IsHere({
  job,
  mayAnswer,
  driver = null,
}: {
  job: JobForCustomer
  mayAnswer: boolean
  /** Of a fleet's truck. */
  driver?: { fullName: string } | null
}) {
  const words = trips.here
  const { businessName } = job.provider
  const { data: user } = useUser()
  // What was typed on the way still counts once they say that they are there.
  const [isRight, setRight] = useState<boolean | null>(null)
  // The people of a fleet wait in an office: the code is their driver's, who stands at the truck.
  const driverName = (user?.userType === 'business_customer' && driver?.fullName) || null
  if (!mayAnswer) return null
  // Also once they have begun: both may be pressed at once, in a dead zone, before anybody could answer.
  const isAsked = job.phase === 'arrived' || job.phase === 'working'
  if (isAsked && job.arrivalProof === 'none')
    return (
      <section className={`${questionClass} flex flex-col gap-3`}>
        <p className="font-sign text-lg font-semibold">{words.ask(businessName)}</p>
        <Answer job={job} isDoubted={isRight === false} canDeny={job.phase === 'arrived'} />
      </section>
    )
  if (job.phase !== 'en_route' || !job.codeKeys) return null
  const isDenied = job.arrivalDeniedAt !== null && job.arrivalSeenAt === null
  const codes = (
    <>
      <OwnCode codeKey={job.codeKeys.own} name={businessName} driverName={driverName} />
      <Compare
        codeKey={job.codeKeys.helper}
        name={businessName}
        isRight={isRight}
        onCompare={setRight}
      />
      {job.arrivalSeenAt && (
        <p role="status">{words.said(businessName, formatClock(job.arrivalSeenAt))}</p>
      )}
      <Answer job={job} isDoubted={isRight === false} />
    </>
  )
  return (
    <section
      className={clsx('flex flex-col gap-3', !driverName && 'rounded-sm border border-line p-3')}
    >
      {/* Whoever has said yes since has said nothing else. */}
      {isDenied && <p>{words.denied}</p>}
      {driverName ? (
        // Whoever waits with neither looks it up when somebody calls.
        <More summary={words.office} isOpen={isDenied || job.arrivalSeenAt !== null}>
          <div className="flex flex-col gap-3 pb-2">{codes}</div>
        </More>
      ) : (
        codes
      )}
    </section>
  )
}

const everyMinutes = settings.arrival.codeEveryMs / 60_000

function OwnCode({
  codeKey,
  name,
  driverName,
}: {
  codeKey: string
  name: string
  driverName: string | null
}) {
  const code = useCode(codeKey)
  // Its room is kept until it is made, and hidden where it cannot be.
  return (
    <p className={code ? undefined : 'invisible'}>
      {driverName ? trips.here.drivers(driverName, name) : trips.here.own(name)}{' '}
      <strong className="numerals text-2xl font-bold">{code ?? '0000'}</strong>
      <span className="block text-sm text-muted">{trips.here.rolls(everyMinutes)}</span>
    </p>
  )
}

/** The code that the helper says, compared on this device: it works without a network. */
function Compare({
  codeKey,
  name,
  isRight,
  onCompare,
}: {
  codeKey: string
  name: string
  isRight: boolean | null
  onCompare: (isRight: boolean | null) => void
}) {
  const words = trips.here
  const [typed, setTyped] = useState('')
  async function compare(value: string) {
    setTyped(value)
    onCompare(null)
    const code = cleanCode(value)
    if (code.length < codeLength) return
    const step = codeStep(now())
    const right = await Promise.all([step, step - 1, step + 1].map((near) => codeAt(codeKey, near)))
    onCompare(right.includes(code))
  }
  return (
    <>
      <TextField
        label={words.theirs}
        value={typed}
        autoCapitalize="characters"
        autoComplete="off"
        onChange={(event) => compare(event.target.value)}
      />
      <p role="status">
        {isRight === null ? '' : isRight ? words.matches(name) : words.otherTruck(name)}
      </p>
    </>
  )
}

function Answer({
  job,
  isDoubted,
  canDeny = false,
}: {
  job: JobForCustomer
  /** The code of who is there is another one: a yes is asked about, since it proves the arrival. */
  isDoubted: boolean
  canDeny?: boolean
}) {
  const words = trips.here
  const { businessName } = job.provider
  const { answer, isLost } = useAnswerArrival(job)
  const [isAsked, setAsked] = useState(false)
  const isSaid = job.arrivalSeenAt !== null
  function say(here: boolean) {
    setAsked(false)
    mutateThen(answer, here, ({ message }) => toast({ title: message }))
  }
  const isBusy = (here: boolean) => answer.isPending && answer.variables === here
  return (
    <>
      <div className="flex flex-wrap gap-2">
        {!isSaid && (
          <Button
            variant={canDeny ? 'primary' : 'secondary'}
            busy={isBusy(true)}
            onClick={() => (isDoubted ? setAsked(true) : say(true))}
          >
            {words.yes}
          </Button>
        )}
        {(canDeny || isSaid) && (
          <Button busy={isBusy(false)} onClick={() => say(false)}>
            {isSaid ? words.unsay : words.no}
          </Button>
        )}
      </div>
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setAsked}
        title={words.doubt.title(businessName)}
        description={words.doubt.text}
        confirmLabel={words.doubt.confirm(businessName)}
        cancelLabel={words.doubt.back}
        onConfirm={() => say(true)}
      />
      <p role="status" className={isLost ? 'font-medium text-amber-ink' : 'sr-only'}>
        {isLost && words.lost}
      </p>
      <FormError error={answer.isError ? sentenceOf(answer.error, words.failed) : null} />
    </>
  )
}
