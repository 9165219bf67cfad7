import { Suspense } from 'react'
import { shop } from '#contract/words/en/shop.ts'
import { lazy } from '../../../kit/api/lazy.ts'
import { VisuallyHidden } from '../../../kit/ui/VisuallyHidden.tsx'
import type { ServiceCircleProps } from './ServiceCircle.tsx'

const ServiceCircle = lazy(() =>
  import('./ServiceCircle.tsx').then((module) => ({ default: module.ServiceCircle })),
)

/** The map comes where it is looked at, not with the page. */
export function LateCircle(props: ServiceCircleProps) {
  return (
    <Suspense
      fallback={
        <div role="status" className="h-72 animate-wait rounded-sm bg-line">
          <VisuallyHidden>{shop.fields.mapLoading}</VisuallyHidden>
        </div>
      }
    >
      <ServiceCircle {...props} />
    </Suspense>
  )
}
