import { Component, type ReactNode } from 'react'

interface ErrorBoundaryProps {
  /** A new value resets the boundary. */
  resetKey?: string
  fallback: (error: unknown) => ReactNode
  onError?: (error: unknown) => void
  children: ReactNode
}

/** Catches a bug or a part that could not be loaded. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { error?: unknown; failed: boolean }> {
  override state: { error?: unknown; failed: boolean } = { failed: false }

  static getDerivedStateFromError = (error: unknown) => ({ error, failed: true })

  override componentDidCatch(error: unknown) {
    this.props.onError?.(error)
  }

  override componentDidUpdate(before: ErrorBoundaryProps) {
    if (this.state.failed && before.resetKey !== this.props.resetKey) this.setState({ failed: false })
  }

  override render() {
    return this.state.failed ? this.props.fallback(this.state.error) : this.props.children
  }
}
