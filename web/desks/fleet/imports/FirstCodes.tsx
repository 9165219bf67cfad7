import { Copy, Download } from 'lucide-react'
import { plainCell } from '#contract/csv.ts'
import type { ImportReport } from '#contract/imports.ts'
import { fleets } from '#contract/words/en/fleets.ts'
import { Button } from '../../../kit/ui/Button.tsx'
import { formatPhone } from '../../../kit/ui/format.ts'
import { Table } from '../../../kit/ui/Table.tsx'
import { toast } from '../../../kit/ui/toast.ts'
import { csvOf, saveCsv } from '../save-csv.ts'

type Code = ImportReport['firstCodes'][number]

/** As many as somebody reads from a screen; the file has all. */
const shown = 100

const rowOf = ({ fullName, phone, username, code }: Code) => [
  fullName,
  formatPhone(phone),
  username,
  code,
]

/** With what the imported drivers sign in first; told this once. */
export function FirstCodes({
  codes,
  onKept,
}: {
  codes: readonly Code[]
  /** The reader has them somewhere else now. */
  onKept: () => void
}) {
  const words = fleets.imports

  async function copy() {
    try {
      await navigator.clipboard.writeText(
        codes.map((code) => rowOf(code).map(plainCell).join('\t')).join('\n'),
      )
      toast({ title: words.copied, tone: 'success' })
      onKept()
    } catch {
      toast({ title: words.copyFailed, tone: 'danger' })
    }
  }
  function download() {
    saveCsv(csvOf([words.codesColumns, ...codes.map(rowOf)]), words.codesFile)
    onKept()
  }

  return (
    <section className="flex flex-col gap-3">
      <h3 className="text-lg">{words.codesTitle}</h3>
      <p className="rounded-sm border-l-6 border-amber bg-amber-soft px-4 py-3">
        {words.codesText}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" icon={<Download className="size-5" />} onClick={download}>
          {words.download}
        </Button>
        <Button icon={<Copy className="size-5" />} onClick={copy}>
          {words.copy}
        </Button>
      </div>
      <Table
        caption={words.codesTitle}
        rows={codes.slice(0, shown)}
        rowKey={({ username }) => username}
        columns={[
          {
            key: 'driver',
            header: words.driver,
            isName: true,
            cell: ({ fullName }) => <span className="wrap-anywhere">{fullName}</span>,
          },
          { key: 'phone', header: words.phone, cell: ({ phone }) => formatPhone(phone) },
          {
            key: 'username',
            header: words.username,
            cell: ({ username }) => <span className="wrap-anywhere">{username}</span>,
          },
          {
            key: 'code',
            header: words.code,
            cell: ({ code }) => <code className="text-lg font-semibold">{code}</code>,
          },
        ]}
      />
      {codes.length > shown && (
        <p className="text-muted">{words.moreCodes(codes.length - shown)}</p>
      )}
    </section>
  )
}
