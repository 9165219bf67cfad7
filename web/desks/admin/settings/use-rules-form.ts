import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { SentBodyOf } from '#contract/endpoint.ts'
import {
  changeRules,
  type RuleName,
  type Rules,
  readRulesForAdmin,
  resetRule,
  rules as rulesSchema,
} from '#contract/rules.ts'
import { adminSettings } from '#contract/words/en/admin-settings.ts'
import { fieldErrorsOf, sentenceOf } from '../../../kit/api/api-error.ts'
import { call } from '../../../kit/api/call.ts'
import { sentenceOfIssue } from '../../../kit/api/form.ts'
import { toast } from '../../../kit/ui/toast.ts'
import { auditKey } from '../people/use-audit.ts'

const key = ['/api/admin/rules']

/** The numbers of the rules, and which of them were changed. */
export function useRulesForAdmin() {
  return useQuery({
    queryKey: key,
    queryFn: ({ signal }) => call(readRulesForAdmin, { signal }),
    staleTime: 0,
  })
}

/**
 * The form of one setting: what is typed is checked by the server's own schema, then saved by the bar of the page.
 * `errors` has a sentence for each field by its path in the setting ("urgent", "1.miles").
 */
export function useRuleForm<N extends RuleName>(
  name: N,
  { read, dirtyFields }: { read: () => unknown; dirtyFields: object },
) {
  const client = useQueryClient()
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [refusal, setRefusal] = useState<string | null>(null)
  const words = adminSettings

  const settled = (answer: unknown) => {
    client.setQueryData(key, answer)
    client.invalidateQueries({ queryKey: auditKey })
  }
  const refused = (error: unknown) => {
    const prefix = `${name}.`
    const details = Object.entries(fieldErrorsOf(error)).map(([path, sentence]) => [
      path.startsWith(prefix) ? path.slice(prefix.length) : path,
      sentence,
    ])
    setErrors(Object.fromEntries(details))
    if (details.length === 0) setRefusal(sentenceOf(error, words.saveFailed))
  }
  const change = useMutation({
    mutationFn: (value: Rules[N]) =>
      // The schema of this very name has just taken the value, which the compiler cannot follow through `N`.
      call(changeRules, { body: { [name]: value } as SentBodyOf<typeof changeRules> }),
    onSuccess: settled,
    onError: refused,
  })
  const reset = useMutation({
    mutationFn: () => call(resetRule, { body: { name } }),
    onSuccess: (answer) => {
      settled(answer)
      toast({ title: words.wasReset, tone: 'success' })
    },
    onError: refused,
  })

  function forgetFaults() {
    setErrors({})
    setRefusal(null)
  }

  async function save(): Promise<boolean> {
    forgetFaults()
    const parsed = rulesSchema.shape[name].safeParse(read())
    if (parsed.success)
      return change.mutateAsync(parsed.data as Rules[N]).then(
        () => true,
        () => false,
      )
    const sentences: Record<string, string> = {}
    for (const issue of parsed.error.issues)
      sentences[issue.path.join('.')] ??= sentenceOfIssue(issue)
    setErrors(sentences)
    return false
  }
  return {
    errors,
    refusal,
    save,
    forgetFaults,
    formState: { isDirty: Object.values(dirtyFields).includes(true), dirtyFields },
    reset: () => reset.mutate(),
    isResetting: reset.isPending,
  }
}

/** A number as it is typed; what is no number is refused by the schema with its sentence. */
export const typedNumber = (text: string): number =>
  text.trim() === '' ? Number.NaN : Number(text)
