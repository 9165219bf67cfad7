import { type ServiceType, services } from '#contract/catalogue.ts'
import { settings } from '#contract/settings.ts'
import { notFound } from '../core/not-found.ts'
import type { Services } from '../core/services.ts'
import { prepared } from '../platform/db/prepared.ts'
import { etagOf, RawAnswer } from '../platform/http/raw-answer.ts'

const isRated = `p.review_count >= ${settings.ratingShownFrom}`

/** What the jobs of a provider `p` show, to anybody. */
export const recordSql = `json_build_object('onTime', p.record -> 'onTime', 'asBid', p.record -> 'asBid')`

/** What anybody may read of a provider `p`; the same fields on a pin, in a list and on its page. $1 = now. */
const card = `
    'id', p.id,
    'businessName', p.business_name,
    'picture', '/api/provider-pictures/' || p.picture_id,
    'location', p.city || ', ' || p.state,
    'services', p.trades,
    'truckWork', p.truck_work,
    'rating', case when ${isRated} then p.rating::float8 end,
    'reviewCount', p.review_count,
    'jobsDone', p.jobs_done,
    'verified', p.verified,
    'verificationLevel', p.verification_level,
    'responseTimeMinutes', p.response_minutes,
    'averagePrice', dollars(p.typical_price_cents),
    'averageEtaMinutes', p.typical_eta_minutes,
    'isAvailable', is_available(p, 'urgent', $1::timestamptz)`

/** $2, $3 = latitude and longitude, $4 = the trade or null. */
const nearbySql = `
select coalesce(json_agg(card order by miles, id), '[]'::json)::text as json from (
  select p.id, miles, json_build_object(${card},
    'lat', p.lat, 'lng', p.lng, 'distanceMiles', round(miles::numeric, 1)::float8) as card
  from providers p, miles_between(p.lat, p.lng, $2::float8, $3::float8) as miles
  where p.status = 'active'
    and p.cover @> box(point($3::float8, $2::float8), point($3::float8, $2::float8))
    and miles <= p.radius_miles
    and ($4::text is null or p.trades @> array[$4::text])
  order by miles, p.id
  limit ${settings.pageSize.nearby}
) cards`

const publicSql = `
select json_build_object(${card},
    'lat', p.lat,
    'lng', p.lng,
    'description', p.description,
    'serviceRadius', p.radius_miles,
    'serviceHours', p.service_hours,
    'takesEmergencies', p.takes_emergencies,
    'experience', p.experience,
    'equipment', p.tools,
    'certifications', p.certifications,
    'specializations', p.specializations,
    'insurance', p.insurance,
    'pricing', p.pricing,
    'businessLink', p.business_link,
    'memberSince', iso(p.created_at),
    'record', ${recordSql},
    'scores', case when ${isRated} then p.scores end
  )::text as json
from providers p where p.id = $2 and p.status = 'active'`

const readNearby = prepared<{ json: string }>('nearby-providers', nearbySql)
const readPublic = prepared<{ json: string }>('public-provider', publicSql)

/** The approved providers that serve a place, the nearest first. */
export async function listNearbyProviders(
  { pool, clock }: Services,
  { lat, lng, serviceType }: { lat: number; lng: number; serviceType?: ServiceType | undefined },
): Promise<RawAnswer> {
  const trade = serviceType ? services[serviceType].trade : null
  const { rows } = await readNearby(pool, [clock.now(), lat, lng, trade])
  const json = rows[0]?.json ?? '[]'
  return new RawAnswer(json, etagOf(json))
}

/** One approved provider; a pending or suspended one is not there. */
export async function readPublicProvider(
  { pool, clock }: Services,
  id: string,
): Promise<RawAnswer> {
  const { rows } = await readPublic(pool, [clock.now(), id])
  const json = rows[0]?.json
  if (!json) throw notFound('provider')
  return new RawAnswer(json, etagOf(json))
}
