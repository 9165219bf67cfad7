import { useState } from 'react'
import { extendRequest } from '#contract/desk-deeds.ts'
import type { RequestAtDesk } from '#contract/desk-requests.ts'
import { settings } from '#contract/settings.ts'
import { desk } from '#contract/words/en/desk.ts'
import { SelectField } from '../../../../kit/ui/SelectField.tsx'
import { DeedDialog } from '../DeedDialog.tsx'
import { useDeskDeed } from '../use-desk.ts'

const times = settings.desk.extendMinutes

/** Lets a request wait longer than it would. */
export function ExtendDialog({
  request,
  onClose,
}: {
  request: RequestAtDesk
  onClose: () => void
}) {
  const words = desk.deeds
  const [minutes, setMinutes] = useState<number>(times[1])
  // As it was when it was decided on: what somebody else has given meanwhile is not given twice.
  const [seen] = useState(request.expiresAt)
  const send = useDeskDeed(extendRequest, request.id, ({ message }) => message)
  return (
    <DeedDialog
      title={words.extendTitle}
      text={words.extendText}
      confirm={words.extend}
      send={{ ...send, mutate: ({ reason }, then) => send.mutate({ minutes, seen, reason }, then) }}
      onClose={onClose}
    >
      <SelectField
        label={words.extendBy}
        placeholder={null}
        options={times.map((time) => ({ value: String(time), label: words.times(time) }))}
        value={String(minutes)}
        onChange={({ target }) => setMinutes(Number(target.value))}
      />
    </DeedDialog>
  )
}
