import { ArrowLeft, LifeBuoy, Phone } from 'lucide-react'
import { Link } from 'react-router'
import type { DriverProfile } from '#contract/drivers.ts'
import { triageAnswers } from '#contract/services.ts'
import { PlaceField } from '../../../kit/places/PlaceField.tsx'
import { Button } from '../../../kit/ui/Button.tsx'
import { buttonClass } from '../../../kit/ui/button-class.ts'
import { Card } from '../../../kit/ui/Card.tsx'
import { Chips } from '../../../kit/ui/Chips.tsx'
import { FormError } from '../../../kit/ui/FormError.tsx'
import { linkClass } from '../../../kit/ui/link-class.ts'
import { PhoneField } from '../../../kit/ui/PersonFields.tsx'
import { RadioCards } from '../../../kit/ui/RadioCards.tsx'
import { TextAreaField } from '../../../kit/ui/TextAreaField.tsx'
import { drivers } from '../../../messages/en/drivers.ts'
import { requests } from '../../../messages/en/requests.ts'
import { paths } from '../../../paths.ts'
import { SendingNotice } from '../../../things/requests/SendingNotice.tsx'
import { TirePosition } from '../../../things/requests/TirePosition.tsx'
import { HelpWhere } from './HelpWhere.tsx'
import { useHelp } from './use-help.ts'

/** The form stands at the same address as the portal, so it begins at its top by itself. */
function arriveAt(heading: HTMLElement | null) {
  if (!heading) return
  scrollTo({ top: 0, behavior: 'instant' })
  heading.focus({ preventScroll: true })
}

/** What broke, where, go: the rest is known of the driver and his unit. */
export function HelpForm({ profile, onSent }: { profile: DriverProfile; onSent: () => void }) {
  const words = drivers.help
  const help = useHelp(profile, onSent)
  const { values, wrongs, change, text } = help
  const { error, ...description } = text('description')
  return (
    <form
      ref={help.form}
      noValidate
      className="mx-auto flex w-full max-w-2xl flex-col gap-6"
      onSubmit={(event) => {
        event.preventDefault()
        help.submit()
      }}
    >
      <header className="flex flex-col items-start gap-2">
        <Link to="?" className={buttonClass({ variant: 'ghost' })}>
          <ArrowLeft className="size-5" aria-hidden="true" />
          {words.back}
        </Link>
        <h1 ref={arriveAt} tabIndex={-1} className="text-3xl focus:outline-none">
          {words.title}
        </h1>
      </header>
      <Card edge="red" className="flex flex-col gap-4">
        <Chips
          legend={requests.safety.question}
          name="danger"
          chips={[
            { value: 'no', label: requests.safety.no },
            { value: 'yes', label: requests.safety.yes },
          ]}
          value={values.danger}
          onChange={(danger) => change({ danger })}
        />
        {values.danger === 'yes' && (
          <div role="status" className="flex flex-col gap-2">
            <p className="font-sign text-2xl font-bold text-red-ink">{requests.safety.call}</p>
            <a href="tel:911" className={buttonClass({ variant: 'danger' })}>
              <Phone className="size-5" aria-hidden="true" />
              {requests.safety.callNow}
            </a>
            <ol className="flex list-decimal flex-col gap-1 pl-6">
              {requests.safety.steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          </div>
        )}
      </Card>
      <RadioCards
        legend={words.need}
        required
        error={wrongs.need}
        name="need"
        value={values.need}
        onChange={(need) => change({ need })}
        cards={triageAnswers.map((value) => ({
          value,
          label: requests.triage[value].label,
          description: requests.triage[value].text,
        }))}
      />
      {values.need === 'tire' && (
        <TirePosition
          legend={words.tire}
          value={values.tirePosition}
          onChange={(tirePosition) => change({ tirePosition })}
        />
      )}
      {values.need === 'tow' && (
        <PlaceField
          label={words.dropOff}
          hint={words.dropOffHint}
          name="dropOffLocation"
          error={wrongs.dropOffLocation}
          value={values.dropOffLocation}
          onChange={(dropOffLocation) => change({ dropOffLocation })}
        />
      )}
      <HelpWhere help={help} />
      {profile.units.length > 0 && (
        <Chips
          legend={words.unit}
          name="unitId"
          value={values.unitId || 'other'}
          onChange={(unitId) => change({ unitId: unitId === 'other' ? '' : unitId })}
          chips={[
            ...profile.units.map(({ id, kind, unitNumber }) => ({
              value: id,
              label: `${kind === 'trailer' ? words.kinds.trailer : words.kinds.truck} ${unitNumber}`,
            })),
            { value: 'other', label: words.otherUnit },
          ]}
        />
      )}
      <TextAreaField
        label={words.description}
        hint={words.descriptionHint}
        error={error}
        rows={2}
        maxLength={2000}
        {...description}
      />
      <PhoneField label={words.phone} hint={words.phoneHint} {...text('contactPhone')} />
      <FormError error={help.refusal} />
      {help.isWaiting && <SendingNotice onStop={help.stop} />}
      <Button
        type="submit"
        variant="primary"
        wide
        className="min-h-16 text-2xl"
        icon={<LifeBuoy className="size-7" aria-hidden="true" />}
        busy={help.isBusy}
      >
        {words.submit}
      </Button>
      <p className="text-center text-muted">
        {words.other}{' '}
        <Link to={paths.requestService} className={linkClass}>
          {words.otherLink}
        </Link>
      </p>
    </form>
  )
}
