import { Component, type ErrorInfo, type ReactNode } from 'react'
import { queryClient } from '../../lib/query.ts'
import { reportProblem } from '../../lib/report.ts'
import { BrokenNotice } from './broken-notice.tsx'

type Props = { path: string; children: ReactNode }

/** A class, since React has no other way to catch what a screen throws while it renders. */
export class ErrorBoundary extends Component<Props, { error: Error | null }> {
  override state: { error: Error | null } = { error: null }

  static getDerivedStateFromError(error: Error) {
    return { error }
  }

  override componentDidCatch(error: Error, { componentStack }: ErrorInfo) {
    const { name, message } = error
    reportProblem({
      kind: 'broken',
      message: `${name}: ${message}`,
      path: this.props.path,
      component: componentStack?.trim(),
    })
  }

  override render() {
    const { error } = this.state
    if (!error) return this.props.children
    const retry = () => {
      // A file that could not be fetched stays so for this page: the site may have been updated since.
      if (/dynamically imported module|module script|preload/i.test(error.message)) window.location.reload()
      else {
        // It may have been what the server answered: nothing else uses it now, and the screen asks again.
        queryClient.removeQueries({ type: 'inactive' })
        this.setState({ error: null })
      }
    }
    return <BrokenNotice onRetry={retry} />
  }
}
