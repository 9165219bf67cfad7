import { type FormEvent, useEffect } from 'react'
import { roadFields } from '#contract/catalogue.ts'
import { settings } from '#contract/settings.ts'
import { consent } from '#contract/words/en/consent.ts'
import { requestSteps } from '#contract/words/en/request-steps.ts'
import { requests } from '#contract/words/en/requests.ts'
import { fetchPage } from '../../../kit/fetch-page.ts'
import { WhereField } from '../../../kit/places/WhereField.tsx'
import { Button } from '../../../kit/ui/Button.tsx'
import { PhoneField } from '../../../kit/ui/PersonFields.tsx'
import { AgreeLine } from '../../terms/AgreeLine.tsx'
import { focusFirstWrong } from '../form/focus-wrong.ts'
import { MoreDetails } from '../form/MoreDetails.tsx'
import type { RequestDraft } from '../form/request-draft.ts'
import { SendingNotice } from '../form/SendingNotice.tsx'
import { TriageField } from '../form/TriageField.tsx'
import type { RequestFormState } from '../form/use-request-form.ts'
import { useWizardSubmit } from './use-wizard-submit.ts'

export interface EmergencyStepProps {
  form: RequestFormState
  draft: RequestDraft
  /** From here on nothing can be changed, until it ends. */
  onSending: (isSending: boolean) => void
}

/** All that an emergency waits for: the place and a number. Everything else is said on its page, while waiting. */
export function EmergencyStep({ form, draft, onSending }: EmergencyStepProps) {
  const words = requestSteps.emergency
  const { submit, stop, isWaiting, isBusy, isSent } = useWizardSubmit(form, draft, (_, wrongs) =>
    focusFirstWrong(wrongs),
  )
  useEffect(() => onSending(isBusy), [onSending, isBusy])
  // The page that follows is fetched while its reader types.
  useEffect(() => void fetchPage('/bids/:id'), [])

  function press(event: FormEvent) {
    event.preventDefault()
    submit()
  }
  return (
    <form onSubmit={press} noValidate className="flex flex-col gap-6">
      <WhereField
        label={requests.basics.location}
        hint={requests.basics.locationHint}
        error={form.wrong('location')}
        value={form.values}
        onChange={form.change}
        hasMap
      />
      <PhoneField
        hint={`${requests.basics.phoneHint} ${consent.request}`}
        {...form.text('phone')}
      />
      <TriageField legend={requests.safety.triage} form={form} unlessSaid="dont_know" />
      <MoreDetails summary={requests.basics.highway} details={roadFields} form={form} />
      {isWaiting && <SendingNotice onStop={stop} />}
      <div className="flex flex-col gap-2 bg-page max-sm:sticky max-sm:bottom-(--dock) max-sm:z-10 max-sm:-mx-4 max-sm:border-t max-sm:border-line max-sm:px-4 max-sm:py-3">
        <Button
          type="submit"
          variant="primary"
          wide
          className="min-h-16 text-2xl"
          busy={isBusy}
          disabledReason={isSent && !isBusy ? requestSteps.result.noLink : null}
        >
          {words.send}
        </Button>
        <AgreeLine by="asking" />
      </div>
      <p>{words.later}</p>
      <p className="text-sm text-muted">
        {requestSteps.review.consent(settings.bidsExpectedMinutes)}
      </p>
    </form>
  )
}
