import { Countdown } from '../Countdown.tsx'
import { Distance } from '../Distance.tsx'
import { Duration } from '../Duration.tsx'
import { Money } from '../Money.tsx'
import { PhoneLink } from '../PhoneLink.tsx'
import { Spinner } from '../Spinner.tsx'
import { TickingTime } from '../TickingTime.tsx'
import { Row, Shelf } from './Shelf.tsx'

const seconds = (n: number) => new Date(Date.now() + n * 1000)

export function Figures() {
  return (
    <Shelf title="Figures">
      <Row>
        <Money amount="1234.50" className="text-4xl font-bold" />
        <Money amount="65" className="text-xl font-semibold" />
        {[25, 60, 90, 3000].map((minutes) => (
          <Duration key={minutes} minutes={minutes} className="text-2xl font-bold" />
        ))}
        <Duration minutes={180} openEnded className="text-2xl font-bold" />
        <Distance miles={0.03} />
        <Distance miles={34.2} />
        <PhoneLink number="5125550143" />
        <Spinner />
      </Row>
      <Row>
        {[-5, -50, -130, -9000, -200_000, 20, 1500, 9000].map((at) => (
          <TickingTime key={at} at={seconds(at)} className="rounded-xs bg-sunken px-2" />
        ))}
        <Countdown to={seconds(754)} className="text-2xl font-bold" />
        <Countdown to={seconds(-1)} />
      </Row>
    </Shelf>
  )
}
