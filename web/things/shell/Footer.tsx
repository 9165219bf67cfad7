import { Container } from '../../kit/ui/Container.tsx'
import { shell } from '../../messages/en/shell.ts'

export function Footer() {
  return (
    <footer className="border-t border-line py-6 text-sm text-muted">
      <Container className="flex flex-wrap justify-between gap-x-8 gap-y-1">
        <p>{shell.footer.line}</p>
        <p>{shell.footer.emergency}</p>
      </Container>
    </footer>
  )
}
