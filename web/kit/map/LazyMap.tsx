import clsx from 'clsx'
import { lazy, Suspense } from 'react'
import { hasWebGl } from './has-webgl.ts'
import { MapLoading } from './MapLoading.tsx'
import type { MapProps } from './map-props.ts'
import { SchematicMap } from './SchematicMap.tsx'

/** The real map is 400 kB with its data; where it cannot run or does not come, the drawn one stands in its place. */
const BestMap = lazy(async (): Promise<{ default: (props: MapProps) => React.ReactNode }> => {
  if (!hasWebGl()) return { default: SchematicMap }
  try {
    const { RoadMap } = await import('./RoadMap.tsx')
    return { default: RoadMap }
  } catch {
    return { default: SchematicMap }
  }
})

/** A map with pins. Give it a height: `className="h-96"`. */
export function LazyMap(props: MapProps) {
  return (
    <Suspense
      fallback={
        <MapLoading
          view={props}
          className={clsx('relative overflow-hidden bg-sunken', props.className)}
        />
      }
    >
      <BestMap {...props} />
    </Suspense>
  )
}
