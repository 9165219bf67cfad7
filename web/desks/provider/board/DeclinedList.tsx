import { Undo2 } from 'lucide-react'
import { useState } from 'react'
import { providers } from '#contract/words/en/providers.ts'
import { Button } from '../../../kit/ui/Button.tsx'
import { Distance } from '../../../kit/ui/Distance.tsx'
import { ListOf } from '../../../kit/ui/ListOf.tsx'
import { useDeclined, useTakeBack } from './use-declined.ts'

/** Under the board, closed until somebody asks: what was declined, each with the way back. */
export function DeclinedList() {
  const words = providers.declined
  const [isOpen, setOpen] = useState(false)
  return (
    // It and its list take the focus when the row that had it has gone.
    <section
      tabIndex={-1}
      className="flex flex-col gap-3 border-t border-line pt-4 focus:outline-none"
    >
      <Button
        variant="ghost"
        className="self-start"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? words.hide : words.show}
      </Button>
      {isOpen && <Rows />}
    </section>
  )
}

function Rows() {
  const words = providers.declined
  const declined = useDeclined()
  const takeBack = useTakeBack()
  return (
    <ListOf rows={declined} failed={words.loadFailed} more={providers.board.more}>
      {(cards) =>
        cards.length === 0 ? (
          <p className="text-muted">{words.none}</p>
        ) : (
          <ul tabIndex={-1} className="flex flex-col gap-2 focus:outline-none">
            {cards.map(({ id, title, distanceMiles, area }) => (
              <li
                key={id}
                className="flex flex-wrap items-center justify-between gap-3 rounded-md border border-line bg-surface p-3"
              >
                <p className="min-w-0 grow">
                  <span className="block font-semibold break-words">{title}</span>
                  <span className="text-sm text-muted">
                    {distanceMiles !== null && <Distance miles={distanceMiles} />} {area}
                  </span>
                </p>
                <Button
                  icon={<Undo2 className="size-5" aria-hidden="true" />}
                  aria-label={words.takeBackOf(title)}
                  busy={takeBack.isPending && takeBack.variables === id}
                  onClick={() => takeBack.mutate(id)}
                >
                  {words.takeBack}
                </Button>
              </li>
            ))}
          </ul>
        )
      }
    </ListOf>
  )
}
