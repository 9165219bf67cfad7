import type { DriverProfile } from '#contract/drivers.ts'
import { consent } from '#contract/words/en/consent.ts'
import { drivers } from '#contract/words/en/drivers.ts'
import { photos as photoWords } from '#contract/words/en/photos.ts'
import { Chips } from '../../../kit/ui/Chips.tsx'
import { PhoneField } from '../../../kit/ui/PersonFields.tsx'
import { TextAreaField } from '../../../kit/ui/TextAreaField.tsx'
import { TextField } from '../../../kit/ui/TextField.tsx'
import { DraftPhotos } from '../../../things/requests/form/DraftPhotos.tsx'
import { MoreDetails } from '../../../things/requests/form/MoreDetails.tsx'
import { isEmergency } from '../../../things/requests/form/request-form.ts'
import { questionsOf } from './driver-request.ts'
import type { HelpState } from './use-help.ts'

/** What is known of the driver and the unit, and what may be said beyond it. */
export function HelpRest({ profile, help }: { profile: DriverProfile; help: HelpState }) {
  const words = drivers.help
  const { form, photosKey } = help
  const { values, change, text } = form
  const { error, ...description } = text('problemDescription')
  return (
    <>
      {profile.units.length > 0 && (
        <Chips
          legend={words.unit}
          name="unitId"
          value={values.unitId || 'other'}
          onChange={(unitId) => change({ unitId: unitId === 'other' ? '' : unitId })}
          chips={[
            ...profile.units.map(({ id, kind, unitNumber }) => ({
              value: id,
              label: `${kind === 'trailer' ? words.kinds.trailer : words.kinds.truck} ${unitNumber}`,
            })),
            { value: 'other', label: words.otherUnit },
          ]}
        />
      )}
      {profile.fleet && values.unitId === '' && (
        <TextField
          label={words.unitNumber}
          hint={words.unitNumberHint}
          autoComplete="off"
          {...text('unitNumber')}
        />
      )}
      <PhoneField
        label={words.phone}
        hint={`${words.phoneHint} ${consent.request}`}
        {...text('phone')}
      />
      <TextAreaField
        label={words.description}
        hint={words.descriptionHint}
        error={error}
        rows={2}
        maxLength={2000}
        {...description}
      />
      <MoreDetails summary={words.more} details={questionsOf(values).more} form={form} />
      {/* Who is in danger takes no pictures. */}
      {!isEmergency(values) && (
        <section className="flex flex-col gap-2">
          <h2 className="text-xl">{photoWords.title}</h2>
          <DraftPhotos form={form} photosKey={photosKey} />
        </section>
      )}
    </>
  )
}
