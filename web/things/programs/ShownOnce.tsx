import { Copy } from 'lucide-react'
import { apiAccess } from '#contract/words/en/api-access.ts'
import { Button } from '../../kit/ui/Button.tsx'
import { Dialog } from '../../kit/ui/Dialog.tsx'
import { toast } from '../../kit/ui/toast.ts'

/** A secret, to be copied: it is shown no second time. */
export function ShownOnce({
  title,
  secret,
  onClose,
}: {
  title: string
  secret: string | null
  onClose: () => void
}) {
  const words = apiAccess.secret
  async function copy() {
    try {
      await navigator.clipboard.writeText(secret ?? '')
      toast({ title: apiAccess.copied, tone: 'success' })
    } catch {
      toast({ title: apiAccess.copyFailed, tone: 'danger' })
    }
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      description={secret ? words.once : words.lost}
      footer={
        <>
          {secret && (
            <Button variant="primary" icon={<Copy className="size-5" />} onClick={copy}>
              {apiAccess.copy}
            </Button>
          )}
          <Button variant="ghost" onClick={onClose}>
            {apiAccess.done}
          </Button>
        </>
      }
    >
      {secret && (
        <code className="rounded-sm border border-line bg-sunken p-3 text-lg wrap-anywhere">
          {secret}
        </code>
      )}
    </Dialog>
  )
}
