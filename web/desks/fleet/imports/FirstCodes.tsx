import { Copy, Download } from 'lucide-react'
import type { ImportReport } from '#contract/imports.ts'
import { fleets } from '#contract/words/en/fleets.ts'
import { Button } from '../../../kit/ui/Button.tsx'
import { Table } from '../../../kit/ui/Table.tsx'
import { toast } from '../../../kit/ui/toast.ts'
import { csvOf, saveFile } from '../save-file.ts'

/** With what the imported drivers sign in first; told this once. */
export function FirstCodes({
  codes,
  onKept,
}: {
  codes: ImportReport['firstCodes']
  /** The reader has them somewhere else now. */
  onKept: () => void
}) {
  const words = fleets.imports

  async function copy() {
    try {
      await navigator.clipboard.writeText(
        codes.map(({ username, code }) => `${username}\t${code}`).join('\n'),
      )
      toast({ title: words.copied, tone: 'success' })
      onKept()
    } catch {
      toast({ title: words.copyFailed, tone: 'danger' })
    }
  }
  function download() {
    const rows = codes.map(({ username, code }) => [username, code])
    saveFile(words.codesFile, csvOf([['username', 'code'], ...rows]))
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
        rows={codes}
        rowKey={({ username }) => username}
        columns={[
          {
            key: 'username',
            header: words.username,
            isName: true,
            cell: ({ username }) => <span className="wrap-anywhere">{username}</span>,
          },
          {
            key: 'code',
            header: words.code,
            cell: ({ code }) => <code className="text-lg font-semibold">{code}</code>,
          },
        ]}
      />
    </section>
  )
}
