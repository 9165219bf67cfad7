import { ownData } from '#contract/words/en/own-data.ts'
import { ListOf } from '../../kit/ui/ListOf.tsx'
import { EraseAccount } from './EraseAccount.tsx'
import { useOwnData } from './use-own-data.ts'
import { YourCopy } from './YourCopy.tsx'

/** What somebody may take along, and have deleted. */
export function YourData() {
  return (
    <ListOf rows={useOwnData()} failed={ownData.failed}>
      {(data) => (
        <div className="flex flex-col gap-5">
          <YourCopy data={data} />
          <EraseAccount data={data} />
        </div>
      )}
    </ListOf>
  )
}
