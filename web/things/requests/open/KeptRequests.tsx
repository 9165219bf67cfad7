import { useQuery } from '@tanstack/react-query'
import { paths } from '#contract/paths.ts'
import type { RequestForOwner } from '#contract/requests.ts'
import { openRequests as words } from '#contract/words/en/open-requests.ts'
import { buttonClass } from '../../../kit/ui/button-class.ts'
import { Link } from '../../../kit/ui/Link.tsx'
import { seenRequests } from '../asked/last-seen-request.ts'
import { readRemembered } from './remembered.ts'

/** The requests whose links this browser keeps, as they were last read here: there is no network to ask how they stand now. */
export function KeptRequests() {
  const { data: kept } = useQuery({
    queryKey: ['kept-requests'],
    queryFn: () =>
      Promise.all(
        readRemembered().map(async ({ id, token }) => ({
          id,
          token,
          seen: (await seenRequests.read(token))?.seen,
        })),
      ),
    gcTime: 0,
  })
  return kept?.map(({ id, token, seen }) => (
    <div key={id} className="flex flex-col items-start gap-2">
      <p className="font-semibold">{sentenceOf(seen)}</p>
      <Link to={paths.bids(id, token)} className={buttonClass()}>
        {words.see}
      </Link>
    </div>
  ))
}

function sentenceOf(seen: RequestForOwner | undefined): string {
  if (seen?.status === 'open') return words.kept.open
  return seen?.job ? words.kept.arranged(seen.job.provider.businessName) : words.kept.unread
}
