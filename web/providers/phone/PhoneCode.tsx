import { CircleCheck } from 'lucide-react'
import { useForm } from 'react-hook-form'
import { Link } from 'react-router'
import { confirmPhone, type OwnPhone } from '#contract/provider-phone.ts'
import { fieldErrorsOf, sentenceOf } from '../../api/api-error.ts'
import { resolverOf, showRefusal } from '../../api/form.ts'
import { shop } from '../../messages/en/shop.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/Button.tsx'
import { useTicking } from '../../ui/clock.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { FormError } from '../../ui/FormError.tsx'
import { formatCountdown, formatPhone } from '../../ui/format.ts'
import { linkClass } from '../../ui/link-class.ts'
import { Loading, Skeleton } from '../../ui/Skeleton.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { toast } from '../../ui/toast.ts'
import { useConfirmPhone, useOwnPhone, useSendCode } from './use-own-phone.ts'

/** Where the provider types in the code that was texted to him; says what came of it (rules C4). */
export function PhoneCode({ isInSettings = false }: { isInSettings?: boolean }) {
  const words = shop.phone
  const { data, isError, isFetching, refetch } = useOwnPhone()
  if (data)
    return data.isConfirmed ? <Confirmed /> : <Known phone={data} isInSettings={isInSettings} />
  if (isError)
    return (
      <ErrorState title={words.loadFailed} busy={isFetching} onRetry={() => refetch()}>
        {shop.weak}
      </ErrorState>
    )
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
  const form = useForm({ defaultValues: { code: '' }, resolver: resolverOf(confirmPhone.body) })

  const submit = form.handleSubmit(async ({ code }) => {
    try {
      await confirm.mutateAsync(code)
      toast({ title: words.confirmed, tone: 'success' })
    } catch (error) {
      showRefusal(error, ['code'], form.setError)
      if (Object.keys(fieldErrorsOf(error)).length === 0)
        form.setError('root', { message: sentenceOf(error, shop.tryAgain) })
    }
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
        error={form.formState.errors.code?.message}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
        className="numerals max-w-48 tracking-widest"
        {...form.register('code')}
      />
      <FormError error={form.formState.errors.root?.message} />
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" variant="primary" busy={confirm.isPending}>
          {words.confirm}
        </Button>
        <SendAgain phone={phone} onSent={() => form.reset()} />
      </div>
      {!isInSettings && (
        <p className="text-sm text-muted">
          {words.change}{' '}
          <Link to={paths.providerSettings} className={linkClass}>
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
