import { decideTerms, type FleetTerms, type TermsDecision } from '#contract/fleet-terms.ts'
import { bills as words } from '#contract/words/en/bills.ts'
import { desk as deskWords } from '#contract/words/en/desk.ts'
import { useEndpointForm } from '../../../../kit/api/use-endpoint-form.ts'
import { FormDialog } from '../../../../kit/ui/FormDialog.tsx'
import { TextAreaField } from '../../../../kit/ui/TextAreaField.tsx'
import { TermsFields } from '../../../../things/bills/TermsFields.tsx'
import { useDeskDeed } from '../use-desk.ts'

/** An admin decides on the terms of a fleet; granting and changing them says which. */
export function TermsDialog({
  fleetId,
  terms,
  decision,
  onClose,
}: {
  fleetId: string
  terms: FleetTerms
  decision: TermsDecision
  onClose: () => void
}) {
  const { desk, page } = words
  const isAbout = decision === 'grant' || decision === 'change'
  const form = useEndpointForm(decideTerms.body, {
    values: {
      limit: terms.limit,
      netDays: String(terms.netDays),
      poMode: terms.poMode,
      billing: terms.billing,
      reason: '',
    },
    bodyOf: ({ reason, ...wished }) => ({
      decision,
      reason,
      ...(isAbout && { ...wished, netDays: Number(wished.netDays) }),
    }),
    send: useDeskDeed(decideTerms, fleetId, () => desk.done),
    onDone: onClose,
    failed: deskWords.tryAgain,
  })
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={desk[decision]}
      description={
        decision === 'change' ? desk.changing(terms) : decision === 'end' ? desk.ending : undefined
      }
      submitLabel={desk[decision]}
      tone={decision === 'end' || decision === 'refuse' ? 'danger' : 'primary'}
    >
      {isAbout && <TermsFields field={form.field} labels={{ limit: desk.limit, po: page.po }} />}
      <TextAreaField label={desk.reason} required maxLength={500} {...form.field('reason')} />
    </FormDialog>
  )
}
