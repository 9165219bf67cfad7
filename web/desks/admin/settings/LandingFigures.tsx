import { paths } from '#contract/paths.ts'
import { admin } from '#contract/words/en/admin.ts'
import { ListOf } from '../../../kit/ui/ListOf.tsx'
import { linkClass } from '../../../kit/ui/link-class.ts'
import { FigureForm } from './FigureForm.tsx'
import { useFigures } from './use-figures.ts'

/** The one place where the operator's claims are changed or hidden. */
export function LandingFigures() {
  const words = admin.figures
  return (
    <div className="flex flex-col gap-4">
      <p className="text-muted">
        {words.lead}{' '}
        <a href={paths.landing} className={linkClass}>
          {words.see}
        </a>
      </p>
      <ListOf rows={useFigures()} failed={admin.figuresFailed}>
        {(figures) => (
          <ul className="grid gap-3 lg:grid-cols-2">
            {figures.map((figure) => (
              <FigureForm key={figure.id} figure={figure} />
            ))}
          </ul>
        )}
      </ListOf>
    </div>
  )
}
