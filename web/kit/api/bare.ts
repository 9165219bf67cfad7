import type { Endpoint } from '#contract/endpoint.ts'

/**
 * A call without its schemas, for what a first load calls: to call it takes no more than this, and the schemas would bring
 * their library (9 kB) into the first load. The compiler holds it to the contract: `bare<typeof findPlaces>({ … })`.
 */
export const bare = <E extends Endpoint>(of: Pick<E, 'method' | 'path' | 'caller'>): E => of as E
