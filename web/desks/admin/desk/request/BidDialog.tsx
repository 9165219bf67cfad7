import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { bidForShop } from '#contract/desk-deeds.ts'
import type { PossibleBidder, RequestAtDesk } from '#contract/desk-requests.ts'
import { settings } from '#contract/settings.ts'
import { desk } from '#contract/words/en/desk.ts'
import { Field } from '../../../../kit/ui/Field.tsx'
import { FormDialog } from '../../../../kit/ui/FormDialog.tsx'
import { formatDistance } from '../../../../kit/ui/format.ts'
import { SearchField } from '../../../../kit/ui/SearchField.tsx'
import { Select } from '../../../../kit/ui/Select.tsx'
import { TextAreaField } from '../../../../kit/ui/TextAreaField.tsx'
import { TextField } from '../../../../kit/ui/TextField.tsx'
import { servicesOf } from '../../accounts/ProviderFacts.tsx'
import { useBidders } from '../use-desk.ts'
import { useDeskForm } from '../use-desk-form.ts'

/** Types in what a shop has agreed to by phone. */
export function BidDialog({ request, onClose }: { request: RequestAtDesk; onClose: () => void }) {
  const words = desk.deeds
  const [search, setSearch] = useState('')
  const shops = useBidders(request.id, search)
  const values = { providerId: '', price: '', estimatedDuration: '', message: '', reason: '' }
  const form = useDeskForm(bidForShop, request.id, bidForShop.body, values, onClose)
  const chosenId = useWatch({ control: form.control, name: 'providerId' })
  const { data: found = [] } = shops
  // Whoever searches on has chosen all the same: it stands on top of what else is found.
  const [held, hold] = useState<PossibleBidder>()
  const listed = found.find(({ id }) => id === chosenId)
  if (listed && listed !== held) hold(listed)
  const chosen = listed ?? (held?.id === chosenId ? held : undefined)
  const options = chosen && !listed ? [chosen, ...found] : found
  const isCut = found.length === settings.pageSize.list
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={words.bidTitle}
      description={words.bidText}
      submitLabel={words.bidSave}
      width="wide"
    >
      <SearchField label={words.bidSearch} value={search} onChange={setSearch} />
      <Field
        label={words.bidProvider}
        // Whoever types it in sees whether that shop does the work at all.
        hint={
          chosen
            ? words.bidDoes(servicesOf(chosen))
            : isCut && words.bidFirst(settings.pageSize.list)
        }
        required
        error={form.field('providerId').error && words.bidChoose}
      >
        <Select
          placeholder={words.bidChoose}
          options={options.map((shop) => ({ value: shop.id, label: nameOf(shop) }))}
          {...form.register('providerId')}
          value={chosenId}
        />
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={words.bidPrice}
          inputMode="decimal"
          autoComplete="off"
          required
          {...form.field('price')}
        />
        <TextField
          label={words.bidArrival}
          inputMode="numeric"
          autoComplete="off"
          required
          {...form.field('estimatedDuration')}
        />
      </div>
      <TextField label={words.bidMessage} maxLength={1000} {...form.field('message')} />
      <TextAreaField
        label={words.bidReason}
        hint={desk.reasonTold}
        required
        maxLength={500}
        {...form.field('reason')}
      />
    </FormDialog>
  )
}

const nameOf = ({ businessName, location, miles }: PossibleBidder) =>
  [businessName, location, miles !== null && formatDistance(miles)].filter(Boolean).join(', ')
