import { expect, it } from 'vitest'
import { addMessages, i18n, loadMessages, startI18n } from './i18n.ts'
import { showNoticesWith } from './notices.ts'

it('texts that can’t be fetched, as after an update, are told of: their keys are all there is to read', async () => {
  const said: string[] = []
  const undo = showNoticesWith({ success: () => undefined, error: (text) => said.push(text) })
  if (!i18n.isInitialized) await startI18n('')
  const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
  addMessages('gone', { 'zh-cn': gone, en: gone })
  await loadMessages('gone')
  expect(said).toContain('这部分内容没有加载出来，请检查网络后再试一次；如果还是不行，请先复制未保存的内容，再刷新页面')
  undo()
})
