import type { BodyOf } from '#contract/endpoint.ts'
import type { changeFigure as changeFigureEndpoint, FigureForAdmin } from '#contract/site.ts'
import { auditFacts } from '#contract/words/en/audit-facts.ts'
import type { User } from '../auth/actor.ts'
import { insertAudit } from '../auth/queries.ts'
import type { Deed } from '../core/deed.ts'
import { record } from '../core/events.ts'
import { listFigures, setFigure } from './queries.ts'

/** An admin confirms, changes or hides a figure of the landing page, which shows it so from then on. */
export async function changeFigure(
  deed: Deed,
  admin: User,
  { id, value, isShown }: BodyOf<typeof changeFigureEndpoint>,
  isDemo: boolean,
): Promise<FigureForAdmin[]> {
  return deed.transaction(async (tx) => {
    const before = (await listFigures(tx, isDemo)).find((figure) => figure.id === id)
    await setFigure(tx, {
      id,
      value,
      is_shown: isShown,
      changed_at: deed.now,
      changed_by: admin.userId,
    })
    await insertAudit(tx, {
      at: deed.now,
      actor_id: admin.userId,
      action: 'site_figure_changed',
      subject_id: null,
      reason: null,
      saying: auditFacts.figureChanged({
        figure: id,
        was: { value: before?.value ?? '', isShown: before?.isShown ?? false },
        is: { value, isShown },
      }),
    })
    await record(tx, 'site_figures_changed', {})
    return listFigures(tx, isDemo)
  })
}
