import type { ReactNode } from 'react'

/** Questions that belong together within a step. */
export function FormSection({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-4">
      <h3 className="border-b-2 border-edge pb-1 text-xl">{heading}</h3>
      {children}
    </section>
  )
}
