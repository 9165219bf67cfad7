/** The person behind an account, and below it whole the address to write to. */
export function Owner({ ownerName, email }: { ownerName: string; email: string }) {
  return (
    <span className="block max-w-72">
      <span className="wrap-anywhere">{ownerName}</span>
      <span className="block text-sm wrap-anywhere text-muted max-md:hidden">{email}</span>
    </span>
  )
}
