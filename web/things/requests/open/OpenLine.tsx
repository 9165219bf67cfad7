import { LifeBuoy } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { ServiceType } from '#contract/services.ts'
import { openRequests as words } from '#contract/words/en/open-requests.ts'
import { serviceWords } from '#contract/words/en/services.ts'
import { Banner } from '../../../kit/ui/Banner.tsx'
import { buttonClass } from '../../../kit/ui/button-class.ts'
import { TickingTime } from '../../../kit/ui/TickingTime.tsx'

/** A link as the page makes them: the landing page has no router. */
export type LinkTo = (to: string, className: string, label: string) => ReactNode

export interface OpenLineProps {
  title: string
  /** What was asked for, and since when. */
  asked?: { serviceType: ServiceType; createdAt: string }
  to: string
  linkTo: LinkTo
  /** Takes it off this device; not of an account's. */
  onForget?: () => void
}

/** One request that is open, and the way back to it. */
export function OpenLine({ title, asked, to, linkTo, onForget }: OpenLineProps) {
  const [asks, setAsks] = useState(false)
  return (
    <Banner
      tone="warning"
      icon={<LifeBuoy />}
      title={title}
      action={
        <span className="flex flex-wrap gap-x-2 gap-y-1">
          {asks ? (
            <>
              <Press onPress={onForget}>{words.yes}</Press>
              <Press onPress={() => setAsks(false)}>{words.no}</Press>
            </>
          ) : (
            <>
              {linkTo(to, buttonClass(), words.see)}
              {onForget && <Press onPress={() => setAsks(true)}>{words.forget}</Press>}
            </>
          )}
        </span>
      }
    >
      {asks
        ? words.sure
        : asked && (
            <>
              {serviceWords.types[asked.serviceType]}, <TickingTime at={asked.createdAt} />
            </>
          )}
    </Banner>
  )
}

/** Smaller than the kit's: it comes to the landing page too. */
const Press = ({
  onPress,
  children,
}: {
  onPress: (() => void) | undefined
  children: ReactNode
}) => (
  <button type="button" onClick={onPress} className={buttonClass({ variant: 'ghost' })}>
    {children}
  </button>
)
