import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { listFleetsForAdmin, listProvidersForAdmin } from '#contract/admin.ts'
import { paths } from '#contract/paths.ts'
import { goTo } from '#contract/words/en/go-to.ts'
import { call } from '../../kit/api/call.ts'
import { findBy } from '../../kit/search.ts'
import { phoneHref } from '../../kit/ui/format.ts'
import { useSearched } from '../../kit/ui/use-searched.ts'
import { GoToDialog } from '../../things/shell/GoToDialog.tsx'
import { partTyped } from '../../things/shell/words-of-deeds.ts'
import { adminTabs } from './admin-tabs.tsx'
import { usePeople } from './people/use-users.ts'
import { useLookUp } from './requests/use-look-up.ts'
import { tabLink, tabPath } from './tab-link.ts'

/** Of each kind so many; who looks for more goes to the list. */
const mostOfAKind = 5

/** A whole phone number, or a link: each look at whose request it is stands in the security log, so part of one asks for nothing. */
const isOfCaller = (words: string) => words.replace(/\D/g, '').length >= 10 || words.includes('/')

/** Where an operator goes by words: the pages, businesses, fleets and people, and by who calls the request. */
export default function AdminGoTo({ onClose }: { onClose: () => void }) {
  const { wanted, type, isTyping } = useSearched()
  const { searched, said } = partTyped(wanted ?? '', ownWords)
  const words = searched || null
  const query = { search: words ?? '' }
  const asked = { enabled: words !== null, placeholderData: keepPreviousData }
  const providers = useQuery({
    queryKey: ['go-to', 'providers', query],
    queryFn: ({ signal }) => call(listProvidersForAdmin, { query, signal }),
    ...asked,
  })
  const companies = useQuery({
    queryKey: ['go-to', 'fleets', query],
    queryFn: ({ signal }) => call(listFleetsForAdmin, { query, signal }),
    ...asked,
  })
  const people = usePeople(words ? query : {})
  const calls = words !== null && isOfCaller(words)
  const requests = useLookUp(words ?? '', calls)
  const pages = adminTabs.map(({ value, label }) => ({ value: tabPath(value), label: label() }))
  const found = words
    ? [
        ...first(calls ? requests.data : []).map(({ requestId, title, customerName }) => ({
          value: paths.deskRequest(requestId),
          label: goTo.request(`${title}, ${customerName}`),
        })),
        ...first(providers.data).flatMap(({ id, businessName, phone, status }) => [
          { value: paths.deskProvider(id), label: goTo.provider(businessName) },
          ...(status === 'pending'
            ? [{ value: tabPath('approvals'), label: goTo.review(businessName) }]
            : []),
          { value: phoneHref(phone), label: goTo.call(businessName) },
          {
            value: `${paths.home('admin')}${tabLink('invoices', { party: id })}`,
            label: goTo.invoices(businessName),
          },
          {
            value: `${paths.home('admin')}${tabLink('audit', { about: id })}`,
            label: goTo.log(businessName),
          },
        ]),
        ...first(companies.data).map(({ id, companyName }) => ({
          value: paths.deskFleet(id),
          label: goTo.company(companyName),
        })),
        ...first(people.data?.users).map(({ id, fullName }) => ({
          value: paths.deskPerson(id),
          label: goTo.person(fullName),
        })),
        ...first(people.data?.technicians).map(({ id, fullName, provider }) => ({
          // Two of one business are two choices.
          value: `${paths.deskProvider(provider.id)}#${id}`,
          label: goTo.technician(fullName, provider.name),
        })),
      ]
    : []
  return (
    <GoToDialog
      label={goTo.operator}
      places={[
        ...findBy(pages, ({ label }) => [label], wanted ?? ''),
        ...findBy(found, ({ label }) => [label], said),
      ]}
      isBusy={
        isTyping || [providers, companies, people, requests].some(({ isFetching }) => isFetching)
      }
      onType={type}
      onClose={onClose}
    />
  )
}

/** What the menu says of those that it finds. */
const ownWords = [
  ...[goTo.provider, goTo.review, goTo.call, goTo.invoices, goTo.log, goTo.company],
  ...[goTo.person, goTo.request, (name: string) => goTo.technician(name, '')],
].map((say) => say(''))

const first = <Row,>(rows: readonly Row[] = []) => rows.slice(0, mostOfAKind)
