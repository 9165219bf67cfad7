import { socketFolder } from './socket.ts'

/**
 * Given on the command line, so that every start has them whatever the files in the data folder say. What
 * was confirmed is on the disk, except where `durable` is off (throw-away databases of tests).
 */
export function serverSettings({
  port,
  durable,
  dir,
}: {
  port: number
  durable: boolean
  dir: string
}): string[] {
  const onOff = durable ? 'on' : 'off'
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: socketFolder(dir) ?? '',
    fsync: onOff,
    synchronous_commit: onOff,
    full_page_writes: onOff,
    // Of a run of tests all servers, each with its pools, share one.
    max_connections: durable ? 100 : 400,
    shared_buffers: '128MB',
    timezone: 'UTC',
    log_timezone: 'UTC',
    lc_messages: 'C',
    jit: 'off',
    random_page_cost: 1.1,
    password_encryption: 'scram-sha-256',
    logging_collector: 'off',
    log_destination: 'stderr',
    log_checkpoints: 'off',
    // The application knows of its failed statements; here they would only leave personal data behind.
    log_min_messages: 'log',
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
  }
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}
