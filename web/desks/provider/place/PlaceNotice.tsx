import { MapPinOff } from 'lucide-react'
import { paths } from '#contract/paths.ts'
import type { OwnProvider } from '#contract/providers.ts'
import { shopPlace as words } from '#contract/words/en/shop-place.ts'
import { Link } from '../../../kit/ui/Link.tsx'
import { linkClass } from '../../../kit/ui/link-class.ts'
import { Notice } from '../Notice.tsx'

/** A shop whose address names no known place gets no request at all: says so, and how it is mended. */
export function PlaceNotice({
  provider,
  isInSettings = false,
}: {
  provider: OwnProvider
  /** There the address has its field. */
  isInSettings?: boolean
}) {
  if (provider.lat !== null) return null
  return (
    <Notice icon={<MapPinOff />} title={words.unknownTitle} edge="red">
      {isInSettings ? (
        words.unknownHere
      ) : (
        <>
          {words.unknownText}{' '}
          <Link to={paths.providerSettingsOf('areas')} className={linkClass}>
            {words.unknownLink}
          </Link>
        </>
      )}
    </Notice>
  )
}
