import { useState } from 'react'
import type { Holiday } from '#contract/holidays.ts'
import type { OwnProvider } from '#contract/providers.ts'
import { shop } from '#contract/words/en/shop.ts'
import { ConfirmDeed } from '../../../kit/api/ConfirmDeed.tsx'
import { Button } from '../../../kit/ui/Button.tsx'
import { DidNotLoad } from '../../../kit/ui/DidNotLoad.tsx'
import { Loading, Skeleton } from '../../../kit/ui/Skeleton.tsx'
import { Table } from '../../../kit/ui/Table.tsx'
import { daysOf } from './days.ts'
import { HolidayForm } from './HolidayForm.tsx'
import { useHolidays, useRemoveHoliday } from './use-holidays.ts'

/** The days on which the provider is closed. */
export function Holidays({ provider }: { provider: OwnProvider }) {
  const words = shop.holidays
  const { data, isError, isFetching, refetch } = useHolidays()
  const [leaving, setLeaving] = useState<Holiday | null>(null)
  return (
    <section aria-labelledby="holidays" className="flex flex-col gap-4 border-t border-line pt-5">
      <div>
        <h4 id="holidays" className="font-sign text-lg font-semibold">
          {words.title}
        </h4>
        <p className="text-muted">{words.lead}</p>
        {provider.onDuty && provider.isDutyByHand && data && data.length > 0 && (
          <p className="mt-1 font-medium">{words.onDutyNow}</p>
        )}
      </div>
      {!data && !isError && (
        <Loading>
          <Skeleton shape="block" />
        </Loading>
      )}
      {isError && <DidNotLoad title={words.failed} query={{ isFetching, refetch }} />}
      {data?.length === 0 && <p className="text-muted">{words.none}</p>}
      {data && data.length > 0 && (
        <Table
          caption={words.title}
          rows={data}
          rowKey={({ id }) => id}
          columns={[
            { key: 'days', header: words.columns.days, isName: true, cell: daysOf },
            { key: 'note', header: words.columns.note, cell: ({ note }) => note },
            {
              key: 'actions',
              header: words.columns.actions,
              isActions: true,
              cell: (holiday) => (
                <Button
                  variant="ghost"
                  aria-label={words.removeOf(daysOf(holiday))}
                  onClick={() => setLeaving(holiday)}
                >
                  {words.remove}
                </Button>
              ),
            },
          ]}
        />
      )}
      <HolidayForm />
      {leaving && <Remove holiday={leaving} onClose={() => setLeaving(null)} />}
    </section>
  )
}

function Remove({ holiday, onClose }: { holiday: Holiday; onClose: () => void }) {
  const words = shop.holidays
  return (
    <ConfirmDeed
      title={words.removeTitle}
      description={words.removeText(daysOf(holiday))}
      confirmLabel={words.removeConfirm}
      cancelLabel={words.keep}
      deed={useRemoveHoliday()}
      body={holiday.id}
      done={words.removed}
      failed={shop.tryAgain}
      onClose={onClose}
    />
  )
}
