import clsx from 'clsx'
import { Download } from 'lucide-react'
import {
  answerChargeback,
  chargebackAnswer,
  chargebackFaults,
  faultBody,
  readChargeback,
  readEvidenceFile,
  settleChargeback,
} from '#contract/chargebacks.ts'
import type { AnswerOf } from '#contract/endpoint.ts'
import { chargebacks as words } from '#contract/words/en/chargebacks.ts'
import { addressOf } from '../../../kit/api/call.ts'
import { buttonClass } from '../../../kit/ui/button-class.ts'
import { Dialog } from '../../../kit/ui/Dialog.tsx'
import { FormDialog } from '../../../kit/ui/FormDialog.tsx'
import { formatMoney } from '../../../kit/ui/format.ts'
import { More } from '../../../kit/ui/More.tsx'
import { PageSpinner } from '../../../kit/ui/PageSpinner.tsx'
import { SelectField } from '../../../kit/ui/SelectField.tsx'
import { TextAreaField } from '../../../kit/ui/TextAreaField.tsx'
import { typed } from '../../../things/requests/typed.ts'
import { useAsOpened } from '../desk/use-desk.ts'
import { useDeskForm } from '../desk/use-desk-form.ts'

type Read = AnswerOf<typeof readChargeback>

interface ChargebackDialogProps {
  id: string
  onClose: () => void
}

/** One chargeback: its evidence, and what is to be done about it now. */
export function ChargebackDialog({ id, onClose }: ChargebackDialogProps) {
  const { data } = useAsOpened(readChargeback, id)
  if (data?.state === 'opened') return <Answer chargeback={data} onClose={onClose} />
  if (data?.state === 'lost') return <Fault chargeback={data} onClose={onClose} />
  return (
    <Dialog
      open
      width="wide"
      title={data?.title ?? words.title}
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      {data ? (
        <>
          <Evidence chargeback={data} />
          <p className="text-muted">{words.waits}</p>
        </>
      ) : (
        <PageSpinner />
      )}
    </Dialog>
  )
}

const about = ({ reason, amount }: Read) => `${words.reasons[reason]}: ${formatMoney(amount)}`

function Answer({ chargeback, onClose }: { chargeback: Read; onClose: () => void }) {
  const { id } = chargeback
  const form = useDeskForm(answerChargeback, id, chargebackAnswer, { words: '' }, onClose)
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={chargeback.title}
      description={about(chargeback)}
      submitLabel={words.answer}
      width="wide"
    >
      <Evidence chargeback={chargeback} />
      <TextAreaField
        label={words.words}
        hint={words.wordsHint}
        required
        maxLength={2000}
        {...form.field('words')}
      />
    </FormDialog>
  )
}

function Fault({ chargeback, onClose }: { chargeback: Read; onClose: () => void }) {
  const values = { fault: 'nobody', reason: '' }
  const form = useDeskForm(settleChargeback, chargeback.id, faultBody, values, onClose)
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={chargeback.title}
      description={about(chargeback)}
      submitLabel={words.settle}
      width="wide"
    >
      <Evidence chargeback={chargeback} />
      <SelectField
        label={words.fault}
        hint={words.faultHint}
        options={chargebackFaults.map((value) => ({ value, label: words.faults[value] }))}
        {...form.field('fault')}
      />
      <TextAreaField
        label={words.why}
        hint={words.whyHint}
        required
        maxLength={1000}
        {...form.field('reason')}
      />
    </FormDialog>
  )
}

function Evidence({ chargeback }: { chargeback: Read }) {
  return (
    <div className="flex flex-col gap-3">
      {chargeback.words && (
        <p>
          <span className="block text-sm text-muted">{words.said}</span>
          <q>{typed(chargeback.words)}</q>
        </p>
      )}
      <More summary={words.evidence}>
        {chargeback.evidence === null ? (
          <p>{words.forgotten}</p>
        ) : (
          <pre className="text-sm wrap-anywhere whitespace-pre-wrap">{chargeback.evidence}</pre>
        )}
        <p className="text-sm break-all text-muted">{words.hash(chargeback.packHash)}</p>
      </More>
      {chargeback.hasFile ? (
        <a
          href={addressOf(readEvidenceFile, { params: { id: chargeback.id } })}
          download
          className={clsx(buttonClass({}), 'self-start')}
        >
          <Download className="size-5" aria-hidden="true" />
          {words.file}
        </a>
      ) : (
        chargeback.evidence !== null && <p className="text-sm text-muted">{words.noFile}</p>
      )}
    </div>
  )
}
