import { Flex, theme } from 'antd'
import type { ReactNode } from 'react'

/** What one can do next, in sight however long the step above is. */
export function BottomBar({ said, children }: { said?: string; children: ReactNode }) {
  const { token } = theme.useToken()
  return (
    <Flex
      gap={8}
      wrap
      align="center"
      justify="end"
      className="form-bar"
      style={{
        padding: '12px 24px',
        background: token.colorBgElevated,
        borderBlockStart: `1px solid ${token.colorSplit}`,
      }}
    >
      {said && <span className="import-said import-bar-said">{said}</span>}
      {children}
    </Flex>
  )
}
