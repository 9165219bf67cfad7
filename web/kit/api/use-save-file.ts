import { useMutation } from '@tanstack/react-query'

/** Saves what is read as a file of that name. A link cannot carry a guest's token, so it is fetched. */
export const useSaveFile = (read: () => Promise<Blob>, name: string) =>
  useMutation({
    mutationFn: read,
    onSuccess: (file) => {
      const address = URL.createObjectURL(file)
      const link = document.createElement('a')
      link.href = address
      link.download = name
      link.click()
      URL.revokeObjectURL(address)
    },
  })
