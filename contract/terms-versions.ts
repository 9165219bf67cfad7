/** What people agree to: the Terms of Service, the Privacy Policy, the SMS Terms. */
export const termsTexts = ['terms', 'privacy', 'sms'] as const
export type TermsText = (typeof termsTexts)[number]

/**
 * The version of each text that is in force: the day from which it holds. Whoever changes a text (contract/words/en/terms/)
 * gives it a new one, and everybody with an account is asked again.
 */
export const termsVersions: Record<TermsText, string> = {
  terms: '2026-11-29',
  privacy: '2026-11-22',
  sms: '2026-11-22',
}
