import { RotateCw, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { ui } from '#contract/words/en/ui.ts'
import { Button } from './Button.tsx'

export interface ErrorStateProps {
  /** What happened. */
  title?: string
  children?: ReactNode
  /** Tries again; without it there is nothing that trying again could change. */
  onRetry?: () => void
  busy?: boolean
}

/** Something did not load. */
export function ErrorState({
  title = ui.failedTitle,
  children = ui.failedText,
  onRetry,
  busy,
}: ErrorStateProps) {
  return (
    <div
      role="alert"
      className="flex flex-col items-center gap-3 rounded-md border border-line border-t-4 border-t-red bg-surface px-6 py-8 text-center"
    >
      <TriangleAlert className="size-10 text-red-ink" strokeWidth={1.5} aria-hidden="true" />
      <p className="font-sign text-xl font-semibold">{title}</p>
      <div className="max-w-prose text-muted">{children}</div>
      {onRetry && (
        <Button icon={<RotateCw className="size-5" />} busy={busy} onClick={onRetry}>
          {ui.retry}
        </Button>
      )}
    </div>
  )
}
