import { Plus } from 'lucide-react'
import { Link } from 'react-router'
import type { CurrentUser } from '#contract/session.ts'
import { ownRequests } from '../messages/en/own-requests.ts'
import { paths } from '../paths.ts'
import { buttonClass } from '../ui/button-class.ts'
import { OwnRequests } from './OwnRequests.tsx'

/** The first page of everybody who asks for help: a greeting, the one button, his requests. */
export function AskerHome({ user, ask }: { user: CurrentUser; ask: string }) {
  const words = ownRequests
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-3xl wrap-anywhere">{words.welcome(user.fullName)}</h1>
        <Link to={paths.requestService} className={buttonClass({ variant: 'primary' })}>
          <Plus className="size-5" aria-hidden="true" />
          {ask}
        </Link>
      </div>
      <section className="flex flex-col gap-3">
        <h2 className="text-xl">{words.heading}</h2>
        <OwnRequests />
      </section>
    </div>
  )
}
