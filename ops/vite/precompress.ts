import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

/** Writes .br and .gz beside every text file; the server only picks. */
export function precompress(): Plugin {
  let dist = ''
  return {
    name: 'precompress',
    apply: 'build',
    configResolved(config) {
      dist = config.build.outDir
    },
    closeBundle() {
      for (const name of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
        if (!/\.(html|js|css|svg|txt|json)$/.test(name)) continue
        const text = readFileSync(`${dist}/${name}`)
        const params = { [constants.BROTLI_PARAM_SIZE_HINT]: text.length }
        writeFileSync(`${dist}/${name}.br`, brotliCompressSync(text, { params }))
        writeFileSync(`${dist}/${name}.gz`, gzipSync(text, { level: 9 }))
      }
    },
  }
}
