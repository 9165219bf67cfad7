import { Link2 } from 'lucide-react'
import { useState } from 'react'
import { paths } from '#contract/paths.ts'
import { bids } from '#contract/words/en/bids.ts'
import { useAccess } from '../../../kit/api/RequestAccess.tsx'
import { DeedLine } from '../../../kit/ui/Deeds.tsx'
import { toast } from '../../../kit/ui/toast.ts'
import { LinkByHand } from './LinkByHand.tsx'

/** Copies the access link; where the browser does not let us, shows it to be copied by hand. */
export function CopyLink({ requestId, hint }: { requestId: string; hint: string }) {
  const [byHand, setByHand] = useState(false)
  const { token } = useAccess()
  const link = location.origin + paths.bids(requestId, token)

  async function copy() {
    try {
      await navigator.clipboard.writeText(link)
      toast({ title: bids.page.copied, tone: 'success' })
    } catch {
      setByHand(true)
    }
  }

  return (
    <DeedLine
      hint={token && !byHand ? hint : undefined}
      icon={<Link2 className="size-5" aria-hidden="true" />}
      onClick={copy}
      below={byHand && <LinkByHand link={link} />}
    >
      {bids.page.copyLink}
    </DeedLine>
  )
}
