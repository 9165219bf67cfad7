import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  listFleetsForAdmin,
  listOutbox,
  listProvidersForAdmin,
  setFleetStanding,
  setProviderStanding,
} from '#contract/admin.ts'
import type { Standing } from '#contract/providers.ts'
import { sentenceOf } from '../api/api-error.ts'
import { call } from '../api/call.ts'
import { asSignedIn } from '../auth/as-signed-in.ts'
import { admin } from '../messages/en/admin.ts'
import { toast } from '../ui/toast.ts'

const providersKey = ['/api/admin/providers']
const fleetsKey = ['/api/admin/fleet-companies']

export function useProviders() {
  return useQuery({
    queryKey: providersKey,
    queryFn: ({ signal }) => asSignedIn(() => call(listProvidersForAdmin, { signal })),
  })
}

export function useFleets() {
  return useQuery({
    queryKey: fleetsKey,
    queryFn: ({ signal }) => asSignedIn(() => call(listFleetsForAdmin, { signal })),
  })
}

/** What the local outbox holds; nothing tells when a mail is put there, so it is read at every visit. */
export function useOutbox() {
  return useQuery({
    queryKey: ['/api/admin/outbox'],
    queryFn: ({ signal }) => asSignedIn(() => call(listOutbox, { signal })),
    staleTime: 0,
  })
}

/** What an admin may make of an account (rules B). */
export type Verdict = { status: Exclude<Standing, 'pending'>; reason: string }

const of = {
  provider: { endpoint: setProviderStanding, key: providersKey },
  fleet: { endpoint: setFleetStanding, key: fleetsKey },
} as const

/** Approves or suspends a provider or a fleet company. */
export function useSetStanding(kind: keyof typeof of, id: string) {
  const client = useQueryClient()
  const { endpoint, key } = of[kind]
  return useMutation({
    mutationFn: ({ status, reason }: Verdict) =>
      asSignedIn(() =>
        call(endpoint, { params: { id }, body: { status, reason: reason || undefined } }),
      ),
    onSuccess: () => toast({ title: admin.updated, tone: 'success' }),
    onError: (error) =>
      toast({
        title: kind === 'provider' ? admin.providerFailed : admin.fleetFailed,
        description: sentenceOf(error, admin.tryAgain),
        tone: 'danger',
      }),
    onSettled: () => client.invalidateQueries({ queryKey: key }),
  })
}
