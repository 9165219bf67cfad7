/** The form of an id (PostgreSQL's `uuid`, of any version). */
export const idPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** One within an address, or among other words. */
export const idInside = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/i

/** Could it be the id of something? */
export const isId = (text: string): boolean => idPattern.test(text)
