import type { ReactNode } from 'react'

const look = 'font-sign text-lg leading-6 font-semibold text-ink'

/** The label of a field; without `htmlFor` the words only, for a legend. The star is for eyes: readers hear "required". */
export function FieldLabel({
  htmlFor,
  required = false,
  children,
}: {
  htmlFor?: string
  required?: boolean
  children: ReactNode
}) {
  const words = (
    <>
      {children}
      {required && (
        <span className="ml-1 text-red-ink" aria-hidden="true">
          *
        </span>
      )}
    </>
  )
  if (!htmlFor) return <span className={look}>{words}</span>
  return (
    <label htmlFor={htmlFor} className={look}>
      {words}
    </label>
  )
}
