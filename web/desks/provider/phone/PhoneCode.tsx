import { CircleCheck } from 'lucide-react'
import { paths } from '#contract/paths.ts'
import { confirmPhone, type OwnPhone } from '#contract/provider-phone.ts'
import { shop } from '#contract/words/en/shop.ts'
import { sentenceOf } from '../../../kit/api/api-error.ts'
import { useEndpointForm } from '../../../kit/api/use-endpoint-form.ts'
import { Button } from '../../../kit/ui/Button.tsx'
import { useTicking } from '../../../kit/ui/clock.ts'
import { DidNotLoad } from '../../../kit/ui/DidNotLoad.tsx'
import { FormError } from '../../../kit/ui/FormError.tsx'
import { formatCountdown, formatPhone } from '../../../kit/ui/format.ts'
import { Link } from '../../../kit/ui/Link.tsx'
import { linkClass } from '../../../kit/ui/link-class.ts'
import { Loading, Skeleton } from '../../../kit/ui/Skeleton.tsx'
import { TextField } from '../../../kit/ui/TextField.tsx'
import { toast } from '../../../kit/ui/toast.ts'
import { useConfirmPhone, useOwnPhone, useSendCode } from './use-own-phone.ts'

/** Where the provider types in the code that was texted; says what came of it (rules C4). */
export function PhoneCode({ isInSettings = false }: { isInSettings?: boolean }) {
  const words = shop.phone
  const { data, isError, isFetching, refetch } = useOwnPhone()
  if (data)
    return data.isConfirmed ? <Confirmed /> : <Known phone={data} isInSettings={isInSettings} />
  if (isError) return <DidNotLoad title={words.loadFailed} query={{ isFetching, refetch }} />
  return (
    <Loading className="flex flex-col gap-3">
      <Skeleton />
      <Skeleton shape="button" />
    </Loading>
  )
}

const Confirmed = () => (
  <p role="status" className="flex items-center gap-2 text-green-ink">
    <CircleCheck className="size-5 shrink-0" aria-hidden="true" />
    {shop.phone.confirmed}
  </p>
)

function Known({ phone, isInSettings }: { phone: OwnPhone; isInSettings: boolean }) {
  const words = shop.phone
  const confirm = useConfirmPhone()
  const { field, submit, isPending, refusal, reset } = useEndpointForm(confirmPhone.body, {
    values: { code: '' },
    send: confirm,
    failed: shop.tryAgain,
  })

  return (
    <form noValidate onSubmit={submit} className="flex max-w-lg flex-col gap-3">
      <p className="wrap-anywhere">
        {words.why(formatPhone(phone.phone))}{' '}
        <span role="status" className="text-muted">
          {words.states[phone.code?.state ?? 'none']}
        </span>
      </p>
      <TextField
        label={words.label}
        hint={words.hint}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
        className="numerals max-w-48 tracking-widest"
        {...field('code')}
      />
      <FormError error={refusal} />
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" variant="primary" busy={isPending}>
          {words.confirm}
        </Button>
        <SendAgain phone={phone} onSent={() => reset()} />
      </div>
      {!isInSettings && (
        <p className="text-sm text-muted">
          {words.change}{' '}
          <Link to={paths.providerSettingsOf('contact')} className={linkClass}>
            {words.changeLink}
          </Link>
        </p>
      )}
    </form>
  )
}

function SendAgain({ phone, onSent }: { phone: OwnPhone; onSent: () => void }) {
  const words = shop.phone
  const send = useSendCode()
  const next = phone.nextCodeAt ? Date.parse(phone.nextCodeAt) : 0
  const left = useTicking((now) => Math.max(0, Math.ceil((next - now) / 1000)))
  return (
    <>
      <Button
        busy={send.isPending}
        disabledReason={left > 0 ? words.wait(formatCountdown(left * 1000)) : null}
        onClick={() =>
          send.mutate(undefined, {
            onSuccess: () => {
              onSent()
              toast({ title: words.sent })
            },
          })
        }
      >
        {phone.code ? words.sendAgain : words.send}
      </Button>
      <FormError error={send.error && sentenceOf(send.error, shop.tryAgain)} />
    </>
  )
}
