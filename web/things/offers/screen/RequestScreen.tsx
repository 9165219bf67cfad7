import { type ReactNode, useState } from 'react'
import type { BidForOwner } from '#contract/bids.ts'
import type { RequestForOwner } from '#contract/requests.ts'
import { bids as words } from '#contract/words/en/bids.ts'
import { Below } from '../../../kit/ui/Below.tsx'
import { Card } from '../../../kit/ui/Card.tsx'
import { More } from '../../../kit/ui/More.tsx'
import { useMedia } from '../../../kit/ui/use-media.ts'
import { Talk } from '../../messaging/Talk.tsx'
import { OwnPhotos } from '../../photos/OwnPhotos.tsx'
import { CancelRequest } from '../../requests/asked/CancelRequest.tsx'
import { Columns } from '../../requests/asked/Columns.tsx'
import { RequestHead } from '../../requests/asked/RequestHead.tsx'
import { WhatWasSaid } from '../../requests/asked/WhatWasSaid.tsx'
import { CorrectRequest } from '../../requests/correct/CorrectRequest.tsx'
import { AppShell } from '../../shell/AppShell.tsx'
import type { Choice } from '../Decision.tsx'
import { Decision } from '../late.tsx'
import { focusAccepted } from './focus-accepted.ts'
import { RequestCourse, type RequestCourseProps } from './RequestCourse.tsx'

export interface RequestScreenProps extends Omit<RequestCourseProps, 'waits' | 'onChoose'> {
  /** A driver's choice that waits for the fleet's word. */
  waits?: (onChoose: (choice: Choice) => void) => ReactNode
  /** Above everything: the way back. */
  back?: ReactNode
  /** Who waits for help, where that is not the reader. */
  forWhom?: ReactNode
  /** What needs somebody now, right below the head of the request. */
  head?: ReactNode
  /** More of the request; on a phone after what is waited for. */
  about?: ReactNode
  /** Links to it for others. */
  link?: ReactNode
  /** More to do with it. */
  more?: ReactNode
  /** What to know before a bid is taken. */
  warningOf?: (bid: BidForOwner) => string | null
}

/** Cards as the lines of one sheet, each to be unfolded. */
const sheet =
  'flex flex-col *:rounded-none *:not-first:-mt-px *:first:rounded-t-md *:last:rounded-b-md'

/** One request as those see it who decide on its bids: what was asked for, the bids or the job, everything live. */
export function RequestScreen({
  waits,
  back,
  forWhom,
  head,
  about,
  link,
  more,
  warningOf,
  ...course
}: RequestScreenProps) {
  const { request, bids, reader } = course
  const [choice, setChoice] = useState<Choice | null>(null)
  // Not folded under the hands of who was there before the first bid.
  const [isChoosing] = useState(request.bidCount > 0)
  const isOpen = request.status === 'open'
  // Below each other they would be a long way down, once what counts is whom to choose and who comes.
  const isFolded = !useMedia('(width >= 64rem)') && (isChoosing || !isOpen)
  // By its link alone a stranger comes back.
  const isLinkFolded = isFolded && (request.isFleets || !isOpen)
  return (
    <AppShell
      title={titleOf(request, bids, reader.words.page)}
      width={reader.width}
      {...(bids?.length && { offline: words.page.offline })}
    >
      {back}
      <Columns
        head={
          <div className="flex flex-col gap-4">
            <RequestHead request={request} forWhom={forWhom} />
            {head}
          </div>
        }
        more={
          <>
            <div className={isFolded ? sheet : 'contents'}>
              {about}
              <Below>
                {request.can.onlyBidId === null && (
                  <OwnPhotos
                    requestId={request.id}
                    canAdd={request.can.addPhotos}
                    canRemove={request.can.run}
                    isOpen={isOpen}
                    isFolded={isFolded}
                  />
                )}
                <Card className={isFolded ? 'py-0' : undefined}>
                  <WhatWasSaid request={request} isOpen={reader.saidIsOpen && !isFolded} />
                </Card>
              </Below>
              <Below>
                {link && isLinkFolded ? (
                  <Card className="py-0">
                    <More summary={words.links.heading}>
                      <div className="pb-3">{link}</div>
                    </More>
                  </Card>
                ) : (
                  link
                )}
              </Below>
            </div>
            <Below>
              {more}
              <CorrectRequest request={request} />
              <CancelRequest request={request} />
            </Below>
          </>
        }
      >
        <RequestCourse {...course} waits={waits?.(setChoice)} onChoose={setChoice} />
      </Columns>
      {choice && (
        <Decision
          Pay={reader.Pay}
          choice={choice}
          request={request}
          bids={bids}
          words={reader.words}
          warning={warningOf?.(choice.bid)}
          onClose={() => setChoice(null)}
          // The list gives way to the job: that is where the reader goes on.
          onAccepted={() => focusAccepted()}
        />
      )}
      <Talk />
    </AppShell>
  )
}

/** The browser's tab says how many bids wait. */
function titleOf(
  { status }: RequestForOwner,
  bids: readonly BidForOwner[] | undefined,
  { title, titleWithBids }: RequestCourseProps['reader']['words']['page'],
): string {
  const pending = bids?.filter((bid) => bid.status === 'pending').length ?? 0
  return status === 'open' && pending > 0 ? titleWithBids(pending) : title
}
