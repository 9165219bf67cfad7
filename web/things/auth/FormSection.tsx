import type { ReactNode } from 'react'

/** Fields that belong together, under a heading of the form. */
export function FormSection({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-4">
      <h2 className="border-b-2 border-edge pb-1 text-xl">{heading}</h2>
      {children}
    </section>
  )
}
