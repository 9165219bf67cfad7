import { useState } from 'react'
import { alertWider, reopenAtDesk } from '#contract/desk-deeds.ts'
import type { RequestAtDesk } from '#contract/desk-requests.ts'
import { desk } from '#contract/words/en/desk.ts'
import { Button } from '../../../../kit/ui/Button.tsx'
import { DeedDialog } from '../DeedDialog.tsx'
import { DeskSection } from '../DeskSection.tsx'
import { useDeskDeed } from '../use-desk.ts'
import { BidDialog } from './BidDialog.tsx'
import { ExtendDialog } from './ExtendDialog.tsx'
import { PinDialog } from './PinDialog.tsx'
import { ReleaseButton } from './ReleaseButton.tsx'

type Deed = keyof RequestAtDesk['refusals']

interface AskProps {
  request: RequestAtDesk
  onClose: () => void
}

/** The deeds on a request; one that is not possible now says why. */
export function RequestDeeds({ request }: { request: RequestAtDesk }) {
  const words = desk.deeds
  const [asks, setAsks] = useState<Deed | null>(null)
  const props = { request, onClose: () => setAsks(null) }
  const { refusals } = request
  return (
    <DeskSection title={desk.request.deeds}>
      <div className="flex flex-wrap gap-2">
        <Button disabledReason={refusals.extend} onClick={() => setAsks('extend')}>
          {words.extend}
        </Button>
        <Button disabledReason={refusals.widen} onClick={() => setAsks('widen')}>
          {words.widen}
        </Button>
        <Button disabledReason={refusals.bid} onClick={() => setAsks('bid')}>
          {words.bid}
        </Button>
        <Button disabledReason={refusals.correct} onClick={() => setAsks('correct')}>
          {words.pin}
        </Button>
        <Button disabledReason={refusals.reopen} onClick={() => setAsks('reopen')}>
          {words.reopen}
        </Button>
        {request.jobs.map((job) => (
          <ReleaseButton key={job.id} job={job} />
        ))}
      </div>
      {asks === 'extend' && <ExtendDialog {...props} />}
      {asks === 'widen' && <WidenDialog {...props} />}
      {asks === 'bid' && <BidDialog {...props} />}
      {asks === 'correct' && <PinDialog {...props} />}
      {asks === 'reopen' && <ReopenDialog {...props} />}
    </DeskSection>
  )
}

function WidenDialog({ request, onClose }: AskProps) {
  const words = desk.deeds
  const send = useDeskDeed(alertWider, request.id, ({ message }) => message)
  return (
    <DeedDialog
      title={words.widenTitle}
      text={words.widenText}
      confirm={words.widen}
      send={send}
      onClose={onClose}
    />
  )
}

function ReopenDialog({ request, onClose }: AskProps) {
  const words = desk.deeds
  const send = useDeskDeed(reopenAtDesk, request.id, ({ message }) => message)
  return (
    <DeedDialog
      title={words.reopenTitle}
      text={words.reopenText}
      confirm={words.reopen}
      send={send}
      onClose={onClose}
    />
  )
}
