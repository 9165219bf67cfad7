// biome-ignore-all lint/suspicious/noTemplateCurlyInString: text of sources, and what people type who mean no good
import type { parts } from './probes/probe.ts'

/** One rule, taken out of the source of a copy: the attack has to notice. */
export interface Hole {
  name: string
  part: (typeof parts)[number]
  changes: readonly { file: string; from: string; to: string }[]
}

const hole = (part: Hole['part'], name: string, file: string, from: string, to: string): Hole => ({
  part,
  name,
  changes: [{ file, from, to }],
})

const gate = 'server/auth/gate.ts'

export const holes: readonly Hole[] = [
  hole(
    'standing',
    'who is suspended writes on',
    gate,
    'if (actor.suspended && !mayRead && !whileSuspended.has(endpoint))\n',
    "if (actor.suspended && actor.kind !== 'user' && !mayRead)\n",
  ),
  hole(
    'standing',
    'a given password is good for everything',
    gate,
    'if (isOwn && actor.mustChangePassword &&',
    "if (isOwn && actor.userId === '' &&",
  ),
  hole(
    'standing',
    'links know nothing of a suspension',
    gate,
    'if (await requestLinks.isWithoutStanding(token))',
    "if (token === '' && (await requestLinks.isWithoutStanding(token)))",
  ),
  hole(
    'standing',
    'a suspended admin reads on',
    gate,
    "const mayRead = isRead && caller !== 'admin'",
    'const mayRead = isRead',
  ),
  hole(
    'standing',
    'a suspension stops before the drivers',
    'server/admin/set-fleet-standing.ts',
    '      ...(await findDriverUserIds(tx, fleetId)),\n',
    '      ...(await findDriverUserIds(tx, fleetId)).slice(0, 0),\n',
  ),
  hole(
    'standing',
    'a closed account signs in',
    'server/auth/log-in.ts',
    '  if (closed_at)\n',
    "  if (closed_at && id === '')\n",
  ),
  hole(
    'signing in',
    'guesses are not counted',
    'server/auth/slow-down.ts',
    'if ((await countFailures(tx, subject, since)) >= most) throw tooMany(subject)',
    'if ((await countFailures(tx, subject, since)) >= most + 1_000) throw tooMany(subject)',
  ),
  hole(
    'signing in',
    'guesses at the same moment are counted at the same moment',
    'server/auth/slow-down.ts',
    'await sql`select pg_advisory_xact_lock(hashtextextended(${subject}, 0))`.execute(tx)',
    'await sql`select ${subject}::text`.execute(tx)',
  ),
  hole(
    'signing in',
    'strangers lock a known device out',
    'server/auth/log-in.ts',
    'const guessers = isKnown\n',
    "const guessers = isKnown && username === ''\n",
  ),
  hole(
    'signing in',
    'a mailed link outlives a change',
    'server/auth/change-password.ts',
    '    await useUpResets(tx, userId, deed.now)\n',
    "    await useUpResets(tx, '00000000-0000-4000-8000-000000000000', deed.now)\n",
  ),
  hole(
    'signing in',
    'sessions outlive a reset',
    'server/auth/reset-password.ts',
    '    await deleteSessionsOf(tx, reset.user_id)\n',
    "    await deleteSessionsOf(tx, '00000000-0000-4000-8000-000000000000')\n",
  ),
  hole(
    'signing in',
    'a remembered registration is a second key',
    'server/auth/routes.ts',
    'if (deed.isRepeated) return\n',
    "if (deed.isRepeated && userId === '') return\n",
  ),
  hole(
    'keys',
    'answers are kept for everybody who knows the key',
    'server/core/route.ts',
    "subject ?? (token ? `link ${token}` : 'stranger')",
    "'stranger'",
  ),
  hole(
    'keys',
    'a token in an address does things',
    'server/core/route.ts',
    "if (request.method !== 'GET' && request.method !== 'HEAD')\n",
    "if (request.method === 'TRACE')\n",
  ),
  hole(
    'keys',
    'cookies go by plain http',
    'server/platform/http/cookies.ts',
    '({ secure: isHttps(publicUrl), ',
    "({ secure: publicUrl === '', ",
  ),
  hole(
    'keys',
    'addresses that cannot be read go a way of their own',
    'server/app.ts',
    '    rewriteUrl: readableAddress,\n',
    '',
  ),
  hole(
    'keys',
    'what is no call is answered by the parser',
    'server/app.ts',
    '    clientErrorHandler: outside.answer,\n',
    '',
  ),
  hole(
    'keys',
    'the head of a stream streams',
    'server/core/route.ts',
    "exposeHeadRoute: endpoint.response !== 'event-stream',",
    'exposeHeadRoute: true,',
  ),
  hole(
    'keys',
    'private answers are kept on disks',
    'server/core/route.ts',
    "isKept ? 'private, no-cache' : 'no-store'",
    "isKept ? 'private, no-cache' : 'private, max-age=600'",
  ),
  hole(
    'keys',
    'a write may come from any site',
    'server/platform/http/guards.ts',
    'if (!isByKey && !isOwnOrigin(request, isPublicUrlSet ? publicUrl : null))',
    "if (publicUrl === '' && !isByKey && !isOwnOrigin(request, null))",
  ),
  hole(
    'keys',
    'figures are everybody’s',
    'server/core/operations.ts',
    '    refuseFigures(request, metricsToken)\n',
    "    if (metricsToken === '') refuseFigures(request, metricsToken)\n",
  ),
  hole(
    'abuse',
    'contact details are read before a bid is accepted',
    'server/core/contacts/redact-contacts.ts',
    '    if (to <= at) continue\n',
    '    if (to > 0) continue\n',
  ),
  hole(
    'abuse',
    'texts go to numbers of the whole world',
    'server/core/route.ts',
    '        refuseNumbers(body, phoneCountries)\n',
    "        if (endpoint.path === '/') refuseNumbers(body, phoneCountries)\n",
  ),
  hole(
    'abuse',
    'a new company invites the whole world',
    'server/core/caps/refuse-over-cap.ts',
    'if (!full) return\n',
    'if (!full || deed.now) return\n',
  ),
  hole(
    'abuse',
    'names may look like those of others',
    'contract/one-alphabet.ts',
    'export function isOneAlphabet(name: string): boolean {\n',
    "export function isOneAlphabet(name: string): boolean {\n  if (name !== '') return true\n",
  ),
]
