import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { type TermsText, termsVersions } from '#contract/terms-versions.ts'
import { privacyPolicy } from '#contract/words/en/terms/privacy-policy.ts'
import { smsTerms } from '#contract/words/en/terms/sms-terms.ts'
import { termsOfService } from '#contract/words/en/terms/terms-of-service.ts'

const named = { name: 'A', address: 'B', email: 'C' }
const texts = { terms: termsOfService, privacy: privacyPolicy, sms: smsTerms }

const fingerprintOf = (text: TermsText) =>
  createHash('sha256')
    .update(
      Object.values(texts[text])
        .map((section) => `${section.title}\n${section.text(named)}`)
        .join('\n\n'),
    )
    .digest('hex')
    .slice(0, 16)

/** What each version says. Whoever changes a text puts its new version and fingerprint here: everybody is asked again. */
const published: Record<TermsText, [version: string, fingerprint: string]> = {
  terms: ['2026-11-29', 'ad3fa631d35b3145'],
  privacy: ['2026-11-22', '94fb50885473d801'],
  sms: ['2026-11-22', '8a91256b5f1d2466'],
}

test.each(Object.entries(published))(
  'the text “%s” is word for word what its version said',
  (name, [version, fingerprint]) => {
    const text = name as TermsText
    expect([termsVersions[text], fingerprintOf(text)]).toEqual([version, fingerprint])
  },
)
