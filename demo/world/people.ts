import { readTable } from './read-table.ts'

/**
 * Fleets with their managers: username | company | manager | area code | trucks | standing | since (days) | number | address.
 * The number is that of MC and DOT, longer than any that has been given to a carrier.
 */
export const fleets = readTable(
  ['username', 'company', 'manager', 'area', 'trucks', 'standing', 'since', 'number', 'address'],
  `
demo-fleet        | Tallgrass Freight Lines     | Noreen Bashir    | 512 | 64  | active  | 320 | 99000114 | 2200 Burleson Rd, Austin, TX 78741
longhorn-cold     | Cold Creek Refrigerated     | Dexter Halloran  | 214 | 118 | active  | 287 | 99000131 | 4100 Irving Blvd, Dallas, TX 75247
gulfstar-bulk     | Gulf Star Bulk Carriers     | Camille Arceneaux | 713 | 43 | active  | 241 | 99000158 | 900 Lathrop St, Houston, TX 77020
mesquite-flatbed  | Mesquite Ridge Flatbed      | Silas Bergstrom  | 432 | 27  | active  | 176 | 99000162 | 3300 W Industrial Ave, Midland, TX 79701
prairie-parcel    | Prairie Parcel Express      | Odette Renner    | 405 | 212 | active  | 133 | 99000175 | 1500 S Meridian Ave, Oklahoma City, OK 73108
twin-rivers-haul  | Twin Rivers Hauling         | Jasper Whitlow   | 901 | 9   | pending | 2   | 99000189 | 1800 E Brooks Rd, Memphis, TN 38116
`,
)

/** Truckers: username | name | area code | licence | vehicle | where | fleet, or - for an owner-operator */
export const drivers = readTable(
  ['username', 'name', 'area', 'licence', 'vehicle', 'where', 'fleet'],
  `
demo-driver    | Dana Ruiz        | 512 | TX-CDL-4410927 | 2021 Freightliner Cascadia, unit 114 | Buda, TX          | demo-fleet
marcus-teel    | Marcus Teel      | 512 | TX-CDL-4382210 | 2019 Kenworth T680, unit 108         | Temple, TX        | demo-fleet
ivy-castaneda  | Ivy Castaneda    | 254 | TX-CDL-4471866 | 2022 Freightliner Cascadia, unit 121 | Waco, TX          | demo-fleet
boyd-lassiter  | Boyd Lassiter    | 512 | TX-CDL-4290031 | 2018 Peterbilt 579, unit 097         | San Marcos, TX    | demo-fleet
renata-solis   | Renata Solis     | 210 | TX-CDL-4503378 | 2020 Mack Anthem, unit 112           | San Antonio, TX   | demo-fleet
curtis-oyelaran | Curtis Oyelaran | 214 | TX-CDL-4419754 | 2023 Volvo VNL, unit 31              | Dallas, TX        | longhorn-cold
peggy-stroud   | Peggy Stroud     | 713 | TX-CDL-4336120 | 2017 International LT, unit 7        | Baytown, TX       | gulfstar-bulk
hank-delaney   | Hank Delaney     | 806 | TX-CDL-4251908 | 2016 Peterbilt 389                   | Amarillo, TX      | -
sunita-verma   | Sunita Verma     | 915 | TX-CDL-4488213 | 2020 Kenworth W900                   | El Paso, TX       | -
lyle-mcandrew  | Lyle McAndrew    | 405 | OK-CDL-2207165 | 2015 Western Star 4900               | Oklahoma City, OK | -
`,
)

/** Customers whom robots play: username | name | area code */
export const customers = readTable(
  ['username', 'name', 'area'],
  `
gwen-abbott     | Gwen Abbott     | 512
tomas-herrera   | Tomás Herrera   | 512
keisha-lamar    | Keisha Lamar    | 214
alan-vu         | Alan Vu         | 972
bridget-moran   | Bridget Moran   | 713
jerome-fields   | Jerome Fields   | 254
paula-stefanski | Paula Stefanski | 210
wyatt-redding   | Wyatt Redding   | 817
`,
)

/** Guests of past requests, who never made an account. */
export const guestNames = [
  'Dale Prewitt',
  'Luz Armendariz',
  'Kofi Mensah',
  'Shelby Tarrant',
  'Anh Tran',
  'Roy Buchholz',
  'Fatima Haddad',
  'Bo Castleberry',
  'Mei-Ling Zhao',
  'Desiree Fontaine',
  'Arturo Villarreal',
  'Jo Ellen Pike',
] as const
