import type { TestApp } from './open-test-app.ts'

const hour = 60 * 60_000

/** On to the next such hour ("Wed, 20") by the clock of a Texan shop or fleet. */
export function nextHour({ clock }: Pick<TestApp, 'clock'>, wanted: string): void {
  const said = new Intl.DateTimeFormat('en-US', {
    timeZone: 'America/Chicago',
    weekday: 'short',
    hour: '2-digit',
    hourCycle: 'h23',
  })
  do clock.advance(hour)
  while (said.format(clock.now()) !== wanted)
}
