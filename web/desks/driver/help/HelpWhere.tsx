import { optionLabel, options } from '#contract/catalogue.ts'
import { WhereField } from '../../../kit/places/WhereField.tsx'
import { Chips } from '../../../kit/ui/Chips.tsx'
import { More } from '../../../kit/ui/More.tsx'
import { TextField } from '../../../kit/ui/TextField.tsx'
import { drivers } from '../../../messages/en/drivers.ts'
import type { Help } from './use-help.ts'

/** Where the truck stands: one tap, or in words; what the signs say for who reads them. */
export function HelpWhere({ help }: { help: Help }) {
  const words = drivers.help
  const { values, wrongs, change, text } = help

  return (
    <section aria-labelledby="where" className="flex flex-col gap-4">
      <h2 id="where" className="text-xl">
        {words.where}
      </h2>
      <WhereField
        label={words.location}
        hint={words.locationHint}
        error={wrongs.location}
        value={values}
        onChange={change}
      />
      <More summary={words.road}>
        <div className="grid grid-cols-2 gap-4 pb-2">
          <TextField
            label={words.highway}
            autoComplete="off"
            autoCapitalize="characters"
            {...text('highway')}
          />
          <TextField
            label={words.mileMarker}
            inputMode="decimal"
            autoComplete="off"
            {...text('mileMarker')}
          />
          <TextField label={words.exitNumber} autoComplete="off" {...text('exitNumber')} />
          <div className="col-span-2">
            <Chips
              legend={words.direction}
              name="direction"
              value={values.direction}
              onChange={(direction) => change({ direction })}
              onClear={() => change({ direction: '' })}
              chips={options.direction.map((value) => ({
                value: value as string,
                label: optionLabel(value),
              }))}
            />
          </div>
        </div>
      </More>
    </section>
  )
}
