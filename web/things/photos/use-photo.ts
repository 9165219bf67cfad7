import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { readPhoto } from '#contract/photos.ts'
import { bare } from '../../kit/api/bare.ts'
import { useAccess } from '../../kit/api/RequestAccess.tsx'
import { readBlob } from '../../kit/api/read-blob.ts'

const readPicture = bare<typeof readPhoto>({
  method: 'GET',
  path: '/api/photos/:id',
  caller: 'request_party',
})

/** The picture itself; its bytes never change. */
export function usePhoto(id: string, size: 'small' | 'full') {
  const { token } = useAccess()
  return useQuery({
    queryKey: ['/api/photos', id, size, token],
    queryFn: ({ signal }) =>
      readBlob(readPicture, { params: { id }, query: { size }, token, signal }),
    // Blobs are large; a page that is left lets them go.
    gcTime: 60_000,
  })
}

/** A ref for an `<img>` that shows a blob as long as it stands. */
export function useBlobImage(blob: Blob | undefined) {
  return useCallback(
    (image: HTMLImageElement) => {
      if (!blob) return
      const url = URL.createObjectURL(blob)
      image.src = url
      return () => URL.revokeObjectURL(url)
    },
    [blob],
  )
}
