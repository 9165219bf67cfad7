import type { PagePath } from '#contract/pages.ts'
import { shell } from '#contract/words/en/shell.ts'
import { Container } from '../../kit/ui/Container.tsx'
import { linkClass } from '../../kit/ui/link-class.ts'

const links: [PagePath, keyof typeof shell.footer][] = [
  ['/terms', 'terms'],
  ['/privacy', 'privacy'],
  ['/sms-terms', 'sms'],
]

export function Footer({ width }: { width: 'page' | 'desk' }) {
  return (
    <footer className="border-t border-line py-6 text-sm text-muted print:hidden">
      <Container width={width} className="flex flex-wrap justify-between gap-x-8 gap-y-1">
        <p>{shell.footer.line}</p>
        <p>{shell.footer.emergency}</p>
        <nav aria-label={shell.footer.label} className="flex flex-wrap gap-x-4">
          {links.map(([path, name]) => (
            <a key={path} href={path} className={linkClass}>
              {shell.footer[name]}
            </a>
          ))}
        </nav>
        <language-switch />
      </Container>
    </footer>
  )
}
