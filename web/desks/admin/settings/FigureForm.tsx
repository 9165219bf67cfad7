import { changeFigure, type FigureForAdmin } from '#contract/site.ts'
import { admin } from '#contract/words/en/admin.ts'
import { figureNames } from '#contract/words/en/figure-names.ts'
import { useEndpointForm } from '../../../kit/api/use-endpoint-form.ts'
import { Badge } from '../../../kit/ui/Badge.tsx'
import { Checkbox } from '../../../kit/ui/Checkbox.tsx'
import { TextField } from '../../../kit/ui/TextField.tsx'
import { SavedForm } from '../../../kit/unsaved/Section.tsx'
import { useChangeFigure } from './use-figures.ts'

const valuesOf = ({ id, value, isShown }: FigureForAdmin) => ({ id, value, isShown })

/** One figure: its text, and whether it is shown. */
export function FigureForm({ figure }: { figure: FigureForAdmin }) {
  const words = admin.figures
  const label = figureNames[figure.id]
  const id = `figures.${figure.id}`
  const change = useChangeFigure()
  const form = useEndpointForm(changeFigure.body, {
    values: valuesOf(figure),
    send: change,
    onDone: (figures, { reset }) => {
      const saved = figures.find((one) => one.id === figure.id)
      if (saved) reset(valuesOf(saved))
    },
    failed: words.failed,
  })
  return (
    <li id={id}>
      <SavedForm
        id={id}
        title={label}
        form={form}
        onDiscard={() => {
          change.reset()
          form.reset(valuesOf(figure))
        }}
      >
        <div className="flex flex-col gap-1">
          <TextField
            label={words.value(label)}
            maxLength={40}
            autoComplete="off"
            {...form.field('value')}
          />
          <div className="flex flex-wrap items-center justify-between gap-x-4">
            <Checkbox
              label={words.shown}
              aria-label={words.shownOf(label)}
              {...form.register('isShown')}
            />
            {!figure.changedAt && !figure.isShown && (
              <Badge tone="amber">{words.unconfirmed}</Badge>
            )}
          </div>
        </div>
      </SavedForm>
    </li>
  )
}
