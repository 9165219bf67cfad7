import type { DetailFieldName } from '../../../services.ts'
import { sayings } from '../../sayings.ts'
import { names } from '../detail-names.ts'
import { plural } from '../grammar.ts'

/** The details of a request. */
export const detailFields = sayings('detailFields', {
  tooLong: ({ field, most }: { field: DetailFieldName; most: number }) =>
    `${names[field]} is too long: at most ${plural(most, { one: '# character', other: '# characters' })}.`,
})
