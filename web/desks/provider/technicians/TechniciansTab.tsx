import { Plus } from 'lucide-react'
import { useState } from 'react'
import type { JobForProvider } from '#contract/jobs.ts'
import { phoneSpellings } from '#contract/phone-spellings.ts'
import type { OwnProvider } from '#contract/providers.ts'
import type { Technician } from '#contract/technicians.ts'
import { providers } from '#contract/words/en/providers.ts'
import { technicians } from '#contract/words/en/technicians.ts'
import { findBy } from '../../../kit/search.ts'
import { Button } from '../../../kit/ui/Button.tsx'
import { CardsSkeleton } from '../../../kit/ui/CardsSkeleton.tsx'
import { DidNotLoad } from '../../../kit/ui/DidNotLoad.tsx'
import { EmptyState } from '../../../kit/ui/EmptyState.tsx'
import { More } from '../../../kit/ui/More.tsx'
import { TextField } from '../../../kit/ui/TextField.tsx'
import { ActivityDialog } from './ActivityDialog.tsx'
import { AssignJobDialog } from './AssignJobDialog.tsx'
import { NewLinkDialog } from './NewLinkDialog.tsx'
import { TechnicianCard, type TechnicianDeed } from './TechnicianCard.tsx'
import { TechnicianDialog } from './TechnicianDialog.tsx'
import { useTechnicians } from './use-technicians.ts'

/** From this many on a list is searched rather than read. */
const searchedFrom = 7

type Open = { deed: 'add' } | { deed: TechnicianDeed; technician: Technician } | null

/** The Drivers tab (S1 §2): the people whom a provider sends out. */
export function TechniciansTab({
  provider,
  jobs,
}: {
  provider: OwnProvider
  jobs: readonly JobForProvider[]
}) {
  const words = technicians
  const people = useTechnicians()
  const [open, setOpen] = useState<Open>(null)
  const [wanted, setWanted] = useState('')
  const close = () => setOpen(null)
  if (!people.data) {
    if (!people.isError) return <CardsSkeleton />
    return <DidNotLoad title={words.failed} query={people} />
  }
  const found = findBy(
    people.data,
    ({ fullName, phone, vehicleInfo }) => [fullName, ...phoneSpellings(phone), vehicleInfo],
    wanted,
  )
  const working = found.filter(({ isDeactivated }) => !isDeactivated)
  const gone = found.filter(({ isDeactivated }) => isDeactivated)
  const add = (
    <Button
      variant="primary"
      icon={<Plus className="size-5" />}
      disabledReason={provider.status === 'suspended' ? words.suspended : null}
      onClick={() => setOpen({ deed: 'add' })}
    >
      {words.add}
    </Button>
  )
  const cards = (some: readonly Technician[]) => (
    <ul className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
      {some.map((technician) => (
        <TechnicianCard
          key={technician.id}
          technician={technician}
          provider={provider}
          jobs={jobs}
          onDeed={(deed) => setOpen({ deed, technician })}
        />
      ))}
    </ul>
  )

  return (
    <div className="flex flex-col gap-4">
      <h2 className="sr-only">{providers.tabs.drivers}</h2>
      {people.data.length === 0 ? (
        <EmptyState title={words.emptyTitle} action={add}>
          {words.emptyText}
        </EmptyState>
      ) : (
        <>
          <div className="flex flex-wrap items-end justify-between gap-3">
            {people.data.length >= searchedFrom && (
              <div className="min-w-0 grow sm:max-w-md">
                <TextField
                  type="search"
                  label={words.search}
                  placeholder={words.searchHint}
                  value={wanted}
                  onChange={(event) => setWanted(event.target.value)}
                />
              </div>
            )}
            {add}
          </div>
          {found.length === 0 && (
            <p role="status" className="text-muted">
              {words.nothing}
            </p>
          )}
          {working.length > 0 && cards(working)}
          {gone.length > 0 && (
            <More
              summary={words.deactivatedList(gone.length)}
              isOpen={working.length === 0 || wanted !== ''}
            >
              {cards(gone)}
            </More>
          )}
        </>
      )}
      {open?.deed === 'add' && (
        <TechnicianDialog
          technician={null}
          isApproved={provider.status === 'active'}
          onClose={close}
        />
      )}
      {open?.deed === 'edit' && (
        <TechnicianDialog
          technician={open.technician}
          isApproved={provider.status === 'active'}
          onClose={close}
        />
      )}
      {open?.deed === 'activity' && <ActivityDialog technician={open.technician} onClose={close} />}
      {open?.deed === 'link' && <NewLinkDialog technician={open.technician} onClose={close} />}
      {open?.deed === 'assign' && (
        <AssignJobDialog technician={open.technician} jobs={jobs} onClose={close} />
      )}
    </div>
  )
}
