import { shop } from '#contract/words/en/shop.ts'
import { SectionLinks } from '../../../kit/SectionLinks.tsx'
import { sectionLink, settingsSections } from './sections.ts'
import { titleOf } from './title-of.ts'
import type { useSetNow } from './use-set-now.ts'

/** The parts of a shop's settings. */
export const SectionsNav = ({
  open,
  setNow,
}: {
  open: string | null
  setNow: ReturnType<typeof useSetNow>
}) => (
  <SectionLinks
    label={shop.settings.sections}
    open={open}
    sections={settingsSections.map((id) => ({
      id,
      title: titleOf(id),
      to: sectionLink(id),
      line: setNow[id].line ?? null,
      isWanting: setNow[id].isWanting,
    }))}
  />
)
