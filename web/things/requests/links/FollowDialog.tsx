import { makeFollowLink } from '#contract/follow-links.ts'
import { follow } from '#contract/words/en/follow.ts'
import { trying } from '#contract/words/en/trying.ts'
import { sentenceOf } from '../../../kit/api/api-error.ts'
import { useEndpointForm } from '../../../kit/api/use-endpoint-form.ts'
import { failedOrStopped } from '../../../kit/trying-dialog.ts'
import { Button } from '../../../kit/ui/Button.tsx'
import { Checkbox } from '../../../kit/ui/Checkbox.tsx'
import { Dialog } from '../../../kit/ui/Dialog.tsx'
import { FormError } from '../../../kit/ui/FormError.tsx'
import { Spinner } from '../../../kit/ui/Spinner.tsx'
import { TextField } from '../../../kit/ui/TextField.tsx'
import { FollowLine } from './FollowLine.tsx'
import { useFollowLinks } from './use-follow-links.ts'

/** Who follows a job: each with a link to show again, to share and to end; and one more. */
export function FollowDialog({ requestId, onClose }: { requestId: string; onClose: () => void }) {
  const words = follow.dialog
  const { links, make, end } = useFollowLinks(requestId)
  const form = useEndpointForm(makeFollowLink.body, {
    values: { name: '', showsPhotos: false },
    send: make,
    onDone: (_, { reset }) => reset(),
    failed: failedOrStopped(make.error, words.failed),
  })
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={words.title}
      description={words.text}
    >
      <div className="flex flex-col gap-5">
        {links.data?.length === 0 && <p className="text-muted">{words.none}</p>}
        {links.isPending && <Spinner />}
        <FormError error={links.isError ? sentenceOf(links.error, words.listFailed) : null} />
        {links.data && links.data.length > 0 && (
          <ul aria-label={words.list} className="flex flex-col gap-4">
            {links.data.map((link) => (
              <FollowLine key={link.id} link={link} end={end} isNew={link.id === make.data?.id} />
            ))}
          </ul>
        )}
        <form onSubmit={form.submit} noValidate className="flex flex-col gap-3">
          <TextField
            label={words.name}
            hint={words.nameHint}
            autoComplete="off"
            {...form.field('name')}
          />
          <Checkbox label={words.showsPhotos} {...form.register('showsPhotos')} />
          <FormError error={make.isLost ? trying.noAnswer : form.refusal} />
          <Button type="submit" variant="primary" busy={form.isPending}>
            {words.make}
          </Button>
          {make.isLost && <Button onClick={make.stop}>{trying.stop}</Button>}
        </form>
      </div>
    </Dialog>
  )
}
