import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { listRequestPhotos, removePhoto } from '#contract/photos.ts'
import { bare } from '../../kit/api/bare.ts'
import { call } from '../../kit/api/call.ts'
import { useAccess } from '../../kit/api/RequestAccess.tsx'

const listPhotos = bare<typeof listRequestPhotos>({
  method: 'GET',
  path: '/api/service-requests/:id/photos',
  caller: 'request_party',
})
const takeBack = bare<typeof removePhoto>({
  method: 'DELETE',
  path: '/api/photos/:id',
  caller: 'request_party',
})

/** For reading them again when the live stream tells of one. */
export const requestPhotosKey = (requestId: string) => [
  '/api/service-requests',
  requestId,
  'photos',
]

/** The photos of a request that this reader may see, oldest first; another number of them is another list. */
export function useRequestPhotos(requestId: string, expected = 0) {
  const { token } = useAccess()
  return useQuery({
    queryKey: [...requestPhotosKey(requestId), token, expected],
    queryFn: ({ signal }) => call(listPhotos, { params: { id: requestId }, token, signal }),
  })
}

/** Takes a photo back. */
export function useRemovePhoto(requestId: string) {
  const { token } = useAccess()
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(takeBack, { params: { id }, token }),
    onSuccess: () => client.invalidateQueries({ queryKey: requestPhotosKey(requestId) }),
  })
}
