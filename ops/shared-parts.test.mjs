import { dirname } from 'node:path'
import { expect, test } from 'vitest'
import { sharedParts } from './vite/shared-parts.ts'
import { web } from './vite/web-root.ts'

/** Modules by their name: what each imports, what it brings later, and how large it is. */
function partsOf(modules, taken = [], opened = new Map()) {
  const context = {
    getModuleInfo: (id) => ({
      importedIds: modules[id]?.needs ?? [],
      dynamicallyImportedIds: modules[id]?.later ?? [],
      code: modules[id]?.code ?? ' '.repeat(modules[id]?.size ?? 100),
    }),
  }
  const { name } = sharedParts(['/app'], (id) => (taken.includes(id) ? 'elsewhere' : null), opened)
  return (id) => name(id, context)
}

const pages = { '/app': { later: ['/a', '/b', '/c'] } }

test('small modules that mostly the same pages need come in one file', () => {
  const part = partsOf({
    ...pages,
    '/a': { needs: ['/card', '/price'] },
    '/b': { needs: ['/card', '/price'] },
    '/c': { needs: ['/card'] },
  })
  expect(part('/card')).toMatch(/^shared-\d+$/)
  expect(part('/price')).toBe(part('/card'))
})

test('a large one comes to no page that does without it', () => {
  const part = partsOf({
    ...pages,
    '/a': { needs: ['/card', '/chart'] },
    '/b': { needs: ['/card', '/chart'] },
    '/c': { needs: ['/card'] },
    '/chart': { size: 50_000 },
  })
  expect(part('/chart')).not.toBe(part('/card'))
})

test('what a module needs counts with it', () => {
  const part = partsOf({
    ...pages,
    '/a': { needs: ['/card', '/field'] },
    '/b': { needs: ['/card', '/field'] },
    '/c': { needs: ['/card'] },
    '/field': { needs: ['/node_modules/checks/index.js'] },
    '/node_modules/checks/index.js': { size: 50_000 },
  })
  expect(part('/field')).not.toBe(part('/card'))
})

test('whoever needs one module of a group gets them all: they count', () => {
  const part = partsOf(
    {
      '/app': { later: ['/a', '/b', '/c', '/large'] },
      '/a': { needs: ['/card', '/field'] },
      '/b': { needs: ['/card', '/field'] },
      '/c': { needs: ['/card'] },
      '/field': { needs: ['/small'] },
      '/large': { size: 50_000 },
    },
    ['/small', '/large'],
  )
  expect(part('/field')).not.toBe(part('/card'))
})

test('pages, packages, what one page needs and what stands elsewhere stay where they are', () => {
  const part = partsOf(
    {
      ...pages,
      '/a': { needs: ['/own', '/start', '/node_modules/router/index.js'] },
      '/b': { needs: ['/a', '/start', '/node_modules/router/index.js'] },
    },
    ['/start'],
  )
  for (const id of ['/a', '/start', '/node_modules/router/index.js']) expect(part(id)).toBeNull()
})

test('what the same pages open with is one file, whatever else needs a part of it later', () => {
  const part = partsOf(
    {
      '/app': { later: ['/a', '/b', '/dialog'] },
      '/a': { needs: ['/card', '/field'] },
      '/b': { needs: ['/card', '/field'] },
      '/dialog': { needs: ['/field', '/scale'] },
      '/c': { needs: ['/scale'] },
    },
    [],
    new Map([
      ['/a-page', ['/a']],
      ['/b-page', ['/b']],
    ]),
  )
  expect(part('/card')).toMatch(/^pages-\d+$/)
  expect(part('/field')).toBe(part('/card'))
})

test('no two become one of which the first needs the second by way of a third', () => {
  const part = partsOf({
    '/app': { later: ['/a', '/b', '/dialog'] },
    '/a': { needs: ['/list'] },
    '/b': { needs: ['/list'] },
    '/list': { needs: ['/dialog'] },
    '/dialog': { needs: ['/row'] },
  })
  expect(part('/dialog')).toBeNull()
  expect(part('/list')).not.toBe(part('/row'))
})

test('how long the path of the folder is changes nothing', () => {
  const withChart = (code) => {
    const part = partsOf({
      ...pages,
      '/a': { needs: ['/card', '/chart'] },
      '/b': { needs: ['/card', '/chart'] },
      '/c': { needs: ['/card'] },
      '/chart': { code },
    })
    return part('/chart') === part('/card')
  }
  expect(withChart(' '.repeat(50_000))).toBe(false)
  expect(withChart(dirname(web).repeat(50_000))).toBe(true)
})
