import type { Session } from './book.ts'
import type { Paid } from './sessions.ts'

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

const says: Readonly<Partial<Record<Paid, string>>> = {
  declined: 'The card was declined. Try another.',
  no_demo_card: 'That is no demo card. Never type a real one here.',
  over: 'This page has ended. Go back to Roadcall.',
}

const style = `body{font:18px/1.5 system-ui,sans-serif;margin:0;background:#f4f1ea;color:#1d1b16}
main{max-width:26rem;margin:0 auto;padding:1.5rem}h1{font-size:1.5rem;margin:.5rem 0}
.sum{font-size:2.25rem;font-weight:700;margin:0}.note{background:#fff3cd;border-left:6px solid #b7791f;padding:.75rem 1rem}
label{display:block;font-weight:600;margin-top:1rem}
input{font:inherit;width:100%;box-sizing:border-box;padding:.75rem;border:2px solid #6b6557;border-radius:6px}
button{font:inherit;font-weight:700;width:100%;padding:1rem;margin-top:1rem;border:0;border-radius:6px;background:#14532d;color:#fff}
a{display:block;text-align:center;padding:1rem;color:#1d4ed8}.error{color:#9b1c1c;font-weight:600}
@media (prefers-color-scheme:dark){body{background:#1b1a17;color:#f4f1ea}.note{background:#4a3a10}
input{background:#2a2824;color:inherit}a{color:#93b4ff}.error{color:#ffb4b4}button{background:#1f7a45}}`

/** The page on which a demo card is put. It works without a script. */
export function payPage(session: Session, cents: number, paid: Paid | null): string {
  const sum = `$${(cents / 100).toFixed(2)}`
  const error = paid ? says[paid] : undefined
  const asks = session.asking
  return `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>Demo payment</title><style>${style}</style></head>
<body><main><p class="note"><strong>Demo card, nobody’s money.</strong> This page stands in for the card processor.</p>
<h1>${escaped(session.title)}</h1><p class="sum">${sum}</p><p>Held on the card, not taken.</p>
${error ? `<p class="error" role="alert">${error}</p>` : ''}
${session.status === 'open' ? `<form method="post">${asks ? confirmPart(asks) : cardPart(sum)}</form>` : ''}
<a href="${escaped(session.cancelUrl)}">Back without a card</a></main></body></html>`
}

const cardPart = (sum: string) => `<label for="number">Card number</label>
<input id="number" name="number" inputmode="numeric" autocomplete="off" value="4242 4242 4242 4242">
<button>Hold ${sum}</button>`

const confirmPart = (number: string) => `<p>The bank asks whether it is you.</p>
<input type="hidden" name="number" value="${escaped(number)}"><input type="hidden" name="holder" value="yes">
<button>Yes, it is me</button>`
