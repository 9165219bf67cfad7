import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { changeChannels, type OwnChannels } from '#contract/notifications.ts'
import type { CurrentUser } from '#contract/session.ts'
import { fieldErrorsOf, sentenceOf } from '../api/api-error.ts'
import { resolverOf, showRefusal } from '../api/form.ts'
import { useUser } from '../auth/use-user.ts'
import { notifications } from '../messages/en/notifications.ts'
import { Button } from '../ui/Button.tsx'
import { Checkbox } from '../ui/Checkbox.tsx'
import { ErrorState } from '../ui/ErrorState.tsx'
import { FormError } from '../ui/FormError.tsx'
import { formatPhone } from '../ui/format.ts'
import { Loading, Skeleton } from '../ui/Skeleton.tsx'
import { type ChannelValues, readValues, valuesOf } from './channel-values.ts'
import { PushSwitch } from './PushSwitch.tsx'
import { QuietHours } from './QuietHours.tsx'
import { useChangeChannels, useChannels } from './use-channels.ts'

const fields = ['mail', 'sms', 'quietFrom', 'quietTo', 'timeZone'] as const
const ownZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone

/** By what somebody hears of news while he does not look at the app. */
export function ChannelsForm() {
  const words = notifications.channels
  const { data: user } = useUser()
  const { data, isError, isFetching, refetch } = useChannels()
  if (data && user) return <Known channels={data} user={user} />
  if (isError)
    return (
      <ErrorState title={words.loadFailed} busy={isFetching} onRetry={() => refetch()}>
        {notifications.weak}
      </ErrorState>
    )
  return (
    <Loading className="flex flex-col gap-4">
      <Skeleton shape="button" />
      <Skeleton shape="button" />
      <Skeleton shape="block" />
    </Loading>
  )
}

function Known({ channels, user }: { channels: OwnChannels; user: CurrentUser }) {
  const words = notifications.channels
  const change = useChangeChannels()
  const [isSaved, setSaved] = useState(false)
  const form = useForm({
    defaultValues: valuesOf(channels, ownZone()),
    resolver: resolverOf(changeChannels.body, readValues),
  })
  const { errors, isSubmitting, isDirty } = form.formState

  const save = form.handleSubmit(async (body) => {
    setSaved(false)
    try {
      form.reset(valuesOf(await change.mutateAsync(body), ownZone()))
      setSaved(true)
    } catch (error) {
      showRefusal<ChannelValues>(error, fields, form.setError)
      if (Object.keys(fieldErrorsOf(error)).length === 0)
        form.setError('root', { message: sentenceOf(error, words.failed) })
    }
  })

  return (
    <form noValidate onSubmit={save} className="flex max-w-2xl flex-col gap-5">
      <p className="text-muted">{words.lead}</p>
      <PushSwitch userId={user.id} />
      <div className="flex flex-col wrap-anywhere">
        <Checkbox {...form.register('mail')} label={words.mail(user.email)} />
        <Checkbox
          {...form.register('sms')}
          label={user.phone ? words.sms(formatPhone(user.phone)) : words.noPhone}
        />
        {channels.smsStopped && <p className="text-sm text-amber-ink">{words.smsStopped}</p>}
      </div>
      <QuietHours form={form} ownZones={[channels.timeZone, ownZone()]} />
      <FormError error={errors.root?.message} />
      <div className="flex flex-wrap items-center gap-4">
        <Button
          type="submit"
          variant="primary"
          busy={isSubmitting}
          disabledReason={isDirty ? null : words.noChange}
        >
          {words.save}
        </Button>
        <p role="status" className="text-green-ink">
          {isSaved && !isDirty && words.saved}
        </p>
      </div>
    </form>
  )
}
