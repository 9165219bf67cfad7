import type { ReactNode } from 'react'
import { Below } from '../../kit/ui/Below.tsx'

/** The plates of the rail and of the phone's bar: there at once, so that nothing moves when what stands on them comes. */
export function RailFrame({ rail, dock }: { rail?: ReactNode; dock?: ReactNode }) {
  return (
    <>
      <div className="sticky top-0 hidden h-dvh w-60 shrink-0 flex-col bg-plate-deep text-on-plate [--color-focus:var(--color-amber)] lg:flex print:hidden">
        <Below>{rail}</Below>
      </div>
      <div
        data-dock
        className="fixed inset-x-0 bottom-0 z-30 h-(--dock) border-t border-plate-muted/30 bg-plate-deep text-on-plate [--color-focus:var(--color-amber)] lg:hidden print:hidden"
      >
        <Below>{dock}</Below>
      </div>
    </>
  )
}
