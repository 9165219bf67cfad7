import { Plus } from 'lucide-react'
import { paths } from '#contract/paths.ts'
import { customers } from '#contract/words/en/customers.ts'
import { type ButtonVariant, buttonClass } from '../../kit/ui/button-class.ts'
import { Link } from '../../kit/ui/Link.tsx'

/** The way to ask for help (S0 §2.9). */
export const NewRequest = ({ variant = 'secondary' }: { variant?: ButtonVariant }) => (
  <Link
    to={paths.requestService}
    className={`${buttonClass({ variant })} shrink-0 whitespace-nowrap max-sm:px-3!`}
  >
    <Plus className="size-5" aria-hidden="true" />
    {customers.newRequest}
  </Link>
)
