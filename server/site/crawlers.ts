import type { FastifyInstance } from 'fastify'
import { hiddenPages, listedPages } from '#contract/pages.ts'

/** What search engines ask first: where they may look, and what there is to find. */
export function serveCrawlers(app: FastifyInstance, publicUrl: string): void {
  const robots = [
    'User-agent: *',
    'Disallow: /api/',
    ...hiddenPages.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n')
  const sitemap = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...listedPages.map((path) => `  <url><loc>${publicUrl}${path}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n')
  app.get('/robots.txt', (_, reply) => reply.type('text/plain; charset=utf-8').send(robots))
  app.get('/sitemap.xml', (_, reply) => reply.type('application/xml; charset=utf-8').send(sitemap))
}
