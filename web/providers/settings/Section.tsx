import type { FormEventHandler, ReactNode } from 'react'
import { shop } from '../../messages/en/shop.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { FormError } from '../../ui/FormError.tsx'

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
  foot: {
    submit: FormEventHandler<HTMLFormElement>
    isDirty: boolean
    isSubmitting: boolean
    isSaved: boolean
    error: string | undefined
  }
  /** Below the form, with deeds of its own. */
  after?: ReactNode
}

/** The same as a form with its own button. */
export function FormSection({ foot, after, children, ...section }: FormSectionProps) {
  const words = shop.settings
  return (
    <Section {...section}>
      <form noValidate onSubmit={foot.submit} className="flex flex-col gap-5">
        {children}
        <FormError error={foot.error} />
        <div className="flex flex-wrap items-center gap-4">
          <Button
            type="submit"
            variant="primary"
            busy={foot.isSubmitting}
            disabledReason={foot.isDirty ? null : words.noChange}
          >
            {words.save(section.title)}
          </Button>
          <p role="status" className="text-green-ink">
            {foot.isSaved && words.saved}
          </p>
        </div>
      </form>
      {after}
    </Section>
  )
}
