import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import {
  type AgreementDocument,
  agreedPrice,
  type JobForCustomer,
  readAgreement,
} from '#contract/jobs.ts'
import { bidLineWords } from '#contract/words/en/bid-lines.ts'
import { pledge } from '#contract/words/en/pledge.ts'
import { call } from '../../kit/api/call.ts'
import { useAccess } from '../../kit/api/RequestAccess.tsx'
import { DidNotLoad } from '../../kit/ui/DidNotLoad.tsx'
import { formatMoney } from '../../kit/ui/format.ts'
import { Money } from '../../kit/ui/Money.tsx'
import { More } from '../../kit/ui/More.tsx'
import { Loading, Skeleton } from '../../kit/ui/Skeleton.tsx'
import { TickingTime } from '../../kit/ui/TickingTime.tsx'
import { PriceLines } from './PriceLines.tsx'

type Job = Pick<JobForCustomer, 'id' | 'agreementHash'>

/** What both sides have agreed on, from the accepted bid to the last change, behind one line. */
export function Agreement({ job }: { job: Job }) {
  const [isAsked, setAsked] = useState(false)
  if (!job.agreementHash) return null
  return (
    <More
      summary={bidLineWords.agreement.title}
      onToggle={(isNowOpen) => isNowOpen && setAsked(true)}
    >
      {isAsked && <Documents job={job} />}
    </More>
  )
}

function Documents({ job }: { job: Job }) {
  const words = bidLineWords.agreement
  const { token } = useAccess()
  const query = useQuery({
    // Another hash is another agreement.
    queryKey: ['/api/jobs', job.id, 'agreement', job.agreementHash],
    queryFn: ({ signal }) => call(readAgreement, { params: { id: job.id }, token, signal }),
  })
  const documents = query.data
  if (query.isError) return <DidNotLoad title={words.failed} query={query} />
  if (!documents)
    return (
      <Loading>
        <Skeleton shape="block" />
      </Loading>
    )
  return (
    <div className="flex flex-col gap-3">
      <AgreementDocuments documents={documents} />
      <p className="text-sm text-muted">{words.fingerprintHint}</p>
    </div>
  )
}

type Read = Omit<AgreementDocument, 'previous'>

/** Each with its price, line by line, and its fingerprint. */
export const AgreementDocuments = ({ documents }: { documents: readonly Read[] }) => (
  <ol className="flex flex-col gap-3">
    {documents.map((document) => (
      <Document key={document.hash} document={document} />
    ))}
  </ol>
)

/** As many characters as two people compare by phone. */
const shownCharacters = 12

function Document({ document: { kind, at, hash, document } }: { document: Read }) {
  const words = bidLineWords.agreement
  const price = agreedPrice.safeParse(JSON.parse(document)).data
  return (
    <li className="flex flex-col gap-1">
      <p className="flex flex-wrap items-baseline gap-x-3 text-sm">
        <span className="font-semibold">{words.kinds[kind]}</span>
        <TickingTime at={at} />
        <span className="text-muted">
          {words.fingerprint}{' '}
          <code title={hash} className="numerals">
            {hash.slice(0, shownCharacters)}
          </code>
        </span>
      </p>
      {price?.lines && (
        <PriceLines lines={price.lines} {...(kind === 'change_order' && { total: words.more })} />
      )}
      {price && kind !== 'bid' && (
        <p className="flex justify-between gap-x-3 font-semibold">
          {words.fromThenOn} <Money amount={price.total} className="font-bold" />
        </p>
      )}
      {price?.pledge && <p className="text-sm">{pledge.agreed(formatMoney(price.pledge))}</p>}
    </li>
  )
}
