import { query } from './query.ts'

/** The requests that have been opened, in their order: each of them is news for every shop in reach. */
export const openedIn = async (url: string): Promise<string[]> =>
  (
    await query<{ id: string }>(
      url,
      `select request_id as id from events where name = 'request_opened' order by id`,
    )
  ).map(({ id }) => id)
