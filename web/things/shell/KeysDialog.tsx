import { goTo } from '#contract/words/en/go-to.ts'
import { Dialog } from '../../kit/ui/Dialog.tsx'
import { Switch } from '../../kit/ui/Switch.tsx'

/** Which keys do what at a desk, and the switch that turns the single ones off. */
export default function KeysDialog({
  isOn,
  onTurn,
  onClose,
}: {
  isOn: boolean
  onTurn: (isOn: boolean) => void
  onClose: () => void
}) {
  const { list } = goTo
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={list.title}>
      <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2">
        {list.keys.map(([key, deed]) => (
          <div key={key} className="contents">
            <dt>
              <kbd className="rounded-xs border border-edge px-2 font-sans">{key}</kbd>
            </dt>
            <dd>{deed}</dd>
          </div>
        ))}
      </dl>
      <Switch
        label={list.single}
        checked={isOn}
        onChange={({ currentTarget }) => onTurn(currentTarget.checked)}
      />
    </Dialog>
  )
}
