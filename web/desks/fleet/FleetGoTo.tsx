import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Driver } from '#contract/drivers.ts'
import { type FleetRequestLine, listFleetRequests } from '#contract/fleet-requests.ts'
import { paths } from '#contract/paths.ts'
import { listUnits } from '#contract/units.ts'
import { fleets } from '#contract/words/en/fleets.ts'
import { goTo } from '#contract/words/en/go-to.ts'
import { call } from '../../kit/api/call.ts'
import { findBy } from '../../kit/search.ts'
import { phoneHref } from '../../kit/ui/format.ts'
import { useSearched } from '../../kit/ui/use-searched.ts'
import { GoToDialog } from '../../things/shell/GoToDialog.tsx'
import { partTyped } from '../../things/shell/words-of-deeds.ts'
import { bestNamed, isNamed } from './best-named.ts'
import { useDriverSearch } from './drivers/use-drivers.ts'
import { boardKey, unitsKey } from './keys.ts'
import { everybodysTabs, tabLink, tabPath, tabsFor } from './tabs.ts'
import { useOwnFleet } from './use-own-fleet.ts'

/** Of each kind so many; who looks for more goes to the list. */
const mostOfAKind = 5

/** Where the people of a fleet go by words: its pages, drivers, units and requests, and what can be done with them. */
export default function FleetGoTo({ onClose }: { onClose: () => void }) {
  const { wanted, type, isTyping } = useSearched()
  const { searched, said } = partTyped(wanted ?? '', ownWords)
  const words = searched || null
  const { data: fleet } = useOwnFleet()
  const drivers = useDriverSearch(words)
  const query = { search: words ?? '' }
  const asked = { enabled: words !== null, placeholderData: keepPreviousData }
  const units = useQuery({
    queryKey: [...unitsKey, 'go-to', query],
    queryFn: ({ signal }) => call(listUnits, { query, signal }),
    ...asked,
  })
  const requests = useQuery({
    queryKey: [...boardKey, 'go-to', query],
    queryFn: ({ signal }) => call(listFleetRequests, { query, signal }),
    ...asked,
  })
  const waiting = useQuery({
    queryKey: [...boardKey, 'go-to', 'waiting'],
    queryFn: ({ signal }) => call(listFleetRequests, { query: { waiting: 'yes' }, signal }),
  })
  const home = paths.home('business_customer')
  const pages = (fleet ? tabsFor(fleet.can) : everybodysTabs).map((tab) => ({
    value: tabPath(tab),
    label: fleets.tabs[tab],
  }))
  const deeds = fleet?.can.ask
    ? // The list from which a driver is chosen; its address differs from the page's, as every place here must.
      [{ value: home + tabLink('drivers', { ask: '1' }), label: fleets.drivers.request }]
    : []
  // Who looks for what waits need not know whose it is: it stands first in the list that opens, and is found by that word.
  const waits = findBy(
    (waiting.data ?? []).flatMap(approvalOf).slice(0, mostOfAKind),
    ({ label, text }) => [label, text],
    wanted ?? '',
  )
  const places = findBy([...deeds, ...pages], ({ label }) => [label], wanted ?? '')
  const found = words ? findings(words) : []
  const isNew = ({ value }: { value: string }) => !found.some((one) => one.value === value)

  function findings(typed: string) {
    const unitPlaces = best(units.data, ({ unitNumber }) => [unitNumber], typed).map(
      ({ unitNumber }) => ({
        value: home + tabLink('units', { q: unitNumber }),
        label: goTo.unit(unitNumber),
        text: '',
        isMeant: isNamed([unitNumber], typed),
      }),
    )
    const namesOfDriver = ({ fullName, username, units: own }: Driver) => [
      fullName,
      username,
      ...own.map(({ unitNumber }) => unitNumber),
    ]
    const driverPlaces = best(drivers.data, namesOfDriver, typed).flatMap((driver) => {
      const { id, fullName, username, phone } = driver
      const text = namesOfDriver(driver).join(' ')
      return [
        { value: home + tabLink('drivers', { q: username }), label: goTo.driver(fullName), text },
        { value: paths.fleetRequest(id), label: goTo.ask(fullName), text },
        { value: phoneHref(phone), label: goTo.call(fullName), text },
      ]
    })
    const requestPlaces = best(
      requests.data,
      ({ unit, driver }) => [unit?.unitNumber, driver?.fullName],
      typed,
    ).flatMap((line) => {
      const place = paths.fleetBids(line.id)
      const text = [line.location, line.job?.businessName].join(' ')
      return [
        { value: place, label: goTo.request(`${whose(line)}, ${line.location}`), text },
        ...approvalOf(line),
      ]
    })
    const all = [
      ...unitPlaces.filter(({ isMeant }) => isMeant),
      ...driverPlaces,
      ...unitPlaces.filter(({ isMeant }) => !isMeant),
      ...requestPlaces,
    ]
    return findBy(all, ({ label, text }) => [label, text], said)
  }
  return (
    <GoToDialog
      label={goTo.fleet}
      places={words ? [...places, ...found, ...waits.filter(isNew)] : [...waits, ...places]}
      isBusy={isTyping || drivers.isFetching || units.isFetching || requests.isFetching}
      onType={type}
      onClose={onClose}
    />
  )
}

/** What the menu says of those that it finds. */
const ownWords = [goTo.driver, goTo.unit, goTo.request, goTo.ask, goTo.call, goTo.approve].map(
  (say) => say(''),
)

/** The first of those that were found, led by what carries the typed words as its own name. */
const best = <Row,>(
  rows: readonly Row[] = [],
  namesOf: (row: Row) => readonly (string | null | undefined)[],
  typed: string,
) => bestNamed(rows, namesOf, typed).slice(0, mostOfAKind)

/** The way to say yes to what waits for it. */
const approvalOf = (line: FleetRequestLine) =>
  line.need?.reason === 'approval'
    ? [
        {
          value: `${paths.fleetBids(line.id)}#approve`,
          label: goTo.approve(whose(line)),
          text: [fleets.board.needs.approval, line.location, line.job?.businessName].join(' '),
        },
      ]
    : []

/** Which truck and driver, and what happened: titles alone are alike. */
const whose = ({ unit, driver, title }: FleetRequestLine) =>
  [unit && fleets.board.unit_(unit.unitNumber), driver?.fullName, title].filter(Boolean).join(' · ')
