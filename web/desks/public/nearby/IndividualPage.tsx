import { useState } from 'react'
import { paths } from '#contract/paths.ts'
import { settings } from '#contract/settings.ts'
import { nearby as words } from '#contract/words/en/nearby.ts'
import { serviceWords } from '#contract/words/en/services.ts'
import { LazyMap } from '../../../kit/map/LazyMap.tsx'
import type { MapPin } from '../../../kit/map/map-props.ts'
import { Button } from '../../../kit/ui/Button.tsx'
import { buttonClass } from '../../../kit/ui/button-class.ts'
import { Link } from '../../../kit/ui/Link.tsx'
import { useMedia } from '../../../kit/ui/use-media.ts'
import { AppShell } from '../../../things/shell/AppShell.tsx'
import { AskByName } from './AskByName.tsx'
import { Categories } from './Categories.tsx'
import { MapHeader } from './MapHeader.tsx'
import { PlacePanel } from './PlacePanel.tsx'
import { ProviderDetail } from './ProviderDetail.tsx'
import { ProviderList } from './ProviderList.tsx'
import { ProviderPopup } from './ProviderPopup.tsx'
import { serviceFor } from './service-for.ts'
import { pinsOf, type ShownProvider, zoomFor } from './shown-provider.ts'
import { useMapChoice } from './use-map-choice.ts'
import { failureOf, useNearby } from './use-nearby.ts'
import { usePlace } from './use-place.ts'

const hereId = 'here'

/** The map of S0 §2.3: who serves the place where the reader is. */
export default function IndividualPage() {
  const place = usePlace()
  const { service, providerId, chooseService, chooseProvider } = useMapChoice()
  const nearby = useNearby(place.center, service)
  const isDesk = useMedia('(min-width: 64rem)')
  const [hintedId, setHinted] = useState<string | null>(null)
  const providers = nearby.data ?? []
  const selected = providers.find(({ id }) => id === providerId) ?? null

  const request = selected
    ? paths.requestFromMap(serviceFor(selected, service), selected.id)
    : paths.requestFromMap(service)
  // What is known of the place goes along: nobody types it twice.
  const state = { pickup: place.position ? '' : place.typed }
  const requestClass = buttonClass({ variant: 'primary' })
  const select = (id: string) => id !== hereId && chooseProvider(id === providerId ? null : id)
  const ask = (provider: ShownProvider) => (
    <Link
      to={paths.askProvider(serviceFor(provider, service), provider.id)}
      state={state}
      className={requestClass}
    >
      {words.request}
    </Link>
  )
  const here: MapPin[] = place.point
    ? [{ ...place.point, id: hereId, label: words.here, tone: 'here' }]
    : []

  return (
    <AppShell
      title={words.page}
      width="desk"
      header={<MapHeader request={request} />}
      offline={words.error.offline}
    >
      <div className="flex flex-col gap-6 lg:grid lg:grid-cols-[24rem_minmax(0,1fr)] lg:items-start">
        <div className="-mx-4 -mt-6 h-[36vh] min-h-72 md:-mx-6 md:-mt-8 lg:sticky lg:top-20 lg:col-start-2 lg:row-start-1 lg:m-0 lg:h-[calc(100dvh-8rem)]">
          <LazyMap
            label={words.map}
            className="size-full lg:rounded-md"
            center={place.center}
            zoom={zoomFor(place.center, providers, settings.map.zoom)}
            pins={[...here, ...pinsOf(providers, providerId, hintedId)]}
            hasBar={isDesk}
            onSelect={select}
            onHint={setHinted}
            popup={
              selected && {
                pinId: selected.id,
                content: <ProviderPopup provider={selected}>{ask(selected)}</ProviderPopup>,
                onClose: () => chooseProvider(null),
              }
            }
          />
        </div>
        <div className="flex min-w-0 flex-col gap-6 lg:col-start-1 lg:row-start-1">
          <h1 className="sr-only">{words.page}</h1>
          <PlacePanel place={place} />
          <Categories value={service} onChange={chooseService} />
          <section className="flex flex-col gap-3">
            <h2 className="text-xl" aria-live="polite">
              {words.heading(nearby.data ? providers.length : null)}
            </h2>
            <ProviderList
              providers={nearby.data}
              failure={failureOf(nearby)}
              selectedId={providerId}
              onSelect={chooseProvider}
              hintedId={hintedId}
              onHint={setHinted}
              detail={(provider) => (
                <ProviderDetail provider={provider} onClose={() => chooseProvider(null)}>
                  <AskByName provider={provider} chosen={service} state={state} />
                </ProviderDetail>
              )}
              empty={{
                text: service
                  ? words.empty.other(serviceWords.categories[service])
                  : words.empty.text,
                action: (
                  <div className="flex flex-wrap justify-center gap-2">
                    <Link to={request} state={state} className={buttonClass()}>
                      {words.request}
                    </Link>
                    {service && (
                      <Button onClick={() => chooseService(null)}>{words.empty.showAll}</Button>
                    )}
                  </div>
                ),
              }}
            />
          </section>
        </div>
        {/* It floats where a thumb is, or on the map's upper edge, and never on a pin. */}
        <div className="max-lg:sticky max-lg:bottom-0 max-lg:z-10 max-lg:-mx-4 max-lg:border-t max-lg:border-line max-lg:bg-page max-lg:px-4 max-lg:py-3 md:max-lg:-mx-6 md:max-lg:px-6 lg:sticky lg:top-23 lg:z-1 lg:col-start-2 lg:row-start-1 lg:mt-3 lg:justify-self-center">
          <Link
            to={request}
            state={state}
            className={`${buttonClass({ variant: place.point ? 'primary' : 'secondary' })} max-lg:w-full lg:shadow-over`}
          >
            {words.request}
          </Link>
        </div>
      </div>
    </AppShell>
  )
}
