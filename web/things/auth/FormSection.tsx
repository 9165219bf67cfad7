import type { ReactNode } from 'react'

/** Fields that belong together, under a heading of the form. */
export function FormSection({
  heading,
  id,
  hidden = false,
  children,
}: {
  heading: string
  /** Of the heading, where the focus is led to it. */
  id?: string
  /** Another step is open. */
  hidden?: boolean
  children: ReactNode
}) {
  return (
    <section className={hidden ? 'hidden' : 'flex flex-col gap-4'}>
      <h2
        id={id}
        tabIndex={id ? -1 : undefined}
        className="border-b-2 border-edge pb-1 text-xl focus:outline-none"
      >
        {heading}
      </h2>
      {children}
    </section>
  )
}
