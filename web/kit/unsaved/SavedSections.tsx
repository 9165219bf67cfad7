import { useNavigate } from 'react-router'
import { OneSaveBar } from './OneSaveBar.tsx'
import { Sections, type SectionsProps, useOpenSection } from './Sections.tsx'

/** Settings in sections under one save bar. A form that is only a part of its section has "section.part" as its name there. */
export function SavedSections<S extends string>({
  tab,
  ...props
}: SectionsProps<S> & {
  /** The part of the dashboard in which they stand, as its address has it. */
  tab: string
}) {
  const navigate = useNavigate()
  const { open } = useOpenSection(props.sections)

  function show(form: string) {
    const [section] = form.split('.')
    if (section !== open) navigate(`?tab=${tab}&section=${section}`)
  }

  return (
    <OneSaveBar
      open={open}
      onOpen={show}
      isLeaving={({ pathname, searchParams }) =>
        pathname !== location.pathname || searchParams.get('tab') !== tab
      }
    >
      <Sections to={`?tab=${tab}`} {...props} />
    </OneSaveBar>
  )
}
