/**
 * The countries whose phone numbers this page takes, by their two letters, as its server has said. Null until it has, and on
 * the server, which refuses numbers of others by its own setting (PHONE_COUNTRIES).
 */
export const phoneCountriesHere: { codes: readonly string[] | null } = { codes: null }
