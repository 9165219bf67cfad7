export function SectionTitle({ id, title, text }: { id: string; title: string; text: string }) {
  return (
    <div>
      <h2 id={id} className="text-3xl lg:text-4xl">
        {title}
      </h2>
      <p className="mt-1 text-lg text-muted">{text}</p>
    </div>
  )
}
