import { Component, type ComponentChildren } from 'preact'

interface SafeProps {
  /** What stands in its place when it cannot be shown. */
  readonly instead: () => ComponentChildren
  readonly children: ComponentChildren
}

/** Keeps to itself whatever goes wrong in one part of the page, so that the others stay. */
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
