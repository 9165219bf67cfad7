import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { SentBodyOf } from '#contract/endpoint.ts'
import { type approveSubmission, submitDocument } from '#contract/verification.ts'
import type { StepId } from '#contract/verification-steps.ts'
import { upload } from '../../../kit/api/upload.ts'
import { useKeyOf } from '../../../kit/api/use-key-of.ts'
import { useReadAgain } from '../../../kit/api/use-read-again.ts'
import { verificationKey } from '../../../things/verification/keys.ts'

export interface Sending {
  file: File
  facts: Omit<SentBodyOf<typeof approveSubmission>, 'hasNoEnd'>
}

/** Sends a document for a step and says how far it is, in percent. The same one sent again arrives once. */
export function useSubmitDocument(stepId: StepId) {
  const keyOf = useKeyOf()
  const [percent, setPercent] = useState(0)
  const deed = useMutation({
    mutationFn: ({ file, facts }: Sending) => {
      setPercent(0)
      const form = new FormData()
      form.set('stepId', stepId)
      for (const [name, value] of Object.entries(facts)) if (value) form.set(name, value)
      form.set('document', file, nameOf(file))
      return upload(submitDocument, {
        file: form,
        idempotencyKey: keyOf([stepId, facts, file.name, file.size, file.lastModified]),
        signal: new AbortController().signal,
        onProgress: setPercent,
      })
    },
    onSuccess: useReadAgain(verificationKey),
  })
  return { ...deed, percent }
}

/** Some systems put folders into the name of a file. */
const nameOf = ({ name }: File) => name.split(/[/\\]/).at(-1) || 'document'
