import { type Difference, explainDifference, explanation } from '#contract/reconciliation.ts'
import { desk } from '#contract/words/en/desk.ts'
import { reconciliation as words } from '#contract/words/en/reconciliation.ts'
import { useEndpointForm } from '../../../kit/api/use-endpoint-form.ts'
import { FormDialog } from '../../../kit/ui/FormDialog.tsx'
import { TextAreaField } from '../../../kit/ui/TextAreaField.tsx'
import { useDeskDeed } from '../desk/use-desk.ts'

interface ExplainDialogProps {
  difference: Difference
  onClose: () => void
}

/** An operator writes down where a difference comes from. */
export function ExplainDialog({ difference, onClose }: ExplainDialogProps) {
  const send = useDeskDeed(explainDifference, difference.id, ({ message }) => message)
  const form = useEndpointForm(explanation, {
    values: { reason: '' },
    send,
    onDone: onClose,
    failed: desk.tryAgain,
  })
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={words.explainTitle}
      description={words.explainOf(words.kinds[difference.kind], difference.day)}
      submitLabel={words.save}
    >
      <TextAreaField
        label={words.reason}
        hint={words.reasonHint}
        required
        maxLength={1000}
        {...form.field('reason')}
      />
    </FormDialog>
  )
}
