import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { addProviderPicture } from '#contract/provider-profile.ts'
import { newKey } from '../../../kit/api/call.ts'
import { untilAnswered } from '../../../kit/api/until-answered.ts'
import { upload } from '../../../kit/api/upload.ts'
import { useReadAgain } from '../../../kit/api/use-read-again.ts'
import { shrinkPhoto } from '../../../things/photos/shrink-photo.ts'
import { ownProviderKey } from '../use-own-provider.ts'

/** Makes a chosen picture smaller and sends it, however often the network is cut in the middle. */
export function useUploadPicture() {
  const [percent, setPercent] = useState(0)
  const abort = useRef(new AbortController())
  const mutation = useMutation({
    mutationFn: async (file: File) => {
      setPercent(0)
      const blob = await shrinkPhoto(file)
      const idempotencyKey = newKey()
      return untilAnswered(
        (signal) =>
          upload(addProviderPicture, {
            file: blob,
            idempotencyKey,
            signal,
            onProgress: setPercent,
          }),
        { signal: abort.current.signal, onLost: () => setPercent(0), isSlow: true },
      )
    },
    onSuccess: useReadAgain(ownProviderKey),
  })
  return { ...mutation, percent }
}
