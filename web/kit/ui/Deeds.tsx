import type { ReactNode } from 'react'
import { Button, type ButtonProps } from './Button.tsx'

/** Several deeds of equal weight, a line each, none of them the page's first: less loud than buttons below each other. */
export const Deeds = ({ label, children }: { label: string; children: ReactNode }) => (
  <section aria-label={label} className="rounded-md border border-line bg-surface">
    {children}
  </section>
)

export interface DeedLineProps extends Omit<ButtonProps, 'variant' | 'wide' | 'className'> {
  /** What comes of it, in small. */
  hint?: ReactNode
  /** What it has brought, below the line: a link to copy by hand, why it failed. */
  below?: ReactNode
}

/** The sheet has the border and the color. */
const line =
  'justify-start! text-left! no-underline! enabled-hover:bg-transparent! after:absolute after:inset-0'

/** One of them: pressed anywhere on its line. */
export const DeedLine = ({ hint, below, ...button }: DeedLineProps) => (
  <div className="border-t border-line first:border-t-0">
    <div className="relative has-[button:not([aria-disabled]):hover]:bg-sunken">
      <Button {...button} variant="ghost" wide className={line} />
      {hint && <p className="-mt-1 pr-4 pb-3 pl-12.5 text-sm text-muted">{hint}</p>}
    </div>
    {below && <div className="flex flex-col gap-2 px-4 pb-3 empty:hidden">{below}</div>}
  </div>
)
