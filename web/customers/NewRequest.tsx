import { Plus } from 'lucide-react'
import { Link } from 'react-router'
import { customers } from '../messages/en/customers.ts'
import { paths } from '../paths.ts'
import { type ButtonVariant, buttonClass } from '../ui/button-class.ts'

/** The way to ask for help (S0 §2.9). */
export const NewRequest = ({ variant = 'secondary' }: { variant?: ButtonVariant }) => (
  <Link to={paths.requestService} className={buttonClass({ variant })}>
    <Plus className="size-5" aria-hidden="true" />
    {customers.newRequest}
  </Link>
)
