import { useState } from 'react'
import { Checkbox } from '../Checkbox.tsx'
import { Chips } from '../Chips.tsx'
import { DensityOf } from '../density.ts'
import { Field } from '../Field.tsx'
import { BatteryGlyph } from '../glyphs/BatteryGlyph.tsx'
import { HookGlyph } from '../glyphs/HookGlyph.tsx'
import { WashGlyph } from '../glyphs/WashGlyph.tsx'
import { WheelGlyph } from '../glyphs/WheelGlyph.tsx'
import { WrenchGlyph } from '../glyphs/WrenchGlyph.tsx'
import { ProgressSteps } from '../ProgressSteps.tsx'
import { RadioCards } from '../RadioCards.tsx'
import { Select } from '../Select.tsx'
import { Switch } from '../Switch.tsx'
import { TextArea } from '../TextArea.tsx'
import { TextInput } from '../TextInput.tsx'
import { Shelf } from './Shelf.tsx'

const cards = [
  { value: 'tire', label: 'Roadside Tire Change', icon: <WheelGlyph className="size-9" /> },
  { value: 'repair', label: 'Roadside Truck Repair', icon: <WrenchGlyph className="size-9" /> },
  { value: 'tow', label: 'Roadside Towing', icon: <HookGlyph className="size-9" /> },
  { value: 'battery', label: 'Battery Service', icon: <BatteryGlyph className="size-9" /> },
  { value: 'wash', label: 'Truck Wash Company', icon: <WashGlyph className="size-9" /> },
]
const times = ['ASAP', 'In 1-2 hours', 'Tomorrow', 'Custom date/time'].map((label) => ({
  value: label,
  label,
}))

export function Fields() {
  const [card, setCard] = useState('repair')
  const [none, setNone] = useState('')
  const [when, setWhen] = useState('ASAP')
  const [several, setSeveral] = useState<string[]>(['ASAP', 'Tomorrow'])
  return (
    <Shelf title="Fields">
      <div className="max-w-2xl">
        <ProgressSteps
          label="Your request"
          steps={['Basic Information', 'Service Details', 'Review']}
          current={2}
        />
      </div>
      <RadioCards legend="Service type" required cards={cards} value={card} onChange={setCard} />
      <RadioCards
        legend="Service type"
        hint="Pick the nearest one; you can explain in your own words later."
        error="Service type is required"
        required
        cards={cards.slice(0, 2).map((one) => ({ ...one, description: 'At the roadside' }))}
        value={none}
        onChange={setNone}
        columns={1}
      />
      <div className="grid max-w-3xl gap-5 sm:grid-cols-2">
        <Field label="Full name" required>
          <TextInput autoComplete="name" defaultValue="Dolores Villanueva-Hernandez" />
        </Field>
        <Field label="Phone" required error="Valid phone number is required">
          <TextInput type="tel" autoComplete="tel" inputMode="tel" defaultValue="512 55" />
        </Field>
        <Field label="Current location" required hint="A town, a ZIP code, or highway and mile.">
          <TextInput placeholder="I-35 N, mile 254" />
        </Field>
        <Field label="Truck type">
          <Select
            options={['Semi', 'Box Truck', 'Flatbed'].map((label) => ({ value: label, label }))}
          />
        </Field>
        <Field label="Additional notes" hint="What a mechanic should bring.">
          <TextArea />
        </Field>
        <div>
          <Checkbox label="I agree to receive communications from providers" defaultChecked />
          <Checkbox label="Send me a copy" error="Choose one of the two" />
          <Switch label="On duty" defaultChecked />
          <Switch label="Verified only" />
        </div>
      </div>
      <Chips legend="Preferred service time" chips={times} value={when} onChange={setWhen} />
      <Chips
        legend="Filters"
        several
        chips={times.map((chip, index) => ({ ...chip, count: index * 7 }))}
        value={several}
        onChange={setSeveral}
      />
      <DensityOf value="desk">
        <div className="grid max-w-3xl gap-5 sm:grid-cols-3">
          <Field label="Search">
            <TextInput type="search" placeholder="Business, owner or email" />
          </Field>
          <Field label="Status">
            <Select options={[{ value: 'all', label: 'All' }]} placeholder={null} />
          </Field>
        </div>
      </DensityOf>
    </Shelf>
  )
}
