import { Building2 } from 'lucide-react'
import { useState } from 'react'
import type { OwnFleet } from '#contract/fleets.ts'
import { fleets } from '#contract/words/en/fleets.ts'
import { later } from '../../../kit/api/later.tsx'
import { Button } from '../../../kit/ui/Button.tsx'
import { refusalTo } from '../use-own-fleet.ts'

const CompanyDialog = later(() => import('./CompanyDialog.tsx').then((part) => part.CompanyDialog))

/** Opens the company's record. */
export function CompanyRecord({ fleet }: { fleet: OwnFleet }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="ghost"
        icon={<Building2 className="size-5" />}
        disabledReason={refusalTo('changeCompany', fleet)}
        onClick={() => setOpen(true)}
      >
        {fleets.company.open}
      </Button>
      {isOpen && <CompanyDialog fleet={fleet} onClose={() => setOpen(false)} />}
    </>
  )
}
