import type { RefObject } from 'react'
import { paths } from '#contract/paths.ts'
import { notifications } from '#contract/words/en/notifications.ts'
import { Dialog } from '../../kit/ui/Dialog.tsx'
import { Link } from '../../kit/ui/Link.tsx'
import { barLinkClass } from '../../kit/ui/link-class.ts'
import { ChannelsForm } from './ChannelsForm.tsx'

/** How somebody hears, from the foot of the bell's list: for everybody, wherever they are. */
export function ChannelsDialog({
  bell,
  onClose,
}: {
  bell: RefObject<HTMLButtonElement | null>
  onClose: () => void
}) {
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={notifications.howYouHear}
      returnTo={bell}
    >
      <ChannelsForm />
      <Link
        to={paths.ownData}
        onClick={onClose}
        className={`${barLinkClass} -mx-3 mt-3 self-start`}
      >
        {notifications.ownData}
      </Link>
    </Dialog>
  )
}
