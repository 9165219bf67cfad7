import { about } from './en/about.ts'
import { admin } from './en/admin.ts'
import { adminOperations } from './en/admin-operations.ts'
import { adminPeople } from './en/admin-people.ts'
import { adminSettings } from './en/admin-settings.ts'
import { analytics } from './en/analytics.ts'
import { answers } from './en/answers.ts'
import { apiAccess } from './en/api-access.ts'
import { arrivalNames, shortArrivals } from './en/arrivals.ts'
import { askedMore } from './en/asked-more.ts'
import { auditFacts } from './en/audit-facts.ts'
import { auth } from './en/auth.ts'
import { balances } from './en/balances.ts'
import { bidLineWords } from './en/bid-lines.ts'
import { bids } from './en/bids.ts'
import { bills } from './en/bills.ts'
import { busy } from './en/busy.ts'
import { cancellation } from './en/cancellation.ts'
import { capWords } from './en/caps.ts'
import { changes } from './en/changes.ts'
import { chargebacks } from './en/chargebacks.ts'
import { comeback } from './en/comeback.ts'
import { consent } from './en/consent.ts'
import { consentOfAccounts } from './en/consent-of-accounts.ts'
import { contact } from './en/contact.ts'
import { correctionRefusals, corrections } from './en/corrections.ts'
import { creditNote, papers } from './en/credit-note.ts'
import { customerJobs } from './en/customer-jobs.ts'
import { customers } from './en/customers.ts'
import { desk } from './en/desk.ts'
import { detailNames } from './en/detail-names.ts'
import { disputes } from './en/disputes.ts'
import { driverStatusNames } from './en/driver-statuses.ts'
import { drivers } from './en/drivers.ts'
import { equipmentNames } from './en/equipment.ts'
import { accountFields } from './en/fields/account.ts'
import { adminFields } from './en/fields/admin.ts'
import { askingFields } from './en/fields/asking.ts'
import { callFields } from './en/fields/call.ts'
import { commonFields } from './en/fields/common.ts'
import { companyFields } from './en/fields/company.ts'
import { detailFields } from './en/fields/details.ts'
import { feedFields } from './en/fields/feeds.ts'
import { fleetFields } from './en/fields/fleet.ts'
import { idFields } from './en/fields/id.ts'
import { jobFields } from './en/fields/job.ts'
import { keyFields } from './en/fields/keys.ts'
import { periodFields } from './en/fields/period.ts'
import { proofFields } from './en/fields/proof.ts'
import { providerFields } from './en/fields/provider.ts'
import { siteFields } from './en/fields/site.ts'
import { tripFields } from './en/fields/trip.ts'
import { verificationFields } from './en/fields/verification.ts'
import { vinFields } from './en/fields/vin.ts'
import { fields } from './en/fields.ts'
import { figureNames } from './en/figure-names.ts'
import { fleetBids } from './en/fleet-bids.ts'
import { fleetChecks } from './en/fleet-checks.ts'
import { fleetRequest } from './en/fleet-request.ts'
import { fleetSignup } from './en/fleet-signup.ts'
import { fleets } from './en/fleets.ts'
import { follow } from './en/follow.ts'
import { geolocation } from './en/geolocation.ts'
import { goTo } from './en/go-to.ts'
import { guestsData } from './en/guests-data.ts'
import { heads } from './en/heads.ts'
import { heldBackWords } from './en/held-back.ts'
import { howToAllow } from './en/how-to-allow.ts'
import { invoice } from './en/invoice.ts'
import { jobHistory } from './en/job-history.ts'
import { jobRefusals } from './en/job-lifecycle.ts'
import { jobs } from './en/jobs.ts'
import { landing } from './en/landing.ts'
import { language, languageSayings } from './en/language.ts'
import { lifecycles } from './en/lifecycles.ts'
import { mails } from './en/mails.ts'
import { map } from './en/map.ts'
import { measures } from './en/measures.ts'
import { messageWords } from './en/message-templates.ts'
import { messaging } from './en/messaging.ts'
import { ownMoney } from './en/money.ts'
import { nearby } from './en/nearby.ts'
import { nobodyHere } from './en/nobody-here.ts'
import { notices } from './en/notices.ts'
import { notifications } from './en/notifications.ts'
import { onTerms } from './en/on-terms.ts'
import { openRequests } from './en/open-requests.ts'
import { optionNames } from './en/options.ts'
import { outbox } from './en/outbox.ts'
import { ownData } from './en/own-data.ts'
import { payments } from './en/payments.ts'
import { photos } from './en/photos.ts'
import { placeAnswers } from './en/place-answers.ts'
import { platform } from './en/platform.ts'
import { input, table } from './en/platform-input.ts'
import { pledge } from './en/pledge.ts'
import { presses } from './en/presses.ts'
import { proofs } from './en/proofs.ts'
import { providerPage } from './en/provider-page.ts'
import { providerPeople } from './en/provider-people.ts'
import { providerSignup } from './en/provider-signup.ts'
import { providers } from './en/providers.ts'
import { reconciliation } from './en/reconciliation.ts'
import { refusals } from './en/refusals.ts'
import { requestNames } from './en/request-names.ts'
import { requestSteps } from './en/request-steps.ts'
import { requests } from './en/requests.ts'
import { reviews } from './en/reviews.ts'
import { rights } from './en/rights.ts'
import { security } from './en/security.ts'
import { securityLog } from './en/security-log.ts'
import { serviceWords } from './en/services.ts'
import { sessionEnd } from './en/session-end.ts'
import { setNow } from './en/set-now.ts'
import { shell } from './en/shell.ts'
import { shop } from './en/shop.ts'
import { shopPlace } from './en/shop-place.ts'
import { statement } from './en/statement.ts'
import { suspended } from './en/suspended.ts'
import { tables } from './en/tables.ts'
import { technicianDay } from './en/technician-day.ts'
import { technicians } from './en/technicians.ts'
import { terms, termsAnswers, termsRefusals } from './en/terms/labels.ts'
import { privacyPolicy } from './en/terms/privacy-policy.ts'
import { smsTerms } from './en/terms/sms-terms.ts'
import { termsOfService } from './en/terms/terms-of-service.ts'
import { texts } from './en/texts.ts'
import { towing } from './en/towing.ts'
import { trips } from './en/trips.ts'
import { trucks } from './en/trucks.ts'
import { trust } from './en/trust.ts'
import { trying } from './en/trying.ts'
import { turnDown } from './en/turn-down.ts'
import { ui } from './en/ui.ts'
import { unsaved } from './en/unsaved.ts'
import { urgencyWords } from './en/urgency.ts'
import { verification } from './en/verification.ts'
import { views } from './en/views.ts'
import { vin } from './en/vin.ts'
import { waiting, waitingRefusals } from './en/waiting.ts'

/**
 * The whole catalogue, one entry per area; each area's module adds itself here. Pages import their area, not this
 * file.
 */
export const en = {
  heldBackWords,
  about,
  accountFields,
  admin,
  adminFields,
  adminOperations,
  adminPeople,
  adminSettings,
  analytics,
  answers,
  apiAccess,
  arrivalNames,
  shortArrivals,
  views,
  askedMore,
  askingFields,
  auditFacts,
  auth,
  balances,
  bidLineWords,
  bids,
  bills,
  onTerms,
  cancellation,
  changes,
  chargebacks,
  fleetChecks,
  payments,
  comeback,
  disputes,
  ownMoney,
  capWords,
  busy,
  callFields,
  commonFields,
  companyFields,
  consent,
  consentOfAccounts,
  contact,
  correctionRefusals,
  corrections,
  creditNote,
  papers,
  customerJobs,
  customers,
  detailFields,
  desk,
  detailNames,
  drivers,
  driverStatusNames,
  equipmentNames,
  fields,
  figureNames,
  fleetBids,
  fleetFields,
  fleetRequest,
  fleets,
  follow,
  fleetSignup,
  geolocation,
  goTo,
  guestsData,
  heads,
  howToAllow,
  idFields,
  input,
  jobFields,
  invoice,
  jobHistory,
  jobRefusals,
  jobs,
  feedFields,
  keyFields,
  landing,
  language,
  languageRefusals: languageSayings,
  lifecycles,
  mails,
  map,
  measures,
  messageWords,
  messaging,
  nearby,
  nobodyHere,
  notices,
  notifications,
  openRequests,
  placeAnswers,
  optionNames,
  outbox,
  ownData,
  photos,
  platform,
  pledge,
  presses,
  privacyPolicy,
  providerFields,
  providerPage,
  providerPeople,
  providers,
  providerSignup,
  reconciliation,
  refusals,
  requestNames,
  requests,
  requestSteps,
  reviews,
  rights,
  serviceWords,
  security,
  securityLog,
  sessionEnd,
  suspended,
  setNow,
  shell,
  shop,
  shopPlace,
  smsTerms,
  siteFields,
  table,
  statement,
  tables,
  technicianDay,
  technicians,
  terms,
  termsAnswers,
  termsOfService,
  termsRefusals,
  texts,
  towing,
  proofFields,
  tripFields,
  proofs,
  trips,
  trucks,
  trust,
  periodFields,
  trying,
  turnDown,
  ui,
  vin,
  unsaved,
  urgencyWords,
  verification,
  verificationFields,
  vinFields,
  waiting,
  waitingRefusals,
}

/** The words of an area: what its sayings become, where it is spoken of before its reader is known. */
type WordsOf<W> = {
  readonly [K in keyof W]: W[K] extends string
    ? string
    : W[K] extends (...of: infer Of) => string
      ? (...of: Of) => string
      : W[K] extends readonly string[]
        ? readonly string[]
        : WordsOf<W[K]>
}

/** What a second language says: an object that `satisfies Catalogue`, or a part of it. */
export type Catalogue = WordsOf<typeof en>
