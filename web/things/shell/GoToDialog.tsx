import { useNavigate } from 'react-router'
import { goTo } from '#contract/words/en/go-to.ts'
import { Combobox } from '../../kit/ui/Combobox.tsx'
import { Dialog } from '../../kit/ui/Dialog.tsx'
import type { SelectOption } from '../../kit/ui/Select.tsx'

/** One place or deed of many, found by its words; choosing it leads there. */
export function GoToDialog({
  label,
  places,
  isBusy,
  onType,
  onClose,
}: {
  label: string
  /** Addresses with their words. */
  places: readonly SelectOption[]
  isBusy: boolean
  onType: (text: string) => void
  onClose: () => void
}) {
  const navigate = useNavigate()
  return (
    <Dialog open title={goTo.title} onOpenChange={onClose}>
      <form className="min-h-96" onSubmit={(event) => event.preventDefault()}>
        <Combobox
          forgetsWords
          label={label}
          chosen={null}
          options={places}
          isBusy={isBusy}
          onType={onType}
          onChoose={(place) => {
            onClose()
            // A number is the telephone's; everything else is a page of ours.
            if (place.startsWith('tel:')) location.assign(place)
            else navigate(place)
          }}
        />
      </form>
    </Dialog>
  )
}
