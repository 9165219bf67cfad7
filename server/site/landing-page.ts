import type { Services } from '../core/services.ts'
import type { PageFill } from '../platform/http/kept-filled.ts'
import { fillFigures } from './fill-figures.ts'
import { listFigures } from './queries.ts'

/** What changes in the landing page: the figures, whichever process they were changed in. */
export function landingPage({ db, feed }: Services, isDemo: boolean): PageFill {
  return {
    fill: async (html) => fillFigures(html, await listFigures(db, isDemo)),
    onChange: (again) =>
      feed.subscribe((event) => {
        if (event.name === 'site_figures_changed') again()
      }),
  }
}
