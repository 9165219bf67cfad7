import type { Plugin, ViteDevServer } from 'vite'

/** In development every address that is no file is the application, or the page of its own there; the server does the same in production. */
export function applicationFallback(): Plugin {
  return {
    name: 'application-fallback',
    configureServer(server: ViteDevServer) {
      server.middlewares.use((request, _, next) => {
        const path = new URL(request.url ?? '/', 'http://localhost').pathname
        const isPage = request.headers.accept?.includes('text/html') && !path.includes('.')
        if (isPage && path !== '/' && !path.startsWith('/api'))
          request.url = path === '/technician' ? '/technician.html' : '/app.html'
        next()
      })
    },
  }
}
