import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { testPush } from '#contract/notifications.ts'
import { notifications } from '#contract/words/en/notifications.ts'
import { sentenceOf } from '../../kit/api/api-error.ts'
import { call } from '../../kit/api/call.ts'
import { Button } from '../../kit/ui/Button.tsx'
import { FormError } from '../../kit/ui/FormError.tsx'
import { Switch } from '../../kit/ui/Switch.tsx'
import { toast } from '../../kit/ui/toast.ts'
import { readPushState, switchPushOff, switchPushOn } from './push.ts'

/** News on this device, also while no page is open. */
export function PushSwitch({ userId }: { userId: string }) {
  const words = notifications.push
  const [state, setState] = useState(() => readPushState(userId))
  const change = useMutation({
    mutationFn: (on: boolean) => (on ? switchPushOn(userId) : switchPushOff()),
    onSuccess: setState,
  })
  const test = useMutation({
    mutationFn: () => call(testPush),
    onSuccess: () => toast({ title: words.tested }),
  })
  const isOn = change.isPending ? change.variables : state === 'on'
  if (state === 'unsupported') return <p className="text-muted">{words.unsupported}</p>
  return (
    <div className="flex flex-col gap-2">
      <Switch
        label={words.label}
        checked={isOn}
        aria-busy={change.isPending}
        disabled={state === 'denied'}
        onChange={(event) => {
          if (!change.isPending) change.mutate(event.target.checked)
        }}
      />
      <p className="text-sm text-muted">{state === 'denied' ? words.denied : words.hint}</p>
      <FormError error={change.isError ? words.failed : null} />
      {state === 'on' && (
        <Button className="self-start" busy={test.isPending} onClick={() => test.mutate()}>
          {words.test}
        </Button>
      )}
      <FormError error={test.isError ? sentenceOf(test.error, words.failed) : null} />
    </div>
  )
}
