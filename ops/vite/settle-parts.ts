/** Modules that travel in one file, and all that comes with them, themselves too. */
interface Piece {
  readonly ids: readonly string[]
  readonly brings: ReadonlySet<string>
}

/** What a page costs whoever opens it. */
export interface Opening {
  /** All that it needs. */
  readonly needs: ReadonlySet<string>
  /** What one more file costs, in characters of source. */
  readonly perFile: number
  /** What one character costs that it does without. */
  readonly perCharacter: number
}

/** Numbers as bits, so that what a page brings is known in some hundred operations: it is asked a hundred thousand times. */
type Bits = Uint32Array

type Page = Omit<Opening, 'needs'> & { readonly needs: Bits }

interface File {
  /** By their place. */
  readonly pieces: ReadonlySet<number>
  readonly has: Bits
  readonly brings: Bits
}

/** A page with the files that it brings, all that is in them, and what it costs. */
interface Opened {
  readonly page: Page
  readonly files: ReadonlySet<File>
  readonly brought: Bits
  readonly cost: number
}

interface Change {
  readonly files: File[]
  readonly fileOf: readonly File[]
  readonly openings: Opened[]
  readonly spared: number
}

/**
 * Moves pieces from file to file, and joins files, for as long as that makes the pages cost less. At first each is a file of its own: from
 * files that were joined before, pair by pair, the way led to pages a tenth dearer. Gives for each piece the number of its file; none waits
 * for itself by way of another.
 */
export function settleParts(
  pieces: readonly Piece[],
  openings: readonly Opening[],
  sizeOf: (id: string) => number,
): readonly number[] {
  const numbers = new Map(pieces.flatMap(({ ids }, piece) => ids.map((id) => [id, piece] as const)))
  const sizes = pieces.map(({ ids }) => ids.reduce((sum, id) => sum + sizeOf(id), 0))
  for (const { brings } of pieces)
    for (const id of brings)
      if (!numbers.has(id)) {
        numbers.set(id, sizes.length)
        sizes.push(sizeOf(id))
      }
  const words = Math.ceil(sizes.length / 32)
  const own = Math.ceil(pieces.length / 32)
  const none = (): Bits => new Uint32Array(words)
  const bitsOf = (ids: Iterable<string>): Bits => {
    const bits = none()
    for (const id of ids) {
      const number = numbers.get(id)
      if (number !== undefined) add(bits, number)
    }
    return bits
  }
  const brings = pieces.map((piece) => bitsOf(piece.brings))
  const pages = openings.map((opening) => ({ ...opening, needs: bitsOf(opening.needs) }))

  const fileWith = (members: Iterable<number>): File => {
    const file = { pieces: new Set(members), has: new Uint32Array(own), brings: none() }
    for (const piece of file.pieces) {
      add(file.has, piece)
      join(file.brings, brings[piece])
    }
    return file
  }
  let files = [...pieces.keys()].map((piece) => fileWith([piece]))
  let fileOf: readonly File[] = files
  const openWith = (page: Page, fileOf: readonly File[]) => opened(page, fileOf, own, sizes)
  let now = pages.map((page) => openWith(page, fileOf))
  const nowhere = fileWith([])
  /** Which file has which piece once these have come. */
  const fileOfWith = (come: readonly File[]): readonly File[] => {
    const next = [...fileOf]
    for (const file of come) for (const piece of file.pieces) next[piece] = file
    return next
  }

  /** With these files instead of those; null where that spares no more, or a file would wait for itself. */
  const change = (gone: readonly File[], come: readonly File[], atLeast = 1): Change | null => {
    const next = fileOfWith(come)
    let spared = 0
    const openings = now.map((opening) => {
      if (!gone.some((file) => opening.files.has(file))) return opening
      const changed = openWith(opening.page, next)
      spared += opening.cost - changed.cost
      return changed
    })
    if (spared <= atLeast) return null
    const left = [...files.filter((file) => !gone.includes(file)), ...come]
    return isRound(left) ? null : { files: left, fileOf: next, openings, spared }
  }
  const take = (best: Change | null): boolean => {
    if (best) ({ files, fileOf, openings: now } = best)
    return best !== null
  }
  /** Files that some page brings which brings this one too. */
  const besides = (file: File): File[] => {
    const together = new Set<File>()
    for (const { files } of now) if (files.has(file)) for (const other of files) together.add(other)
    together.delete(file)
    return [...together]
  }

  /** What it costs a page at least that this comes too. */
  const addedBy = ({ page, brought }: Opened, more: Bits = none()) =>
    vainIn(more, brought, sizes) * page.perCharacter

  /** Where it would be cheapest: a file of its own or another one, if that is cheaper than where it is. */
  const movePiece = (piece: number): boolean => {
    const from = fileOf[piece] as File
    const rest = [...from.pieces].filter((one) => one !== piece)
    const left = rest.length > 0 ? [fileWith(rest)] : []
    // Not more than if nobody needed it.
    const next = fileOfWith(left).with(piece, nowhere)
    let most = 0
    for (const { page, cost, files } of now)
      if (files.has(from))
        most += cost - openWith({ ...page, needs: without(page.needs, piece) }, next).cost
    if (most <= 1) return false
    let best: Change | null = left.length > 0 ? change([from], [...left, fileWith([piece])]) : null
    for (const to of besides(from)) {
      let least = 0
      for (const opening of now)
        if (opening.files.has(to) && !opening.files.has(from))
          least += addedBy(opening, brings[piece])
      if (most - least <= (best?.spared ?? 1)) continue
      best = change([from, to], [...left, fileWith([...to.pieces, piece])], best?.spared) ?? best
    }
    return take(best)
  }

  /** With whichever of the others most is spared. */
  const joinFile = (file: File): boolean => {
    let best = null as Change | null
    for (const other of besides(file)) {
      let most = 0
      for (const opening of now) {
        const isHere = opening.files.has(file)
        if (isHere && opening.files.has(other)) most += opening.page.perFile
        else if (isHere) most -= addedBy(opening, other.brings)
        else if (opening.files.has(other)) most -= addedBy(opening, file.brings)
      }
      if (most <= (best?.spared ?? 1)) continue
      const both = fileWith([...file.pieces, ...other.pieces])
      best = change([file, other], [both], best?.spared) ?? best
    }
    return take(best)
  }

  const settle = (some: readonly number[]): void => {
    for (let isMoved = true; isMoved; ) {
      isMoved = false
      for (const piece of some) if (movePiece(piece)) isMoved = true
      for (const file of new Set(some.map((piece) => fileOf[piece] as File)))
        if (files.includes(file) && joinFile(file)) isMoved = true
    }
  }
  const costInAll = () => now.reduce((sum, { cost }) => sum + cost, 0)
  /** Its pieces are by themselves again, and go where it is cheapest now; where that spares nothing, all stays as it was. */
  const takeApart = (file: File): boolean => {
    const before = { files, fileOf, now }
    const least = costInAll()
    const come = [...file.pieces].map((piece) => fileWith([piece]))
    files = [...files.filter((one) => one !== file), ...come]
    fileOf = fileOfWith(come)
    now = pages.map((page) => openWith(page, fileOf))
    settle([...file.pieces])
    if (costInAll() < least - 1) return true
    ;({ files, fileOf, now } = before)
    return false
  }

  settle([...pieces.keys()])
  for (let isBetter = true; isBetter; ) {
    isBetter = false
    for (const file of files)
      if (file.pieces.size > 1 && files.includes(file) && takeApart(file)) isBetter = true
  }
  return fileOf.map((file) => files.indexOf(file))
}

/** All files that a page brings, one by way of another, and what that costs; the first `own` words have the pieces. */
function opened(
  page: Page,
  fileOf: readonly File[],
  own: number,
  sizes: readonly number[],
): Opened {
  const brought = page.needs.slice()
  const there = new Uint32Array(own)
  const files = new Set<File>()
  for (let count = -1; count !== files.size; ) {
    count = files.size
    for (let word = 0; word < own; word++)
      for (let left = (brought[word] ?? 0) & ~(there[word] ?? 0); left !== 0; left &= left - 1) {
        const file = fileOf[numberOf(word, left)]
        if (!file || file.pieces.size === 0 || files.has(file)) continue
        files.add(file)
        join(there, file.has)
        join(brought, file.brings)
      }
  }
  const vain = vainIn(brought, page.needs, sizes)
  return { page, files, brought, cost: files.size * page.perFile + vain * page.perCharacter }
}

/** Would a file wait for itself by way of another one? */
function isRound(files: readonly File[]): boolean {
  const isGood = new Map<File, boolean>()
  const leadsBack = (file: File): boolean => {
    isGood.set(file, false)
    for (const other of files) {
      if (other === file || isGood.get(other) || !meet(other.has, file.brings)) continue
      if (isGood.has(other) || leadsBack(other)) return true
    }
    isGood.set(file, true)
    return false
  }
  return files.some((file) => !isGood.has(file) && leadsBack(file))
}

function add(bits: Bits, number: number): void {
  const word = number >> 5
  bits[word] = (bits[word] ?? 0) | (1 << (number & 31))
}

function without(bits: Bits, number: number): Bits {
  const others = bits.slice()
  const word = number >> 5
  others[word] = (others[word] ?? 0) & ~(1 << (number & 31))
  return others
}

function join(bits: Bits, others: Bits | undefined): void {
  if (!others) return
  for (let word = 0; word < bits.length; word++)
    bits[word] = (bits[word] ?? 0) | (others[word] ?? 0)
}

function meet(some: Bits, others: Bits): boolean {
  for (let word = 0; word < some.length; word++)
    if (((some[word] ?? 0) & (others[word] ?? 0)) !== 0) return true
  return false
}

/** How many characters of what is brought are not among those that are there. */
function vainIn(brought: Bits, there: Bits, sizes: readonly number[]): number {
  let vain = 0
  for (let word = 0; word < brought.length; word++)
    for (let left = (brought[word] ?? 0) & ~(there[word] ?? 0); left !== 0; left &= left - 1)
      vain += sizes[numberOf(word, left)] ?? 0
  return vain
}

/** Which number the lowest bit of what is left in a word stands for. */
const numberOf = (word: number, left: number): number => word * 32 + 31 - Math.clz32(left & -left)
