import { type ReactNode, useId } from 'react'
import type { RuleName } from '#contract/rules.ts'
import { adminSettings } from '#contract/words/en/admin-settings.ts'
import { Badge } from '../../../kit/ui/Badge.tsx'
import { Button } from '../../../kit/ui/Button.tsx'
import { FormError } from '../../../kit/ui/FormError.tsx'
import { formatDate } from '../../../kit/ui/format.ts'
import type { useRuleForm } from './use-rules-form.ts'

/** One setting: what it decides, whether it was changed, its fields, and the way back to the default. */
export function RuleCard({
  name,
  changedAt,
  form,
  isDirty,
  children,
}: {
  name: RuleName
  changedAt: string | null
  form: ReturnType<typeof useRuleForm>
  isDirty: boolean
  children: ReactNode
}) {
  const words = adminSettings
  const title = words.titles[name]
  const id = useId()
  return (
    <form
      noValidate
      onSubmit={form.submit}
      aria-labelledby={id}
      className="flex flex-col gap-4 rounded-md border border-line bg-surface p-4"
    >
      <div>
        <div className="flex flex-wrap items-center gap-3">
          <h3 id={id} className="text-lg">
            {title}
          </h3>
          <Badge tone={changedAt ? 'blue' : 'neutral'}>
            {changedAt ? words.changedAt(formatDate(changedAt)) : words.isDefault}
          </Badge>
        </div>
        <p className="max-w-prose text-sm text-muted">{words.leads[name]}</p>
      </div>
      {children}
      <FormError error={form.failed} />
      <div className="mt-auto flex flex-wrap gap-2">
        <Button
          type="submit"
          variant="primary"
          aria-label={words.saveOf(title)}
          busy={form.isSaving}
          disabledReason={isDirty ? null : words.noChange}
        >
          {words.save}
        </Button>
        <Button
          aria-label={words.resetOf(title)}
          busy={form.isResetting}
          disabledReason={changedAt ? null : words.isDefaultAlready}
          onClick={form.reset}
        >
          {words.reset}
        </Button>
      </div>
    </form>
  )
}
