import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { paths } from '#contract/paths.ts'
import { ApiError } from '../../../kit/api/api-error.ts'
import { buttonClass } from '../../../kit/ui/button-class.ts'
import { Card } from '../../../kit/ui/Card.tsx'
import { DidNotLoad } from '../../../kit/ui/DidNotLoad.tsx'
import { EmptyState } from '../../../kit/ui/EmptyState.tsx'
import { PageSpinner } from '../../../kit/ui/PageSpinner.tsx'
import { useUser } from '../../../things/auth/use-user.ts'
import { AppShell } from '../../../things/shell/AppShell.tsx'

interface JoinScreenProps<Invitation> {
  words: {
    title: string
    role: string
    signedIn: (name: string) => string
    invalidTitle: string
    missing: string
    lookFailed: string
    home: string
  }
  token: string
  /** It has just been taken, and the next page comes: what the link opens from now on says nothing to who took it. */
  isTaken: boolean
  invitation: UseQueryResult<Invitation>
  /** Who invites whom, and to what. */
  offer: (invitation: Invitation) => {
    heading: string
    lead: string
    role: string
    roleMeans: string
  }
  /** The form by which it is taken. */
  children: (invitation: Invitation) => ReactNode
}

/** The end of an invitation's link: what is offered and the form, or why the link opens nothing. */
export function JoinScreen<Invitation>({
  words,
  token,
  isTaken,
  invitation,
  offer,
  children,
}: JoinScreenProps<Invitation>) {
  const { data: user } = useUser()
  const refused = invitation.error instanceof ApiError ? invitation.error.problem : null
  const offered = invitation.data && offer(invitation.data)
  return (
    <AppShell title={words.title} width="form">
      {isTaken ? (
        <PageSpinner />
      ) : invitation.data && offered ? (
        <Card className="flex flex-col gap-6 p-4 sm:p-8">
          <div>
            <h1 className="text-3xl wrap-anywhere">{offered.heading}</h1>
            <p className="mt-2 wrap-anywhere text-muted">{offered.lead}</p>
            {user && <p className="mt-2 font-medium">{words.signedIn(user.fullName)}</p>}
          </div>
          <p className="rounded-sm border-l-6 border-amber bg-sunken px-4 py-3">
            <strong className="font-sign text-lg font-semibold">
              {words.role}: {offered.role}.
            </strong>{' '}
            {offered.roleMeans}
          </p>
          {children(invitation.data)}
        </Card>
      ) : token === '' || refused ? (
        <>
          <h1 className="sr-only">{words.title}</h1>
          <EmptyState
            title={words.invalidTitle}
            action={
              <a href={paths.landing} className={buttonClass()}>
                {words.home}
              </a>
            }
          >
            {refused?.message ?? words.missing}
          </EmptyState>
        </>
      ) : invitation.isError ? (
        <DidNotLoad title={words.lookFailed} query={invitation} />
      ) : (
        <PageSpinner />
      )}
    </AppShell>
  )
}
