import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { importDrivers } from '#contract/drivers.ts'
import { importUnits } from '#contract/units.ts'
import { newKey } from '../../../kit/api/call.ts'
import { upload } from '../../../kit/api/upload.ts'
import { driversKey, fleetKey, overviewKey, unitsKey } from '../keys.ts'

const endpoints = { drivers: importDrivers, units: importUnits }
export type ImportKind = keyof typeof endpoints

/** What was chosen; the key makes its import happen once, however often it is sent. */
export interface ChosenFile {
  name: string
  file: Blob
  key: string
}

/** Whatever a system calls a file of commas, it is sent as what it is. */
export const chosenFile = (file: File): ChosenFile => ({
  name: file.name,
  file: new Blob([file], { type: 'text/csv' }),
  key: newKey(),
})

/** Sends a file to be looked at, or imported; says how far it is, in percent. */
export function useImport(kind: ImportKind, mode: 'preview' | 'commit') {
  const client = useQueryClient()
  const [percent, setPercent] = useState(0)
  const deed = useMutation({
    mutationFn: ({ file, key }: ChosenFile) => {
      setPercent(0)
      return upload(endpoints[kind], {
        query: { mode },
        file,
        idempotencyKey: mode === 'commit' ? key : newKey(),
        signal: new AbortController().signal,
        onProgress: setPercent,
      })
    },
    onSuccess: ({ isDone }) => {
      if (!isDone) return
      for (const queryKey of [driversKey, unitsKey, fleetKey, overviewKey])
        client.invalidateQueries({ queryKey })
    },
  })
  return { ...deed, percent }
}
