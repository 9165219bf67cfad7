import type { RequestAtDesk } from '#contract/desk-requests.ts'
import { DeskHistory } from './DeskHistory.tsx'
import { DeskNotes } from './DeskNotes.tsx'
import { DeskPage } from './DeskPage.tsx'
import { AlertedShops } from './request/AlertedShops.tsx'
import { BidsAtDesk } from './request/BidsAtDesk.tsx'
import { GuestsDataAtDesk } from './request/GuestsDataAtDesk.tsx'
import { JobsAtDesk } from './request/JobsAtDesk.tsx'
import { RequestDeeds } from './request/RequestDeeds.tsx'
import { RequestFacts } from './request/RequestFacts.tsx'
import { RequestState } from './request/RequestState.tsx'
import { useRequestAtDesk } from './use-desk.ts'

/** Everything about a request and its job, and the deeds that help. */
export default function RequestDeskPage() {
  return (
    <DeskPage use={useRequestAtDesk} titleOf={({ title }) => title}>
      {(request) => <Parts request={request} />}
    </DeskPage>
  )
}

function Parts({ request }: { request: RequestAtDesk }) {
  return (
    <div className="grid items-start gap-3 md:gap-5 xl:grid-cols-[minmax(0,1fr)_28rem]">
      <div className="flex min-w-0 flex-col gap-3 md:gap-5">
        <RequestState request={request} />
        <RequestDeeds request={request} />
        <JobsAtDesk request={request} />
        <BidsAtDesk bids={request.bids} />
        <RequestFacts request={request} />
        <AlertedShops request={request} />
        <GuestsDataAtDesk request={request} />
      </div>
      <div className="flex min-w-0 flex-col gap-3 md:gap-5">
        <DeskNotes kind="request" id={request.id} notes={request.notes} />
        <DeskHistory entries={request.history} />
      </div>
    </div>
  )
}
