import { useSyncExternalStore } from 'react'
import { keep, readKept } from '../../../kit/api/storage.ts'

/**
 * The sound of a new request. Browsers play nothing before the first touch of the page, so a wish for sound is
 * `locked` until then.
 */
export type SoundState = 'off' | 'locked' | 'on'

export const soundState = (isWanted: boolean, isUnlocked: boolean): SoundState =>
  isWanted ? (isUnlocked ? 'on' : 'locked') : 'off'

const name = 'board-sound'
let isWanted = readKept(name) !== false
let player: AudioContext | null = null
const listeners = new Set<() => void>()

const changed = () => {
  for (const listener of listeners) listener()
}
const state = (): SoundState => soundState(isWanted, player?.state === 'running')

/** Makes the player; only a touch or a key lets the browser start it. */
async function unlock() {
  if (!isWanted || player?.state === 'running') return
  player ??= new AudioContext()
  await player.resume()
  changed()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  if (listeners.size === 1) listenForTouch('addEventListener')
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) listenForTouch('removeEventListener')
  }
}

function listenForTouch(deed: 'addEventListener' | 'removeEventListener') {
  window[deed]('pointerup', touched)
  window[deed]('keydown', touched)
}

/** Any touch will do, but the switch is asked itself: unlocked under the finger, it would read the press as "off". */
function touched({ target }: Event) {
  if (target instanceof Element && target.closest('[data-sound]')) return
  unlock()
}

/** Keeps the wish for the next time and, when it is yes, lets it be heard. */
export async function setSound(on: boolean): Promise<void> {
  isWanted = on
  keep(name, on)
  changed()
  if (!on) return
  await unlock()
  chime()
}

export const useSound = (): SoundState => useSyncExternalStore(subscribe, state)

/** Two tones upwards, half a second together; nothing while sound is off or locked. Heard in a cab, not in the next one. */
export function chime(): void {
  if (state() !== 'on' || !player) return
  for (const [index, hertz] of [784, 1175].entries()) tone(player, hertz, index * 0.18)
}

function tone(context: AudioContext, hertz: number, afterSeconds: number) {
  const begin = context.currentTime + afterSeconds
  const oscillator = context.createOscillator()
  const volume = context.createGain()
  oscillator.type = 'triangle'
  oscillator.frequency.value = hertz
  volume.gain.setValueAtTime(0.0001, begin)
  volume.gain.exponentialRampToValueAtTime(0.5, begin + 0.02)
  volume.gain.exponentialRampToValueAtTime(0.0001, begin + 0.32)
  oscillator.connect(volume).connect(context.destination)
  oscillator.start(begin)
  oscillator.stop(begin + 0.34)
}
