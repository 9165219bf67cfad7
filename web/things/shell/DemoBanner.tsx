import type { PagePath } from '#contract/pages.ts'
import { shell } from '#contract/words/en/shell.ts'
import { Banner } from '../../kit/ui/Banner.tsx'

// Not from `paths.ts`, which brings the session's shapes along: the landing page has none of them.
const outbox: PagePath = '/outbox'

/** Shown by the style sheet where the server marks the document as a demo, so prerendered pages have it too. */
export function DemoBanner() {
  return (
    <div className="hidden in-data-demo:block">
      <Banner
        tone="hazard"
        action={
          <a href={outbox} className="underline">
            <span className="max-sm:hidden">{shell.demoOutbox}</span>
            <span className="sm:hidden">{shell.demoOutboxShort}</span>
          </a>
        }
      >
        <span className="max-sm:hidden">{shell.demo}</span>
        <span className="sm:hidden">{shell.demoShort}</span>
      </Banner>
    </div>
  )
}
