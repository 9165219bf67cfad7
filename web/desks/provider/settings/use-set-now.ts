import type { ProviderProfile } from '#contract/provider-profile.ts'
import type { OwnProvider } from '#contract/providers.ts'
import { equipmentNames } from '#contract/words/en/equipment.ts'
import { pledge } from '#contract/words/en/pledge.ts'
import { providers } from '#contract/words/en/providers.ts'
import { serviceWords } from '#contract/words/en/services.ts'
import { setNow as words } from '#contract/words/en/set-now.ts'
import { trips } from '#contract/words/en/trips.ts'
import { trucks } from '#contract/words/en/trucks.ts'
import { trust } from '#contract/words/en/trust.ts'
import { formatMoney, formatPhone } from '../../../kit/ui/format.ts'
import { useChannels } from '../../../things/notifications/use-channels.ts'
import { useKeys, useWebhooks } from '../../../things/programs/use-programs.ts'
import { usePeople } from '../people/use-people.ts'
import { useFleetFeeds } from '../trucks/use-fleet-feeds.ts'
import type { SettingsSection } from './sections.ts'

export interface SetNow {
  /** Undefined while it is read. */
  line: string | undefined
  /** Something of it keeps the shop from its work. */
  isWanting?: boolean
}

/** What each part of the settings is set to now, in one line. */
export function useSetNow(
  provider: OwnProvider,
  profile: ProviderProfile,
): Record<SettingsSection, SetNow> {
  const { data: people } = usePeople()
  const { data: feeds } = useFleetFeeds()
  const { data: keys } = useKeys()
  const { data: webhooks } = useWebhooks()
  const { data: channels } = useChannels()
  const { address, serviceRadius, services, serviceHours, verified, phoneConfirmed } = provider
  const level = provider.verificationLevel
  return {
    areas:
      provider.lat === null
        ? { line: words.noPlace, isWanting: true }
        : { line: words.around({ miles: providers.settings.miles(serviceRadius), address }) },
    services: {
      line: services.map((trade) => serviceWords.trades[trade]).join(', ') || words.nothing,
      isWanting: services.length === 0,
    },
    hours: {
      line: words.hours({
        hours: serviceHours ? providers.settings.hoursOf[serviceHours] : words.noHours,
        isEmergency: provider.takesEmergencies,
      }),
    },
    pledge: {
      line: provider.pledge ? pledge.option(formatMoney(provider.pledge)) : pledge.none,
    },
    contact: {
      line: phoneConfirmed
        ? formatPhone(provider.phone)
        : words.unconfirmed(formatPhone(provider.phone)),
      isWanting: !phoneConfirmed,
    },
    picture: { line: profile.profilePicture ? words.picture : words.noPicture },
    papers: {
      line:
        profile.equipment.map((one) => equipmentNames.equipment[one]).join(', ') || words.nothing,
    },
    people: {
      line:
        people && words.people({ in: people.members.length, invited: people.invitations.length }),
    },
    trucks: {
      line:
        feeds &&
        (feeds.feeds.map(({ system }) => trips.truck.systems[system]).join(', ') || trucks.none),
      isWanting: feeds?.feeds.some(({ refusedAt }) => refusedAt !== null) ?? false,
    },
    programs: {
      line:
        keys &&
        webhooks &&
        words.programs({ keys: keys.keys.length, webhooks: webhooks.webhooks.length }),
    },
    verification: {
      line: verified
        ? level === 'basic'
          ? trust.verified
          : words.both({ one: trust.verified, other: trust.levels[level] })
        : words.notVerified,
    },
    alerts: {
      line:
        channels &&
        words.channels[
          channels.mail ? (channels.sms ? 'both' : 'mail') : channels.sms ? 'sms' : 'none'
        ],
    },
  }
}
