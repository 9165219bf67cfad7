/** The person behind an account, with the address to write to. */
export function Owner({ ownerName, email }: { ownerName: string; email: string }) {
  return (
    <span className="block max-w-72 md:truncate" title={email}>
      {ownerName} <span className="text-sm break-words text-muted max-md:hidden">{email}</span>
    </span>
  )
}
