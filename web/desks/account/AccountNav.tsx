import type { OwnSecurity } from '#contract/security.ts'
import { ownData } from '#contract/words/en/own-data.ts'
import { security } from '#contract/words/en/security.ts'
import { SectionLinks } from '../../kit/SectionLinks.tsx'
import { useSessions } from '../../things/auth/factors/use-security.ts'
import { useUser } from '../../things/auth/use-user.ts'
import { type AccountSection, sectionLink } from './sections.ts'

const titles: Record<AccountSection, string> = {
  contact: security.contact.heading,
  password: security.password.heading,
  app: security.app.heading,
  passkeys: security.passkeys.heading,
  codes: security.codes.heading,
  devices: security.devices.heading,
  data: ownData.title,
}

/** The parts of the account, each with how it stands. */
export function AccountNav({
  sections,
  own,
  open,
}: {
  sections: readonly AccountSection[]
  /** Unknown while it is read. */
  own: OwnSecurity | undefined
  open: AccountSection | null
}) {
  const { data: user } = useUser()
  const { data: sessions } = useSessions()
  const words = security.standing
  const lines: Partial<Record<AccountSection, string | null>> = {
    contact: user ? user.email : null,
    app: own ? security.factors[own.hasAuthenticator ? 'on' : 'none'] : null,
    passkeys: own ? words.passkeys(own.passkeys.length) : null,
    codes: own ? words.codes(own.recoveryCodesLeft) : null,
    devices: sessions ? words.devices(sessions.length) : null,
  }
  return (
    <SectionLinks
      label={security.sections}
      open={open}
      sections={sections.map((id) => ({
        id,
        title: titles[id],
        to: sectionLink(id),
        line: lines[id],
      }))}
    />
  )
}
