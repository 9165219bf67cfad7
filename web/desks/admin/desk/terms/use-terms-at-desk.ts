import { useQuery } from '@tanstack/react-query'
import { readTermsAtDesk } from '#contract/fleet-terms.ts'
import { call } from '../../../../kit/api/call.ts'
import { everyMs } from '../../use-admin.ts'
import { deskKey } from '../use-desk.ts'

/** The terms of a fleet with its bills; a deed of the desk reads them again. */
export const useTermsAtDesk = (id: string) =>
  useQuery({
    queryKey: [...deskKey, 'page', readTermsAtDesk.path, id],
    queryFn: ({ signal }) => call(readTermsAtDesk, { params: { id }, signal }),
    staleTime: 0,
    refetchInterval: everyMs,
  })
