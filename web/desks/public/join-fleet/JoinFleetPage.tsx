import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { paths } from '#contract/paths.ts'
import { fleetSignup } from '#contract/words/en/fleet-signup.ts'
import { goAndSignIn } from '../../../things/auth/go-and-sign-in.ts'
import { JoinScreen } from '../join/JoinScreen.tsx'
import { JoinForm } from './JoinForm.tsx'
import { ReturnForm } from './ReturnForm.tsx'
import { useInvitation } from './use-invitation.ts'

/** Somebody joins a fleet. The token stands behind the `#`, which no server and no log ever sees. */
export default function JoinFleetPage() {
  const words = fleetSignup.join
  const token = useLocation().hash.slice(1)
  const navigate = useNavigate()
  const [isTaken, setTaken] = useState(false)
  const goHome = () => {
    setTaken(true)
    navigate(paths.home('business_customer'), { replace: true })
  }
  return (
    <JoinScreen
      words={{ ...words, signedIn: fleetSignup.signedIn }}
      token={token}
      isTaken={isTaken}
      invitation={useInvitation(isTaken ? '' : token)}
      offer={({ companyName, email, returning, role }) => ({
        heading: words.heading(companyName),
        lead: returning ? words.welcomeBack(returning.fullName) : words.lead(email),
        role: words.roles[role],
        roleMeans: words.roleMeans[role],
      })}
    >
      {({ returning }) =>
        returning ? (
          <ReturnForm
            token={token}
            username={returning.username}
            onDone={({ mustSignIn }) => (mustSignIn ? goAndSignIn(navigate) : goHome())}
          />
        ) : (
          <JoinForm token={token} onDone={goHome} />
        )
      }
    </JoinScreen>
  )
}
