import { MapPin, Navigation, Phone } from 'lucide-react'
import type { JobForTechnician } from '#contract/jobs.ts'
import { jobs } from '#contract/words/en/jobs.ts'
import { buttonClass } from '../../kit/ui/button-class.ts'
import { formatPhone, phoneHref } from '../../kit/ui/format.ts'
import { mapLinks, platformOf } from './map-links.ts'

/** Where to drive and whom to call (rules C10), for a thumb in a glove. */
export function JobPlace({
  contact,
}: {
  contact: NonNullable<JobForTechnician['request']['contact']>
}) {
  const words = jobs.mine
  const { customerName, phone, location, lat, lng } = contact
  const position = lat !== null && lng !== null ? `${lat.toFixed(6)},${lng.toFixed(6)}` : null
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <div className="flex flex-col gap-2">
        <p>
          <span className="block text-sm text-muted">{words.place}</span>
          <span className="flex items-start gap-1 font-sign text-xl font-semibold break-words">
            <MapPin className="mt-1 size-5 shrink-0" aria-hidden="true" />
            {location}
          </span>
        </p>
        {position ? (
          <>
            <div className="flex flex-wrap gap-2">
              {mapLinks(position, platformOf(navigator.userAgent)).map(({ app, href }) => (
                <a
                  key={app}
                  href={href}
                  target={app === 'device' ? undefined : '_blank'}
                  rel="noreferrer"
                  className={`${buttonClass()} min-h-14 grow`}
                >
                  <Navigation className="size-5" aria-hidden="true" />
                  {words.mapApps[app]}
                </a>
              ))}
            </div>
            <p className="text-sm text-muted">
              {words.position} <span className="numerals select-all">{position}</span>
            </p>
          </>
        ) : (
          <p className="text-muted">{words.noPosition}</p>
        )}
      </div>
      <div className="flex flex-col gap-2">
        <p>
          <span className="block text-sm text-muted">{words.customer}</span>
          <span className="font-sign text-xl font-semibold break-words">{customerName}</span>
        </p>
        <a href={phoneHref(phone)} className={`${buttonClass()} min-h-14`}>
          <Phone className="size-5" aria-hidden="true" />
          <span className="numerals text-xl">{formatPhone(phone)}</span>
        </a>
      </div>
    </div>
  )
}
