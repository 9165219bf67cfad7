import type { QueryClient } from '@tanstack/react-query'
import type { LiveMessage } from '#contract/events.ts'

export const verificationKey = ['/api/providers/verification-status']

const news = new Set<LiveMessage['name']>([
  'verification_submitted',
  'verification_changed',
  'verification_expiring',
  'trust_changed',
])

/** Is this about a verification: of this provider, or for a reviewer of anybody? */
export const isVerificationNews = ({ name }: LiveMessage): boolean => news.has(name)

export function hearVerification(client: QueryClient, message: LiveMessage): void {
  if (isVerificationNews(message)) client.invalidateQueries({ queryKey: verificationKey })
}
