import { MapPin, Navigation, Phone } from 'lucide-react'
import { jobs } from '#contract/words/en/jobs.ts'
import { buttonClass } from '../../kit/ui/button-class.ts'
import { formatPhone, phoneHref } from '../../kit/ui/format.ts'
import { noteClass } from '../../kit/ui/note-class.ts'
import { VisuallyHidden } from '../../kit/ui/VisuallyHidden.tsx'
import { type Contact, mapLinks, platformOf, positionOf } from './map-links.ts'

/** Where to drive and whom to call (rules C10), for a thumb in a glove. */
export function JobPlace({ contact }: { contact: Contact }) {
  const words = jobs.mine
  const { customerName, phone, location, roughMiles } = contact
  const position = positionOf(contact)
  return (
    <div className="flex flex-col gap-2">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="flex items-start gap-1 font-sign text-xl font-semibold break-words">
          <MapPin className="mt-1 size-5 shrink-0" aria-hidden="true" />
          <VisuallyHidden>{words.place} </VisuallyHidden>
          {location}
        </span>
        <span className="font-sign text-lg font-semibold break-words">
          <VisuallyHidden>{words.customer} </VisuallyHidden>
          {customerName}
        </span>
      </p>
      {roughMiles !== undefined && (
        <p className={noteClass}>{words.mayBeOff(Math.ceil(roughMiles))}</p>
      )}
      <div className="flex flex-wrap gap-2">
        {position &&
          mapLinks(position, platformOf(navigator.userAgent)).map(({ app, href }) => (
            <a
              key={app}
              href={href}
              target={app === 'device' ? undefined : '_blank'}
              rel="noreferrer"
              className={`${buttonClass()} min-h-14 grow gap-1! px-2!`}
            >
              <Navigation className="size-5" aria-hidden="true" />
              {words.mapApps[app]}
            </a>
          ))}
        <a href={phoneHref(phone)} className={`${buttonClass()} min-h-14 grow gap-1! px-2!`}>
          <Phone className="size-5" aria-hidden="true" />
          <span className="numerals">{formatPhone(phone)}</span>
        </a>
      </div>
    </div>
  )
}
