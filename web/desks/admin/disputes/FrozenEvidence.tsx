import type { ReactNode } from 'react'
import type { Evidence } from '#contract/evidence.ts'
import { bidLineWords } from '#contract/words/en/bid-lines.ts'
import { changes as changeWords } from '#contract/words/en/changes.ts'
import { desk } from '#contract/words/en/desk.ts'
import { disputes } from '#contract/words/en/disputes.ts'
import { jobs } from '#contract/words/en/jobs.ts'
import { messaging } from '#contract/words/en/messaging.ts'
import { photos as photoWords } from '#contract/words/en/photos.ts'
import { proofs as proofWords } from '#contract/words/en/proofs.ts'
import { Fact, Facts } from '../../../kit/ui/Facts.tsx'
import { formatExact, formatMoney } from '../../../kit/ui/format.ts'
import { TickingTime } from '../../../kit/ui/TickingTime.tsx'
import { AgreementDocuments } from '../../../things/jobs/Agreement.tsx'
import { History } from '../../../things/jobs/History.tsx'
import { PriceLines } from '../../../things/jobs/PriceLines.tsx'
import { PhotoStrip } from '../../../things/photos/PhotoStrip.tsx'
import { WholeProof } from '../../../things/proofs/WholeProof.tsx'
import { typed } from '../../../things/requests/typed.ts'
import { SaidAtDesk } from '../desk/SaidAtDesk.tsx'

/** What was agreed, done, shown and said by the moment the dispute was opened; what there was none of is left out. */
export function FrozenEvidence({
  evidence,
  providerName,
}: {
  evidence: Evidence
  providerName: string
}) {
  const { frozenAt, job, agreement, changes, proofs, photos, messages, history } = evidence
  return (
    <div className="flex flex-col gap-4">
      <Facts>
        <Moment label={disputes.desk.frozen} at={frozenAt} />
        <Fact label={desk.jobs.phase}>{jobs.phases[job.phase]}</Fact>
        {job.price && <Fact label={desk.money.price}>{formatMoney(job.price)}</Fact>}
        {job.cancellationFee && (
          <Fact label={bidLineWords.agreement.kinds.cancellation_fee}>
            {formatMoney(job.cancellationFee)}
          </Fact>
        )}
        <Moment label={desk.jobs.assigned} at={job.assignedAt} />
        <Moment label={desk.jobs.promised} at={job.promisedAt} />
        <Moment label={jobs.phases.en_route} at={job.enRouteAt} />
        <Moment label={jobs.promise.arrived} at={job.arrivedAt} />
        <Moment label={jobs.promise.working} at={job.workingAt} />
        <Moment label={jobs.promise.finished} at={job.finishedAt} />
        <Moment label={jobs.promise.closed} at={job.closedAt} />
      </Facts>
      {agreement.length > 0 && (
        <Part title={bidLineWords.agreement.title}>
          <AgreementDocuments documents={agreement} />
        </Part>
      )}
      {changes.length > 0 && (
        <Part title={changeWords.ask}>
          <ul className="flex flex-col gap-3">
            {changes.map((change) => (
              <Change key={change.id} change={change} />
            ))}
          </ul>
        </Part>
      )}
      {proofs.length > 0 && (
        <Part title={proofWords.title}>
          <ul className="flex flex-col gap-3">
            {proofs.map((proof) => (
              <li key={proof.id} className="flex flex-col gap-1">
                <WholeProof proof={proof} />
              </li>
            ))}
          </ul>
        </Part>
      )}
      {photos.length > 0 && (
        <Part title={photoWords.title}>
          <PhotoStrip photos={photos} />
        </Part>
      )}
      {messages.length > 0 && (
        <Part title={messaging.log}>
          <SaidAtDesk messages={messages} providerName={providerName} />
        </Part>
      )}
      <Part title={jobs.history}>
        <History entries={history} />
      </Part>
    </div>
  )
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section aria-label={title} className="flex flex-col gap-2">
    <h3 className="text-lg">{title}</h3>
    {children}
  </section>
)

/** To the minute: who decides compares them. */
const Moment = ({ label, at }: { label: string; at: string | null }) =>
  at && (
    <Fact label={label}>
      <time dateTime={at}>{formatExact(at)}</time>
    </Fact>
  )

const Change = ({ change }: { change: Evidence['changes'][number] }) => (
  <li className="flex flex-col gap-1">
    <p className="flex flex-wrap items-baseline gap-x-3 text-sm">
      <span className="font-semibold">{changeWords.reasons[change.reason]}</span>
      <span>{changeWords.states[change.status]}</span>
      <TickingTime at={change.sentAt} />
    </p>
    {change.words && <q>{typed(change.words)}</q>}
    <PriceLines lines={change.lines} />
    <PhotoStrip photos={change.photos} />
  </li>
)
