import { Suspense, useState } from 'react'
import { services } from '#contract/services.ts'
import { requests } from '#contract/words/en/requests.ts'
import { More } from '../../../kit/ui/More.tsx'
import { Skeleton } from '../../../kit/ui/Skeleton.tsx'
import { isEmergency } from '../form/request-form.ts'
import type { RequestFormState } from '../form/use-request-form.ts'
import { onRoad } from './what-was-said.ts'
import { roadFields } from './wizard-steps.ts'

/** For who stands beside a road: what its signs say. */
export function OnHighway({ form }: { form: RequestFormState }) {
  const { serviceType } = form.values
  const [isOpen, setOpen] = useState(onRoad.some((name) => form.values[name] !== ''))
  const isWash = serviceType !== '' && services[serviceType].form === 'wash'
  if (isWash && !isEmergency(form.values)) return null
  return (
    <More
      summary={requests.basics.highway}
      isOpen={isOpen}
      onToggle={(isNowOpen) => setOpen(isOpen || isNowOpen)}
    >
      {isOpen && (
        <Suspense fallback={<Skeleton shape="block" />}>
          <roadFields.Part form={form} />
        </Suspense>
      )}
    </More>
  )
}
