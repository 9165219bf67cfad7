import { useMutation, useQuery } from '@tanstack/react-query'
import type { SentBodyOf } from '#contract/endpoint.ts'
import {
  addTechnician,
  assignTechnician,
  changeTechnician,
  listTechnicians,
  sendTechnicianLink,
  setTechnicianActivity,
  type Technician,
} from '#contract/technicians.ts'
import { call } from '../../../kit/api/call.ts'
import { useReadAgain } from '../../../kit/api/use-read-again.ts'
import { drawWithPage } from '../../../kit/api/with-page.ts'
import { jobsKey } from '../../../things/requests/jobs-key.ts'
import { techniciansKey } from './keys.ts'

const technicians = {
  queryKey: techniciansKey,
  queryFn: ({ signal }: { signal: AbortSignal }) => call(listTechnicians, { signal }),
}

export const useTechnicians = (enabled = true) => useQuery({ ...technicians, enabled })

/** Has them read for the parts of a page that show some; the page itself is not drawn again with them. */
export function useFreshTechnicians(enabled: boolean): void {
  drawWithPage(techniciansKey, listTechnicians)
  useQuery({ ...technicians, enabled, notifyOnChangeProps: [] })
}

/** Adds a technician, or with an id changes one. */
export function useSaveTechnician(id: string | null) {
  const readAgain = useReadBothAgain()
  return useMutation({
    mutationFn: (body: SentBodyOf<typeof addTechnician>) =>
      id ? call(changeTechnician, { params: { id }, body }) : call(addTechnician, { body }),
    onSuccess: readAgain,
  })
}

export function useTechnicianActivity({ id }: Technician) {
  const readAgain = useReadBothAgain()
  return useMutation({
    mutationFn: (isActive: boolean) =>
      call(setTechnicianActivity, { params: { id }, body: { isActive } }),
    onSuccess: readAgain,
  })
}

export function useSendLink({ id }: Technician) {
  const readAgain = useReadBothAgain()
  return useMutation({
    mutationFn: () => call(sendTechnicianLink, { params: { id } }),
    onSuccess: readAgain,
  })
}

/** Puts somebody on a job, or with null nobody. */
export function useAssign() {
  const readAgain = useReadBothAgain()
  return useMutation({
    mutationFn: ({ jobId, technicianId }: { jobId: string; technicianId: string | null }) =>
      call(assignTechnician, { params: { id: jobId }, body: { technicianId } }),
    // Also after a refusal: the job or the driver is not what it was.
    onSettled: readAgain,
  })
}

/** Who is on what stands in both lists. */
const useReadBothAgain = () => useReadAgain(techniciansKey, jobsKey)
