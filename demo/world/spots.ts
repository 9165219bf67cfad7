import { lookUpPlace } from '../../server/geo/places.ts'
import type { Chance } from '../chance.ts'

/** Where people break down: a road and the town to look it up by. */
export const aroundAustin = [
  'I-35 N near Round Rock, TX',
  'I-35 S near Buda, TX',
  'I-35 N near Georgetown, TX',
  'I-35 S near Kyle, TX',
  'US-183 near Cedar Park, TX',
  'TX-130 near Pflugerville, TX',
  'US-79 near Hutto, TX',
  'TX-71 near Bastrop, TX',
  'US-290 near Manor, TX',
  'I-35 frontage road, Austin, TX',
  'Truck stop near San Marcos, TX',
] as const

export const aroundDallas = [
  'I-20 E near Lancaster, TX',
  'I-30 near Mesquite, TX',
  'I-635 near Garland, TX',
  'I-35E near Waxahachie, TX',
  'I-20 W near Grand Prairie, TX',
  'US-75 near Plano, TX',
  'I-30 near Rockwall, TX',
  'US-80 near Forney, TX',
  'TX-183 near Irving, TX',
  'I-45 near Hutchins, TX',
] as const

export const acrossTheCountry = [
  'I-10 near Katy, TX',
  'I-45 near Conroe, TX',
  'I-10 near Baytown, TX',
  'I-69 near Sugar Land, TX',
  'I-10 near Seguin, TX',
  'I-35 near New Braunfels, TX',
  'I-35 near Temple, TX',
  'I-35 near Hillsboro, TX',
  'I-10 near El Paso, TX',
  'I-10 near Van Horn, TX',
  'I-40 near Amarillo, TX',
  'I-20 near Odessa, TX',
  'I-20 near Abilene, TX',
  'I-20 near Weatherford, TX',
  'I-35 near Laredo, TX',
  'I-10 near Beaumont, TX',
  'I-20 near Tyler, TX',
  'I-40 near Oklahoma City, OK',
  'I-40 near West Memphis, AR',
  'I-40 near Albuquerque, NM',
  'I-20 near Birmingham, AL',
  'I-75 near Marietta, GA',
  'I-95 near Savannah, GA',
  'I-95 near Petersburg, VA',
  'I-80 near Cheyenne, WY',
  'I-80 near Omaha, NE',
  'I-5 near Bakersfield, CA',
  'I-5 near Salem, OR',
] as const

export interface Spot {
  location: string
  lat: number
  lng: number
}

/** A spot within about two miles of the town that the words name. */
export function spotAt(location: string, chance: Chance): Spot {
  const place = lookUpPlace(location)
  if (!place) throw new Error(`The gazetteer does not know ${location}`)
  const aside = () => chance.between(-0.025, 0.025)
  return { location, lat: round(place.lat + aside()), lng: round(place.lng + aside()) }
}

const round = (degrees: number) => Math.round(degrees * 1e5) / 1e5
