import { Bell, BellOff, BellRing } from 'lucide-react'
import { providers } from '#contract/words/en/providers.ts'
import { Button } from '../../../kit/ui/Button.tsx'
import { type SoundState, setSound, useSound } from './chime.ts'

/** Turns the sound of new requests on and off; while the browser waits for a touch, this is the touch. */
export function SoundSwitch() {
  const words = providers.sound
  const sound = useSound()
  const icons = { off: BellOff, locked: BellRing, on: Bell } satisfies Record<SoundState, unknown>
  const Icon = icons[sound]
  return (
    <Button
      data-sound
      className="shrink-0"
      aria-pressed={sound === 'on'}
      title={sound === 'locked' ? words.unlockHint : undefined}
      icon={<Icon className="size-5" aria-hidden="true" />}
      onClick={() => setSound(sound !== 'on')}
    >
      {sound === 'on' ? words.on : words.turnOn}
    </Button>
  )
}
