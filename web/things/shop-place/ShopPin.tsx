import { MapPin } from 'lucide-react'
import { Suspense, useState } from 'react'
import { shopPlace as words } from '#contract/words/en/shop-place.ts'
import { lazy } from '../../kit/api/lazy.ts'
import { Button } from '../../kit/ui/Button.tsx'
import { VisuallyHidden } from '../../kit/ui/VisuallyHidden.tsx'
import type { ShopPinProps } from './ShopPinMap.tsx'

const ShopPinMap = lazy(() =>
  import('./ShopPinMap.tsx').then((module) => ({ default: module.ShopPinMap })),
)

/** For an address that no map knows: the owner puts a pin where the shop stands. The map comes when it is asked for. */
export function ShopPin(props: ShopPinProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="flex flex-col gap-3">
      <Button
        icon={<MapPin className="size-5" aria-hidden="true" />}
        aria-expanded={isOpen}
        className="self-start"
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? words.hide : words.show}
      </Button>
      {isOpen && (
        <Suspense
          fallback={
            <div role="status" className="h-72 animate-wait rounded-sm bg-line">
              <VisuallyHidden>{words.loading}</VisuallyHidden>
            </div>
          }
        >
          <ShopPinMap {...props} />
        </Suspense>
      )}
      <p role="status" className="text-sm font-medium">
        {props.pin && words.set}
      </p>
    </div>
  )
}
