import { once } from 'node:events'
import { createConnection, createServer, type Server, type Socket } from 'node:net'

export interface DatabaseProxy {
  /** Of the same database, through the proxy. */
  url: string
  /** As when the machine of the database dies: connections are cut, new ones refused. */
  cut(): Promise<void>
  /** It is back, at the same address. */
  restore(): Promise<void>
}

/** Stands between the product and its database, so that the database can be away without touching other tests. */
export async function openDatabaseProxy(databaseUrl: string): Promise<DatabaseProxy> {
  const there = new URL(databaseUrl)
  const sockets = new Set<Socket>()
  let port = 0
  let server: Server

  async function restore() {
    server = createServer((caller) => {
      const database = createConnection({ host: there.hostname, port: Number(there.port || 5432) })
      for (const socket of [caller, database]) {
        sockets.add(socket)
        socket.on('error', () => {})
        socket.once('close', () => {
          sockets.delete(socket)
          caller.destroy()
          database.destroy()
        })
      }
      caller.pipe(database).pipe(caller)
    })
    await once(server.listen(port, '127.0.0.1'), 'listening')
    const address = server.address()
    port = typeof address === 'object' && address ? address.port : 0
  }

  await restore()
  const url = new URL(databaseUrl)
  url.hostname = '127.0.0.1'
  url.port = `${port}`
  url.searchParams.delete('host')
  return {
    url: url.href,
    restore,
    async cut() {
      const closed = once(server, 'close')
      server.close()
      for (const socket of sockets) socket.destroy()
      await closed
    },
  }
}
