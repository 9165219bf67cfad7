import { changes } from '#contract/words/en/changes.ts'
import { jobs as words } from '#contract/words/en/jobs.ts'
import { ApiError, sentenceOf } from '../../kit/api/api-error.ts'
import { patiently } from '../../kit/api/patiently.ts'
import { isLost, patienceMs } from '../../kit/api/until-answered.ts'
import { isWorthRepeating } from '../../kit/api/worth-repeating.ts'
import { onServer } from '../../kit/ui/clock.ts'
import type { PressAttempt, SendPress } from './presser.ts'
import {
  dropPress,
  isWaiting,
  keepPress,
  type Press,
  type Pressed,
  placeOf,
  pressesOf,
} from './presses.ts'

let sending: Promise<boolean> | undefined
const refusals = new Map<string, unknown>()

/** What was refused just now is the error of who pressed it and still looks at it: it need not be said a second time. */
export async function takeRefusal(pressId: string): Promise<void> {
  const error = refusals.get(pressId)
  if (error === undefined) return
  refusals.delete(pressId)
  // The card that would say it goes with the job.
  if (!isNotTheirs(error)) await dropPress(pressId)
  throw error
}

/**
 * Sends what waits, in the order of the presses and one after the other, until nothing waits or there is no network: then it
 * is false. What the server refuses stays with its reason, and where that is a step, with what was pressed after it on that job: it
 * could not hold.
 */
export function sendPresses(by: string, token: string | null, send: SendPress): Promise<boolean> {
  sending ??= sendAll(by, token, send).finally(() => {
    sending = undefined
  })
  return sending
}

async function sendAll(by: string, token: string | null, send: SendPress): Promise<boolean> {
  for (;;) {
    const press = pressesOf(by).find((one) => isWaiting(one) && !takenBack.has(one.id))
    if (!press) return true
    const place = placeOf(press.id)
    if (place) {
      await place
      continue
    }
    underWay = { id: press.id, end: sendOne(press, token, send) }
    const goesOn = await underWay.end
    underWay = undefined
    if (!goesOn) return false
  }
}

/** What is being sent at this moment. */
let underWay: { id: string; end: Promise<boolean> } | undefined
const takenBack = new Set<string>()

/** May it be taken back? Not once it has left, answered or not: then the server may have it. */
export const mayTakeBack = (press: Press): boolean =>
  press.call === 'more' && isWaiting(press) && !press.isTried

/** Takes back what has not left yet; false where it is leaving at this moment. */
export async function takeBack({ id, by }: Press): Promise<boolean> {
  // Before all else: no attempt begins any more.
  takenBack.add(id)
  // One without a network leaves nothing behind, and ends soon.
  if (underWay?.id === id && !navigator.onLine) await underWay.end
  const press = pressesOf(by).find((one) => one.id === id)
  if (press && mayTakeBack(press) && underWay?.id !== id) {
    await dropPress(id)
    return true
  }
  takenBack.delete(id)
  return false
}

/** False where trying on makes no sense now. */
async function sendOne(waiting: Press, token: string | null, send: SendPress): Promise<boolean> {
  let press = waiting
  try {
    press = await withPhotos(waiting, token)
    const dated = press.isTried ? press : datedAnew(press)
    // Where the device itself says that there is no network nothing leaves it, and it can still be taken back.
    if (navigator.onLine) {
      press = dated
      await keepPress(press)
    }
    await send(dated, attemptOf(dated, token))
    await keepPress({ ...dated, sentAt: Date.now() })
    return true
  } catch (error) {
    // A link or session that has ended says so on the page; another one of the same person sends it.
    const isEnded = error instanceof ApiError && error.status === 401
    if (isEnded || isLost(error) || isWorthRepeating(error)) return false
    refusals.set(press.id, error)
    const after = press.call === 'more' ? [] : waitingAfter(press)
    await keepPress({
      ...press,
      refusal: sentenceOf(error, failed[press.call]),
      ...(isNotTheirs(error) && { isNotTheirs: true as const }),
      lost: after.map(pressedOf),
    })
    for (const { id } of after) await dropPress(id)
    return true
  }
}

const failed = {
  step: words.mine.stepFailed,
  delay: words.mine.stepFailed,
  more: changes.sendFailed,
}

/** The same press once the server has its photos: few have any, and what sends them comes with a network. */
async function withPhotos(press: Press, token: string | null): Promise<Press> {
  if (!press.photos?.items.length) return press
  const photos = await patiently(() => import('./photos-first.ts'), { withoutNetwork: 'fails' })
  return photos.sendPhotosFirst(press, token)
}

const attemptOf = ({ id, jobId }: Press, token: string | null): PressAttempt => ({
  params: { id: jobId },
  token,
  idempotencyKey: id,
  signal: AbortSignal.timeout(patienceMs),
  outlivesPage: true,
})

/** What is known of the server's clock only now counts for the moment of the press as well. */
function datedAnew(press: Press): Press {
  const shiftMs = onServer(0) - press.clockOffset
  const dated = (at: string) => new Date(new Date(at).getTime() + shiftMs).toISOString()
  const occurredAt = dated(press.body.occurredAt)
  if (press.call === 'delay')
    return { ...press, isTried: true, body: { ...press.body, occurredAt } }
  if (press.call === 'more') return { ...press, isTried: true, body: { ...press.body, occurredAt } }
  const { fix } = press.body
  const fixed = fix && { fix: { ...fix, fixedAt: dated(fix.fixedAt) } }
  return { ...press, isTried: true, body: { ...press.body, occurredAt, ...fixed } }
}

const waitingAfter = ({ id, jobId, by }: Press): Press[] =>
  pressesOf(by).filter((press) => press.jobId === jobId && press.id !== id && isWaiting(press))

// What belongs together stays together.
const pressedOf = (press: Press) =>
  ({
    call: press.call,
    body: press.body,
    ...(press.call === 'more' && { rise: press.rise }),
  }) as Pressed

/** A job that is somebody else's is not there for who is no longer on it. */
const isNotTheirs = (error: unknown) => error instanceof ApiError && error.status === 404
