import type { ReactNode } from 'react'
import type { RuleName } from '#contract/rules.ts'
import { adminSettings } from '#contract/words/en/admin-settings.ts'
import { Badge } from '../../../kit/ui/Badge.tsx'
import { Button } from '../../../kit/ui/Button.tsx'
import { formatDate } from '../../../kit/ui/format.ts'
import { FormSection } from '../../../kit/unsaved/Section.tsx'
import type { useRuleForm } from './use-rules-form.ts'

/** One setting: what it decides, whether it was changed, its fields, and the way back to the default. */
export function RuleCard({
  name,
  changedAt,
  form,
  onDiscard,
  children,
}: {
  name: RuleName
  changedAt: string | null
  form: ReturnType<typeof useRuleForm>
  /** Puts the fields back. */
  onDiscard: () => void
  children: ReactNode
}) {
  const words = adminSettings
  const title = words.titles[name]
  return (
    <FormSection
      id={name}
      title={title}
      beside={
        <Badge tone={changedAt ? 'blue' : 'neutral'}>
          {changedAt ? words.changedAt(formatDate(changedAt)) : words.isDefault}
        </Badge>
      }
      lead={words.leads[name]}
      form={form}
      onDiscard={() => {
        form.forgetFaults()
        onDiscard()
      }}
      after={
        <Button
          className="self-start"
          aria-label={words.resetOf(title)}
          busy={form.isResetting}
          disabledReason={changedAt ? null : words.isDefaultAlready}
          onClick={form.reset}
        >
          {words.reset}
        </Button>
      }
    >
      {children}
    </FormSection>
  )
}
