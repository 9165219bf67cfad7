import type { DriverFilter } from '#contract/drivers.ts'
import { Combobox } from '../../../kit/ui/Combobox.tsx'
import { useSearched } from '../../../kit/ui/use-searched.ts'
import { useFleetDriver } from '../request/use-fleet-driver.ts'
import { useDriverSearch } from './use-drivers.ts'

/** One driver of however many, found by name, username, phone or unit. */
export function DriverPicker({
  value,
  status,
  onChange,
  ...field
}: {
  label: string
  /** The words of nobody. */
  none: string
  error?: string | undefined
  /** The driver's id, or the empty text. */
  value: string
  /** Whom the list offers; everybody where nothing is said. */
  status?: DriverFilter
  onChange: (driverId: string) => void
}) {
  const { wanted, type, isTyping } = useSearched()
  const { data = [], isFetching } = useDriverSearch(wanted, status)
  const chosen = useFleetDriver(value || undefined).data
  return (
    <Combobox
      {...field}
      chosen={value && chosen ? { value, label: chosen.fullName } : null}
      options={data.map(({ id, fullName }) => ({ value: id, label: fullName }))}
      isBusy={isFetching || isTyping}
      onType={type}
      onChoose={onChange}
    />
  )
}
