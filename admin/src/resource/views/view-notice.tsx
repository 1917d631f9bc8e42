// Loaded when a view does not say what it used to.
import type { SavedView } from '@tutu/contract/api/saved-view'
import { Alert } from 'antd'
import { useViewText } from './text.ts'

/** Why a list is not as its view once was; nothing of it is shown without a word. */
export function ViewNotice({ saved }: { saved: SavedView | undefined }) {
  const text = useViewText()
  const names = saved?.dropped.join(text('comma')) ?? ''
  return <Alert type="warning" showIcon closable title={saved ? text('dropped', { names }) : text('gone')} />
}
