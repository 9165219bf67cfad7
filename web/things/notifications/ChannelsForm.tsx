import { changeChannels, type OwnChannels } from '#contract/notifications.ts'
import type { CurrentUser } from '#contract/session.ts'
import { notifications } from '#contract/words/en/notifications.ts'
import { useEndpointForm } from '../../kit/api/use-endpoint-form.ts'
import { Button } from '../../kit/ui/Button.tsx'
import { Checkbox } from '../../kit/ui/Checkbox.tsx'
import { DidNotLoad } from '../../kit/ui/DidNotLoad.tsx'
import { FormError } from '../../kit/ui/FormError.tsx'
import { formatPhone } from '../../kit/ui/format.ts'
import { Loading, Skeleton } from '../../kit/ui/Skeleton.tsx'
import { useSaveBar } from '../../kit/unsaved/unsaved.ts'
import { useUser } from '../auth/use-user.ts'
import { readValues, valuesOf } from './channel-values.ts'
import { PushSwitch } from './PushSwitch.tsx'
import { QuietHours } from './QuietHours.tsx'
import { useChangeChannels, useChannels } from './use-channels.ts'

const ownZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone

/** By what somebody hears of news while not looking at the app. */
export function ChannelsForm() {
  const words = notifications.channels
  const { data: user } = useUser()
  const { data, isError, isFetching, refetch } = useChannels()
  if (data && user) return <Known channels={data} user={user} />
  if (isError) return <DidNotLoad title={words.loadFailed} query={{ isFetching, refetch }} />
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
  const form = useEndpointForm(changeChannels.body, {
    values: valuesOf(channels, ownZone()),
    bodyOf: readValues,
    send: change,
    onDone: (saved, { reset }) => reset(valuesOf(saved, ownZone())),
    failed: words.failed,
  })
  const { isDirty } = form.formState
  const bar = useSaveBar('alerts', notifications.howYouHear, form, () => {
    change.reset()
    form.reset(valuesOf(channels, ownZone()))
  })

  return (
    <form
      noValidate
      onSubmit={(event) => {
        if (!bar) return form.submit(event)
        event.preventDefault()
        bar.saveAll()
      }}
      className="flex max-w-2xl flex-col gap-5"
    >
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
      <FormError error={form.refusal} />
      {!bar && (
        <div className="flex flex-wrap items-center gap-4">
          <Button
            type="submit"
            variant="primary"
            busy={form.isPending}
            disabledReason={isDirty ? null : words.noChange}
          >
            {words.save}
          </Button>
          <p role="status" className="text-green-ink">
            {change.isSuccess && !isDirty && words.saved}
          </p>
        </div>
      )}
    </form>
  )
}
