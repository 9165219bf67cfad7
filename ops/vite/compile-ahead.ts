import type { Plugin } from 'vite'

/** In what is smaller there is little to compile; of what is larger, a library's file, little is called as it loads; bytes. */
const smallest = 2_000
const largest = 100_000

/**
 * Says of each file that its functions are called as it loads. The browser then compiles them on another thread while the file comes, and
 * not one by one in the middle of the first drawing (V8's explicit compile hints; for others it is a comment).
 */
export const compileAhead = (): Plugin => ({
  name: 'compile-ahead',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk' && file.code.length > smallest && file.code.length < largest)
          file.code = `//# allFunctionsCalledOnLoad\n${file.code}`
    },
  },
})
