import { urgencies } from '#contract/catalogue.ts'
import { requests } from '#contract/words/en/requests.ts'
import { towing } from '#contract/words/en/towing.ts'
import { urgencyWords } from '#contract/words/en/urgency.ts'
import { Badge } from '../../../kit/ui/Badge.tsx'
import { buttonClass } from '../../../kit/ui/button-class.ts'
import { RadioCards } from '../../../kit/ui/RadioCards.tsx'
import { urgencyTones } from '../../../things/requests/asked/UrgencyBadge.tsx'
import { MomentField } from '../../../things/requests/form/MomentField.tsx'
import type { RequestFormState } from '../../../things/requests/form/use-request-form.ts'

/** The four of S0 §3, each with the badge that providers see. */
export function UrgencyField({ form }: { form: RequestFormState }) {
  const words = towing.details
  const { urgency } = form.values
  return (
    <div className="flex flex-col gap-4">
      <RadioCards
        legend={words.urgency}
        required
        error={form.wrong('urgency')}
        name="urgency"
        value={urgency}
        onChange={(chosen) => form.change({ urgency: chosen })}
        cards={urgencies.map((value) => ({
          value,
          label: urgencyWords.names[value],
          description: words.urgencyText[value],
          icon: (
            <Badge tone={urgencyTones[value]} solid={value === 'emergency' || value === 'urgent'}>
              {value === 'scheduled' ? words.urgencyChosen : urgencyWords.means[value]}
            </Badge>
          ),
        }))}
      />
      {urgency === 'emergency' && (
        <div
          role="status"
          className="flex flex-col gap-2 rounded-md border-2 border-red bg-red-soft p-4"
        >
          <p className="font-sign text-xl font-bold text-red-ink">{requests.safety.call}</p>
          <a href="tel:911" className={buttonClass({ variant: 'danger' })}>
            {requests.safety.callNow}
          </a>
        </div>
      )}
      {urgency === 'scheduled' && <MomentField form={form} />}
    </div>
  )
}
