import { RotateCw } from 'lucide-react'
import { Component, type ReactNode } from 'react'
import { shell } from '#contract/words/en/shell.ts'
import { Button } from '../../kit/ui/Button.tsx'
import { ErrorState } from '../../kit/ui/ErrorState.tsx'
import { AppShell } from './AppShell.tsx'

interface Props {
  /** Another place is another page: it gets a new chance. */
  place: string
  /** What stands there until a network is back. */
  withoutNetwork: ReactNode
  children: ReactNode
}

/** A page whose script did not arrive, or that broke, leaves the bar and a way to load it again; without a network it waits for one. */
export class PageBoundary extends Component<Props, { isBroken: boolean }> {
  override state = { isBroken: false }

  static getDerivedStateFromError() {
    return { isBroken: true }
  }

  override componentDidUpdate(before: Props) {
    if (this.state.isBroken && before.place !== this.props.place) this.setState({ isBroken: false })
  }

  override render() {
    if (!this.state.isBroken) return this.props.children
    if (!navigator.onLine) return this.props.withoutNetwork
    const { page, text, reload } = shell.broken
    return (
      <AppShell title={page}>
        <ErrorState title={page}>
          <p className="mb-4">{text}</p>
          <Button icon={<RotateCw className="size-5" />} onClick={() => location.reload()}>
            {reload}
          </Button>
        </ErrorState>
      </AppShell>
    )
  }
}
