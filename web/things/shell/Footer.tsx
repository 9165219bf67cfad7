import { shell } from '#contract/words/en/shell.ts'
import { Container } from '../../kit/ui/Container.tsx'

export function Footer() {
  return (
    <footer className="border-t border-line py-6 text-sm text-muted">
      <Container className="flex flex-wrap justify-between gap-x-8 gap-y-1">
        <p>{shell.footer.line}</p>
        <p>{shell.footer.emergency}</p>
        <language-switch />
      </Container>
    </footer>
  )
}
