import { Component, type ReactNode } from 'react'
import { ScreenNotice } from './screen-notice.tsx'

type Props = { path: string; children: ReactNode }

/** A class, since React has no other way to catch what a screen throws while it renders. */
export class ErrorBoundary extends Component<Props, { isBroken: boolean }> {
  override state = { isBroken: false }

  static getDerivedStateFromError() {
    return { isBroken: true }
  }

  override render() {
    if (!this.state.isBroken) return this.props.children
    const retry = () => this.setState({ isBroken: false })
    return <ScreenNotice kind="broken" path={this.props.path} onRetry={retry} />
  }
}
