import { shell } from '../messages/en/shell.ts'
import { paths } from '../paths.ts'
import { Banner } from '../ui/Banner.tsx'

/** Shown by the style sheet where the server marks the document as a demo, so prerendered pages have it too. */
export function DemoBanner() {
  return (
    <div className="hidden in-data-demo:block">
      <Banner
        tone="hazard"
        action={
          <a href={paths.outbox} className="underline">
            {shell.demoOutbox}
          </a>
        }
      >
        {shell.demo}
      </Banner>
    </div>
  )
}
