import { type ReactNode, useState } from 'react'
import { useSearchParams } from 'react-router'
import { paths } from '#contract/paths.ts'
import type { OwnSecurity } from '#contract/security.ts'
import { ownData } from '#contract/words/en/own-data.ts'
import { security } from '#contract/words/en/security.ts'
import { setNow } from '#contract/words/en/set-now.ts'
import { buttonClass } from '../../kit/ui/button-class.ts'
import { Link } from '../../kit/ui/Link.tsx'
import { ListOf } from '../../kit/ui/ListOf.tsx'
import { Sections } from '../../kit/unsaved/Sections.tsx'
import { ProofDialog } from '../../things/auth/factors/ProofDialog.tsx'
import { RecoveryCodes } from '../../things/auth/factors/RecoveryCodes.tsx'
import { useReadSecurityAgain, useSecurity } from '../../things/auth/factors/use-security.ts'
import { AppShell } from '../../things/shell/AppShell.tsx'
import { AccountNav } from './AccountNav.tsx'
import { AuthenticatorSection, type FactorProps } from './AuthenticatorSection.tsx'
import { ContactDetailsSection } from './ContactDetailsSection.tsx'
import { DevicesSection } from './DevicesSection.tsx'
import { PasskeysSection } from './PasskeysSection.tsx'
import { PasswordSection } from './PasswordSection.tsx'
import { RecoverySection } from './RecoverySection.tsx'
import { Section } from './Section.tsx'
import { type AccountSection, accountSections } from './sections.ts'

/** How somebody is reached and signs in, for everybody who has an account: one part of it at a time. */
export default function AccountPage() {
  const [params] = useSearchParams()
  const rows = useSecurity()
  const readAgain = useReadSecurityAgain()
  /** Told just now, and never again. */
  const [codes, setCodes] = useState<string[] | null>(null)
  const onChanged = (given: string[] | null = null) => {
    if (given) setCodes(given)
    readAgain()
  }
  const sections = sectionsOf(rows.data)
  const factors = (Factors: (props: FactorProps) => ReactNode) => () => (
    <ListOf rows={rows} failed={security.failed}>
      {(own) => <Factors own={own} onChanged={onChanged} />}
    </ListOf>
  )
  const panels: Record<AccountSection, () => ReactNode> = {
    contact: () => <ContactDetailsSection />,
    password: () => <PasswordSection />,
    app: factors(AuthenticatorSection),
    passkeys: factors(PasskeysSection),
    codes: factors(RecoverySection),
    devices: () => <DevicesSection />,
    data: () => (
      <Section id="data" heading={ownData.title} text={ownData.lead}>
        <Link to={paths.ownData} className={`${buttonClass()} sm:self-start`}>
          {ownData.open}
        </Link>
      </Section>
    ),
  }

  return (
    <AppShell title={security.title} width="desk">
      <ProofDialog />
      <div className="flex flex-col gap-4">
        <header>
          <h1 className="text-3xl">{security.title}</h1>
          {/* In a part of it a phone has the room for that part. */}
          <p className={params.has('section') ? 'text-muted max-lg:hidden' : 'text-muted'}>
            {security.lead}
          </p>
        </header>
        <Sections
          sections={sections}
          to={paths.account}
          list={(open) => <AccountNav sections={sections} own={rows.data} open={open} />}
          all={setNow.all}
          above={
            codes && (
              <RecoveryCodes
                codes={codes}
                kept={security.codes.kept}
                onKept={() => setCodes(null)}
              />
            )
          }
          panels={panels}
        />
      </div>
    </AppShell>
  )
}

/** Recovery codes come with the first second step. */
function sectionsOf(own: OwnSecurity | undefined): [AccountSection, ...AccountSection[]] {
  const [first, ...others] = accountSections
  return [first, ...others.filter((section) => section !== 'codes' || (own && hasFactor(own)))]
}

const hasFactor = ({ hasAuthenticator, passkeys }: OwnSecurity) =>
  hasAuthenticator || passkeys.length > 0
