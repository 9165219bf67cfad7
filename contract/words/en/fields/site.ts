import { sayings } from '../../sayings.ts'
import { plural } from '../grammar.ts'

/** The contact form, and the figures of the landing page. */
export const siteFields = sayings('siteFields', {
  name: 'Enter your name',
  email: 'Enter an email address we can answer',
  topic: 'Choose what it is about',
  message: ({ least }: { least: number }) =>
    `Say it in at least ${plural(least, { one: '# character', other: '# characters' })}, so that we can answer`,
  figureId: 'Choose one of the figures.',
  figure: 'Enter the figure, such as 95%',
})
