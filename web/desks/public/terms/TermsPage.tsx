import { useLocation } from 'react-router'
import { paths } from '#contract/paths.ts'
import { privacyPolicy } from '#contract/words/en/terms/privacy-policy.ts'
import { smsTerms } from '#contract/words/en/terms/sms-terms.ts'
import { termsOfService } from '#contract/words/en/terms/terms-of-service.ts'
import { TermsText } from './TermsText.tsx'

/** One page, three addresses: the Terms of Service, the Privacy Policy, the SMS Terms. */
export default function TermsPage() {
  const { pathname } = useLocation()
  if (pathname === paths.privacy) return <TermsText text="privacy" sections={privacyPolicy} />
  if (pathname === paths.smsTerms) return <TermsText text="sms" sections={smsTerms} />
  return <TermsText text="terms" sections={termsOfService} />
}
