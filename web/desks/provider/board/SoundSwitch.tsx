import { Bell, BellOff, VolumeX } from 'lucide-react'
import { providers } from '#contract/words/en/providers.ts'
import { Button } from '../../../kit/ui/Button.tsx'
import { setSound, useSound } from './chime.ts'

/** Turns the sound of new requests on and off. While the browser holds it back, it says so and its press is the touch; bidding stays the one amber deed. */
export function SoundSwitch() {
  const words = providers.sound
  const sound = useSound()
  if (sound === 'locked')
    return (
      <Button
        data-sound
        className="shrink-0 max-sm:px-3"
        aria-label={words.locked}
        icon={<VolumeX className="size-5 text-amber-ink" aria-hidden="true" />}
        onClick={() => setSound(true)}
      >
        <span className="max-sm:hidden">{words.locked}</span>
      </Button>
    )
  const isOn = sound === 'on'
  const Icon = isOn ? Bell : BellOff
  return (
    <Button
      data-sound
      className="shrink-0 max-sm:px-3"
      aria-label={isOn ? words.on : words.turnOn}
      aria-pressed={isOn}
      icon={<Icon className="size-5" aria-hidden="true" />}
      onClick={() => setSound(!isOn)}
    >
      <span className="max-sm:hidden">{isOn ? words.on : words.turnOn}</span>
    </Button>
  )
}
