import { FileSpreadsheet } from 'lucide-react'
import { useRef } from 'react'
import { fleets } from '../../messages/en/fleets.ts'
import { Button } from '../../ui/Button.tsx'

/** Chooses the file; the same one may be chosen again after it was mended. */
export function FilePicker({
  name,
  busy,
  onChoose,
}: {
  /** Of the file that is chosen. */
  name: string | null
  busy: boolean
  onChoose: (file: File) => void
}) {
  const words = fleets.imports
  const input = useRef<HTMLInputElement>(null)
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <input
        ref={input}
        type="file"
        aria-label={words.file}
        accept=".csv,.txt,text/csv"
        className="hidden"
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0]
          if (file) onChoose(file)
          currentTarget.value = ''
        }}
      />
      <Button
        variant={name ? 'secondary' : 'primary'}
        icon={<FileSpreadsheet className="size-5" />}
        busy={busy}
        onClick={() => input.current?.click()}
      >
        {name ? words.chooseOther : words.choose}
      </Button>
      {name && <span className="min-w-0 font-semibold wrap-anywhere">{name}</span>}
    </div>
  )
}
