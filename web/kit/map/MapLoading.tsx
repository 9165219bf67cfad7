import clsx from 'clsx'
import { map } from '#contract/words/en/map.ts'
import { MapOutline, type MapView } from './MapOutline.tsx'
import { streetStyleUrl } from './street-style.ts'

/** Where a map will be, for as long as there is nothing on it but the counties. */
export function MapLoading({ className, view }: { className: string; view: MapView }) {
  return (
    <div role="status" className={clsx('grid place-items-center', className)}>
      {streetStyleUrl() === null && <MapOutline {...view} />}
      <p className="relative animate-wait rounded-sm bg-raised px-4 py-2 font-sign text-lg font-semibold">
        {map.loading}
      </p>
    </div>
  )
}
