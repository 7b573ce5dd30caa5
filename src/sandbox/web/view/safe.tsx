import { Component, type ComponentChildren } from 'preact'

/** Keeps to itself whatever goes wrong in one message, so that the others stay. */
export class Safe extends Component<{ children: ComponentChildren }, { isBroken: boolean }> {
  override state = { isBroken: false }

  override componentDidCatch(error: unknown): void {
    console.error('A message cannot be shown:', error)
    this.setState({ isBroken: true })
  }

  override render({ children }: { children: ComponentChildren }) {
    if (!this.state.isBroken) return children
    return <li class="message failure">⚠ This message cannot be shown.</li>
  }
}
