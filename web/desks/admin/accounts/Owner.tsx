/** The person behind an account, with the address to write to. */
export function Owner({ ownerName, email }: { ownerName: string; email: string }) {
  return (
    <>
      <span className="block">{ownerName}</span>
      <span className="block text-sm break-words text-muted">{email}</span>
    </>
  )
}
