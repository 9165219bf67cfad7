import { type RefObject, useState } from 'react'
import { corrections } from '#contract/words/en/corrections.ts'
import { tryingDialog } from '../../../kit/trying-dialog.ts'
import { FormDialog } from '../../../kit/ui/FormDialog.tsx'
import type { RequestForm } from '../form/request-form.ts'
import { ContactPart } from './ContactPart.tsx'
import { correctionOf } from './correction-body.ts'
import { SaidPart } from './SaidPart.tsx'
import { useCorrection } from './use-correction.ts'
import { WhatPart } from './WhatPart.tsx'

export interface CorrectFormProps {
  requestId: string
  before: RequestForm
  isGuests: boolean
  /** It is about what was left out: that stands first. */
  adds: boolean
  /** Somebody is on it: what a price or the way depends on stays as it is. */
  isTaken: boolean
  returnTo: RefObject<HTMLElement | null>
  onClose: () => void
}

/** Place, service, time, contact, notes and answers of a request, as they stand, to be changed where they are wrong. */
export function CorrectForm(props: CorrectFormProps) {
  const { requestId, isGuests, adds, isTaken, returnTo, onClose } = props
  const words = corrections.form
  const [before] = useState(props.before)
  const { form, submit, isPending, refusal, trying } = useCorrection(requestId, before, onClose)
  const isChanged = Object.keys(correctionOf(before, form.values)).length > 0
  const what = !isTaken && <WhatPart form={form} before={before} />
  const addText = isTaken ? corrections.add.textTaken : corrections.add.text
  return (
    <FormDialog
      title={adds ? corrections.add.form : words.title}
      description={adds ? addText : words.text}
      width="wide"
      returnTo={returnTo}
      submitLabel={words.save}
      disabledReason={isChanged ? null : words.nothing}
      className="flex flex-col gap-6"
      cancelLabel={words.back}
      {...tryingDialog({ submit, isPending, refusal }, trying, onClose)}
    >
      {!adds && what}
      <ContactPart form={form} isGuests={isGuests} isTaken={isTaken} />
      <SaidPart form={form} isOpen={adds} />
      {adds && what}
    </FormDialog>
  )
}
