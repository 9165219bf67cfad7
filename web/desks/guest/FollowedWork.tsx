import { useQuery, useQueryClient } from '@tanstack/react-query'
import { PenLine } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { JobPhase } from '#contract/jobs.ts'
import { readFollowedWork } from '#contract/proofs.ts'
import { photos as photoWords } from '#contract/words/en/photos.ts'
import { proofs as words } from '#contract/words/en/proofs.ts'
import { call } from '../../kit/api/call.ts'
import { lazy } from '../../kit/api/lazy.ts'
import { useAccess } from '../../kit/api/RequestAccess.tsx'
import { Button } from '../../kit/ui/Button.tsx'
import { PhotoStrip } from '../../things/photos/PhotoStrip.tsx'

const SignByCode = lazy(() =>
  import('./SignByCode.tsx').then((part) => ({ default: part.SignByCode })),
)

const aMinute = 60_000

/** The photos that the maker of the link shows its holder, and a place to sign for who stands beside the technician. */
export function FollowedWork({ phase }: { phase: JobPhase | null }) {
  const { token } = useAccess()
  const client = useQueryClient()
  const [isSigning, setSigning] = useState(false)
  const queryKey = [readFollowedWork.path, token, phase]
  const { data } = useQuery({
    queryKey,
    queryFn: ({ signal }) => call(readFollowedWork, { token, signal }),
    refetchInterval: aMinute,
  })
  if (!data) return null
  const { photos, toSign } = data
  return (
    <>
      {photos.length > 0 && (
        <section aria-label={photoWords.title} className="flex flex-col gap-2">
          <h2 className="font-sans text-sm font-normal text-muted">
            {photoWords.count(photos.length)}
          </h2>
          <PhotoStrip photos={photos} />
        </section>
      )}
      {toSign && (
        <Button
          className="self-start"
          icon={<PenLine className="size-5" aria-hidden="true" />}
          onClick={() => setSigning(true)}
        >
          {toSign === 'recipient' ? words.sign.titleRecipient : words.sign.open}
        </Button>
      )}
      {isSigning && toSign && (
        <Suspense fallback={null}>
          <SignByCode
            item={toSign}
            onSigned={(work) => client.setQueryData(queryKey, work)}
            onClose={() => setSigning(false)}
          />
        </Suspense>
      )}
    </>
  )
}
