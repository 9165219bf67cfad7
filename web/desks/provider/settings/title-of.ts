import { apiAccess } from '#contract/words/en/api-access.ts'
import { notifications } from '#contract/words/en/notifications.ts'
import { pledge } from '#contract/words/en/pledge.ts'
import { providerPeople } from '#contract/words/en/provider-people.ts'
import { shop } from '#contract/words/en/shop.ts'
import { trucks } from '#contract/words/en/trucks.ts'
import { verification } from '#contract/words/en/verification.ts'
import type { SettingsSection } from './sections.ts'

/** A part of the settings by its name. */
export const titleOf = (section: SettingsSection): string => {
  const words = shop.settings
  return {
    areas: words.areas,
    services: words.services,
    hours: words.hours,
    pledge: pledge.title,
    contact: words.contact,
    picture: words.picture,
    papers: words.profile,
    people: providerPeople.title,
    trucks: trucks.title,
    programs: apiAccess.open,
    verification: verification.dashboard.heading,
    alerts: notifications.howYouHear,
  }[section]
}
