import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { RequestForOwner } from '#contract/requests.ts'
import { guestsData } from '#contract/words/en/guests-data.ts'
import { sentenceOf } from '../../../kit/api/api-error.ts'
import { ConfirmDeed } from '../../../kit/api/ConfirmDeed.tsx'
import { DeedLine, Deeds } from '../../../kit/ui/Deeds.tsx'
import { FormError } from '../../../kit/ui/FormError.tsx'
import { formatExact } from '../../../kit/ui/format.ts'
import { useGuestsData } from './use-guests-data.ts'

type Deletion = NonNullable<RequestForOwner['dataDeletion']>

/** A guest whose request has ended has what it says of them deleted sooner than it ages out, or keeps it after all. */
export function GuestsData({ requestId, deletion }: { requestId: string; deletion: Deletion }) {
  const words = guestsData
  const [asks, setAsks] = useState(false)
  const { ask, keep } = useGuestsData(requestId)
  return (
    <Deeds label={words.yours}>
      {deletion.at ? (
        <DeedLine
          hint={words.due(formatExact(deletion.at))}
          busy={keep.isPending}
          onClick={() => keep.mutate()}
          below={<FormError error={keep.error && sentenceOf(keep.error, words.failed)} />}
        >
          {words.keep}
        </DeedLine>
      ) : (
        <DeedLine
          icon={<Trash2 className="size-5" aria-hidden="true" />}
          hint={words.askHint}
          onClick={() => setAsks(true)}
        >
          {words.ask}
        </DeedLine>
      )}
      {asks && (
        <ConfirmDeed
          deed={ask}
          body={undefined}
          done={words.asked}
          failed={words.failed}
          onClose={() => setAsks(false)}
          title={words.askTitle}
          description={words.text}
          confirmLabel={words.ask}
          tone="danger"
        />
      )}
    </Deeds>
  )
}
