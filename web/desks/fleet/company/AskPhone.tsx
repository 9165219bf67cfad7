import { Phone } from 'lucide-react'
import { useState } from 'react'
import type { OwnFleet } from '#contract/fleets.ts'
import { fleets } from '#contract/words/en/fleets.ts'
import { sentenceOf } from '../../../kit/api/api-error.ts'
import { Button } from '../../../kit/ui/Button.tsx'
import { Card } from '../../../kit/ui/Card.tsx'
import { FormError } from '../../../kit/ui/FormError.tsx'
import { formatPhone } from '../../../kit/ui/format.ts'
import { toast } from '../../../kit/ui/toast.ts'
import { CompanyDialog } from './CompanyDialog.tsx'
import { useChangeCompany } from './use-change-company.ts'

/** Who takes over a company is asked where it is called now: the one who has left must not go on being called. */
export function AskPhone({ fleet }: { fleet: OwnFleet }) {
  const words = fleets.askPhone
  const [isOpen, setOpen] = useState(false)
  const change = useChangeCompany()
  const keep = () =>
    change.mutate(
      { phone: fleet.phone },
      { onSuccess: () => toast({ title: words.kept, tone: 'success' }) },
    )
  return (
    <Card edge="amber" className="flex flex-wrap items-center gap-3">
      <Phone className="size-6 shrink-0" aria-hidden="true" />
      <div className="min-w-0 grow basis-96">
        <p>
          <strong className="font-sign text-lg font-semibold">
            {words.title({ phone: formatPhone(fleet.phone) })}
          </strong>{' '}
          <span className="text-muted">{words.text}</span>
        </p>
        <FormError error={change.error && sentenceOf(change.error, fleets.didNotWork)} />
      </div>
      <div className="flex gap-2">
        <Button variant="primary" onClick={() => setOpen(true)}>
          {words.change}
        </Button>
        <Button variant="ghost" busy={change.isPending} onClick={keep}>
          {words.keep}
        </Button>
      </div>
      {isOpen && <CompanyDialog fleet={fleet} onClose={() => setOpen(false)} />}
    </Card>
  )
}
