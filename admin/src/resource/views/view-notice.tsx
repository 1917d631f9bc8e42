// Loaded when a view does not say what it used to.
import type { SavedView } from '@tutu/contract/api/saved-view'
import { Alert } from 'antd'
import { useViewText } from './text.ts'

type Props = {
  saved: SavedView | undefined
  /** It is the conditions of the address that mean nothing. */
  isWhereLost?: boolean
}

/** Why a list is not as its view once was, or its address says; nothing of it is shown without a word. */
export function ViewNotice({ saved, isWhereLost = false }: Props) {
  const text = useViewText()
  const names = saved?.dropped.join(text('comma')) ?? ''
  const said = isWhereLost ? text('whereLost') : saved ? text('dropped', { names }) : text('gone')
  return <Alert type="warning" showIcon closable title={said} />
}
