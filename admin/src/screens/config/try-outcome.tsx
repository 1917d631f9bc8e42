import { Alert } from 'antd'
import { useEffect, useRef } from 'react'

export type Tried = { isRight: boolean; title: string; lines: readonly string[] }

/** What came of trying settings, in sight once it is there. */
export function TryOutcome({ busy, tried }: { busy?: string | undefined; tried: Tried | undefined }) {
  const outcome = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (tried) outcome.current?.scrollIntoView({ block: 'nearest' })
  }, [tried])
  return (
    <div role="status" ref={outcome} className="try-outcome">
      {busy && <p className="muted">{busy}</p>}
      {tried && (
        <Alert
          showIcon
          type={tried.isRight ? 'success' : 'error'}
          title={tried.title}
          description={tried.lines.map((line) => (
            <div key={line}>{line}</div>
          ))}
        />
      )}
    </div>
  )
}
