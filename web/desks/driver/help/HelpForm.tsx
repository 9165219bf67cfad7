import { ArrowLeft, LifeBuoy } from 'lucide-react'
import { Link } from 'react-router'
import type { DriverProfile } from '#contract/drivers.ts'
import { paths } from '#contract/paths.ts'
import { consent } from '#contract/words/en/consent.ts'
import { drivers } from '#contract/words/en/drivers.ts'
import { photos as photoWords } from '#contract/words/en/photos.ts'
import { Button } from '../../../kit/ui/Button.tsx'
import { buttonClass } from '../../../kit/ui/button-class.ts'
import { Chips } from '../../../kit/ui/Chips.tsx'
import { FormError } from '../../../kit/ui/FormError.tsx'
import { linkClass } from '../../../kit/ui/link-class.ts'
import { PhoneField } from '../../../kit/ui/PersonFields.tsx'
import { TextAreaField } from '../../../kit/ui/TextAreaField.tsx'
import { AlreadyAsked } from '../../../things/requests/form/AlreadyAsked.tsx'
import { DetailFields } from '../../../things/requests/form/DetailFields.tsx'
import { DraftPhotos } from '../../../things/requests/form/DraftPhotos.tsx'
import { FormSection } from '../../../things/requests/form/FormSection.tsx'
import { MoreDetails } from '../../../things/requests/form/MoreDetails.tsx'
import { isEmergency, type RequestForm } from '../../../things/requests/form/request-form.ts'
import { CallFirst, SafetyQuestion } from '../../../things/requests/form/SafetyQuestion.tsx'
import { SafetySteps } from '../../../things/requests/form/SafetySteps.tsx'
import { SendingNotice } from '../../../things/requests/form/SendingNotice.tsx'
import { TriageField } from '../../../things/requests/form/TriageField.tsx'
import { CallDispatcher } from '../CallDispatcher.tsx'
import { questionsOf } from './driver-request.ts'
import { HelpWhere } from './HelpWhere.tsx'
import { useHelp } from './use-help.ts'

/** The form stands at the same address as the portal, so it begins at its top by itself. */
function arriveAt(heading: HTMLElement | null) {
  if (!heading) return
  scrollTo({ top: 0, behavior: 'instant' })
  heading.focus({ preventScroll: true })
}

/** Where, what broke, go: the rest is known of the driver and the unit. The place is one tap, so it stands first. */
export function HelpForm({
  profile,
  again,
  onSent,
}: {
  profile: DriverProfile
  /** What an earlier request said. */
  again: RequestForm | null
  onSent: () => void
}) {
  const words = drivers.help
  const help = useHelp(profile, again, onSent)
  const { form } = help
  const { values, change, text } = form
  const { error, ...description } = text('problemDescription')
  const { first, more } = questionsOf(values)
  return (
    <form
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
        <CallDispatcher profile={profile} />
        <h1 ref={arriveAt} tabIndex={-1} className="text-3xl focus:outline-none">
          {words.title}
        </h1>
      </header>
      <HelpWhere form={form} />
      <div className="flex flex-col gap-4">
        <SafetyQuestion form={form} />
        {isEmergency(values) && (
          <div role="status">
            <CallFirst>
              <SafetySteps />
            </CallFirst>
          </div>
        )}
      </div>
      <TriageField
        legend={words.need}
        required={!isEmergency(values)}
        unlessSaid={isEmergency(values) ? 'dont_know' : ''}
        form={form}
      />
      {first.length > 0 && <DetailFields details={first} form={form} />}
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
      <MoreDetails summary={words.more} details={more} form={form} />
      {/* Who is in danger takes no pictures. */}
      {!isEmergency(values) && (
        <FormSection heading={photoWords.title}>
          <DraftPhotos form={form} photosKey={help.photosKey} />
        </FormSection>
      )}
      <PhoneField
        label={words.phone}
        hint={`${words.phoneHint} ${consent.request}`}
        {...text('phone')}
      />
      <FormError error={help.refusal} />
      {profile.openRequestId && (
        <AlreadyAsked
          text={words.open}
          to="?"
          link={words.openLink}
          again={help.isConfirmed ? words.openAgain : null}
        />
      )}
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
