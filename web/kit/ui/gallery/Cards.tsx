import { BadgeCheck, Clock, MapPin } from 'lucide-react'
import { Avatar } from '../Avatar.tsx'
import { Badge, badgeTones } from '../Badge.tsx'
import { Button } from '../Button.tsx'
import { Card } from '../Card.tsx'
import { Countdown } from '../Countdown.tsx'
import { Distance } from '../Distance.tsx'
import { Duration } from '../Duration.tsx'
import { Money } from '../Money.tsx'
import { StatCard } from '../StatCard.tsx'
import { TickingTime } from '../TickingTime.tsx'
import { Row, Shelf } from './Shelf.tsx'

const minutes = (n: number) => new Date(Date.now() + n * 60_000).toISOString()

export function Cards() {
  return (
    <Shelf title="Cards">
      <div className="grid gap-4 lg:grid-cols-2">
        <Offer name="Lone Star Heavy Towing & Recovery of Pflugerville" price="1285.50" eta={95} />
        <Offer name="Maria’s Tires" price="185.00" eta={25} accepted />
      </div>
      <dl className="grid grid-cols-2 gap-3 lg:grid-cols-4">
        <StatCard label="Today’s Earnings" value={<Money amount="0.00" />} />
        <StatCard label="My Bids" value="12" note="3 pending" />
        <StatCard label="Available Jobs" value="40" icon={<Clock />} />
        <StatCard label="Rating" value="—" note="New" />
      </dl>
      <Row>
        {badgeTones.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
        {badgeTones.map((tone) => (
          <Badge key={tone} tone={tone} solid>
            {tone}
          </Badge>
        ))}
      </Row>
    </Shelf>
  )
}

interface OfferProps {
  name: string
  price: string
  eta: number
  accepted?: boolean
}

function Offer({ name, price, eta, accepted = false }: OfferProps) {
  return (
    <Card as="article" edge={accepted ? 'green' : 'amber'} className="flex flex-col gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <Money amount={price} className="text-3xl font-bold sm:text-4xl" />
        <Duration minutes={eta} className="text-3xl font-bold sm:text-4xl" />
      </div>
      <div className="flex items-center gap-3">
        <Avatar name={name} />
        <div className="min-w-0">
          <h3 className="font-semibold text-lg leading-6 break-words">{name}</h3>
          <p className="text-sm text-muted">
            New · <MapPin className="inline size-4" aria-hidden="true" /> <Distance miles={3.4} /> ·{' '}
            <TickingTime at={minutes(-2)} />
          </p>
        </div>
      </div>
      <Row>
        {accepted ? (
          <Badge tone="green" solid icon={<BadgeCheck />}>
            Accepted
          </Badge>
        ) : (
          <Badge tone="red" solid>
            Emergency
          </Badge>
        )}
        <Badge icon={<BadgeCheck />}>Verified</Badge>
        <span className="text-sm text-muted">
          <Countdown to={minutes(12.5)} /> left
        </span>
      </Row>
      <div className="grid grid-cols-2 gap-2">
        <Button>Call</Button>
        <Button
          variant="primary"
          disabledReason={accepted ? 'This bid is already accepted.' : null}
        >
          Accept Bid
        </Button>
      </div>
    </Card>
  )
}
