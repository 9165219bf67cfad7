import { ArrowRight, Bell, Phone, Trash2 } from 'lucide-react'
import { Button } from '../Button.tsx'
import { buttonClass, buttonVariants } from '../button-class.ts'
import { DensityOf } from '../density.ts'
import { IconButton } from '../IconButton.tsx'
import { linkClass } from '../link-class.ts'
import { Row, Shelf } from './Shelf.tsx'

export function Buttons() {
  return (
    <Shelf title="Buttons">
      <Row>
        {buttonVariants.map((variant) => (
          <Button key={variant} variant={variant}>
            {variant}
          </Button>
        ))}
        <Button variant="primary" icon={<Phone className="size-5" />}>
          Call now
        </Button>
        <IconButton label="Notifications" icon={<Bell className="size-6" />} />
      </Row>
      <Row>
        {buttonVariants.map((variant) => (
          <Button key={variant} variant={variant} busy>
            {variant}
          </Button>
        ))}
        <Button variant="primary" disabledReason="This bid has expired. Ask for a new one.">
          Accept bid
        </Button>
        <Button disabledReason="You already bid on this request.">Submit bid</Button>
      </Row>
      <DensityOf value="desk">
        <Row>
          {buttonVariants.map((variant) => (
            <Button key={variant} variant={variant}>
              {variant}
            </Button>
          ))}
          <Button icon={<Trash2 className="size-4" />} busy>
            Remove
          </Button>
          <IconButton label="Notifications" icon={<Bell className="size-5" />} />
        </Row>
      </DensityOf>
      <Row>
        <a href="#link" className={buttonClass({ variant: 'primary' })}>
          A link as a button <ArrowRight className="size-5" aria-hidden="true" />
        </a>
        <p>
          Text with{' '}
          <a href="#link" className={linkClass}>
            a link in it
          </a>
          , as usual.
        </p>
      </Row>
      <div className="max-w-sm">
        <Button variant="primary" wide>
          As wide as its place
        </Button>
      </div>
    </Shelf>
  )
}
