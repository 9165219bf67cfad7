import { fileURLToPath } from 'node:url'
import prefresh from '@prefresh/vite'
import tailwind from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { applicationFallback } from './ops/vite/application-fallback.ts'
import { bringParts } from './ops/vite/bring-parts.ts'
import { compileAhead } from './ops/vite/compile-ahead.ts'
import { files } from './ops/vite/first-load.ts'
import { beforeFirstPaint, preloadFonts } from './ops/vite/first-paint.ts'
import { lightCalls } from './ops/vite/light-calls.ts'
import { mapWorker } from './ops/vite/map-worker.ts'
import { onlyUsedRouter } from './ops/vite/only-used-router.ts'
import { ownIcons } from './ops/vite/own-icons.ts'
import { ownWords } from './ops/vite/own-words.ts'
import { preact } from './ops/vite/preact.ts'
import { precompress } from './ops/vite/precompress.ts'
import { prerender } from './ops/vite/prerender.ts'
import { saidSettings } from './ops/vite/said-settings.ts'
import { slimCalls } from './ops/vite/slim-calls.ts'
import { web } from './ops/vite/web-root.ts'
import { writePages } from './ops/vite/write-pages.ts'

export default defineConfig({
  root: web,
  plugins: [
    lightCalls(),
    slimCalls(),
    ownWords(),
    saidSettings(),
    bringParts(),
    onlyUsedRouter(),
    ownIcons(),
    preact(),
    await prefresh(),
    tailwind(),
    prerender(),
    beforeFirstPaint(),
    preloadFonts(),
    writePages(),
    mapWorker(),
    compileAhead(),
    precompress(),
    applicationFallback(),
  ],
  build: {
    outDir: fileURLToPath(new URL('./dist/web', import.meta.url)),
    emptyOutDir: true,
    modulePreload: {
      polyfill: false,
      // The list of what every page consists of would stand in the wizard's first load. Pages on which people in need
      // go on have theirs; the others name their own file, which says what it needs one round trip later (web/kit/api/bring.ts).
      resolveDependencies: (file, parts, { hostType }) =>
        hostType === 'html' ||
        /\/(RequestServicePage|BidsPage|MapRequestPage|details-and-review)-/.test(file)
          ? parts
          : [file],
    },
    rolldownOptions: {
      // No getter of ours does anything: what nobody reads goes, with the words that it names.
      treeshake: { propertyReadSideEffects: false },
      input: {
        landing: `${web}/index.html`,
        app: `${web}/app.html`,
        technician: `${web}/technician.html`,
        speak: `${web}/languages/speak.ts`,
        'language-switch': `${web}/languages/switch.ts`,
      },
      output: {
        codeSplitting: { groups: files },
        // The names of all pages' files stand in the first load, and no packing makes a hash smaller.
        hashCharacters: 'base36',
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/[name]-[hash:7].js',
      },
    },
  },
  server: {
    port: Number(process.env.WEB_PORT ?? 5173),
    proxy: { '/api/': `http://127.0.0.1:${process.env.API_PORT ?? 3000}` },
  },
})
