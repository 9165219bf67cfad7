import { Download } from 'lucide-react'
import { useState } from 'react'
import type { OwnData } from '#contract/own-data.ts'
import { ownData } from '#contract/words/en/own-data.ts'
import { Button } from '../../kit/ui/Button.tsx'
import { Card } from '../../kit/ui/Card.tsx'
import { formatExact } from '../../kit/ui/format.ts'
import { PasswordDialog } from './PasswordDialog.tsx'
import { useAskForCopy, useDownloadCopy } from './use-own-data.ts'

/** A copy of everything: asked for, being made, waiting to be downloaded once. */
export function YourCopy({ data: { copy, nextCopyAt } }: { data: OwnData }) {
  const words = ownData.copy
  const [asks, setAsks] = useState(false)
  const ask = useAskForCopy()
  const download = useDownloadCopy()
  return (
    <Card as="section" className="flex flex-col gap-3">
      <h2 className="text-lg">{words.title}</h2>
      <p className="max-w-prose">{words.text}</p>
      {copy && <p role="status">{stateOf(copy)}</p>}
      <div className="flex flex-wrap gap-3">
        {copy?.state === 'ready' && (
          <Button
            variant="primary"
            icon={<Download className="size-5" aria-hidden="true" />}
            busy={download.isPending}
            onClick={() => download.mutate()}
          >
            {words.download}
          </Button>
        )}
        <Button
          disabledReason={nextCopyAt && words.next(formatExact(nextCopyAt))}
          onClick={() => setAsks(true)}
        >
          {words.ask}
        </Button>
      </div>
      {asks && (
        <PasswordDialog
          title={words.title}
          text={words.askText}
          confirm={words.ask}
          send={ask}
          onClose={() => setAsks(false)}
        />
      )}
    </Card>
  )
}

function stateOf({ state, until }: NonNullable<OwnData['copy']>): string {
  const words = ownData.copy
  return state === 'ready' ? words.ready(formatExact(until)) : words[state]
}
