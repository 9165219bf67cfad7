import { settings } from '#contract/settings.ts'
import { requestSteps } from '#contract/words/en/request-steps.ts'
import { ApiError } from '../../../kit/api/api-error.ts'
import type { ToastInput } from '../../../kit/ui/toast.ts'
import type { Sent } from '../form/send-request.ts'

/** S0 §8: what a refused submit says, by the server's code. */
export function refusalWords(error: unknown): ToastInput {
  const { result } = requestSteps
  const problem = error instanceof ApiError ? error.problem : null
  const tone = 'danger'
  switch (problem?.code) {
    case 'missing_fields':
    case 'submission_issue':
      return { title: result[problem.code], description: problem.message, tone }
    case 'invalid_email':
      return { title: result.invalid_email, description: result.invalidEmailText, tone }
    default:
      return { title: result.other, description: problem?.message || result.otherText, tone }
  }
}

/** S0 §8: what an accepted submit says; without id and token there is no page to go to. */
export function acceptedWords({
  requestId,
  accessToken,
  isEarlier,
  isPlaced = true,
}: Sent): ToastInput {
  const { result } = requestSteps
  if (!requestId || !accessToken) return { title: result.noLink, description: result.noLinkText }
  // To say that somebody is being notified would leave who is stranded waiting for nobody.
  if (!isPlaced) return { title: result.success, description: result.unplaced, tone: 'danger' }
  const text = result.successText(settings.bidsExpectedMinutes)
  return {
    title: result.success,
    description: isEarlier ? `${text} ${result.earlier}` : text,
    tone: 'success',
  }
}
