import { type Difference, explainDifference, explanation } from '#contract/reconciliation.ts'
import { reconciliation as words } from '#contract/words/en/reconciliation.ts'
import { FormDialog } from '../../../kit/ui/FormDialog.tsx'
import { TextAreaField } from '../../../kit/ui/TextAreaField.tsx'
import { useDeskForm } from '../desk/use-desk-form.ts'

interface ExplainDialogProps {
  difference: Difference
  onClose: () => void
}

/** An operator writes down where a difference comes from. */
export function ExplainDialog({ difference, onClose }: ExplainDialogProps) {
  const { id } = difference
  const form = useDeskForm(explainDifference, id, explanation, { reason: '' }, onClose)
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
