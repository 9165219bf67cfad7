import { terms } from '#contract/words/en/terms/labels.ts'
import { TermsLinks } from './TermsLinks.tsx'

/** Stands above the button by which somebody agrees. */
export function AgreeLine({ by }: { by: keyof typeof terms.agree }) {
  return (
    <p className="text-sm text-muted">
      {terms.agree[by]} <TermsLinks />
    </p>
  )
}
