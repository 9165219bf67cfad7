import { useState } from 'react'
import { fleetRequest as words } from '#contract/words/en/fleet-request.ts'
import { Combobox } from '../../../kit/ui/Combobox.tsx'
import type { SelectOption } from '../../../kit/ui/Select.tsx'
import { useSearched } from '../../../kit/ui/use-searched.ts'
import { useFleetProviders } from '../../../things/offers/standing/use-fleet-providers.ts'
import { FormPart } from './FormPart.tsx'

/** Who is asked first by name; without one everybody in reach is. Blocked providers are not offered. */
export function ProviderPart({
  value,
  onChange,
}: {
  value: string
  onChange: (providerId: string) => void
}) {
  const { wanted, type, isTyping } = useSearched()
  const [known, setKnown] = useState<SelectOption | null>(null)
  const { data = [], isFetching } = useFleetProviders(wanted ?? '')
  const options = data
    .filter(({ standing }) => standing !== 'blocked')
    .map(({ id, businessName, location }) => ({
      value: id,
      label: [businessName, location].filter(Boolean).join(' · '),
    }))
  return (
    <FormPart heading={words.sections.provider}>
      <Combobox
        label={words.provider}
        hint={words.providerHint}
        none={words.anyProvider}
        chosen={value ? known : null}
        options={options}
        isBusy={isFetching || isTyping}
        onType={type}
        onChoose={(id) => {
          setKnown(options.find((option) => option.value === id) ?? null)
          onChange(id)
        }}
      />
    </FormPart>
  )
}
