import { useState } from 'react'
import {
  comebackBody,
  decideComeback,
  decideDispute,
  decisionBody,
  readDisputeAtDesk,
} from '#contract/disputes.ts'
import type { AnswerOf } from '#contract/endpoint.ts'
import { paths } from '#contract/paths.ts'
import type { Side } from '#contract/photos.ts'
import { comeback } from '#contract/words/en/comeback.ts'
import { disputes } from '#contract/words/en/disputes.ts'
import { jobs } from '#contract/words/en/jobs.ts'
import type { FieldOf } from '../../../kit/api/use-checked-form.ts'
import { Button } from '../../../kit/ui/Button.tsx'
import { Dialog } from '../../../kit/ui/Dialog.tsx'
import { FormDialog } from '../../../kit/ui/FormDialog.tsx'
import { formatMoney } from '../../../kit/ui/format.ts'
import { Link } from '../../../kit/ui/Link.tsx'
import { nameLinkClass } from '../../../kit/ui/link-class.ts'
import { More } from '../../../kit/ui/More.tsx'
import { PageSpinner } from '../../../kit/ui/PageSpinner.tsx'
import { TextAreaField } from '../../../kit/ui/TextAreaField.tsx'
import { TextField } from '../../../kit/ui/TextField.tsx'
import { PhotoStrip } from '../../../things/photos/PhotoStrip.tsx'
import { typed } from '../../../things/requests/typed.ts'
import { useAsOpened } from '../desk/use-desk.ts'
import { useDeskForm } from '../desk/use-desk-form.ts'
import { FrozenEvidence } from './FrozenEvidence.tsx'
import { nameOf, nextOf, otherSide, standOf } from './sides.ts'

type Read = AnswerOf<typeof readDisputeAtDesk>

interface DisputeDialogProps {
  id: string
  onClose: () => void
}

/** One dispute: what each side says, the frozen evidence, and the decision with its reason. */
export function DisputeDialog({ id, onClose }: DisputeDialogProps) {
  const { data } = useAsOpened(readDisputeAtDesk, id)
  if (data?.mayDecide) return <Decision dispute={data} onClose={onClose} />
  return (
    <Dialog
      open
      width="wide"
      title={data?.title ?? disputes.desk.tab}
      description={data && aboutOf(data)}
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      {data ? (
        <>
          <Evidence dispute={data} />
          <p className="text-muted">
            {standOf(data)}. {disputes.desk.notYet}
          </p>
        </>
      ) : (
        <PageSpinner />
      )}
    </Dialog>
  )
}

const aboutOf = ({ reason, claim }: Read): string =>
  `${disputes.reasons[reason]}: ${disputes.claimed(formatMoney(claim))}`

function Decision({ dispute, onClose }: { dispute: Read; onClose: () => void }) {
  const [sendsBack, setSendsBack] = useState(false)
  const words = disputes.desk
  const values = { award: '', reason: '' }
  const form = useDeskForm(decideDispute, dispute.id, decisionBody, values, onClose)
  if (sendsBack) return <SendBack dispute={dispute} onClose={onClose} />
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={dispute.title}
      description={aboutOf(dispute)}
      submitLabel={words.decide}
      width="wide"
    >
      <Evidence dispute={dispute} />
      {dispute.mayDecideComeback && (
        <Button onClick={() => setSendsBack(true)}>{comeback.desk.decide}</Button>
      )}
      <TextField
        label={words.award({
          claim: formatMoney(dispute.claim),
          name: nameOf(dispute, dispute.bySide),
        })}
        hint={words.settledBy[dispute.settledBy]}
        inputMode="decimal"
        autoComplete="off"
        required
        {...form.field('award')}
      />
      <Why {...form.field('reason')} />
    </FormDialog>
  )
}

/** What both sides read beside the decision. */
const Why = (field: ReturnType<FieldOf<{ reason: string }>>) => (
  <TextAreaField
    label={disputes.desk.why}
    hint={disputes.desk.reasonHint}
    required
    maxLength={1000}
    {...field}
  />
)

/** Instead of a sum: the provider does it again, and the money waits. */
function SendBack({ dispute, onClose }: { dispute: Read; onClose: () => void }) {
  const form = useDeskForm(decideComeback, dispute.id, comebackBody, { reason: '' }, onClose)
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={comeback.desk.title}
      description={comeback.desk.text}
      submitLabel={comeback.desk.decide}
    >
      <Why {...form.field('reason')} />
    </FormDialog>
  )
}

function Evidence({ dispute }: { dispute: Read }) {
  const words = disputes.desk
  const by = (side: Side) => words.by({ name: nameOf(dispute, side), side })
  const said: [string, string | null][] = [
    [words.words(by(dispute.bySide)), dispute.words],
    [words.answer(by(otherSide[dispute.bySide])), dispute.answer],
    [words.appeal(by(dispute.appealSide ?? dispute.bySide)), dispute.appeal],
    [comeback.after, dispute.stillWrong],
  ]
  const next = nextOf(dispute)
  return (
    <div className="flex flex-col gap-3">
      {next && <p>{next}</p>}
      <p>
        <Link to={paths.deskJob(dispute.jobId)} className={nameLinkClass}>
          {words.request}
        </Link>
      </p>
      {said.map(
        ([label, text]) =>
          text && (
            <p key={label}>
              <span className="block text-sm text-muted">{label}</span>
              <q>{typed(text)}</q>
            </p>
          ),
      )}
      {dispute.award !== null && dispute.state !== 'decided' && (
        <p>{words.before(formatMoney(dispute.award))}</p>
      )}
      {dispute.decision && <p>{typed(dispute.decision)}</p>}
      {dispute.comeback && (
        <p>
          <Link to={paths.deskJob(dispute.comeback.jobId)} className={nameLinkClass}>
            {comeback.desk.happened}
          </Link>
          : {jobs.phases[dispute.comeback.phase]}
        </p>
      )}
      <PhotoStrip photos={dispute.photos} />
      <More summary={words.evidence}>
        {dispute.evidence ? (
          <FrozenEvidence evidence={dispute.evidence} providerName={dispute.provider.name} />
        ) : (
          <p>{words.forgotten}</p>
        )}
        <p className="mt-3 text-sm break-all text-muted">{words.hash(dispute.packHash)}</p>
      </More>
    </div>
  )
}
