export function SectionTitle({ id, title, text }: { id: string; title: string; text: string }) {
  return (
    <div>
      <h2 id={id} className="text-2xl sm:text-3xl lg:text-4xl">
        {title}
      </h2>
      <p className="text-base text-muted lg:mt-1 lg:text-lg">{text}</p>
    </div>
  )
}
