import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { FileText } from 'lucide-react'
import { agreeToTerms, listOpenTerms } from '#contract/terms.ts'
import { terms } from '#contract/words/en/terms/labels.ts'
import { call } from '../../kit/api/call.ts'
import { Banner } from '../../kit/ui/Banner.tsx'
import { Button } from '../../kit/ui/Button.tsx'
import { TermsLinks } from './TermsLinks.tsx'

const dayMs = 24 * 60 * 60_000

/** Asks who is signed in to agree to texts that have changed. It stands above the page and is in nobody's way. */
export function NewTerms({ userId }: { userId: string }) {
  const { changed } = terms
  const client = useQueryClient()
  const queryKey = ['/api/terms/open', userId]
  const { data: open = [] } = useQuery({
    queryKey,
    queryFn: ({ signal }) => call(listOpenTerms, { signal }),
    staleTime: dayMs,
  })
  const agree = useMutation({
    mutationFn: () => call(agreeToTerms, { body: { texts: open } }),
    onSuccess: () => client.setQueryData(queryKey, []),
    // Another version may be in force by now.
    onError: () => client.invalidateQueries({ queryKey }),
  })
  if (open.length === 0) return null
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
