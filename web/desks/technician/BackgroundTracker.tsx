import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { trips } from '#contract/words/en/trips.ts'
import { sentenceOf } from '../../kit/api/api-error.ts'
import { call } from '../../kit/api/call.ts'
import { useAccess } from '../../kit/api/RequestAccess.tsx'
import { Button } from '../../kit/ui/Button.tsx'
import { buttonClass } from '../../kit/ui/button-class.ts'
import { useTicking } from '../../kit/ui/clock.ts'
import { FormError } from '../../kit/ui/FormError.tsx'
import { formatRelative } from '../../kit/ui/format.ts'
import { linkClass } from '../../kit/ui/link-class.ts'
import { QrCode } from '../../kit/ui/QrCode.tsx'
import { Skeleton } from '../../kit/ui/Skeleton.tsx'
import { connectTracker, disconnectTracker, readTracker } from './calls.ts'

const words = trips.background
const appUrl = 'https://www.traccar.org/client/'

/** A page that is not in front learns no position; the free app Traccar Client does. Its address is shown once. */
export function BackgroundTracker() {
  const { token } = useAccess()
  const client = useQueryClient()
  const key = [readTracker.path, token]
  const { data, isError } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => call(readTracker, { token, signal }),
  })
  const onSettled = () => client.invalidateQueries({ queryKey: key })
  const connect = useMutation({ mutationFn: () => call(connectTracker, { token }), onSettled })
  const disconnect = useMutation({
    mutationFn: () => call(disconnectTracker, { token }),
    onSuccess: () => connect.reset(),
    onSettled,
  })
  const failed = connect.error ?? disconnect.error
  const tracker = data?.tracker
  return (
    <div className="flex flex-col gap-3">
      <p>{words.why}</p>
      <p>
        <a href={appUrl} target="_blank" rel="noreferrer" className={linkClass}>
          {words.get}
        </a>
      </p>
      {isError && <p role="status">{words.unknown}</p>}
      {!data && !isError && <Skeleton className="h-12" />}
      {tracker && <Heard at={tracker.heardAt} />}
      {connect.data && <Link link={connect.data.link} />}
      <div className="flex flex-wrap gap-2">
        {data && !connect.data && (
          <Button busy={connect.isPending} onClick={() => connect.mutate()}>
            {tracker ? words.again : words.connect}
          </Button>
        )}
        {tracker && (
          <Button variant="ghost" busy={disconnect.isPending} onClick={() => disconnect.mutate()}>
            {words.disconnect}
          </Button>
        )}
      </div>
      <FormError error={failed ? sentenceOf(failed, words.failed) : null} />
    </div>
  )
}

function Heard({ at }: { at: string | null }) {
  const said = useTicking((now) => (at ? words.heard(formatRelative(at, now)) : words.unheard))
  return <p role="status">{said}</p>
}

function Link({ link }: { link: string }) {
  return (
    <div className="flex flex-col gap-3">
      <p>{words.once}</p>
      <a href={link} className={buttonClass({ variant: 'primary', wide: true })}>
        {words.open}
      </a>
      <p>{words.scan}</p>
      <QrCode text={link} label={words.picture} />
    </div>
  )
}
