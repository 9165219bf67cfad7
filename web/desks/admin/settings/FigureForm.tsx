import { useForm } from 'react-hook-form'
import { changeFigure, type FigureForAdmin } from '#contract/site.ts'
import { admin } from '#contract/words/en/admin.ts'
import { figureNames } from '#contract/words/en/figure-names.ts'
import { sentenceOf } from '../../../kit/api/api-error.ts'
import { resolverOf } from '../../../kit/api/form.ts'
import { Badge } from '../../../kit/ui/Badge.tsx'
import { Button } from '../../../kit/ui/Button.tsx'
import { Card } from '../../../kit/ui/Card.tsx'
import { Checkbox } from '../../../kit/ui/Checkbox.tsx'
import { TextField } from '../../../kit/ui/TextField.tsx'
import { useChangeFigure } from './use-figures.ts'

const resolver = resolverOf(changeFigure.body)

/** One figure: its text, and whether it is shown. */
export function FigureForm({ figure }: { figure: FigureForAdmin }) {
  const words = admin.figures
  const label = figureNames[figure.id]
  const { id, value, isShown } = figure
  // What the server has taken is where the form begins anew.
  const form = useForm({ resolver, values: { id, value, isShown } })
  const { errors, isDirty } = form.formState
  const change = useChangeFigure()
  const failed = change.isError ? sentenceOf(change.error, words.failed) : undefined

  return (
    <Card as="li">
      <form
        noValidate
        onSubmit={form.handleSubmit((body) => change.mutate(body))}
        className="flex flex-col gap-2"
      >
        {!figure.changedAt && !figure.isShown && (
          <p>
            <Badge tone="amber">{words.unconfirmed}</Badge>
          </p>
        )}
        <TextField
          label={words.value(label)}
          error={errors.value?.message ?? failed}
          maxLength={40}
          autoComplete="off"
          {...form.register('value')}
        />
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <Checkbox
            label={words.shown}
            aria-label={words.shownOf(label)}
            {...form.register('isShown')}
          />
          <p role="status" className="ml-auto text-green-ink">
            {change.isSuccess && !isDirty && words.saved}
          </p>
          <Button
            type="submit"
            aria-label={words.saveOf(label)}
            busy={change.isPending}
            disabledReason={isDirty ? null : words.noChange}
          >
            {words.save}
          </Button>
        </div>
      </form>
    </Card>
  )
}
