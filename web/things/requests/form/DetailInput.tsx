import { useState } from 'react'
import {
  type DetailField,
  type DetailFieldName,
  type OptionList,
  options,
  tireSizes,
  vehicleMakes,
} from '#contract/catalogue.ts'
import { vinProblem } from '#contract/vin.ts'
import { optionLabel } from '#contract/words/en/options.ts'
import { askedAs, requestSteps } from '#contract/words/en/request-steps.ts'
import { sentence } from '#contract/words/sayings.ts'
import { PlaceField } from '../../../kit/places/PlaceField.tsx'
import { Chips } from '../../../kit/ui/Chips.tsx'
import { Field } from '../../../kit/ui/Field.tsx'
import { Select } from '../../../kit/ui/Select.tsx'
import { TextArea } from '../../../kit/ui/TextArea.tsx'
import { TextInput } from '../../../kit/ui/TextInput.tsx'
import { TirePosition } from './TirePosition.tsx'
import type { RequestFormState } from './use-request-form.ts'

/** Longer lists are chosen from a field that opens. */
const mostChips = 8

const optionsOf = (list: OptionList) =>
  options[list].map((value) => ({ value, label: optionLabel(value) }))

const makes = vehicleMakes.map((make) => ({ value: make, label: make }))

/** What a phone's keyboard should know of a text. */
const typing: Partial<Record<DetailFieldName, object>> = {
  year: { inputMode: 'numeric', maxLength: 4 },
  vin: { autoCapitalize: 'characters', spellCheck: false },
  plate: { autoCapitalize: 'characters', spellCheck: false },
  highway: { autoCapitalize: 'characters', spellCheck: false },
  mileMarker: { inputMode: 'decimal' },
}

/** One question of step 2, in the shape that the catalogue gives it. */
export function DetailInput({
  detail,
  form,
}: {
  detail: DetailField
  form: Pick<RequestFormState, 'text' | 'change'>
}) {
  const { name, kind, marked } = detail
  const { error: found, ...input } = form.text(name)
  // While a number is being typed it is not wrong yet.
  const [leftWith, setLeftWith] = useState(input.value)
  const isLeft = name === 'vin' && leftWith === input.value
  const problem = isLeft ? vinProblem(input.value) : null
  const error = found ?? (problem ? sentence(problem) : undefined)
  const around = { label: askedAs(name), hint: requestSteps.hints[name], required: marked, error }
  const put = (value: string) => form.change({ [name]: value })

  if (name === 'tirePosition')
    return <TirePosition legend={around.label} value={input.value} onChange={put} />
  if (kind === 'choice' && options[detail.list].length <= mostChips)
    return (
      <Chips
        legend={around.label}
        name={name}
        required={marked}
        value={input.value}
        onChange={put}
        onClear={() => put('')}
        chips={options[detail.list].map((value) => ({ value, label: optionLabel(value) }))}
      />
    )
  if (kind === 'place')
    return <PlaceField {...around} name={name} value={input.value} onChange={put} answer="aside" />
  return (
    <Field {...around}>
      {kind === 'make' && <Select {...input} options={makes} />}
      {kind === 'choice' && <Select {...input} options={optionsOf(detail.list)} />}
      {kind === 'long' && <TextArea {...input} />}
      {kind === 'text' && (
        <TextInput
          {...input}
          autoComplete="off"
          {...typing[name]}
          onBlur={() => setLeftWith(input.value)}
        />
      )}
      {kind === 'tire-size' && (
        <>
          <TextInput {...input} autoComplete="off" list="tire-sizes" />
          <datalist id="tire-sizes">
            {tireSizes.map((size) => (
              <option key={size} value={size} />
            ))}
          </datalist>
        </>
      )}
    </Field>
  )
}
