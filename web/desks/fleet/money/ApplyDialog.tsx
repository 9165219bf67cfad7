import { askForTerms, type FleetTerms } from '#contract/fleet-terms.ts'
import { bills as words } from '#contract/words/en/bills.ts'
import { useEndpointForm } from '../../../kit/api/use-endpoint-form.ts'
import { FormDialog } from '../../../kit/ui/FormDialog.tsx'
import { toast } from '../../../kit/ui/toast.ts'
import { TermsFields } from '../../../things/bills/TermsFields.tsx'
import { useAskForTerms } from './use-fleet-money.ts'

/** A manager says which terms the fleet wishes for; an admin decides. */
export function ApplyDialog({ terms, onClose }: { terms: FleetTerms | null; onClose: () => void }) {
  const { page } = words
  const form = useEndpointForm(askForTerms.body, {
    values: {
      limit: terms?.limit ?? '',
      netDays: String(terms?.netDays ?? 15),
      poMode: terms?.poMode ?? 'none',
      billing: terms?.billing ?? 'each_job',
    },
    bodyOf: (values) => ({ ...values, netDays: Number(values.netDays) }),
    send: useAskForTerms(),
    onDone: () => {
      toast({ title: page.applied, tone: 'success' })
      onClose()
    },
    failed: page.applyFailed,
  })
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={page.apply}
      description={page.applyText}
      submitLabel={page.send}
    >
      <TermsFields field={form.field} labels={{ limit: page.limitLabel, po: page.poLabel }} />
    </FormDialog>
  )
}
