import { Suspense, useState } from 'react'
import type { FollowLink } from '#contract/follow-links.ts'
import { follow } from '#contract/words/en/follow.ts'
import { sentenceOf } from '../../../kit/api/api-error.ts'
import { lazy } from '../../../kit/api/lazy.ts'
import { mutateThen } from '../../../kit/api/mutate-then.ts'
import { Button } from '../../../kit/ui/Button.tsx'
import { useTicking } from '../../../kit/ui/clock.ts'
import { FormError } from '../../../kit/ui/FormError.tsx'
import { formatRelative } from '../../../kit/ui/format.ts'
import { Spinner } from '../../../kit/ui/Spinner.tsx'
import { toast } from '../../../kit/ui/toast.ts'
import { giveLink, hasSheet } from './give-link.ts'
import { LinkByHand } from './LinkByHand.tsx'
import type { useFollowLinks } from './use-follow-links.ts'

const QrCode = lazy(() =>
  import('../../../kit/ui/QrCode.tsx').then((part) => ({ default: part.QrCode })),
)

/** One who follows: by a code to scan, by the Share sheet, or no more. */
export function FollowLine({
  link: { id, name, path, opened, openedAt, showsPhotos },
  end,
  isNew,
}: {
  link: FollowLink
  end: ReturnType<typeof useFollowLinks>['end']
  /** Just made: its code shows at once. */
  isNew: boolean
}) {
  const words = follow.link
  const [showsCode, setShowsCode] = useState(isNew)
  const [byHand, setByHand] = useState(false)
  const seen = useTicking((now) =>
    openedAt ? words.opened(opened, formatRelative(openedAt, now)) : words.neverOpened,
  )
  const url = path && location.origin + path
  const isMine = end.variables === id

  async function give(to: string) {
    const done = await giveLink(to, words.shareTitle)
    if (done === 'copied') toast({ title: words.copied, tone: 'success' })
    if (done === 'by_hand') setByHand(true)
  }

  return (
    <li className="flex flex-col gap-3 border-t border-line pt-4">
      <p>
        <strong className="block break-words">{name}</strong>
        <span className="text-sm text-muted">
          {showsPhotos ? `${seen} · ${words.seesPhotos}` : seen}
        </span>
      </p>
      {url && showsCode && (
        <Suspense fallback={<Spinner />}>
          <QrCode text={url} label={words.code(name)} />
        </Suspense>
      )}
      {url && byHand && <LinkByHand link={url} />}
      <div className="flex flex-wrap gap-2">
        {url && (
          <>
            <Button onClick={() => give(url)}>{hasSheet() ? words.share : words.copy}</Button>
            <Button
              variant="ghost"
              aria-expanded={showsCode}
              onClick={() => setShowsCode(!showsCode)}
            >
              {showsCode ? words.hideCode : words.showCode}
            </Button>
          </>
        )}
        <Button
          variant="ghost"
          busy={isMine && end.isPending}
          onClick={() => mutateThen(end, id, () => toast({ title: words.ended(name) }))}
        >
          {words.end(name)}
        </Button>
      </div>
      <FormError error={isMine && end.isError ? sentenceOf(end.error, words.endFailed) : null} />
    </li>
  )
}
