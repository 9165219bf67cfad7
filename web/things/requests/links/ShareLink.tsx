import { Eye, Share2 } from 'lucide-react'
import { useState } from 'react'
import { bids } from '#contract/words/en/bids.ts'
import { sentenceOf } from '../../../kit/api/api-error.ts'
import { DeedLine } from '../../../kit/ui/Deeds.tsx'
import { FormError } from '../../../kit/ui/FormError.tsx'
import { toast } from '../../../kit/ui/toast.ts'
import { giveLink, hasSheet } from './give-link.ts'
import { LinkByHand } from './LinkByHand.tsx'
import { useShareLink } from './use-share-link.ts'

/** Gives somebody a look at the request: by the phone's own Share sheet where there is one, else by copying. */
export function ShareLink({ requestId }: { requestId: string }) {
  const words = bids.links
  const [byHand, setByHand] = useState<string | null>(null)
  const share = useShareLink(requestId)

  async function give(url: string) {
    const done = await giveLink(url, words.shareTitle)
    if (done === 'copied') toast({ title: words.sharedCopied, tone: 'success' })
    if (done === 'by_hand') setByHand(url)
  }

  const Icon = hasSheet() ? Share2 : Eye
  return (
    <DeedLine
      hint={byHand ? undefined : words.shareHint}
      icon={<Icon className="size-5" aria-hidden="true" />}
      busy={share.isPending}
      onClick={() => share.mutate(undefined, { onSuccess: give })}
      below={
        <>
          {byHand && <LinkByHand link={byHand} />}
          {share.isError && <FormError error={sentenceOf(share.error, words.shareFailed)} />}
        </>
      }
    >
      {hasSheet() ? words.share : words.copyShared}
    </DeedLine>
  )
}
