import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { SyntaxNodeRef } from '@lezer/common'
import { parser } from '@prometheus-io/lezer-promql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { readMetrics } from '#contract/operations.ts'
import { openTestApp, type TestApp } from './testing/open-test-app.ts'

const folder = resolve(import.meta.dirname, '../ops/monitoring')
const read = (name: string) => readFileSync(resolve(folder, name), 'utf8')

interface Alerts {
  groups: { rules: { alert: string; expr: string; annotations: { summary: string } }[] }[]
}
interface Dashboard {
  panels: {
    id: number
    title: string
    gridPos: { x: number; y: number; w: number; h: number }
    targets: { expr: string }[]
  }[]
}
const rules = (parse(read('alerts.yml')) as Alerts).groups.flatMap((group) => group.rules)
const { panels } = JSON.parse(read('grafana-dashboard.json')) as Dashboard

/** Prometheus' own, and what it puts on everything. */
const ofPrometheus = { metrics: ['up'], labels: ['job', 'instance'] }

interface Asked {
  expression: string
  isWhole: boolean
  metrics: string[]
  /** Labels that are named beside these metrics. */
  labels: string[]
}

/** What an expression asks for, read by Prometheus' own grammar. */
function readExpression(expression: string): Asked {
  // Grafana puts its variables in before anybody parses them.
  const text = expression.replaceAll('$__rate_interval', '5m').replaceAll('$job', 'roadcall')
  const asked: Asked = { expression, isWhole: true, metrics: [], labels: [] }
  parser.parse(text).iterate({
    enter(node: SyntaxNodeRef) {
      const words = text.slice(node.from, node.to)
      if (node.type.isError) asked.isWhole = false
      if (node.name === 'Identifier' && node.node.parent?.name === 'VectorSelector')
        asked.metrics.push(words)
      if (node.name === 'LabelName') asked.labels.push(words)
    },
  })
  return asked
}

const asked = [
  ...rules.map(({ expr }) => expr),
  ...panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
].map(readExpression)

let app: TestApp
/** The labels of every series that the server tells, by the name of the metric. */
const told = new Map<string, Set<string>>()
beforeAll(async () => {
  app = await openTestApp({ env: { BACKUP_EVERY: '1d' } })
  // The first answer tells of those before it.
  await fetch(`${app.baseUrl}/healthz`)
  const text = await (await fetch(`${app.baseUrl}${readMetrics.path}`)).text()
  for (const [, name = '', labels = ''] of text.matchAll(/^(\w+)(?:\{(.*)\})? \S+$/gm)) {
    const known = told.get(name) ?? new Set()
    for (const [, label = ''] of labels.matchAll(/(\w+)="/g)) known.add(label)
    told.set(name, known)
  }
})
afterAll(() => app.close())

describe('what operators watch', () => {
  it('is written in the language of Prometheus', () => {
    expect(asked.filter(({ isWhole }) => !isWhole)).toEqual([])
    expect(asked.filter(({ metrics }) => metrics.length === 0)).toEqual([])
  })

  it('asks for metrics that the server tells, by labels that they have', () => {
    const missing = asked.flatMap(({ metrics, labels }) => {
      const ours = metrics.filter((name) => !ofPrometheus.metrics.includes(name))
      const unknown = ours.filter((name) => !told.has(name))
      const known = [...ofPrometheus.labels, ...ours.flatMap((name) => [...(told.get(name) ?? [])])]
      return [...unknown, ...labels.filter((label) => !known.includes(label))]
    })
    expect(missing).toEqual([])
  })

  it('looks at everything that the server tells by itself, beside what Node tells', () => {
    const own = [
      'http_request_duration_seconds_bucket',
      'live_streams',
      'database_connections',
      'security_events_total',
      'security_admin_new_devices_total',
      'security_refusals_of_one_account',
      'backup_last_success_timestamp_seconds',
      'backup_last_check_timestamp_seconds',
      'calls_at_once',
      'calls_turned_away_total',
      'events_untold_seconds',
      'market_requests_open',
      'market_first_bid_seconds',
      'market_jobs',
      'messages',
    ]
    for (const name of own) {
      expect([...told.keys()]).toContain(name)
      expect(asked.flatMap(({ metrics }) => metrics)).toContain(name)
    }
  })

  it('has alerts that each say something, and panels that do not lie on each other', () => {
    expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length)
    for (const { annotations } of rules) expect(annotations.summary).toMatch(/\.$/)
    const cells = panels.flatMap(({ gridPos: { x, y, w, h } }) =>
      Array.from({ length: w * h }, (_, at) => `${x + (at % w)} ${y + Math.floor(at / w)}`),
    )
    expect(new Set(cells).size).toBe(cells.length)
    expect(Math.max(...panels.map(({ gridPos: { x, w } }) => x + w))).toBeLessThanOrEqual(24)
  })
})
