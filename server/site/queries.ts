import { type FigureId, figureIds, figures } from '#contract/figures.ts'
import type { FigureForAdmin } from '#contract/site.ts'
import type { Db, Tx } from '../platform/db/tables.ts'
import './tables.ts'

/**
 * Every figure as it stands now, in the contract's order. They are claims: one that no admin has confirmed is shown in the
 * demo alone. A row of a figure that is no more says nothing.
 */
export async function listFigures(db: Db | Tx, isDemo: boolean): Promise<FigureForAdmin[]> {
  const changed = await db
    .selectFrom('site_figures')
    .select(['id', 'value', 'is_shown', 'changed_at'])
    .execute()
  return figureIds.map((id) => {
    const row = changed.find((figure) => figure.id === id)
    return {
      id,
      value: row?.value ?? figures[id],
      isShown: row?.is_shown ?? isDemo,
      changedAt: row?.changed_at.toISOString() ?? null,
    }
  })
}

export const setFigure = (
  tx: Tx,
  {
    id,
    ...figure
  }: { id: FigureId; value: string; is_shown: boolean; changed_at: Date; changed_by: string },
) =>
  tx
    .insertInto('site_figures')
    .values({ id, ...figure })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(figure))
    .execute()

/** The admin who has been there longest, for mail that names nobody. */
export const findOldestAdmin = (db: Db | Tx) =>
  db
    .selectFrom('users')
    .select(['email', 'language'])
    .where('user_type', '=', 'admin')
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst()
