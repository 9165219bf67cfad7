import { type ControllerRenderProps, useController } from 'react-hook-form'
import {
  type DetailField,
  type DetailFieldName,
  optionLabel,
  options,
  vehicleMakes,
} from '#contract/catalogue.ts'
import { requests } from '../messages/en/requests.ts'
import { Chips } from '../ui/Chips.tsx'
import { Field } from '../ui/Field.tsx'
import { Select } from '../ui/Select.tsx'
import { TextArea } from '../ui/TextArea.tsx'
import { TextInput } from '../ui/TextInput.tsx'
import { PlaceField } from './PlaceField.tsx'
import type { RequestForm } from './request-form.ts'
import type { RequestFormState } from './use-request-form.ts'

const makes = vehicleMakes.map((make) => ({ value: make, label: make }))

/** What a phone's keyboard should know of a text. */
const typing: Partial<Record<DetailFieldName, object>> = {
  year: { inputMode: 'numeric', maxLength: 4 },
  vin: { autoCapitalize: 'characters', spellCheck: false },
}

/** One question of step 2, in the shape that the catalogue gives it. */
export function DetailInput({ detail, form }: { detail: DetailField; form: RequestFormState }) {
  const { field, fieldState } = useController({ control: form.control, name: detail.name })
  const { label, hint } = requests.details[detail.name]
  const around = { label, hint, required: detail.marked, error: fieldState.error?.message }

  if (detail.kind === 'choice') return <Choice detail={detail} label={label} field={field} />
  if (detail.kind === 'place') {
    const { name, value, onChange, onBlur } = field
    return <PlaceField {...around} {...{ name, value, onChange, onBlur }} />
  }
  return (
    <Field {...around}>
      {detail.kind === 'make' && <Select {...field} options={makes} />}
      {detail.kind === 'long' && <TextArea {...field} />}
      {detail.kind === 'text' && (
        <TextInput {...field} autoComplete="off" {...typing[detail.name]} />
      )}
    </Field>
  )
}

function Choice({
  detail,
  label,
  field,
}: {
  detail: Extract<DetailField, { kind: 'choice' }>
  label: string
  field: ControllerRenderProps<RequestForm, DetailFieldName>
}) {
  return (
    <Chips
      legend={label}
      name={field.name}
      required={detail.marked}
      value={field.value}
      onChange={field.onChange}
      onClear={() => field.onChange('')}
      chips={options[detail.list].map((value) => ({ value, label: optionLabel(value) }))}
    />
  )
}
