import { about } from './en/about.ts'
import { admin } from './en/admin.ts'
import { analytics } from './en/analytics.ts'
import { arrivalNames } from './en/arrivals.ts'
import { auth } from './en/auth.ts'
import { bids } from './en/bids.ts'
import { contact } from './en/contact.ts'
import { corrections } from './en/corrections.ts'
import { customers } from './en/customers.ts'
import { detailNames } from './en/detail-names.ts'
import { driverStatusNames } from './en/driver-statuses.ts'
import { drivers } from './en/drivers.ts'
import { equipmentNames } from './en/equipment.ts'
import { fields } from './en/fields.ts'
import { figureNames } from './en/figure-names.ts'
import { fleetBids } from './en/fleet-bids.ts'
import { fleetRequest } from './en/fleet-request.ts'
import { fleetSignup } from './en/fleet-signup.ts'
import { fleets } from './en/fleets.ts'
import { geolocation } from './en/geolocation.ts'
import { heads } from './en/heads.ts'
import { jobs } from './en/jobs.ts'
import { landing } from './en/landing.ts'
import { language } from './en/language.ts'
import { mails } from './en/mails.ts'
import { map } from './en/map.ts'
import { messaging } from './en/messaging.ts'
import { nearby } from './en/nearby.ts'
import { notices } from './en/notices.ts'
import { notifications } from './en/notifications.ts'
import { optionNames } from './en/options.ts'
import { photos } from './en/photos.ts'
import { providerPage } from './en/provider-page.ts'
import { providerSignup } from './en/provider-signup.ts'
import { providers } from './en/providers.ts'
import { requestSteps } from './en/request-steps.ts'
import { requests } from './en/requests.ts'
import { reviews } from './en/reviews.ts'
import { serviceWords } from './en/services.ts'
import { shell } from './en/shell.ts'
import { shopPlace } from './en/shop-place.ts'
import { tables } from './en/tables.ts'
import { technicians } from './en/technicians.ts'
import { texts } from './en/texts.ts'
import { towing } from './en/towing.ts'
import { trust } from './en/trust.ts'
import { ui } from './en/ui.ts'
import { verification } from './en/verification.ts'
import { waiting } from './en/waiting.ts'

/**
 * The whole catalogue, one entry per area; each area's module adds itself here. Pages import their area, not this
 * file. A second language is an object that `satisfies Catalogue`.
 */
export const en = {
  arrivalNames,
  equipmentNames,
  serviceWords,
  optionNames,
  figureNames,
  driverStatusNames,
  map,
  messaging,
  geolocation,
  fleetRequest,
  fleetBids,
  detailNames,
  drivers,
  about,
  admin,
  analytics,
  auth,
  bids,
  contact,
  corrections,
  customers,
  fields,
  fleetSignup,
  fleets,
  heads,
  jobs,
  language,
  landing,
  notices,
  mails,
  texts,
  notifications,
  photos,
  providerPage,
  providerSignup,
  providers,
  requestSteps,
  requests,
  reviews,
  shell,
  shopPlace,
  nearby,
  tables,
  technicians,
  towing,
  trust,
  ui,
  verification,
  waiting,
}
export type Catalogue = typeof en
