import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
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
 * The form of one setting: what is typed is checked by the server's own schema, then saved. `errors` has a sentence
 * for each field by its path in the setting ("urgent", "1.miles").
 */
export function useRuleForm<N extends RuleName>(name: N, read: () => unknown) {
  const client = useQueryClient()
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [failed, setFailed] = useState<string | null>(null)
  const words = adminSettings

  const settled = (title: string) => (answer: unknown) => {
    client.setQueryData(key, answer)
    client.invalidateQueries({ queryKey: auditKey })
    toast({ title, tone: 'success' })
  }
  const refused = (error: unknown) => {
    const prefix = `${name}.`
    const details = Object.entries(fieldErrorsOf(error)).map(([path, sentence]) => [
      path.startsWith(prefix) ? path.slice(prefix.length) : path,
      sentence,
    ])
    setErrors(Object.fromEntries(details))
    if (details.length === 0) setFailed(sentenceOf(error, words.saveFailed))
  }
  const save = useMutation({
    mutationFn: (value: Rules[N]) =>
      // The schema of this very name has just taken the value, which the compiler cannot follow through `N`.
      call(changeRules, { body: { [name]: value } as SentBodyOf<typeof changeRules> }),
    onSuccess: settled(words.saved),
    onError: refused,
  })
  const reset = useMutation({
    mutationFn: () => call(resetRule, { body: { name } }),
    onSuccess: settled(words.wasReset),
    onError: refused,
  })

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setFailed(null)
    const form = event.currentTarget
    const parsed = rulesSchema.shape[name].safeParse(read())
    if (parsed.success) {
      setErrors({})
      return save.mutate(parsed.data as Rules[N])
    }
    const sentences: Record<string, string> = {}
    for (const issue of parsed.error.issues)
      sentences[issue.path.join('.')] ??= sentenceOfIssue(issue)
    setErrors(sentences)
    requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
  }
  return {
    errors,
    failed,
    submit,
    reset: () => reset.mutate(),
    isSaving: save.isPending,
    isResetting: reset.isPending,
  }
}

/** A number as it is typed; what is no number is refused by the schema with its sentence. */
export const typedNumber = (text: string): number =>
  text.trim() === '' ? Number.NaN : Number(text)
