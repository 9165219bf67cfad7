import type { Letter } from './letter.ts'

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign)

/** What somebody has typed over several lines keeps them. */
const paragraph = (text: string, style: string): string =>
  `<p class="ink" style="margin:0 0 16px;${style}">${escaped(text).replaceAll('\n', '<br>')}</p>`

const body = 'font-size:16px;line-height:24px;color:#16181a'
const small = 'font-size:13px;line-height:20px;color:#4b5054'

// Mail programs read styles on the elements themselves; those that know a night read these as well.
const night = `@media (prefers-color-scheme:dark){.page{background:#0f1112!important}.sheet{background:#191c1e!important;border-color:#30353a!important}.ink{color:#f4f2ec!important}.muted{color:#b3b9bd!important}.deed{color:#8cc1ff!important}}`

/**
 * A letter in the look of the house: the plate with the name, what it says, one button, what else can be done as links
 * under words, why it was sent. No address stands in it as letters, since some sign people in; no picture is fetched.
 */
export function mailHtml(
  { subject, lines, to, deeds = [], why }: Letter,
  { language, sender }: { language: string; sender: string },
): string {
  return `<!doctype html>
<html lang="${escaped(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${escaped(subject)}</title><style>${night}</style></head>
<body class="page" style="margin:0;padding:0;background:#f0eee9;font-family:'Public Sans',Arial,Helvetica,sans-serif">
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" style="background:#f0eee9"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" class="sheet" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#ffffff;border:1px solid #d3cfc6;border-radius:8px">
<tr><td style="background:#1b1e20;border-bottom:4px solid #ffb000;border-radius:7px 7px 0 0;padding:16px 24px;color:#fbfaf6;font-size:22px;font-weight:700">${escaped(sender)}</td></tr>
<tr><td style="padding:24px 24px 8px">
${lines.map((line) => paragraph(line, body)).join('\n')}
${to ? buttonTo(to) : ''}
${deeds.map((deed) => `<p style="margin:0 0 16px"><a class="deed" href="${escaped(deed.link)}" style="${body};color:#0d4da3">${escaped(deed.text)}</a></p>`).join('\n')}
</td></tr>
<tr><td class="muted" style="padding:16px 24px;border-top:1px solid #d3cfc6;${small}">${escaped(why)}</td></tr>
</table></td></tr></table></body></html>`
}

const buttonTo = ({ link, button }: NonNullable<Letter['to']>): string =>
  `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:8px 0 24px"><tr><td style="background:#ffb000;border-radius:5px"><a class="button" href="${escaped(link)}" style="display:inline-block;padding:13px 24px;color:#16181a;font-size:18px;line-height:22px;font-weight:700;text-decoration:none;border:2px solid #16181a;border-radius:5px">${escaped(button)}</a></td></tr></table>`
