import { paths } from '#contract/paths.ts'
import { admin } from '#contract/words/en/admin.ts'
import { adminSettings } from '#contract/words/en/admin-settings.ts'
import { ListOf } from '../../../kit/ui/ListOf.tsx'
import { linkClass } from '../../../kit/ui/link-class.ts'
import { Section } from '../../../kit/unsaved/Section.tsx'
import { FigureForm } from './FigureForm.tsx'
import { useFigures } from './use-figures.ts'

/** The one place where the operator's claims are changed or hidden. */
export function LandingFigures() {
  const words = admin.figures
  return (
    <Section id="figures" title={adminSettings.figures} lead={words.lead}>
      <ListOf rows={useFigures()} failed={admin.figuresFailed}>
        {(figures) => (
          <ul className="grid gap-x-5 gap-y-4 lg:grid-cols-2">
            {figures.map((figure) => (
              <FigureForm key={figure.id} figure={figure} />
            ))}
          </ul>
        )}
      </ListOf>
      <a href={paths.landing} className={`${linkClass} self-start`}>
        {words.see}
      </a>
    </Section>
  )
}
