import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

/** The ground of the house and its night: the viewer has a dark look of its own, by a class that this page sets. */
const style = `
:root { color-scheme: light dark; background: light-dark(#f0eee9, #0f1112); color: light-dark(#16181a, #f4f2ec) }
body { margin: 0; font-family: 'Public Sans', Arial, sans-serif }
.bar { display: flex; gap: 16px; align-items: center; padding: 16px 24px; background: #1b1e20; color: #fbfaf6; border-bottom: 4px solid #ffb000; font-weight: 700; font-size: 22px }
.bar a { color: #fbfaf6; font-size: 16px }
.bar a:first-of-type { margin-left: auto }
.areas { display: flex; flex-wrap: wrap; gap: 4px 20px; padding: 12px 24px 0 }
.areas a { padding: 8px 0; color: light-dark(#0d4da3, #8cc1ff) }
.areas [aria-current] { font-weight: 700; text-decoration: none; color: light-dark(#16181a, #f4f2ec) }
:focus-visible { outline: 3px solid light-dark(#0f55b3, #8cc1ff) !important; outline-offset: 2px }
html.dark-mode, html.dark-mode body { background: #0f1112 }
.swagger-ui .info { margin: 24px 0 }
.swagger-ui .info .title small { background: light-dark(#0a6130, #0d7339) }
.swagger-ui .info .title small.version-stamp { background: light-dark(#0a6130, #0d7339) }
.swagger-ui :is(a, .info a, .info .url, .renderedMarkdown a) { color: light-dark(#0d4da3, #8cc1ff) }
.swagger-ui :is(.opblock-tag small, .opblock-summary-description, .info p) { color: light-dark(#16181a, #f4f2ec) }
.swagger-ui :is(.btn.authorize, .btn.authorize span) { color: light-dark(#0a6130, #62d996); border-color: currentcolor }
.swagger-ui .btn.authorize svg { fill: currentcolor }
.swagger-ui :is(.json-schema-2020-12-expand-deep-button, .json-schema-2020-12-accordion) { color: light-dark(#16181a, #f4f2ec) }
.swagger-ui .opblock .opblock-summary-method { color: #fff; text-shadow: none }
.swagger-ui .opblock.opblock-get .opblock-summary-method { background: #0f55b3 }
.swagger-ui .opblock.opblock-post .opblock-summary-method { background: #0a6130 }
.swagger-ui .opblock.opblock-put .opblock-summary-method, .swagger-ui .opblock.opblock-patch .opblock-summary-method { background: #7a4f00 }
.swagger-ui .opblock.opblock-delete .opblock-summary-method { background: #a51a13 }
`

const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Roadcall API</title>
<link rel="stylesheet" href="/api/docs/swagger-ui.css">
<style>${style}</style>
</head>
<body>
<header class="bar">Roadcall API<a href="/api/openapi.json">OpenAPI</a><a href="/">Home</a></header>
<nav class="areas" aria-label="Areas"></nav>
<div id="swagger-ui"></div>
<script src="/api/docs/swagger-ui-bundle.js"></script>
<script type="module" src="/api/docs/start.js"></script>
</body>
</html>`

/**
 * One area of the API at a time: the viewer resolves a whole document anew for each part that it shows, which keeps a
 * computer busy for seconds with all of them. `?of=bids` names the area; the first is shown without it.
 */
const start = `const night = matchMedia('(prefers-color-scheme: dark)')
const wear = () => document.documentElement.classList.toggle('dark-mode', night.matches)
night.addEventListener('change', wear)
wear()
const whole = await (await fetch('/api/openapi.json')).json()
const names = whole.tags.map(({ name }) => name)
const asked = new URLSearchParams(location.search).get('of')
const area = names.includes(asked) ? asked : names[0]
for (const name of names) {
  const link = document.createElement('a')
  link.href = '?of=' + name
  link.textContent = name
  if (name === area) link.setAttribute('aria-current', 'page')
  document.querySelector('.areas').append(link)
}
const paths = {}
for (const [path, calls] of Object.entries(whole.paths)) {
  const kept = Object.entries(calls).filter(([, call]) => call.tags.includes(area))
  if (kept.length) paths[path] = Object.fromEntries(kept)
}
// The shapes that these calls name, and those that these shapes name.
const schemas = {}
const keep = (part) => {
  for (const [, name] of JSON.stringify(part).matchAll(/"#\\/components\\/schemas\\/([^"]+)"/g)) {
    if (schemas[name]) continue
    schemas[name] = whole.components.schemas[name]
    keep(schemas[name])
  }
}
keep(paths)
keep(whole.components.responses)
// The viewer skips levels of headings, and leaves its head outside of any landmark and its choice of a server unnamed.
const name = (place, as) => {
  for (const one of document.querySelectorAll(place)) for (const key in as) one.setAttribute(key, as[key])
}
new MutationObserver(() => {
  name('#servers', { 'aria-label': 'Server' })
  name('.information-container', { role: 'region', 'aria-label': 'About' })
  name('.schemes-server-container', { role: 'region', 'aria-label': 'Servers' })
  name('h3.opblock-tag', { 'aria-level': '2' })
  name('#swagger-ui h4', { 'aria-level': '3' })
}).observe(document.querySelector('#swagger-ui'), { childList: true, subtree: true })
SwaggerUIBundle({
  spec: { ...whole, tags: whole.tags.filter(({ name }) => name === area), paths, components: { ...whole.components, schemas } },
  dom_id: '#swagger-ui', validatorUrl: null,
})`

/** The page of the API at /api/docs: Swagger UI from its own package in the look of the house, nothing from other hosts. */
export async function serveDocs(app: FastifyInstance): Promise<void> {
  const root = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'))
  await app.register(fastifyStatic, {
    root,
    prefix: '/api/docs/',
    index: false,
    decorateReply: false,
    allowedPath: (path) => /^\/swagger-ui(-bundle\.js|\.css)$/.test(path),
  })
  app.get('/api/docs', (_, reply) => reply.type('text/html; charset=utf-8').send(page))
  app.get('/api/docs/start.js', (_, reply) => reply.type('text/javascript').send(start))
}
