import clsx from 'clsx'

/** How much waits for a person at a place. */
export function RailCount({
  count,
  className,
}: {
  count: number | string | undefined
  className?: string
}) {
  if (!count) return null
  return (
    <span
      className={clsx(
        'numerals min-w-6 rounded-full bg-amber px-1.5 text-center text-sm leading-6 font-semibold text-on-amber',
        className,
      )}
    >
      {count}
    </span>
  )
}
