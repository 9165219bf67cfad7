import { ui } from '#contract/words/en/ui.ts'
import { Spinner } from './Spinner.tsx'
import { WordMark } from './WordMark.tsx'

/** What the application's page shows until its script has arrived, and to browsers without one. */
export function BootScreen() {
  return (
    <>
      <div className="mx-auto flex min-h-16 max-w-6xl items-center px-4 md:px-6">
        <WordMark />
      </div>
      <div className="script-only grid place-items-center py-24 text-muted">
        <Spinner className="size-10" />
      </div>
      <noscript>
        <p className="mx-auto max-w-2xl px-4 py-12 text-lg">{ui.noScript}</p>
      </noscript>
    </>
  )
}
