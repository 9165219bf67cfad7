import { Copy, Download } from 'lucide-react'
import { security } from '#contract/words/en/security.ts'
import { Button } from '../../../kit/ui/Button.tsx'
import { Card } from '../../../kit/ui/Card.tsx'
import { saveBlob } from '../../../kit/ui/save-blob.ts'
import { toast } from '../../../kit/ui/toast.ts'

/** The codes that are told once; the page goes on when they are somewhere else. */
export function RecoveryCodes({
  codes,
  kept,
  onKept,
}: {
  codes: readonly string[]
  /** What the last button says. */
  kept: string
  onKept: () => void
}) {
  const words = security.codes
  const text = codes.join('\n')

  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      toast({ title: words.copied, tone: 'success' })
    } catch {
      // Without the clipboard they are read from the screen.
    }
  }
  const save = () => saveBlob(new Blob([`${text}\n`], { type: 'text/plain' }), words.file)

  return (
    <Card as="section" edge="amber" aria-labelledby="recovery" className="flex flex-col gap-4">
      <h2 id="recovery" className="text-xl">
        {words.label}
      </h2>
      <p>{words.keep}</p>
      <ul className="grid gap-x-6 gap-y-1 font-mono text-lg sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button icon={<Copy className="size-5" />} onClick={copy}>
          {words.copy}
        </Button>
        <Button icon={<Download className="size-5" />} onClick={save}>
          {words.save}
        </Button>
        <Button variant="primary" onClick={onKept}>
          {kept}
        </Button>
      </div>
    </Card>
  )
}
