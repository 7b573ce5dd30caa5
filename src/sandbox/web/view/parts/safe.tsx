import { Component, type ComponentChildren } from 'preact'

interface SafeProps {
  /** The replacement if the part fails to render. */
  readonly instead: () => ComponentChildren
  readonly children: ComponentChildren
}

/** An error boundary: a failure in one part of the page leaves the others intact. */
export class Safe extends Component<SafeProps, { isBroken: boolean }> {
  override state = { isBroken: false }

  override componentDidCatch(error: unknown): void {
    console.error('A part of the page cannot be shown:', error)
    this.setState({ isBroken: true })
  }

  override render({ children, instead }: SafeProps) {
    return this.state.isBroken ? instead() : children
  }
}
