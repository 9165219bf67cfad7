import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { paths } from '#contract/paths.ts'
import { providerPeople } from '#contract/words/en/provider-people.ts'
import { formatPhone } from '../../../kit/ui/format.ts'
import { goAndSignIn } from '../../../things/auth/go-and-sign-in.ts'
import { JoinScreen } from '../join/JoinScreen.tsx'
import { JoinForm } from './JoinForm.tsx'
import { useInvitation } from './use-invitation.ts'

/** Somebody joins a business. The token stands behind the `#`, which no server and no log ever sees. */
export default function JoinProviderPage() {
  const words = providerPeople.join
  const token = useLocation().hash.slice(1)
  const navigate = useNavigate()
  const [isTaken, setTaken] = useState(false)
  return (
    <JoinScreen
      words={words}
      token={token}
      isTaken={isTaken}
      invitation={useInvitation(isTaken ? '' : token)}
      offer={({ businessName, email, phone, role }) => ({
        heading: words.heading(businessName),
        lead: words.lead(email ?? formatPhone(phone ?? '')),
        role: providerPeople.roles[role],
        roleMeans: words.joins[role],
      })}
    >
      {(invitation) => (
        <JoinForm
          token={token}
          invitation={invitation}
          onDone={({ providerRole, mustSignIn }) => {
            if (mustSignIn) return goAndSignIn(navigate)
            setTaken(true)
            navigate(
              providerRole === 'technician' ? paths.technician : paths.home('service_provider'),
              { replace: true },
            )
          }}
        />
      )}
    </JoinScreen>
  )
}
