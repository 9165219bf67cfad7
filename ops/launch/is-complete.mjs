/**
 * Whether what npm has put into node_modules (its own record, by path) is all that the lock file asks for on this machine: every
 * package in its version and, as `isThere` says of its path, on the disk. Optional ones for other machines may lack, and with
 * them what they alone want.
 */
export function isComplete(lock, present, isThere, machine = process) {
  const wanted = new Set(
    Object.entries(lock.packages)
      .filter(([path]) => path === '' || present[path])
      .flatMap(([, entry]) => namesWantedBy(entry)),
  )
  return Object.entries(lock.packages).every(([path, entry]) => {
    if (path === '') return true
    const found = present[path]
    if (found) return found.version === entry.version && isThere(path)
    return entry.optional === true && (!isFor(machine, entry) || !wanted.has(nameOf(path)))
  })
}

const namesWantedBy = ({ dependencies, devDependencies, optionalDependencies }) =>
  Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies })

const nameOf = (path) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)

const isFor = ({ platform, arch }, { os, cpu, libc }) =>
  (!os || os.includes(platform)) && (!cpu || cpu.includes(arch)) && !libc
