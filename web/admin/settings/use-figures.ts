import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { SentBodyOf } from '#contract/endpoint.ts'
import { changeFigure, readFiguresForAdmin } from '#contract/site.ts'
import { call } from '../../api/call.ts'
import { asSignedIn } from '../../auth/as-signed-in.ts'

const key = ['/api/admin/site/figures']

/** The landing page's figures, the hidden ones too. */
export function useFigures() {
  return useQuery({
    queryKey: key,
    queryFn: ({ signal }) => asSignedIn(() => call(readFiguresForAdmin, { signal })),
  })
}

export function useChangeFigure() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: SentBodyOf<typeof changeFigure>) =>
      asSignedIn(() => call(changeFigure, { body })),
    onSuccess: (figures) => client.setQueryData(key, figures),
  })
}
