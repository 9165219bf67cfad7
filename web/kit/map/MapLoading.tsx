import clsx from 'clsx'
import { map } from '#contract/words/en/map.ts'

/** Where a map will be, for as long as there is nothing on it. */
export function MapLoading({ className }: { className?: string | undefined }) {
  return (
    <div role="status" className={clsx('grid place-items-center', className)}>
      <p className="animate-wait rounded-sm bg-raised px-4 py-2 font-sign text-lg font-semibold">
        {map.loading}
      </p>
    </div>
  )
}
