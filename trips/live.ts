import { acceptBidByLink, submitBid } from '#contract/bids.ts'
import { arrivalOptions } from '#contract/catalogue.ts'
import { advanceJob, answerArrival, confirmJob } from '#contract/jobs.ts'
import { settings } from '#contract/settings.ts'
import { type Fix, readTrip, sendPositions } from '#contract/trips.ts'
import type { Random } from '../attack/random.ts'
import { metersApart } from '../server/geo/distance.ts'
import type { GivenProvider, GivenRequest } from '../server/testing/given.ts'
import type { TestApp } from '../server/testing/open-test-app.ts'
import { begunJob } from '../server/testing/read-answers.ts'
import { type Plan, ticks } from './plan.ts'

const minute = 60_000

/** What was shown of an arrival, and how it came. */
export interface Shown {
  minutesAhead: number
  from: number
  to: number
}

/** With whom, and by what. */
interface Given {
  app: TestApp
  shop: GivenProvider
  request: GivenRequest
  random: Random
}

/** A trip that is lived through the product, tick by tick; nothing of it is known to the product but what its phones send. */
export class LiveTrip {
  readonly shown: Omit<Shown, 'minutesAhead'>[] = []
  jobId = ''
  promisedAt = 0
  /** Milliseconds since 1970: when the helper was truly at the truck, and within what counts as there. */
  trulyThereAt = 0
  trulyNearAt = 0
  isOver = false
  #tick = 0
  #waiting: Fix[] = []
  #presses: { step: 'start' | 'arrive'; occurredAt: string; fix?: Fix }[] = []
  #seenAt: number[] = []

  readonly plan: Plan
  readonly #given: Given

  constructor(plan: Plan, given: Given) {
    this.plan = plan
    this.#given = given
  }

  /** The shop says how long it takes, by its habit; the customer takes it. */
  async begin(saysFactor: number): Promise<void> {
    const wanted = this.plan.honestMinutes * saysFactor
    const said = arrivalOptions.find(({ minutes }) => minutes >= wanted) ?? arrivalOptions[5]
    const bid = await this.#given.shop.caller.call(submitBid, {
      body: {
        serviceRequestId: this.#given.request.id,
        price: '185.00',
        estimatedDuration: said.text,
      },
    })
    const accepted = await this.#given.app.anybody().call(acceptBidByLink, {
      params: { id: bid.body.id },
      token: this.#given.request.token,
      body: {},
    })
    this.jobId = begunJob(accepted.body)
    this.promisedAt = this.now() + said.minutes * minute
  }

  /** What happens within a tick of the clock. */
  async tick(): Promise<void> {
    const since = this.#tick++ - this.plan.startAfter
    if (since < 0) return
    if (since === 0) this.#press('start')
    const { track, pressAfter, liesAt, sharesPositions } = this.plan
    const there = track.length - 1
    const place = track[Math.min(since, there)] ?? this.plan.truck
    if (
      !this.trulyNearAt &&
      metersApart(place, this.plan.truck) <= settings.arrival.withinMeters + 60
    )
      this.trulyNearAt = this.now()
    if (since === there) this.trulyThereAt = this.now()
    const fix = this.#fixAt(place)
    if (sharesPositions && since > 0) this.#waiting.push(fix)
    if (liesAt !== null && since === liesAt)
      this.#press('arrive', sharesPositions ? fix : undefined)
    if (since === there + pressAfter) this.#press('arrive', sharesPositions ? fix : undefined)
    if (this.#isDead(since)) return
    await this.#send()
    if (liesAt !== null && since === liesAt + ticks(2) && this.plan.isDenied) await this.#deny()
    if (since % ticks(3) === 0 && since < there) await this.#look()
    if (since >= there + pressAfter + 1) await this.#end()
  }

  #isDead = (since: number) =>
    this.plan.deadZones.some(({ from, to }) => since >= from && since < to)

  #press(step: 'start' | 'arrive', fix?: Fix): void {
    this.#presses.push({
      step,
      occurredAt: new Date(this.now()).toISOString(),
      ...(fix && { fix }),
    })
  }

  #fixAt = ({ lat, lng }: { lat: number; lng: number }): Fix => ({
    lat: lat + (this.#given.random.int(200) - 100) / 1_000_000,
    lng: lng + (this.#given.random.int(200) - 100) / 1_000_000,
    accuracyM: 8 + this.#given.random.int(30),
    fixedAt: new Date(this.now()).toISOString(),
  })

  /** Presses in their order, then positions: as the phone does it. */
  async #send(): Promise<void> {
    const params = { id: this.jobId }
    while (this.#presses[0]) {
      const body = this.#presses[0]
      // The positions of the way go before the arrival that they prove.
      if (body.step === 'arrive') await this.#sendPositions()
      await this.#given.shop.caller.call(advanceJob, { params, body })
      this.#presses.shift()
    }
    if (this.#waiting.length >= 2) await this.#sendPositions()
  }

  async #sendPositions(): Promise<void> {
    const { perCall } = settings.trips
    const fixes = this.#waiting.slice(-perCall)
    this.#waiting = []
    if (fixes.length === 0) return
    await this.#given.shop.caller.call(sendPositions, {
      params: { id: this.jobId },
      body: { fixes },
    })
  }

  async #deny(): Promise<void> {
    await this.#given.app.anybody().call(answerArrival, {
      params: { id: this.jobId },
      token: this.#given.request.token,
      body: { here: false },
    })
  }

  /** What the customer reads now. */
  async #look(): Promise<void> {
    const { body } = await this.#given.app.anybody().call(readTrip, {
      params: { id: this.#given.request.id },
      token: this.#given.request.token,
    })
    const likely = body.trip?.likely
    if (!likely) return
    this.#seenAt.push(this.now())
    this.shown.push({ from: Date.parse(likely.from), to: Date.parse(likely.to) })
  }

  async #end(): Promise<void> {
    const params = { id: this.jobId }
    for (const step of ['work', 'finish'] as const)
      await this.#given.shop.caller.call(advanceJob, { params, body: { step } })
    await this.#given.app.anybody().call(confirmJob, { params, token: this.#given.request.token })
    this.isOver = true
  }

  /** What was shown, with how long it was still to go, truly. */
  seen(): Shown[] {
    return this.shown.map((one, at) => ({
      ...one,
      minutesAhead: (this.trulyThereAt - (this.#seenAt[at] ?? 0)) / minute,
    }))
  }

  private now = (): number => this.#given.app.clock.now().getTime()
}
