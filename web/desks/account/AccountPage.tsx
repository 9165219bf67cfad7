import { useState } from 'react'
import { paths } from '#contract/paths.ts'
import { ownData } from '#contract/words/en/own-data.ts'
import { security } from '#contract/words/en/security.ts'
import { buttonClass } from '../../kit/ui/button-class.ts'
import { Link } from '../../kit/ui/Link.tsx'
import { ListOf } from '../../kit/ui/ListOf.tsx'
import { ProofDialog } from '../../things/auth/factors/ProofDialog.tsx'
import { RecoveryCodes } from '../../things/auth/factors/RecoveryCodes.tsx'
import { useReadSecurityAgain, useSecurity } from '../../things/auth/factors/use-security.ts'
import { AppShell } from '../../things/shell/AppShell.tsx'
import { AuthenticatorSection } from './AuthenticatorSection.tsx'
import { ContactDetailsSection } from './ContactDetailsSection.tsx'
import { DevicesSection } from './DevicesSection.tsx'
import { PasskeysSection } from './PasskeysSection.tsx'
import { PasswordSection } from './PasswordSection.tsx'
import { RecoverySection } from './RecoverySection.tsx'
import { Section } from './Section.tsx'

/** How somebody is reached and signs in, for everybody who has an account. */
export default function AccountPage() {
  const rows = useSecurity()
  const readAgain = useReadSecurityAgain()
  /** Told just now, and never again. */
  const [codes, setCodes] = useState<string[] | null>(null)
  const onChanged = (given: string[] | null = null) => {
    if (given) setCodes(given)
    readAgain()
  }

  return (
    <AppShell title={security.title} width="form">
      <ProofDialog />
      <div className="flex flex-col gap-6">
        <header>
          <h1 className="text-3xl">{security.title}</h1>
          <p className="text-muted">{security.lead}</p>
        </header>
        {codes && (
          <RecoveryCodes codes={codes} kept={security.codes.kept} onKept={() => setCodes(null)} />
        )}
        <ContactDetailsSection />
        <ListOf rows={rows} failed={security.failed}>
          {(own) => (
            <>
              <AuthenticatorSection own={own} onChanged={onChanged} />
              <PasskeysSection own={own} onChanged={onChanged} />
              <RecoverySection own={own} onChanged={onChanged} />
            </>
          )}
        </ListOf>
        <PasswordSection />
        <DevicesSection />
        <Section heading={ownData.title} text={ownData.lead}>
          <Link to={paths.ownData} className={`${buttonClass()} sm:self-start`}>
            {ownData.open}
          </Link>
        </Section>
      </div>
    </AppShell>
  )
}
