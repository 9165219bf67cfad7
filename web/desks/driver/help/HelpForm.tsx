import clsx from 'clsx'
import { ArrowLeft, LifeBuoy } from 'lucide-react'
import type { FormEvent } from 'react'
import { useSearchParams } from 'react-router'
import type { DriverProfile } from '#contract/drivers.ts'
import { paths } from '#contract/paths.ts'
import { drivers } from '#contract/words/en/drivers.ts'
import { Button } from '../../../kit/ui/Button.tsx'
import { buttonClass } from '../../../kit/ui/button-class.ts'
import { FormError } from '../../../kit/ui/FormError.tsx'
import { Link } from '../../../kit/ui/Link.tsx'
import { linkClass } from '../../../kit/ui/link-class.ts'
import { useMedia } from '../../../kit/ui/use-media.ts'
import { AlreadyAsked } from '../../../things/requests/form/AlreadyAsked.tsx'
import { DetailFields } from '../../../things/requests/form/DetailFields.tsx'
import { DraftNotice } from '../../../things/requests/form/DraftNotice.tsx'
import { focusFirstWrong } from '../../../things/requests/form/focus-wrong.ts'
import { isEmergency } from '../../../things/requests/form/request-form.ts'
import {
  CallFirst,
  isSafetyOpen,
  SafetyQuestion,
} from '../../../things/requests/form/SafetyQuestion.tsx'
import { SafetySteps } from '../../../things/requests/form/SafetySteps.tsx'
import { SendingNotice } from '../../../things/requests/form/SendingNotice.tsx'
import { TriageField } from '../../../things/requests/form/TriageField.tsx'
import { LaneProgress } from '../../../things/requests/wizard/LaneProgress.tsx'
import {
  headingId,
  type StepState,
  useStepFocus,
} from '../../../things/requests/wizard/use-step-focus.ts'
import { WizardButtons } from '../../../things/requests/wizard/WizardButtons.tsx'
import { CallDispatcher } from '../CallDispatcher.tsx'
import { helpLink } from '../tabs.ts'
import { checkDriverRequest, questionsOf } from './driver-request.ts'
import { HelpRest } from './HelpRest.tsx'
import { HelpWhere } from './HelpWhere.tsx'
import {
  fieldsOf,
  firstWrongOf,
  type HelpQuestion,
  helpQuestions,
  readHelpQuestion,
} from './questions.ts'
import { type Again, useHelp } from './use-help.ts'

/** The form stands at the same address as the portal, so it begins at its top by itself. */
function arriveAt(heading: HTMLElement | null) {
  if (!heading) return
  scrollTo({ top: 0, behavior: 'instant' })
  heading.focus({ preventScroll: true })
}

const addressOf = (question: HelpQuestion) =>
  question === helpQuestions[0] ? helpLink : `${helpLink}&ask=${question}`

/**
 * Safe, where, what broke, go: the rest is known of the driver and the unit. A phone asks one question a screen; at a desk, and of who is
 * in danger, all stands on one page.
 */
export function HelpForm({
  profile,
  again,
  onSent,
}: {
  profile: DriverProfile
  again: Again | null
  onSent: () => void
}) {
  const words = drivers.help
  const [params, setParams] = useSearchParams()
  const isPhone = useMedia('(max-width: 639px)')
  const help = useHelp(profile, again, {
    onSent,
    /** To the screen on which the field stands; false where it is in sight already. */
    leadTo(wrongs) {
      const wrong = firstWrongOf(wrongs)
      if (!question || !wrong || wrong.question === question) return false
      const state: StepState = { focus: wrong.field }
      setParams(addressOf(wrong.question), { state })
      return true
    },
  })
  const { form } = help
  const { values } = form
  const isUrgent = isEmergency(values)
  const question = isPhone && !isUrgent ? readHelpQuestion(params.get('ask')) : null
  const at = question ? helpQuestions.indexOf(question) : 0
  const next = question && helpQuestions[at + 1]
  const previous = question && helpQuestions[at - 1]
  const shows = (one: HelpQuestion) => question === null || question === one
  const { first } = questionsOf(values)
  useStepFocus(1)

  function press(event: FormEvent) {
    event.preventDefault()
    if (!question || !next) return help.submit()
    if (question === 'safe' && isSafetyOpen(form)) return
    const wrongs = form.checkOnly(fieldsOf[question] ?? [], checkDriverRequest)
    if (wrongs) focusFirstWrong(wrongs)
    else setParams(addressOf(next))
  }
  const send = (
    <Button
      type="submit"
      variant="primary"
      wide
      className={question ? undefined : 'min-h-16 text-2xl'}
      icon={<LifeBuoy className={question ? 'size-5' : 'size-7'} aria-hidden="true" />}
      busy={help.isBusy}
    >
      {words.submit}
    </Button>
  )
  return (
    <form
      noValidate
      className="mx-auto flex w-full max-w-2xl flex-col gap-4 sm:gap-6"
      onSubmit={press}
    >
      <header className="flex flex-col gap-2 sm:items-start">
        {(!question || at === 0) && (
          <div className="flex flex-wrap justify-between gap-2 sm:flex-col">
            <Link to="?" className={buttonClass({ variant: 'ghost' })}>
              <ArrowLeft className="size-5" aria-hidden="true" />
              {words.back}
            </Link>
            <CallDispatcher profile={profile} />
          </div>
        )}
        {question && <LaneProgress at={at + 1} of={helpQuestions.length} />}
        <h1
          id={headingId(1)}
          ref={arriveAt}
          tabIndex={-1}
          className={clsx('focus:outline-none', question ? 'text-2xl' : 'text-3xl')}
        >
          {question ? words.questions[question] : words.title}
        </h1>
      </header>
      {help.restoredAt !== null && (!question || at === 0 || !next) && (
        <DraftNotice
          restoredAt={help.restoredAt}
          hasBegun={form.isBegun && !help.isBusy}
          onStartOver={form.startOver}
        />
      )}
      {shows('safe') && (
        <div className="flex flex-col gap-4">
          <SafetyQuestion form={form} />
          {isUrgent && (
            <div role="status">
              <CallFirst>
                <SafetySteps />
              </CallFirst>
            </div>
          )}
        </div>
      )}
      {shows('where') && <HelpWhere form={form} hasHeading={question === null} />}
      {shows('what') && (
        <>
          <TriageField
            legend={words.need}
            required={!isUrgent}
            unlessSaid={isUrgent ? 'dont_know' : ''}
            form={form}
          />
          {first.length > 0 && <DetailFields details={first} form={form} />}
        </>
      )}
      {shows('send') && <HelpRest profile={profile} help={help} />}
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
      {question ? (
        <WizardButtons
          isFirst={!previous}
          onPrevious={() => previous && setParams(addressOf(previous))}
          submit={next ? undefined : send}
          isInSight
        />
      ) : (
        <div className="max-sm:sticky max-sm:bottom-(--dock) max-sm:z-10 max-sm:-mx-4 max-sm:border-t max-sm:border-line max-sm:bg-page max-sm:px-4 max-sm:py-3">
          {send}
        </div>
      )}
      {at === 0 && (
        <p className="text-center text-muted">
          {words.other}{' '}
          <Link to={paths.requestService} className={linkClass}>
            {words.otherLink}
          </Link>
        </p>
      )}
    </form>
  )
}
