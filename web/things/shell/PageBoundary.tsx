import { RotateCw } from 'lucide-react'
import { Component, type ComponentType, type ReactNode } from 'react'
import { shell } from '#contract/words/en/shell.ts'
import { NoNetwork } from '../../kit/api/load-anew.ts'
import { Button } from '../../kit/ui/Button.tsx'
import { ErrorState } from '../../kit/ui/ErrorState.tsx'

interface Props {
  /** Another place is another page: it gets a new chance. */
  place: string
  /** What stands there until a network is back. */
  withoutNetwork: ReactNode
  /** What stands around every page here. */
  Frame: ComponentType<{ title: string; children: ReactNode }>
  children: ReactNode
}

interface State {
  /** What was missing: the network, or the page itself. */
  broken: 'network' | 'page' | null
}

/** A page whose script did not arrive, or that broke, leaves the bar and a way to load it again; without a network it waits for one. */
export class PageBoundary extends Component<Props, State> {
  override state: State = { broken: null }

  static getDerivedStateFromError(error: unknown): State {
    // Asked once: what waits for a network goes on by itself when it is back, and must stand until then.
    return { broken: error instanceof NoNetwork || !navigator.onLine ? 'network' : 'page' }
  }

  override componentDidUpdate(before: Props) {
    if (this.state.broken && before.place !== this.props.place) this.setState({ broken: null })
  }

  override render() {
    const { broken } = this.state
    if (!broken) return this.props.children
    if (broken === 'network') return this.props.withoutNetwork
    const { Frame } = this.props
    const { page, text, reload } = shell.broken
    return (
      <Frame title={page}>
        <ErrorState title={page}>
          <p className="mb-4">{text}</p>
          <Button icon={<RotateCw className="size-5" />} onClick={() => location.reload()}>
            {reload}
          </Button>
        </ErrorState>
      </Frame>
    )
  }
}
