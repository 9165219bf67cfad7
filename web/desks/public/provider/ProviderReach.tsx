import type { PublicProvider } from '#contract/public-providers.ts'
import { providerPage as words } from '#contract/words/en/provider-page.ts'
import { serviceWords } from '#contract/words/en/services.ts'
import { circleZoom } from '../../../kit/map/circle-zoom.ts'
import { LazyMap } from '../../../kit/map/LazyMap.tsx'
import { Card } from '../../../kit/ui/Card.tsx'

const halfMapPixels = 88
/** What the provider does, when, and how far it drives. */
export function ProviderReach({ provider }: { provider: PublicProvider }) {
  const { services, truckWork, serviceHours, takesEmergencies } = provider
  const { serviceRadius, location, lat, lng } = provider
  return (
    <Card as="section" className="flex flex-col gap-4">
      <dl className="flex flex-col gap-3">
        <Line label={words.services}>
          {services.map((trade) => serviceWords.trades[trade]).join(', ')}
        </Line>
        {truckWork.length > 0 && <Line label={words.trucks}>{words.takes(truckWork)}</Line>}
        <Line label={words.hoursTitle}>
          {serviceHours ? words.hours[serviceHours] : words.hoursNone}
          {takesEmergencies && <span className="block">{words.emergencies}</span>}
        </Line>
        <Line label={words.area}>
          {location ? words.radiusOf(serviceRadius, location) : words.radius(serviceRadius)}
        </Line>
      </dl>
      {lat !== null && lng !== null && (
        <LazyMap
          label={words.map(provider.businessName)}
          center={{ lat, lng }}
          zoom={circleZoom(lat, serviceRadius, halfMapPixels)}
          pins={[{ id: provider.id, label: provider.businessName, lat, lng, tone: 'provider' }]}
          circle={{ lat, lng, miles: serviceRadius }}
          className="h-64 overflow-hidden rounded-sm"
        />
      )}
    </Card>
  )
}

function Line({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  )
}
