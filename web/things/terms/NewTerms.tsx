import { useMutation, useQueryClient } from '@tanstack/react-query'
import { FileText } from 'lucide-react'
import { agreeToTerms } from '#contract/terms.ts'
import { terms } from '#contract/words/en/terms/labels.ts'
import { call } from '../../kit/api/call.ts'
import { Banner } from '../../kit/ui/Banner.tsx'
import { Button } from '../../kit/ui/Button.tsx'
import { TermsLinks } from './TermsLinks.tsx'
import { type OpenText, openTermsKey } from './use-open-terms.ts'

/** Asks who is signed in to agree to texts that have changed. It stands above the page and is in nobody's way. */
export function NewTerms({ userId, open }: { userId: string; open: OpenText[] }) {
  const { changed } = terms
  const client = useQueryClient()
  const queryKey = openTermsKey(userId)
  const agree = useMutation({
    mutationFn: () => call(agreeToTerms, { body: { texts: open } }),
    onSuccess: () => client.setQueryData(queryKey, []),
    // Another version may be in force by now.
    onError: () => client.invalidateQueries({ queryKey }),
  })
  return (
    <Banner
      title={changed.title}
      icon={<FileText />}
      action={
        <Button busy={agree.isPending} onClick={() => agree.mutate()}>
          {changed.agree}
        </Button>
      }
    >
      {changed.text} <TermsLinks texts={open.map(({ text }) => text)} />
      {agree.isError && <span role="alert"> {changed.failed}</span>}
    </Banner>
  )
}
