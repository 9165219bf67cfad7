import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { shop } from '#contract/words/en/shop.ts'
import type { EndpointForm } from '../../../kit/api/use-endpoint-form.ts'
import { Button } from '../../../kit/ui/Button.tsx'
import { Card } from '../../../kit/ui/Card.tsx'
import { FormError } from '../../../kit/ui/FormError.tsx'

export interface SectionProps {
  /** For links to it. */
  id: string
  title: string
  lead?: string
  children: ReactNode
}

/** A part of the settings under its heading. */
export function Section({ id, title, lead, children }: SectionProps) {
  return (
    <Card
      as="section"
      aria-labelledby={`${id}-title`}
      id={id}
      className="flex scroll-mt-24 flex-col gap-5 sm:p-6"
    >
      <div>
        <h3 id={`${id}-title`} tabIndex={-1} className="text-xl focus:outline-none">
          {title}
        </h3>
        {lead && <p className="mt-1 text-muted">{lead}</p>}
      </div>
      {children}
    </Card>
  )
}

export interface FormSectionProps extends SectionProps {
  form: Pick<EndpointForm<FieldValues>, 'submit' | 'isPending' | 'refusal'>
  isDirty: boolean
  /** Has the server taken it? */
  isSaved: boolean
  /** Below the form, with deeds of its own. */
  after?: ReactNode
}

/** The same as a form with its own button. */
export function FormSection({
  form,
  isDirty,
  isSaved,
  after,
  children,
  ...section
}: FormSectionProps) {
  const words = shop.settings
  return (
    <Section {...section}>
      <form noValidate onSubmit={form.submit} className="flex flex-col gap-5">
        {children}
        <FormError error={form.refusal} />
        <div className="flex flex-wrap items-center gap-4">
          <Button
            type="submit"
            variant="primary"
            busy={form.isPending}
            disabledReason={isDirty ? null : words.noChange}
          >
            {words.save(section.title)}
          </Button>
          <p role="status" className="text-green-ink">
            {isSaved && !isDirty && words.saved}
          </p>
        </div>
      </form>
      {after}
    </Section>
  )
}
