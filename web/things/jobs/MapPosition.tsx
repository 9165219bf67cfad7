import { jobs } from '#contract/words/en/jobs.ts'
import { type Contact, positionOf } from './map-links.ts'

/** The place as two numbers, to type or to copy: below what a phone shows first, whose buttons lead there. */
export function MapPosition({ contact }: { contact: Contact }) {
  const words = jobs.mine
  const position = positionOf(contact)
  if (!position) return <p className="text-muted">{words.noPosition}</p>
  return (
    <p className="text-sm text-muted">
      {words.position} <span className="numerals select-all">{position}</span>
    </p>
  )
}
