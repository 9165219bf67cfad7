export const faultKinds = ['lose_answer', 'fail', 'fail_after', 'busy', 'silence'] as const

/** What goes wrong with the next calls to an address that contains `path`. */
export interface Fault {
  path: string
  /**
   * Done, but the answer is lost; not done, and 500 that is kept for its key; done, and 500 that is kept; 429; done, and
   * never answered.
   */
  kind: (typeof faultKinds)[number]
  times: number
}

export function openFaults() {
  let planted: Fault[] = []
  return {
    plant(fault: Fault) {
      planted.push(fault)
    },
    /** What has not struck yet strikes no more. */
    mend() {
      planted = []
    },
    /** The one that strikes now, used up by it. */
    strike(path: string): Fault['kind'] | null {
      const fault = planted.find((one) => path.includes(one.path))
      if (!fault) return null
      fault.times -= 1
      planted = planted.filter(({ times }) => times > 0)
      return fault.kind
    },
  }
}
export type Faults = ReturnType<typeof openFaults>
