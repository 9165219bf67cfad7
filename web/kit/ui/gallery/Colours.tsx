import { Shelf } from './Shelf.tsx'

const fills = [
  'bg-page text-ink',
  'bg-surface text-ink',
  'bg-raised text-ink',
  'bg-sunken text-muted',
  'bg-plate text-on-plate',
  'bg-plate-deep text-plate-muted',
  'bg-amber text-on-amber',
  'bg-amber-soft text-amber-ink',
  'bg-green text-on-green',
  'bg-green-soft text-green-ink',
  'bg-red text-on-red',
  'bg-red-soft text-red-ink',
  'bg-blue text-on-blue',
  'bg-blue-soft text-blue-ink',
  'bg-guide text-on-guide',
]

export function Colours() {
  return (
    <Shelf title="Colours">
      <div className="grid grid-cols-2 gap-2 sm:grid-cols-5">
        {fills.map((fill) => (
          <div key={fill} className={`rounded-sm border border-line p-4 text-sm ${fill}`}>
            {fill.split(' ')[0]?.slice(3)}
          </div>
        ))}
      </div>
    </Shelf>
  )
}
