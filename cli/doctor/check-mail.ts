import { join } from 'node:path'
import type { Check } from './finding.ts'

/** No mail server is a choice, not a fault. */
export const checkMail: Check = async ({ smtpUrl, dataDir }) => [
  {
    what: 'mail',
    ok: true,
    words: smtpUrl
      ? `through ${new URL(smtpUrl).host}`
      : `SMTP_URL is not set; mails stay in ${join(dataDir, 'outbox')}`,
  },
]
