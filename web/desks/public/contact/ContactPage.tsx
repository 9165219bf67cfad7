import { useState } from 'react'
import { paths } from '#contract/paths.ts'
import { contact as words } from '#contract/words/en/contact.ts'
import { Button } from '../../../kit/ui/Button.tsx'
import { Card } from '../../../kit/ui/Card.tsx'
import { Link } from '../../../kit/ui/Link.tsx'
import { linkClass } from '../../../kit/ui/link-class.ts'
import { useUser } from '../../../things/auth/use-user.ts'
import { AppShell } from '../../../things/shell/AppShell.tsx'
import { ContactForm } from './ContactForm.tsx'

/** Who cannot wait is led away first; everybody else writes. */
export default function ContactPage() {
  const { data: user, isPending } = useUser()
  const [sentTo, setSentTo] = useState<string | null>(null)
  return (
    <AppShell title={words.title} width="form">
      <h1 className="text-3xl">{words.title}</h1>
      <p className="mt-2 text-muted">{words.lead}</p>
      <Card edge="red" className="mt-6 flex flex-col gap-1">
        <p>
          {words.danger}{' '}
          <a href="tel:911" className={linkClass}>
            {words.dangerCall}
          </a>
        </p>
        <p>
          {words.stopped}{' '}
          <Link to={paths.requestService} className={linkClass}>
            {words.getHelp}
          </Link>
        </p>
        <p className="text-muted">{words.running}</p>
      </Card>
      <Card className="mt-6 p-4 sm:p-8">
        {sentTo ? (
          <Sent email={sentTo} onAgain={() => setSentTo(null)} />
        ) : (
          // Waits to know who is signed in, or the form would begin without name and address.
          !isPending && (
            <ContactForm
              writer={{ name: user?.fullName ?? '', email: user?.email ?? '' }}
              onSent={setSentTo}
            />
          )
        )}
      </Card>
      <p className="mt-4 text-sm text-muted">{words.kept}</p>
    </AppShell>
  )
}

/** The focus goes here when the form has gone. */
function Sent({ email, onAgain }: { email: string; onAgain: () => void }) {
  return (
    <div className="flex flex-col items-start gap-4">
      <h2 ref={(heading) => heading?.focus()} tabIndex={-1} className="text-2xl">
        {words.sent}
      </h2>
      <p className="break-words">{words.sentText(email)}</p>
      <Button onClick={onAgain}>{words.another}</Button>
    </div>
  )
}
