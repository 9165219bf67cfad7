import { Hourglass } from 'lucide-react'
import type { OwnProvider } from '#contract/providers.ts'
import { shop } from '#contract/words/en/shop.ts'
import { Notice } from '../Notice.tsx'

/** Another name or address of a verified shop waits for an admin; the old one stands until then. */
export function WaitingIdentity({ provider }: { provider: OwnProvider }) {
  const { waitingIdentity: waiting } = provider
  const words = shop.identity
  if (!waiting) return null
  const asked = [
    waiting.businessName && words.name({ name: waiting.businessName }),
    waiting.address && words.address({ address: waiting.address, isPinned: waiting.isPinned }),
  ].filter(Boolean)
  return (
    <Notice icon={<Hourglass />} title={words.title} edge="amber">
      {asked.join('. ')}. {words.text}
    </Notice>
  )
}
