import { Fragment } from 'react'
import type { PagePath } from '#contract/pages.ts'
import { type TermsText, termsTexts } from '#contract/terms-versions.ts'
import { terms } from '#contract/words/en/terms/labels.ts'
import { linkClass } from '../../kit/ui/link-class.ts'

export const termsPaths: Record<TermsText, PagePath> = {
  terms: '/terms',
  privacy: '/privacy',
  sms: '/sms-terms',
}

/** The texts, each in a window of its own: what was typed on this page stays. */
export function TermsLinks({ texts = termsTexts }: { texts?: readonly TermsText[] }) {
  return texts.map((text, index) => (
    <Fragment key={text}>
      {index > 0 && ' · '}
      <a href={termsPaths[text]} target="_blank" rel="noreferrer" className={linkClass}>
        {terms.names[text]}
      </a>
    </Fragment>
  ))
}
