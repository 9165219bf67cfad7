import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import {
  listSentTo,
  readFleetAtDesk,
  readPersonAtDesk,
  readProviderAtDesk,
} from '#contract/desk-accounts.ts'
import { findBidders, readRequestAtDesk } from '#contract/desk-requests.ts'
import type { AnswerOf, Endpoint } from '#contract/endpoint.ts'
import { call } from '../../../kit/api/call.ts'
import { useKeyOf } from '../../../kit/api/use-key-of.ts'
import { useReadAgain } from '../../../kit/api/use-read-again.ts'
import { type ToastInput, toast } from '../../../kit/ui/toast.ts'
import { everyMs } from '../use-admin.ts'

/** Under which everything of the operator's desk is kept: a deed on one page changes what others say. */
export const deskKey = ['/api/admin']

/** An admin hears no events: what is watched is read again while it is open (docs/decisions/026). */
const watched = { staleTime: 0, refetchInterval: everyMs }

const useRead = <E extends Endpoint>(endpoint: E, id: string) =>
  useQuery({
    queryKey: [...deskKey, 'page', endpoint.path, id],
    queryFn: ({ signal }): Promise<AnswerOf<E>> => call(endpoint, { params: { id }, signal }),
    ...watched,
  })

export const useRequestAtDesk = (id: string) => useRead(readRequestAtDesk, id)
/** Whose bid on a request may be entered; while one types on, those of before stay. */
export const useBidders = (id: string, search: string) =>
  useQuery({
    queryKey: [...deskKey, 'bidders', id, search],
    queryFn: ({ signal }) =>
      call(findBidders, { params: { id }, query: { ...(search && { search }) }, signal }),
    placeholderData: keepPreviousData,
  })
export const useProviderAtDesk = (id: string) => useRead(readProviderAtDesk, id)
export const useFleetAtDesk = (id: string) => useRead(readFleetAtDesk, id)
export const usePersonAtDesk = (id: string) => useRead(readPersonAtDesk, id)
export const useSentTo = (id: string) => useRead(listSentTo, id)

/**
 * A case as it was when it was opened, and read no more: what is decided moves it on, and the form that decides has to live
 * until it has closed itself, whatever reads everything again meanwhile.
 */
export const useAsOpened = <E extends Endpoint>(endpoint: E, id: string) =>
  useQuery({
    queryKey: ['as opened', endpoint.path, id],
    queryFn: ({ signal }): Promise<AnswerOf<E>> => call(endpoint, { params: { id }, signal }),
    enabled: ({ state }) => state.data === undefined,
    gcTime: 0,
  })

/** Does a deed of the desk; all that stands on it is read again. The same one again does nothing twice. */
export function useDeskDeed<E extends Endpoint>(
  endpoint: E,
  id: string | null,
  /** What a toast says then. */
  done: (answer: AnswerOf<E>) => string | Pick<ToastInput, 'title' | 'description'> | null,
) {
  const keyOf = useKeyOf()
  const readAgain = useReadAgain(deskKey, ...adminKeys)
  return useMutation({
    mutationFn: (body: Record<string, unknown>): Promise<AnswerOf<E>> =>
      call(endpoint, {
        ...(id !== null && { params: { id } }),
        // Checked by the endpoint's own schema in the form that sends it.
        body: body as never,
        idempotencyKey: keyOf(body),
      }),
    onSuccess: (answer) => {
      const said = done(answer)
      if (said) toast({ ...(typeof said === 'string' ? { title: said } : said), tone: 'success' })
    },
    onSettled: readAgain,
  })
}

/** The dashboard's lists, kept under names of their own. */
const adminKeys = [
  '/api/admin/operations',
  '/api/admin/providers',
  '/api/admin/fleet-companies',
  '/api/admin/stats',
  '/api/admin/audit-log',
  '/api/admin/users',
  '/api/admin/verifications',
  '/api/admin/identity-changes',
  '/api/admin/approvals',
].map((path) => [path])
