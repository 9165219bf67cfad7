import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { EndpointForm } from '../../../kit/api/use-endpoint-form.ts'
import { Card } from '../../../kit/ui/Card.tsx'
import { FormError } from '../../../kit/ui/FormError.tsx'
import { type SavableForm, useSaveBar } from '../../../kit/unsaved/unsaved.ts'

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
  form: Pick<EndpointForm<FieldValues>, 'refusal'> & SavableForm
  /** Puts back what is saved. */
  onDiscard: () => void
  /** Below the form, with deeds of its own. */
  after?: ReactNode
}

/** The same as a form, which the bar of the page saves. */
export function FormSection({ form, onDiscard, after, children, ...section }: FormSectionProps) {
  const bar = useSaveBar(section.id, section.title, form, onDiscard)
  return (
    <Section {...section}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          bar?.saveAll()
        }}
        className="flex flex-col gap-5"
      >
        {children}
        <FormError error={form.refusal} />
        {/* So that Enter in a field saves. */}
        <input type="submit" hidden />
      </form>
      {after}
    </Section>
  )
}
