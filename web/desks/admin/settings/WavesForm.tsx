import { Plus, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import type { Wave } from '#contract/rules.ts'
import { settings } from '#contract/settings.ts'
import { adminSettings } from '#contract/words/en/admin-settings.ts'
import { Button } from '../../../kit/ui/Button.tsx'
import { Field } from '../../../kit/ui/Field.tsx'
import { FormError } from '../../../kit/ui/FormError.tsx'
import { IconButton } from '../../../kit/ui/IconButton.tsx'
import { Select } from '../../../kit/ui/Select.tsx'
import { TextField } from '../../../kit/ui/TextField.tsx'
import { RuleCard } from './RuleCard.tsx'
import { typedNumber, useRuleForm } from './use-rules-form.ts'

interface TypedWave {
  key: number
  afterMinutes: string
  miles: string
  isRadius: boolean
}

const writtenOf = (waves: readonly Wave[]): TypedWave[] =>
  waves.map(({ afterMinutes, miles }, index) => ({
    key: index,
    afterMinutes: String(afterMinutes),
    miles: miles === null ? '' : String(miles),
    isRadius: miles === null,
  }))

const readOf = (waves: readonly TypedWave[]) =>
  waves.map(({ afterMinutes, miles, isRadius }) => ({
    afterMinutes: typedNumber(afterMinutes),
    miles: isRadius ? null : typedNumber(miles),
  }))

/** Each place in their order where another wave stands now, or none. */
const changedIn = (now: readonly Wave[], before: readonly Wave[]) =>
  Array.from(
    { length: Math.max(now.length, before.length) },
    (_, index) => JSON.stringify(now[index]) !== JSON.stringify(before[index]),
  )

/** The waves of alerts: when each goes out, and how far. It is made anew when the server has others. */
export function WavesForm({ value, changedAt }: { value: Wave[]; changedAt: string | null }) {
  const words = adminSettings
  const [waves, setWaves] = useState(() => writtenOf(value))
  const nextKey = useRef(value.length)
  const form = useRuleForm('waves', {
    read: () => readOf(waves),
    dirtyFields: changedIn(readOf(waves), value),
  })
  const most = settings.bounds.waves

  const change = (key: number, part: Partial<TypedWave>) =>
    setWaves(waves.map((wave) => (wave.key === key ? { ...wave, ...part } : wave)))
  const add = () =>
    setWaves([...waves, { key: nextKey.current++, afterMinutes: '', miles: '', isRadius: false }])

  return (
    <RuleCard
      name="waves"
      changedAt={changedAt}
      form={form}
      onDiscard={() => setWaves(writtenOf(value))}
    >
      <ol className="flex flex-col gap-3">
        {waves.map((wave, index) => (
          <li key={wave.key} className="border-b border-line pb-3 last:border-0">
            <fieldset className="grid grid-cols-[1fr_1fr_auto] items-start gap-x-3 gap-y-2 sm:grid-cols-[4.5rem_1fr_1fr_1fr_auto] min-w-0">
              <legend className="sr-only">{words.wave(index + 1)}</legend>
              <p
                aria-hidden="true"
                className="col-span-2 font-sign font-semibold sm:col-span-1 sm:pt-7"
              >
                {words.wave(index + 1)}
              </p>
              <div className="order-last sm:order-none">
                <TextField
                  label={words.after}
                  type="number"
                  inputMode="numeric"
                  autoComplete="off"
                  error={form.errors[`${index}.afterMinutes`]}
                  value={wave.afterMinutes}
                  onChange={({ target }) => change(wave.key, { afterMinutes: target.value })}
                />
              </div>
              <div className="order-last col-span-2 sm:order-none sm:col-span-1">
                <Field
                  label={words.reaches}
                  error={wave.isRadius ? form.errors[`${index}.miles`] : undefined}
                >
                  <Select
                    placeholder={null}
                    options={[
                      { value: 'miles', label: words.toMiles },
                      { value: 'radius', label: words.toRadius },
                    ]}
                    value={wave.isRadius ? 'radius' : 'miles'}
                    onChange={({ target }) =>
                      change(wave.key, { isRadius: target.value === 'radius' })
                    }
                  />
                </Field>
              </div>
              <div className="order-last sm:order-none">
                {!wave.isRadius && (
                  <TextField
                    label={words.miles}
                    type="number"
                    inputMode="numeric"
                    autoComplete="off"
                    error={form.errors[`${index}.miles`]}
                    value={wave.miles}
                    onChange={({ target }) => change(wave.key, { miles: target.value })}
                  />
                )}
              </div>
              <div className="sm:pt-6">
                {waves.length > 1 && (
                  <IconButton
                    label={words.removeWave(index + 1)}
                    icon={<Trash2 className="size-5" />}
                    onClick={() => setWaves(waves.filter(({ key }) => key !== wave.key))}
                  />
                )}
              </div>
            </fieldset>
          </li>
        ))}
      </ol>
      <FormError error={form.errors['']} />
      <div>
        <Button
          icon={<Plus className="size-5" />}
          disabledReason={waves.length < most ? null : words.mostWaves(most)}
          onClick={add}
        >
          {words.addWave}
        </Button>
      </div>
    </RuleCard>
  )
}
