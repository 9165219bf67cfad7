import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { EndpointForm } from '../api/use-endpoint-form.ts'
import { Card } from '../ui/Card.tsx'
import { FormError } from '../ui/FormError.tsx'
import { type SavableForm, useSaveBar } from './unsaved.ts'

export interface SectionProps {
  /** For links to it. */
  id: string
  title: string
  /** On the line of the title. */
  beside?: ReactNode
  lead?: string
  children: ReactNode
}

/** A part of the settings under its heading. */
export function Section({ id, title, beside, lead, children }: SectionProps) {
  return (
    <Card
      as="section"
      aria-labelledby={`${id}-title`}
      id={id}
      className="flex scroll-mt-24 flex-col gap-5 sm:p-6"
    >
      <div>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h3 id={`${id}-title`} tabIndex={-1} className="text-xl focus:outline-none">
            {title}
          </h3>
          {beside}
        </div>
        {lead && <p className="mt-1 text-muted">{lead}</p>}
      </div>
      {children}
    </Card>
  )
}

export interface SavedFormProps {
  id: string
  title: string
  form: Pick<EndpointForm<FieldValues>, 'refusal'> & SavableForm
  /** Puts back what is saved. */
  onDiscard: () => void
  children: ReactNode
}

/** A form which the bar of the page saves. */
export function SavedForm({ id, title, form, onDiscard, children }: SavedFormProps) {
  const bar = useSaveBar(id, title, form, onDiscard)
  return (
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
  )
}

export interface FormSectionProps extends SectionProps, SavedFormProps {
  /** Below the form, with deeds of its own. */
  after?: ReactNode
}

/** A part of the settings that is one form. */
export const FormSection = ({ form, onDiscard, after, children, ...section }: FormSectionProps) => (
  <Section {...section}>
    <SavedForm id={section.id} title={section.title} form={form} onDiscard={onDiscard}>
      {children}
    </SavedForm>
    {after}
  </Section>
)
