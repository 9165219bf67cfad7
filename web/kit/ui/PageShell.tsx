import clsx from 'clsx'
import type { ReactNode } from 'react'
import { ui } from '#contract/words/en/ui.ts'

export interface PageShellProps {
  /** Lines above everything: offline, demo. */
  banner?: ReactNode
  /** Beside everything else: where somebody at work goes. */
  rail?: ReactNode
  header: ReactNode
  footer?: ReactNode
  children: ReactNode
}

/** Every page: a way past the header, the header, the content, the footer; of people at work with a rail beside it. */
export function PageShell({ banner, rail, header, footer, children }: PageShellProps) {
  const page = (
    <>
      {header}
      <main
        id="main"
        tabIndex={-1}
        // At work what is below comes and goes: the footer stays out of sight, so that it never jumps.
        className={clsx('grow focus:outline-none', rail && 'min-h-dvh print:min-h-0')}
      >
        {children}
      </main>
      {footer}
    </>
  )
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#main"
        className="sr-only focus:not-sr-only focus:absolute focus:top-2 focus:left-2 focus:z-60 focus:rounded-sm focus:bg-amber focus:px-4 focus:py-3 focus:font-sign focus:font-semibold focus:text-on-amber"
      >
        {ui.skipToContent}
      </a>
      {banner && (
        <section aria-label={ui.notices} className="print:hidden">
          {banner}
        </section>
      )}
      {rail ? (
        <div className="flex grow pb-(--dock)">
          {rail}
          <div className="flex min-w-0 grow flex-col">{page}</div>
        </div>
      ) : (
        page
      )}
    </div>
  )
}
