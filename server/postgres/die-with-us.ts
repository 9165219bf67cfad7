import { type ChildProcess, spawn } from 'node:child_process'
import type { RunAs } from './run-as.ts'

/**
 * However this process ends, the database is stopped in order: at a normal exit by us, after SIGKILL by a
 * shell that waits for the end of a pipe which only we hold open. Gives the function that calls it off.
 */
export function dieWithUs(child: ChildProcess, user: RunAs | null): () => void {
  const interrupt = () => child.kill('SIGINT')
  process.once('exit', interrupt)
  if (process.platform === 'win32' || !child.pid) return () => process.off('exit', interrupt)
  const guard = spawn('/bin/sh', ['-c', 'read -r _; kill -INT "$1"', 'sh', `${child.pid}`], {
    cwd: '/',
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
    ...(user && { uid: user.uid, gid: user.gid }),
  })
  // Without it a killed server leaves the database running until the next start finds it.
  guard.on('error', () => {})
  guard.unref()
  return () => {
    process.off('exit', interrupt)
    guard.kill('SIGKILL')
  }
}
