import { Copy } from 'lucide-react'
import type { Driver, giveDriverCode } from '#contract/drivers.ts'
import type { AnswerOf } from '#contract/endpoint.ts'
import { fleets } from '#contract/words/en/fleets.ts'
import { Button } from '../../../kit/ui/Button.tsx'
import { Dialog } from '../../../kit/ui/Dialog.tsx'
import { Fact, Facts } from '../../../kit/ui/Facts.tsx'
import { formatPhone } from '../../../kit/ui/format.ts'
import { toast } from '../../../kit/ui/toast.ts'

/** The code that a driver signs in with, to be read out or copied: it is shown no second time. */
export function GivenCode({
  driver,
  given: { username, code, isTexted },
  wantedSms,
  onClose,
}: {
  driver: Driver
  given: AnswerOf<typeof giveDriverCode>
  wantedSms: boolean
  onClose: () => void
}) {
  const words = fleets.drivers.code
  const phone = formatPhone(driver.phone)

  async function copy() {
    try {
      await navigator.clipboard.writeText(`${username}\t${code}`)
      toast({ title: words.copied, tone: 'success' })
    } catch {
      toast({ title: words.copyFailed, tone: 'danger' })
    }
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={words.given(driver.fullName)}
      description={words.once}
      footer={
        <>
          <Button variant="primary" icon={<Copy className="size-5" />} onClick={copy}>
            {words.copy}
          </Button>
          <Button variant="ghost" onClick={onClose}>
            {words.close}
          </Button>
        </>
      }
    >
      <Facts>
        <Fact label={words.username}>{username}</Fact>
        <Fact label={words.code}>
          <code className="whitespace-nowrap text-lg font-semibold">{code}</code>
        </Fact>
      </Facts>
      {wantedSms && (
        <p className={isTexted ? 'text-muted' : 'text-red-ink'}>
          {isTexted ? words.texted(phone) : words.notTexted(phone)}
        </p>
      )}
    </Dialog>
  )
}
